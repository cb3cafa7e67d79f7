/** What the outline of the country at /map/bangladesh.svg shows, in degrees (docs/stores-and-map.md). */
export const COUNTRY_FRAME = { west: 87.95, east: 92.75, south: 20.5, north: 26.7 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** How far a parallel is from the equator on a map of Mercator's, in the degrees of its meridians. */
const northing = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180) / Math.PI;

const TOP = northing(COUNTRY_FRAME.north);
const WIDTH = COUNTRY_FRAME.east - COUNTRY_FRAME.west;
const HEIGHT = TOP - northing(COUNTRY_FRAME.south);

/** Height of the outline by its width. */
export const COUNTRY_RATIO = HEIGHT / WIDTH;

/** Where a position lies on the outline: parts of its width and its height, from its upper left corner. */
export function placeOnOutline({ latitude, longitude }: { latitude: number; longitude: number }): {
  left: number;
  top: number;
} {
  return { left: (longitude - COUNTRY_FRAME.west) / WIDTH, top: (TOP - northing(latitude)) / HEIGHT };
}

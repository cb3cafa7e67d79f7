/** The area shown by the country's outline at /map/bangladesh.svg, in degrees (docs/stores-and-map.md). */
export const COUNTRY_FRAME = { west: 87.95, east: 92.75, south: 20.5, north: 26.7 } as const;

const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** The distance of a parallel from the equator on a Mercator map, in degrees of longitude. */
const northing = (latitude: number) => (Math.log(Math.tan(Math.PI / 4 + radians(latitude) / 2)) * 180) / Math.PI;

const TOP = northing(COUNTRY_FRAME.north);
const WIDTH = COUNTRY_FRAME.east - COUNTRY_FRAME.west;
const HEIGHT = TOP - northing(COUNTRY_FRAME.south);

/** Height of the outline divided by its width. */
export const COUNTRY_RATIO = HEIGHT / WIDTH;

/** A position on the outline, as fractions of its width and height from the upper left corner. */
export function placeOnOutline({ latitude, longitude }: { latitude: number; longitude: number }): {
  left: number;
  top: number;
} {
  return { left: (longitude - COUNTRY_FRAME.west) / WIDTH, top: (TOP - northing(latitude)) / HEIGHT };
}

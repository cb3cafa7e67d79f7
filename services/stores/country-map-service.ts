import { ApiError, readAnswer } from "@/services/api/api-error";

type Line = [longitude: number, latitude: number][];

/** The data of the site's map when it has no tiles. */
export interface CountryMap {
  /** Coasts of the land that is visible on the map. */
  land: Line[];
  country: Line[];
  /** Borders between districts of one division. */
  districts: Line[];
  /** Borders between divisions. */
  divisions: Line[];
  /** Course from the source to the mouth; size 3 is the widest. */
  rivers: { en: string; bn: string; size: number; course: Line }[];
  /** Names of the areas around the country. */
  areas: { en: string; bn: string; kind: "sea" | "land"; latitude: number; longitude: number }[];
  /** The towns after which the districts are named; the names of division towns are shown first. */
  towns: { en: string; bn: string; latitude: number; longitude: number; division: boolean }[];
}

/** The country map that `npm run map` wrote to public/map. */
export async function getCountryMap(): Promise<CountryMap> {
  const answer = await fetch("/map/bangladesh.json").catch(() => null);
  if (answer === null) throw new ApiError({ kind: "offline", status: null });
  if (!answer.ok) throw new ApiError({ kind: "outage", status: answer.status });
  const read = (await answer.json().catch(() => null)) as CountryMap | null;
  return readAnswer(() => {
    if (read === null) throw new TypeError("The map is not JSON");
    const { land, country, districts, divisions, rivers, areas, towns } = read;
    return { land, country, districts, divisions, rivers, areas, towns };
  });
}

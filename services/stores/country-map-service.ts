import { ApiError, readAnswer } from "@/services/api/api-error";

type Line = [longitude: number, latitude: number][];

/** What the site's map draws without tiles. */
export interface CountryMap {
  /** Shores of the land in sight. */
  land: Line[];
  country: Line[];
  /** Lines between districts of one division. */
  districts: Line[];
  /** Lines between divisions. */
  divisions: Line[];
  /** From the source to the mouth; 3 is the widest. */
  rivers: { en: string; bn: string; size: number; course: Line }[];
  /** Names of the surroundings of the country. */
  areas: { en: string; bn: string; kind: "sea" | "land"; latitude: number; longitude: number }[];
  /** The towns that the districts are called after; those of divisions are named first. */
  towns: { en: string; bn: string; latitude: number; longitude: number; division: boolean }[];
}

/** The country as `npm run map` wrote it into public/map. @throws ApiError */
export async function getCountryMap(): Promise<CountryMap> {
  const answer = await fetch("/map/bangladesh.json").catch(() => null);
  if (answer === null) throw new ApiError({ kind: "offline", status: null });
  if (!answer.ok) throw new ApiError({ kind: "outage", status: answer.status });
  const read = (await answer.json().catch(() => null)) as CountryMap | null;
  return readAnswer(() => {
    if (read === null) throw new TypeError("The map is no JSON");
    const { land, country, districts, divisions, rivers, areas, towns } = read;
    return { land, country, districts, divisions, rivers, areas, towns };
  });
}

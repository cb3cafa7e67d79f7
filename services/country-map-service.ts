import { ApiError, readAnswer } from "@/services/api-error";

/** What the site's map draws without tiles; rings hold longitude and latitude. */
export interface CountryMap {
  /** Shores of the land in sight. */
  land: [longitude: number, latitude: number][][];
  country: [longitude: number, latitude: number][][];
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
    return { land: read.land, country: read.country, towns: read.towns };
  });
}

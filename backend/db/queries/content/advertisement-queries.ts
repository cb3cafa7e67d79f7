import { queryRows } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

export interface AdvertisementRow {
  paths: string[];
  frequencyHours: number;
  width: number;
  height: number;
  scrollDirection: string;
  images: Localized;
  alts: Localized;
  link: string;
  newTab: boolean;
}

/** The campaigns of a day in one language, in order of preference. @param day ISO day in Dhaka */
export const listRunningAdvertisements = queryRows<AdvertisementRow, [lang: "en" | "bn", day: string]>(
  "list-running-advertisements",
  `select paths, frequency_hours::float8, width, height, scroll_direction, images, alts, link, new_tab
   from advertisements
   where published and $1::text = any(languages) and $2::date between starts_on and ends_on
   order by position, id limit 20`,
);

import type { ParsedUrlQuery } from "node:querystring";
import { type NearPosition, readNear } from "@/utils/browser/near-position";
import { readListFilter } from "@/utils/paths/list-filter";
import { STAR_TIERS } from "@/utils/stores/star-badge";

/** What the list of partner offers is narrowed to by its address; null or empty = not narrowed. */
export interface StarSearch {
  category: string;
  area: string;
  tier: (typeof STAR_TIERS)[number] | "";
  /** The English name of a district. */
  district: string;
  position: NearPosition | null;
  /** Only what is valid today. */
  today: boolean;
  /** Id of the offer of a link; it comes first. */
  offer: string;
  page: number;
}

const first = (value: string | string[] | undefined) => ((Array.isArray(value) ? value[0] : value) ?? "").trim();
const matching = (text: string, expression: RegExp) => (expression.test(text) ? text : "");
const KEY = /^[a-z0-9-]{1,40}$/;

/** Reads `?category=food&tier=Gold+Star&district=Sylhet&near=24.89,91.87&today=1`; what cannot be read is left out. */
export function readStarSearch(query: ParsedUrlQuery): StarSearch {
  const text = (name: string) => first(query[name]);
  return {
    category: matching(text("category"), KEY),
    area: matching(text("area"), KEY),
    tier: STAR_TIERS.find((tier) => tier === text("tier")) ?? "",
    district: matching(text("district"), /^[A-Za-z][A-Za-z' -]{1,59}$/),
    position: readNear(text("near")),
    today: text("today") === "1",
    offer: matching(text("offer"), /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/),
    page: readListFilter(query).page,
  };
}

/** The fields of an address that lead to the same list, from its first page. */
export function starSearchFields(search: StarSearch): Record<string, string | number | null> {
  const { category, area, tier, district, position, today } = search;
  const near = position && `${position.latitude},${position.longitude}`;
  return { category, area, tier, district, near, today: today ? 1 : null };
}

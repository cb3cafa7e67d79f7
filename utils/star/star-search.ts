import type { ParsedUrlQuery } from "node:querystring";
import { type NearPosition, readNear } from "@/utils/browser/near-position";
import { isPublicId } from "@/utils/paths/public-id";
import { pageNumber, queryText } from "@/utils/paths/query-value";
import { STAR_TIERS } from "@/utils/star/star-badge";

/** The filters of the list of partner offers, from its address; null or empty means that there is no filter. */
export interface StarSearch {
  category: string;
  area: string;
  tier: (typeof STAR_TIERS)[number] | "";
  /** The English name of a district. */
  district: string;
  position: NearPosition | null;
  /** True to show only offers that are valid today. */
  today: boolean;
  /** The id of the offer in a link. This offer is shown first. */
  offer: string;
  page: number;
}

const matching = (text: string, expression: RegExp) => (expression.test(text) ? text : "");
const KEY = /^[a-z0-9-]{1,40}$/;

/** Reads `?category=food&tier=Gold+Star&district=Sylhet&near=24.89,91.87&today=1`; invalid values are left out. */
export function readStarSearch(query: ParsedUrlQuery): StarSearch {
  const text = (name: string) => queryText(query[name]);
  return {
    category: matching(text("category"), KEY),
    area: matching(text("area"), KEY),
    tier: STAR_TIERS.find((tier) => tier === text("tier")) ?? "",
    district: matching(text("district"), /^[A-Za-z][A-Za-z' -]{1,59}$/),
    position: readNear(text("near")),
    today: text("today") === "1",
    offer: isPublicId(text("offer")) ? text("offer") : "",
    page: pageNumber(query),
  };
}

/** The fields of an address that leads to the first page of the same list. */
export function starSearchFields(search: StarSearch): Record<string, string | number | null> {
  const { category, area, tier, district, position, today } = search;
  const near = position && `${position.latitude},${position.longitude}`;
  return { category, area, tier, district, near, today: today ? 1 : null };
}

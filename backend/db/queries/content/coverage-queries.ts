import type { CoverageLevel } from "@/backend/contract/subscriber-services/network";
import { queryRows } from "@/backend/db/queries/statement";

export interface CoverageRow {
  thana: string;
  thanaBn: string;
  district: string;
  districtBn: string;
  fourG: CoverageLevel;
  fiveG: CoverageLevel;
  volte: boolean;
  /** ISO day. */
  fiveGPlanned: string | null;
}

// A thana without a row has no measured network, so the correct answer is `none`.
/** The network of a district's thanas, or of one of them; both may be named in either language. */
export const listCoverage = queryRows<CoverageRow, [district: string, thana: string | null]>(
  "list-network-coverage",
  `select t.name as thana, t.name_bn as thana_bn, d.name as district, d.name_bn as district_bn,
     coalesce(c.four_g, 'none') as four_g, coalesce(c.five_g, 'none') as five_g, coalesce(c.volte, false) as volte,
     c.five_g_planned
   from districts d join thanas t on t.district = d.name
   left join network_coverage c on c.district = t.district and c.thana = t.name
   where $1 in (d.name, d.name_bn) and ($2::text is null or $2 in (t.name, t.name_bn)) order by t.name`,
);

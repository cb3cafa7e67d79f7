import { type CoverageRow, listCoverage } from "@/backend/db/queries/content/coverage-queries";
import type { DbContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";

/** The network in a district's thanas, or in one. @throws DomainError `district-not-found`, `thana-not-found` */
export async function getCoverage(
  { db }: DbContext,
  { district, thana }: { district: string; thana: string | null },
): Promise<CoverageRow[]> {
  const rows = await listCoverage(db.pool, district, thana);
  if (rows.length > 0) return rows;
  const isThana = thana !== null && (await listCoverage(db.pool, district, null)).length > 0;
  throw new DomainError(isThana ? "thana-not-found" : "district-not-found", { field: isThana ? "thana" : "district" });
}

import { z } from "zod";
import { cellCount, day } from "@/backend/db/seed/definitions/definition-fields";

/** A quarter as it was published: money in crore taka; number of people at its end, in lakh (100,000). */
export const financialQuarter = z.strictObject({
  year: cellCount,
  quarter: z.enum(["1", "2", "3", "4"]).transform((quarter) => Number(quarter) as 1 | 2 | 3 | 4),
  publishedOn: day,
  revenue: cellCount,
  ebitda: cellCount,
  profit: cellCount,
  subscribers: cellCount,
  dataUsers: cellCount,
});
export type Quarter = z.infer<typeof financialQuarter>;

/** A year: all shares of the company, and the day on which its annual statements were published, if they were. */
export const financialYear = z.strictObject({ year: cellCount, shares: cellCount, publishedOn: day.optional() });

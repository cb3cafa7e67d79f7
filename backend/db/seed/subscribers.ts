import type { subscribers } from "@/backend/db/schema/login";

/** One subscriber for each tier, lowest first, to try the site with; all others are created at their first log-in. */
export const SUBSCRIBERS: readonly (typeof subscribers.$inferInsert)[] = [
  { msisdn: "01700000001", starTier: "Non Star" },
  { msisdn: "01700000002", starTier: "Silver Star" },
  { msisdn: "01700000003", starTier: "Gold Star" },
  { msisdn: "01700000004", starTier: "Platinum Star" },
  { msisdn: "01700000005", starTier: "Signature Star" },
  { msisdn: "01700000006", starTier: "Platinum Plus" },
];

/** What a rating can be about; the contract has the same list. */
export const FEEDBACK_SERVICES = [
  "hotline",
  "centre",
  "delivery",
  "shop",
  "app",
  "recharge",
  "network",
  "other",
] as const;

/** The ratings that can be given. */
export const RATINGS = ["1", "2", "3", "4", "5"] as const;

/** The badge of a star tier: its colour, and the key of its label in login.json. */
interface StarBadge {
  tone: "silver" | "gold" | "signature";
  label: "silver" | "gold" | "platinum" | "signature";
}

const BADGES: Readonly<Record<string, StarBadge>> = {
  "Silver Star": { tone: "silver", label: "silver" },
  "Gold Star": { tone: "gold", label: "gold" },
  "Platinum Star": { tone: "gold", label: "platinum" },
  "Signature Star": { tone: "signature", label: "signature" },
  "Platinum Plus": { tone: "signature", label: "signature" },
};

/** The tiers that are stars, lowest first, as `star_status` spells them. */
export const STAR_TIERS = ["Silver Star", "Gold Star", "Platinum Star", "Signature Star", "Platinum Plus"] as const;

/**
 * The badge of a star tier (STAR-01 to STAR-06).
 * @param status star_status of the user's info
 * @returns null for Non Star, and for a tier that the site does not know
 */
export function starBadge(status: string): StarBadge | null {
  return Object.hasOwn(BADGES, status) ? (BADGES[status] ?? null) : null;
}

import type { ReactNode } from "react";
import styles from "@/components/ui/values/badge.module.css";

/** The meaning of a badge; the last three are the tiers of the star programme. */
export const badgeTones = [
  "brand",
  "soft",
  "sale",
  "ink",
  "neutral",
  "success",
  "warning",
  "danger",
  "silver",
  "gold",
  "signature",
] as const;

export type BadgeTone = (typeof badgeTones)[number];

interface BadgeProps {
  tone?: BadgeTone;
  /** A class that positions the badge, e.g. in the corner of a card. */
  className?: string | undefined;
  children: ReactNode;
}

/** One or two words about a thing. The words carry the meaning; the colour only helps. */
export function Badge({ tone = "soft", className, children }: BadgeProps) {
  const classes = `${styles.badge} ${styles[tone]}`;
  return <span className={className === undefined ? classes : `${classes} ${className}`}>{children}</span>;
}

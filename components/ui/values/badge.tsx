import type { ReactNode } from "react";
import styles from "@/components/ui/values/badge.module.css";

/** What a badge is about; the three last are the tiers of the star programme. */
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
  /** Places it, e.g. in the corner of a card. */
  className?: string | undefined;
  children: ReactNode;
}

/** A word or two about a thing. The words say it; the colour only helps. */
export function Badge({ tone = "soft", className, children }: BadgeProps) {
  const classes = `${styles.badge} ${styles[tone]}`;
  return <span className={className === undefined ? classes : `${classes} ${className}`}>{children}</span>;
}

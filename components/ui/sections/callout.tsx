import type { ReactNode } from "react";
import styles from "@/components/ui/sections/callout.module.css";
import { Outline } from "@/components/ui/values/icon";
import { iconPaths } from "@/components/ui/values/icon-paths";

const outlines = {
  info: "M128 24a104 104 0 1 0 104 104A104 104 0 0 0 128 24m0 192a88 88 0 1 1 88-88 88 88 0 0 1-88 88m16-40a8 8 0 0 1-8 8 16 16 0 0 1-16-16v-40a8 8 0 0 1 0-16 16 16 0 0 1 16 16v40a8 8 0 0 1 8 8m-32-92a12 12 0 1 1 12 12 12 12 0 0 1-12-12",
  success: iconPaths.check,
  warning: iconPaths.warning,
  danger:
    "m166 102-27 26 27 26a8 8 0 0 1-12 12l-26-27-26 27a8 8 0 0 1-12-12l27-26-27-26a8 8 0 0 1 12-12l26 27 26-27a8 8 0 0 1 12 12m66 26A104 104 0 1 1 128 24a104 104 0 0 1 104 104m-16 0a88 88 0 1 0-88 88 88 88 0 0 0 88-88",
} as const;

interface CalloutProps {
  tone?: keyof typeof outlines;
  title?: string;
  children: ReactNode;
}

/** Information that the reader needs first. It is part of the page; a toast or an alert is for what appears later. */
export function Callout({ tone = "info", title, children }: CalloutProps) {
  return (
    <div role="note" className={`${styles.callout} ${styles[tone]}`}>
      <Outline path={outlines[tone]} size={24} />
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <div className={styles.text}>{children}</div>
    </div>
  );
}

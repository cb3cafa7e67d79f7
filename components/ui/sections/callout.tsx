import type { ReactNode } from "react";
import styles from "@/components/ui/sections/callout.module.css";
import { Outline } from "@/components/ui/values/icon";
import { iconPaths } from "@/components/ui/values/icon-paths";

const outlines = {
  info: "M128,24A104,104,0,1,0,232,128,104.11,104.11,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm16-40a8,8,0,0,1-8,8,16,16,0,0,1-16-16V128a8,8,0,0,1,0-16,16,16,0,0,1,16,16v40A8,8,0,0,1,144,176ZM112,84a12,12,0,1,1,12,12A12,12,0,0,1,112,84Z",
  success: iconPaths.check,
  warning: iconPaths.warning,
  danger:
    "M165.66,101.66,139.31,128l26.35,26.34a8,8,0,0,1-11.32,11.32L128,139.31l-26.34,26.35a8,8,0,0,1-11.32-11.32L116.69,128,90.34,101.66a8,8,0,0,1,11.32-11.32L128,116.69l26.34-26.35a8,8,0,0,1,11.32,11.32ZM232,128A104,104,0,1,1,128,24,104.11,104.11,0,0,1,232,128Zm-16,0a88,88,0,1,0-88,88A88.1,88.1,0,0,0,216,128Z",
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

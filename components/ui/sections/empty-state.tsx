import type { ReactNode } from "react";
import styles from "@/components/ui/sections/empty-state.module.css";
import { Drawing } from "@/components/ui/values/drawing";

interface EmptyStateProps {
  /** Path of an SVG under public, 10 to 7. */
  drawing: string;
  heading: string;
  /** A heading of the page, where the empty thing is all there is; a paragraph inside a window with its own title. */
  as?: "p" | "h2";
  text: string;
  /** The one way on. */
  children: ReactNode;
}

/** Nothing here yet: what would be, and the one thing to do about it. */
export function EmptyState({ drawing, heading, as: Heading = "p", text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Drawing src={drawing} width={320} height={224} lazy={false} className={styles.picture} />
      <Heading className={styles.heading}>{heading}</Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}

import type { ReactNode } from "react";
import styles from "@/components/ui/sections/empty-state.module.css";
import { Drawing } from "@/components/ui/values/drawing";

interface EmptyStateProps {
  /** The path of an SVG under public, with the aspect ratio 10 to 7. */
  drawing: string;
  heading: string;
  /** A heading if the empty state is all there is on the page; a paragraph inside a window with its own title. */
  as?: "p" | "h2";
  text: string;
  /** The one way on. */
  children: ReactNode;
}

/** An empty state: the things that would be here, and the one action that the reader can take. */
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

import type { ReactNode } from "react";
import styles from "@/components/layout/message-page.module.css";
import { Drawing } from "@/components/ui/values/drawing";

interface MessagePageProps {
  illustration: "404" | "offline" | "empty-cart";
  heading: string;
  text: string;
  /** The buttons or links below the text; left out if the page has them elsewhere. */
  children?: ReactNode;
}

/** A page with one message: a picture, a heading, a sentence and the links. */
export function MessagePage({ illustration, heading, text, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      <Drawing
        src={`/images/kit/illustration/${illustration}.svg`}
        width={320}
        height={240}
        lazy={false}
        className={styles.picture}
      />
      <h1 className={styles.heading}>{heading}</h1>
      <p className={styles.text}>{text}</p>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}

import type { ReactNode } from "react";
import styles from "@/components/ui/sections/media-band.module.css";
import { Picture } from "@/components/ui/values/picture";
import type { ShownPicture } from "@/utils/pictures/pictures";

const SIZES = "(min-width: 48em) 36rem, 90vw";

interface MediaBandProps {
  /** The id of the heading; unique on the page. */
  id: string;
  title: string;
  text: string;
  picture: ShownPicture;
  /** The side of the picture from the breakpoint md on. */
  side?: "end" | "start";
  /** A pale background, or the deep blue of the hero. On the blue one, buttons are `onHero` and `glass`. */
  tone?: "pale" | "hero";
  /** Buttons under the text. */
  children?: ReactNode;
}

/** A picture beside a text about it. */
export function MediaBand({ id, title, text, picture, side = "end", tone = "pale", children }: MediaBandProps) {
  return (
    <section aria-labelledby={id} className={styles.band} data-side={side} data-tone={tone}>
      <div className={styles.words}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </div>
      <div className={styles.picture}>
        <Picture picture={picture} alt="" sizes={SIZES} />
      </div>
    </section>
  );
}

import type { ReactNode } from "react";
import page from "@/components/ui/sections/page.module.css";
import styles from "@/components/ui/sections/picture-band.module.css";
import { Picture } from "@/components/ui/values/picture";
import type { ShownPicture } from "@/utils/pictures/pictures";

interface PictureBandProps {
  /** Id of the heading. */
  id: string;
  title: string;
  picture: ShownPicture;
  /** Widths of the picture, as in the attribute `sizes`. */
  sizes: string;
  /** Deep: light text on the dark blue of the brand. */
  tone: "deep" | "light";
  /** Between the heading and the links: texts, a list, figures. */
  children: ReactNode;
  /** Links or buttons, at most two. */
  actions: ReactNode;
  /** A remark under the links. */
  note?: ReactNode;
}

/** A section with a large picture beside its words; on a phone the picture is below them. */
export function PictureBand({ id, title, picture, sizes, tone, children, actions, note }: PictureBandProps) {
  return (
    <section aria-labelledby={id} className={`${page.container} ${page.section} ${page.later}`}>
      <div className={styles.band} data-tone={tone}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {children}
          <div className={styles.actions}>{actions}</div>
          {note}
        </div>
        <Picture picture={picture} sizes={sizes} className={styles.picture} />
      </div>
    </section>
  );
}

import type { ReactNode } from "react";
import page from "@/components/ui/sections/page.module.css";
import { SectionHead, type SectionHeadProps } from "@/components/ui/sections/section";
import styles from "@/components/ui/sections/tinted-band.module.css";

interface TintedBandProps extends SectionHeadProps {
  /** A text under the heading about the whole band. */
  text?: string;
  children: ReactNode;
}

/** A section on a tinted background, as wide as the screen. Such bands give a long page its rhythm. */
export function TintedBand({ id, title, text, more, children }: TintedBandProps) {
  return (
    <section aria-labelledby={id} className={`${styles.band} ${page.later}`}>
      <div className={page.container}>
        <SectionHead id={id} title={title} more={more} />
        {text !== undefined && <p className={styles.text}>{text}</p>}
        {children}
      </div>
    </section>
  );
}

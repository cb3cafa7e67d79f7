import styles from "@/components/ui/sections/title-band.module.css";
import { Drawing } from "@/components/ui/values/drawing";
import { keepUnits } from "@/utils/text/keep-units";

interface TitleBandProps {
  title: string;
  text: string;
  /** Path of an SVG under public. */
  src: string;
  /** True for a scene, which is twice as wide as a drawing of one thing. */
  wide?: boolean;
}

/** The tinted band at the top of a page with one task. Its picture is hidden on a phone, and not loaded there. */
export function TitleBand({ title, text, src, wide = false }: TitleBandProps) {
  return (
    <header className={styles.band}>
      <div>
        <h1>{title}</h1>
        <p>{keepUnits(text)}</p>
      </div>
      {wide ? (
        <Drawing src={src} width={300} height={200} className={`${styles.picture} ${styles.scene}`} />
      ) : (
        <Drawing src={src} width={144} className={styles.picture} />
      )}
    </header>
  );
}

import styles from "@/components/catalog/product/print-preview.module.css";

/** The back of a shirt: neck, sleeves, seams. */
const SHIRT =
  "M72 14c8 9 48 9 56 0l20 8c10 4 16 10 20 20l18 40-26 14-12-22v100c-20 8-76 8-96 0V74l-12 22-26-14 18-40c4-10 10-16 20-20z";
const COLLAR = "M72 14c8 9 48 9 56 0";
/** Letters that fit across the back at full size. */
const ROOM = 7;

/** Light print on dark cloth and the other way round, by perceived brightness. @param hex `#rrggbb` */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 150;
}

interface PrintPreviewProps {
  /** Of the cloth. */
  hex: string;
  name: string | undefined;
  number: string | undefined;
}

/** Name and number on the back of the shirt in its colour, updated while typing (feature 22). */
export function PrintPreview({ hex, name = "", number = "" }: PrintPreviewProps) {
  const size = Math.min(24, (24 * ROOM) / Math.max(ROOM, name.length));
  return (
    <div className={styles.preview} aria-hidden="true">
      <svg viewBox="0 0 200 200" className={styles.shirt} data-dark={isDark(hex)} role="presentation">
        <path d={SHIRT} fill={hex} className={styles.cloth} />
        <path d={COLLAR} className={styles.seam} />
        <text x="100" y="68" style={{ fontSize: size }}>
          {name}
        </text>
        <text x="100" y="142" style={{ fontSize: 72 }}>
          {number}
        </text>
      </svg>
    </div>
  );
}

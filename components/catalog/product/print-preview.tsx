import styles from "@/components/catalog/product/print-preview.module.css";
import type { VariantView } from "@/services/catalog/catalog-service";
import imageLoader, { IMAGE_WIDTHS } from "@/utils/pictures/image-loader";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** The end of a picture's name. Pictures are named by design, view and colour: `hoops-back-green.svg`. */
const BACK = /-back-[^/]*$/;
/** The back of a shirt in one colour, for shirts without a picture of the back: neck, sleeves, seams. */
const SHIRT =
  "M72 14c8 9 48 9 56 0l20 8c10 4 16 10 20 20l18 40-26 14-12-22v100c-20 8-76 8-96 0V74l-12 22-26-14 18-40c4-10 10-16 20-20z";
const COLLAR = "M72 14c8 9 48 9 56 0";
/** The number of letters that fit across the back at full size. */
const ROOM = 7;

/** True for a dark cloth, which gets a light print, by perceived brightness. @param hex `#rrggbb` */
function isDark(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[0-9a-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 < 150;
}

interface PrintPreviewProps {
  variant: Pick<VariantView, "colour" | "pictures">;
  name: string | undefined;
  number: string | undefined;
}

/** Name and number on the back of the chosen shirt, updated while typing (feature 22). */
export function PrintPreview({ variant, name = "", number = "" }: PrintPreviewProps) {
  const { colour, pictures } = variant;
  const { hex } = colour;
  const back = pictures.find(({ src }) => BACK.test(src));
  const size = Math.min(84, (84 * ROOM) / Math.max(ROOM, name.length));
  return (
    <div className={styles.preview} aria-hidden="true">
      <svg viewBox="0 0 800 800" className={styles.shirt} data-dark={isDark(hex)} role="presentation">
        {back ? <Back picture={back} /> : <DrawnBack hex={hex} />}
        {/* With an outline in the colour of the cloth, so that both are readable on stripes. */}
        <text x="400" y="232" style={{ fontSize: size, stroke: hex }}>
          {name}
        </text>
        <text x="400" y="528" style={{ fontSize: 288, stroke: hex }}>
          {number}
        </text>
      </svg>
    </div>
  );
}

function Back({ picture: { src } }: { picture: ShownPicture }) {
  return <image href={imageLoader({ src, width: IMAGE_WIDTHS[0] })} width="800" height="800" />;
}

function DrawnBack({ hex }: { hex: string }) {
  return (
    <g transform="scale(4)">
      <path d={SHIRT} fill={hex} className={styles.cloth} />
      <path d={COLLAR} className={styles.seam} />
    </g>
  );
}

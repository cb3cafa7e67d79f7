import type { RefObject } from "react";
import styles from "@/components/catalog/gallery/gallery.module.css";
import { loadView360 } from "@/components/catalog/gallery/load-view-360";
import { Outline } from "@/components/ui/values/icon";
import { Picture, THUMBNAIL_SIZES } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import { sheetAddress, type View360Data } from "@/utils/catalog/view-360";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** Icon: a ring seen from slightly above, open at the front, with an arrowhead that shows the direction. */
const RING = "M89 176a104 52 0 1 1 78 0l-6-13a88 38 0 1 0-66 0Zm1-38v64l52-32Z";

interface GalleryThumbsProps {
  pictures: readonly ShownPicture[];
  view360: View360Data | undefined;
  /** Index of the picture that the strip shows. */
  shown: number;
  isTurning: boolean;
  turnLink: RefObject<HTMLAnchorElement | null>;
  onShow: (index: number) => void;
  onTurn: () => void;
}

/** The thumbnails below the strip, and the link that opens the 360° view. */
export function GalleryThumbs({ pictures, view360, shown, isTurning, turnLink, onShow, onTurn }: GalleryThumbsProps) {
  const { t } = useTexts("product");
  const count = pictures.length;
  return (
    <ul className={styles.thumbs}>
      {pictures.map((picture, index) => (
        <li key={picture.src}>
          <a
            href={`#picture-${index + 1}`}
            className={styles.thumb}
            aria-label={t("picture", { number: index + 1, count })}
            {...(index === shown && !isTurning && { "aria-current": "true" as const })}
            onClick={(event) => {
              event.preventDefault();
              onShow(index);
            }}
          >
            <Picture picture={picture} alt="" sizes={THUMBNAIL_SIZES} />
          </a>
        </li>
      ))}
      {view360 && (
        <li>
          <a
            ref={turnLink}
            href={sheetAddress(view360, "large")}
            className={`${styles.thumb} ${styles.turn}`}
            {...(isTurning && { "aria-current": "true" as const })}
            onPointerEnter={() => void loadView360().catch(() => undefined)}
            onClick={(event) => {
              event.preventDefault();
              onTurn();
            }}
          >
            <Outline path={RING} size={28} />
            {t("view360")}
          </a>
        </li>
      )}
    </ul>
  );
}

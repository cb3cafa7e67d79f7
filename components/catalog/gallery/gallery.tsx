import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import styles from "@/components/catalog/gallery/gallery.module.css";
import { Icon, Outline } from "@/components/ui/values/icon";
import { CARD_SIZES, Picture } from "@/components/ui/values/picture";
import { useSwiper } from "@/hooks/ui/use-swiper";
import { useTexts } from "@/hooks/ui/use-texts";
import { sheetAddress, type View360Data } from "@/utils/catalog/turn";
import type { ShownPicture } from "@/utils/pictures/pictures";

const ZoomDialog = dynamic(
  () => import("@/components/catalog/gallery/zoom-dialog").then((loaded) => loaded.loadZoomDialog()),
  {
    ssr: false,
  },
);

/** Also loaded when a pointer is near its link; after a failure a click tries again. */
const loadView360 = () => import("@/components/catalog/gallery/view-360").then((loaded) => loaded.loadView360());
const View360 = dynamic(loadView360, { ssr: false });
/** A ring seen from slightly above, open in front, with a point that shows the way. */
const RING = "M89,176.2A104,52,0,1,1,167,176.2L161,163.2A88,38,0,1,0,95,163.2ZM90,138L90,202L142,170Z";

/** The tile of a picture: the column of the page from md, nearly the whole width below. */
const SIZES = "(min-width: 80em) 42rem, (min-width: 48em) 50vw, calc(100vw - 4rem)";

interface GalleryProps {
  title: string;
  pictures: readonly ShownPicture[];
  /** The views once round it, where there are any. */
  turn?: View360Data | undefined;
}

/** The pictures of a variant: a strip that snaps, thumbnails, a window to look closer, and a stage to turn it by hand. */
export function Gallery({ title, pictures, turn }: GalleryProps) {
  const { t } = useTexts("shop");
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [zoom, setZoom] = useState<"never" | "open" | "closed">("never");
  const [isTurning, setTurning] = useState(false);
  const turnLink = useRef<HTMLAnchorElement>(null);
  const { enhance, show } = useSwiper(strip, setShown);
  const count = pictures.length;
  return (
    <section aria-label={t("product.gallery", { title })} className={styles.gallery}>
      <div className={styles.stage}>
        <section
          ref={strip}
          aria-label={t("product.picture", { number: shown + 1, count })}
          className={`swiper ${styles.strip}`}
          onPointerDown={() => void enhance()}
          onFocus={() => void enhance()}
          inert={isTurning}
        >
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
          <ul className={`swiper-wrapper ${styles.row}`} tabIndex={0}>
            {pictures.map((picture, index) => (
              <li key={picture.src} id={`picture-${index + 1}`} className={`swiper-slide ${styles.slide}`}>
                <Picture picture={picture} sizes={SIZES} priority={index === 0} />
              </li>
            ))}
          </ul>
        </section>
        {turn && isTurning ? (
          <View360
            title={title}
            turn={turn}
            onClose={() => {
              setTurning(false);
              turnLink.current?.focus();
            }}
          />
        ) : (
          <button type="button" className={styles.zoom} onClick={() => setZoom("open")} aria-label={t("product.zoom")}>
            <Icon name="zoom" size={22} />
          </button>
        )}
      </div>
      {(count > 1 || turn) && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#picture-${index + 1}`}
                className={styles.thumb}
                aria-label={t("product.picture", { number: index + 1, count })}
                {...(index === shown && !isTurning && { "aria-current": "true" as const })}
                onClick={(event) => {
                  event.preventDefault();
                  setTurning(false);
                  show(index);
                }}
              >
                <Picture picture={picture} alt="" sizes={CARD_SIZES} />
              </a>
            </li>
          ))}
          {turn && (
            <li>
              <a
                ref={turnLink}
                href={sheetAddress(turn, "large")}
                className={`${styles.thumb} ${styles.turn}`}
                {...(isTurning && { "aria-current": "true" as const })}
                onPointerEnter={() => void loadView360().catch(() => undefined)}
                onClick={(event) => {
                  event.preventDefault();
                  setTurning(true);
                }}
              >
                <Outline path={RING} size={28} />
                {t("product.turn")}
              </a>
            </li>
          )}
        </ul>
      )}
      {zoom !== "never" && (
        <ZoomDialog
          open={zoom === "open"}
          onClose={() => setZoom("closed")}
          title={title}
          pictures={pictures}
          start={shown}
        />
      )}
    </section>
  );
}

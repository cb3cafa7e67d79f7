import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import styles from "@/components/catalog/gallery.module.css";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { useSwiper } from "@/hooks/use-swiper";
import { useTexts } from "@/hooks/use-texts";
import type { ShownPicture } from "@/utils/pictures";

const ZoomDialog = dynamic(() => import("@/components/catalog/zoom-dialog").then((loaded) => loaded.loadZoomDialog()), {
  ssr: false,
});

/** The tile of a picture: the column of the page from md, nearly the whole width below. */
const SIZES = "(min-width: 80em) 42rem, (min-width: 48em) 50vw, calc(100vw - 4rem)";

interface GalleryProps {
  title: string;
  pictures: readonly ShownPicture[];
}

/** The pictures of a variant: a strip that snaps, thumbnails, and a window to look closer. */
export function Gallery({ title, pictures }: GalleryProps) {
  const { t } = useTexts("shop");
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [zoom, setZoom] = useState<"never" | "open" | "closed">("never");
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
        <button type="button" className={styles.zoom} onClick={() => setZoom("open")} aria-label={t("product.zoom")}>
          <Icon name="zoom" size={22} />
        </button>
      </div>
      {count > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.src}>
              <a
                href={`#picture-${index + 1}`}
                className={styles.thumb}
                aria-label={t("product.picture", { number: index + 1, count })}
                {...(index === shown && { "aria-current": "true" as const })}
                onClick={(event) => {
                  event.preventDefault();
                  show(index);
                }}
              >
                <Picture picture={picture} alt="" />
              </a>
            </li>
          ))}
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

import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import styles from "@/components/catalog/gallery/gallery.module.css";
import { GalleryThumbs } from "@/components/catalog/gallery/gallery-thumbs";
import { loadView360 } from "@/components/catalog/gallery/load-view-360";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import { useSwiper } from "@/hooks/ui/use-swiper";
import { useTexts } from "@/hooks/ui/use-texts";
import type { View360Data } from "@/utils/catalog/view-360";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** The display size of a picture: from md the width of the column, on narrower screens nearly the whole width. */
const SIZES = "(min-width: 80em) 42rem, (min-width: 48em) 50vw, calc(100vw - 4rem)";

/** The pictures of the gallery in one row. */
function GallerySlides({ pictures }: { pictures: readonly ShownPicture[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard
    <ul className={`swiper-wrapper ${styles.row}`} tabIndex={0}>
      {pictures.map((picture, index) => (
        <li key={picture.src} id={`picture-${index + 1}`} className={`swiper-slide ${styles.slide}`}>
          <Picture picture={picture} sizes={SIZES} priority={index === 0} />
        </li>
      ))}
    </ul>
  );
}

const ZoomDialog = dynamic(
  () => import("@/components/catalog/gallery/zoom-dialog").then((loaded) => loaded.loadZoomDialog()),
  {
    ssr: false,
  },
);

const View360 = dynamic(loadView360, { ssr: false });

interface GalleryProps {
  title: string;
  pictures: readonly ShownPicture[];
  /** The data of the 360° view, if there is one. */
  view360?: View360Data | undefined;
}

/** The pictures of a variant: a strip with scroll snap, thumbnails, an enlarged view in a dialog, and a 360° view. */
export function Gallery({ title, pictures, view360 }: GalleryProps) {
  const { t } = useTexts("product");
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [zoom, setZoom] = useState<"never" | "open" | "closed">("never");
  const [isTurning, setTurning] = useState(false);
  const turnLink = useRef<HTMLAnchorElement>(null);
  const { enhance, show } = useSwiper(strip, setShown);
  const count = pictures.length;
  const stopTurning = () => {
    setTurning(false);
    turnLink.current?.focus();
  };
  return (
    <section aria-label={t("gallery", { title })} className={styles.gallery}>
      <div className={styles.stage}>
        <section
          ref={strip}
          aria-label={t("picture", { number: shown + 1, count })}
          className={`swiper ${styles.strip}`}
          onPointerDown={() => void enhance()}
          onFocus={() => void enhance()}
          inert={isTurning}
        >
          <GallerySlides pictures={pictures} />
        </section>
        {view360 && isTurning ? (
          <View360 title={title} view360={view360} onClose={stopTurning} />
        ) : (
          <button type="button" className={styles.zoom} onClick={() => setZoom("open")} aria-label={t("zoom")}>
            <Icon name="zoom" size={22} />
          </button>
        )}
      </div>
      {(count > 1 || view360) && (
        <GalleryThumbs
          pictures={pictures}
          view360={view360}
          shown={shown}
          isTurning={isTurning}
          turnLink={turnLink}
          onShow={(index) => {
            setTurning(false);
            show(index);
          }}
          onTurn={() => setTurning(true)}
        />
      )}
      {zoom !== "never" && (
        <ZoomDialog {...{ title, pictures }} open={zoom === "open"} onClose={() => setZoom("closed")} start={shown} />
      )}
    </section>
  );
}

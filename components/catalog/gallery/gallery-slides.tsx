import styles from "@/components/catalog/gallery/gallery.module.css";
import { Picture } from "@/components/ui/values/picture";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** The tile of a picture: the column of the page from md, nearly the whole width below. */
const SIZES = "(min-width: 80em) 42rem, (min-width: 48em) 50vw, calc(100vw - 4rem)";

/** The pictures in their row. */
export function GallerySlides({ pictures }: { pictures: readonly ShownPicture[] }) {
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

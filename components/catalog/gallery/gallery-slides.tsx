import styles from "@/components/catalog/gallery/gallery.module.css";
import { Picture } from "@/components/ui/values/picture";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** The display size of a picture: from md the width of the column, on narrower screens nearly the whole width. */
const SIZES = "(min-width: 80em) 42rem, (min-width: 48em) 50vw, calc(100vw - 4rem)";

/** The pictures of the gallery in one row. */
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

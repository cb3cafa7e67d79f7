import Head from "next/head";
import imageLoader, { BUILT_WIDTHS, IMAGE_WIDTHS, thumbnail, thumbnailSrcSet } from "@/utils/pictures/image-loader";
import type { ShownPicture } from "@/utils/pictures/pictures";

interface PictureProps {
  picture: ShownPicture;
  /**
   * The sizes attribute; CARD_SIZES and THUMBNAIL_SIZES offer three widths each. Without it, only the width 640 is
   * served, for pictures of at most 640 CSS pixels.
   */
  sizes?: string;
  /**
   * True for the largest contentful paint: the picture is preloaded in the head, before the styles, and fetched first.
   * All other pictures load when they are near the viewport. Only one picture of a page has it.
   */
  priority?: boolean;
  /** Overrides the alt text; empty for a decorative picture. */
  alt?: string;
  className?: string | undefined;
}

/** The sizes of a card's picture: two or three cards in a row on phones, and never wider than 320 CSS pixels. */
export const CARD_SIZES = "(min-width: 48em) 20rem, 44vw";

/** The sizes of a thumbnail below the gallery. */
export const THUMBNAIL_SIZES = "3.5rem";

/** The srcset of a picture: the prebuilt widths up to the first that covers the original, but at most `limit` widths. */
export function pictureSrcSet(
  picture: Pick<ShownPicture, "src" | "width">,
  limit: number = BUILT_WIDTHS.length,
): string {
  const last = BUILT_WIDTHS.findIndex((width) => width >= picture.width);
  const widths = BUILT_WIDTHS.slice(0, Math.min(limit, last === -1 ? BUILT_WIDTHS.length : last + 1));
  return widths.map((width) => `${imageLoader({ src: picture.src, width })} ${width}w`).join(", ");
}

/** The srcset of a card: a phone with two device pixels for each CSS pixel needs 320. */
function cardSrcSet(picture: Pick<ShownPicture, "src" | "width">): string {
  return `${thumbnail(picture.src, 320)} 320w, ${pictureSrcSet(picture, 2)}`;
}

function srcSetFor(picture: Pick<ShownPicture, "src" | "width">, sizes: string | undefined): string | undefined {
  if (sizes === undefined || !picture.src.endsWith(".webp")) return undefined;
  if (sizes === THUMBNAIL_SIZES) return thumbnailSrcSet(picture.src);
  return sizes === CARD_SIZES ? cardSrcSet(picture) : pictureSrcSet(picture);
}

/**
 * A picture of the kit at its prebuilt widths (CONST-42). A plain img, because next/image costs a hook and a list of
 * sixteen addresses for each of the 24 cards of a listing. The tint is shown until the picture has loaded.
 */
export function Picture({ picture, sizes, priority = false, alt, className }: PictureProps) {
  const src = imageLoader({ src: picture.src, width: IMAGE_WIDTHS[0] });
  const srcSet = srcSetFor(picture, sizes);
  const image = (
    <img
      src={src}
      {...(srcSet !== undefined && { srcSet, sizes })}
      alt={alt ?? picture.alt}
      width={picture.width}
      height={picture.height}
      decoding={priority ? "sync" : "async"}
      {...(priority ? { fetchPriority: "high" as const } : { loading: "lazy" as const })}
      className={className}
      style={{ "--tint": picture.tint }}
    />
  );
  if (!priority) return image;
  return (
    <>
      <LargestPaint src={src} srcSet={srcSet} sizes={sizes} />
      {image}
    </>
  );
}

interface LargestPaintProps {
  src: string;
  srcSet: string | undefined;
  sizes: string | undefined;
}

/** Preloads the picture of the largest contentful paint from the head of the page, before the styles there. */
export function LargestPaint({ src, srcSet, sizes }: LargestPaintProps) {
  return (
    <Head>
      <link
        key="largest-paint"
        rel="preload"
        as="image"
        href={src}
        {...(srcSet !== undefined && { imageSrcSet: srcSet, imageSizes: sizes })}
        fetchPriority="high"
      />
    </Head>
  );
}

/** Widths in pixels of the prebuilt pictures (CONST-42). */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920] as const;
/** 480 is for cards on phones, narrower than the smallest of those. scripts/build-pictures.mjs writes all of these. */
export const BUILT_WIDTHS = [480, ...IMAGE_WIDTHS] as const;

/** Widths of thumbnails, which are prebuilt too: smaller than any width of CONST-42, for pictures in lists. */
export const THUMBNAIL_WIDTHS = [160, 320] as const;

const ORIGINAL = /^\/images\/kit\/(.+)\.(?:webp|png|jpe?g)$/;

interface ImageRequest {
  src: string;
  width: number;
  quality?: number;
}

/**
 * The address of a prebuilt picture, as next/image's custom loader (CONST-42, CONST-43): `/images/kit/phone/x.webp` at
 * 700 becomes `/img/phone/x-750.webp`, the next of the built widths. The quality is fixed when the pictures are built,
 * so the parameter is ignored. Drawings (SVG) and pictures outside the kit are not changed.
 */
export default function imageLoader({ src, width }: ImageRequest): string {
  const name = ORIGINAL.exec(src)?.[1];
  if (name === undefined) return src;
  const served = BUILT_WIDTHS.find((built) => built >= width) ?? 1920;
  return `/img/${name}-${served}.webp`;
}

/** The address of a prebuilt thumbnail: `/images/kit/phone/x.webp` at 160 becomes `/img/phone/x-160.webp`. */
export function thumbnail(src: string, width: (typeof THUMBNAIL_WIDTHS)[number]): string {
  const name = ORIGINAL.exec(src)?.[1];
  return name === undefined ? src : `/img/${name}-${width}.webp`;
}

/** The srcset of a picture in a list; undefined for drawings, which have one size. */
export function thumbnailSrcSet(src: string): string | undefined {
  if (!ORIGINAL.test(src)) return undefined;
  const widths = THUMBNAIL_WIDTHS.map((width) => `${thumbnail(src, width)} ${width}w`);
  return [...widths, `${imageLoader({ src, width: IMAGE_WIDTHS[0] })} ${IMAGE_WIDTHS[0]}w`].join(", ");
}

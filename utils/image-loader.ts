/** Widths in pixels of the prebuilt pictures (CONST-42); scripts/build-pictures.mjs writes the same six. */
export const IMAGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920] as const;

const ORIGINAL = /^\/images\/kit\/(.+)\.(?:webp|png|jpe?g)$/;

interface ImageRequest {
  src: string;
  width: number;
  quality?: number;
}

/**
 * The address of a prebuilt picture, as next/image's custom loader (SPEC 9, CONST-42, CONST-43): `/images/kit/phone/x.webp`
 * at 700 becomes `/img/phone/x-750.webp`, the next of the six widths. The quality is fixed when the pictures are
 * built, so the parameter has no say. Drawings (SVG) and pictures outside the kit pass through.
 */
export default function imageLoader({ src, width }: ImageRequest): string {
  const name = ORIGINAL.exec(src)?.[1];
  if (name === undefined) return src;
  const served = IMAGE_WIDTHS.find((built) => built >= width) ?? 1920;
  return `/img/${name}-${served}.webp`;
}

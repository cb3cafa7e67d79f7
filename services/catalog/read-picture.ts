import type { Picture } from "@/backend/contract/shop/catalog";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** Converts a picture of an answer for the site. A picture without a tint is shown on the page's own background. */
export function readPicture({ src, alt, width, height, tint }: Picture): ShownPicture {
  return { src, alt, width, height, tint: tint ?? "transparent" };
}

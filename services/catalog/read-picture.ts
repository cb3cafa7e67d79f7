import type { Picture } from "@/backend/contract/shop/catalog";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** A picture of an answer as the site shows it: one without a tint has the page's own ground. */
export function readPicture({ src, alt, width, height, tint }: Picture): ShownPicture {
  return { src, alt, width, height, tint: tint ?? "transparent" };
}

import { getPicture, pictureView, type ShownPicture } from "@/utils/pictures";
import type { Language } from "@/utils/translations";

const ids = {
  phones: "hero/flagship",
  fiveG: "phone/orbit-pair-forest-green",
  delivery: "hero/colours",
} as const;

/** A picture for each slide of the home page. */
export type HeroPictures = Record<keyof typeof ids, ShownPicture>;

/** The pictures of the home page's slides with their words in the page's language. */
export function heroPictures(language: Language): HeroPictures {
  const view = (id: string) => pictureView(getPicture(id), language);
  return { phones: view(ids.phones), fiveG: view(ids.fiveG), delivery: view(ids.delivery) };
}

import { businessPictures } from "@/services/content/landing-pictures.server";
import type { PageRequest } from "@/services/page/page-props.server";

/** The business front page: its pictures. */
export async function loadBusiness({ language }: PageRequest) {
  return { pictures: businessPictures(language) };
}

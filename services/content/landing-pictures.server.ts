import type { PageRequest } from "@/services/page/page-props.server";
import { getPicture, pictureView, type ShownPicture } from "@/utils/pictures/pictures";
import type { Language } from "@/utils/text/translations";

const home = {
  fiveG: "hero/flagship",
  esim: "hero/esim",
  routers: "hero/routers",
  wifi: "router/mast-angle-white",
  pocketRouter: "pocket-router/card-angle-black",
  digital: "tablet/sketch-angle-graphite",
  gpay: "phone/capsule-angle-teal",
  smart: "camera/globe-angle-white",
  port: "sim/pack",
} as const;

const business = {
  hero: "hero/business",
  team: "phone/pillar-pair-graphite",
  office: "cpe/obelisk-angle-white",
  vehicles: "tracker/vehicle-angle-black",
  messages: "phone/halo-front-sky",
  cloud: "tablet/plain-pair-silver",
  smart: "camera/bullet-angle-white",
  cold: "tracker/tag-angle-white",
  garments: "apparel/tee-teal",
  shops: "pocket-router/puck-angle-white",
  ads: "hero/ads",
} as const;

const about = { network: "illustration/network", career: "hero/first-day" } as const;

type Views<Ids> = Record<keyof Ids, ShownPicture>;

function viewsOf<Ids extends Readonly<Record<string, string>>>(ids: Ids, language: Language): Views<Ids> {
  const views = Object.entries(ids).map(([name, id]) => [name, pictureView(getPicture(id), language)]);
  // Each name in the ids has its own view.
  return Object.fromEntries(views) as Views<Ids>;
}

export type HomePictures = Views<typeof home> & { app: ShownPicture };
export type BusinessPictures = Views<typeof business>;

/** The pictures of the home page with their texts in the page's language. The app is shown in that language too. */
export function homePictures(language: Language): HomePictures {
  const app = pictureView(getPicture(language === "bn" ? "hero/app-bn" : "hero/app"), language);
  return { ...viewsOf(home, language), app };
}

/** The pictures of the business page. */
export const businessPictures = (language: Language) => viewsOf(business, language);

/** The business front page: its pictures. */
export async function loadBusiness({ language }: PageRequest) {
  return { pictures: businessPictures(language) };
}

/** The pictures of the company page. */
export const aboutPictures = (language: Language) => viewsOf(about, language);

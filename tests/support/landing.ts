import type { HomePack, HomeStarOffer } from "@/services/content/home-page.server";
import type { PressRelease } from "@/services/news/news-service";

export function homePack(fields: Partial<HomePack> = {}): HomePack {
  return {
    packId: "internet-30720mb-720h-3018",
    pricePoisha: 49_900,
    wasPoisha: null,
    dataMb: 30_720,
    unlimitedData: false,
    minutes: 0,
    sms: 0,
    validityHours: 720,
    tag: "best-value",
    ...fields,
  };
}

export function homeStarOffer(fields: Partial<HomeStarOffer> = {}): HomeStarOffer {
  return {
    offerId: "haor-breeze",
    title: "Three nights for the price of two",
    partner: "Haor Breeze Resort",
    validUntil: "2027-06-30",
    picture: null,
    category: "hotels",
    ...fields,
  };
}

export function pressRelease(fields: Partial<PressRelease> = {}): PressRelease {
  return {
    slug: "quarter-three",
    title: "Third quarter: revenue up",
    summary: "More people, more data.",
    publishedOn: "2026-10-21",
    picture: null,
    ...fields,
  };
}

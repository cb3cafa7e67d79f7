import type { Api } from "@/services/api-client";
import { readContentPage } from "@/services/content-page.server";
import type { ContentBlock } from "@/services/content-service";
import { listAllDistricts } from "@/services/delivery-service";
import { siteEnv } from "@/services/env.server";
import { getPageTexts } from "@/services/page-texts.server";
import { paths } from "@/utils/paths";
import type { Language, PageTexts } from "@/utils/translations";

/** What the flood page is made of: a document without script. */
export interface FloodPage {
  language: Language;
  brand: string;
  origin: string;
  texts: PageTexts;
  title: string;
  description: string;
  blocks: ContentBlock[];
  /** `name` is sent, `label` is read. */
  districts: { name: string; label: string }[];
  /** ISO day. */
  keptOn: string;
}

/**
 * The flood page as its editors have it, with the districts of its form.
 * @param today ISO day in Asia/Dhaka
 * @throws ApiError; the districts are left out where they cannot be loaded, since the hotlines matter more
 */
export async function loadFloodPage(api: Api, language: Language, today: string): Promise<FloodPage> {
  const { brand, publicOrigin } = siteEnv();
  const [page, texts, districts] = await Promise.all([
    readContentPage(api, paths.floodEmergency, language),
    getPageTexts(language, ["common", "flood"]),
    listAllDistricts(api).catch(() => []),
  ]);
  return {
    language,
    brand: language === "bn" ? brand.nameBn : brand.nameEn,
    origin: publicOrigin,
    texts,
    title: page.title,
    description: page.description,
    blocks: page.blocks,
    districts: districts.map(({ name, label }) => ({ name, label })),
    keptOn: today,
  };
}

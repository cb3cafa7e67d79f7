import type { GetServerSidePropsContext } from "next";
import type { Api } from "@/services/api/api-client";
import { siteEnv } from "@/services/api/env.server";
import { listAllDistricts } from "@/services/checkout/delivery-service";
import { readContentPage } from "@/services/content/content-page.server";
import type { ContentBlock } from "@/services/content/content-service";
import { readPageChrome } from "@/services/page/page-chrome.server";
import { walletOf } from "@/services/page/page-props.server";
import { getPageTexts } from "@/services/page/page-texts.server";
import { COLOUR_COOKIE, type ColourChoice, readColourMode } from "@/utils/layout/colour-cookie";
import type { WalletBridge } from "@/utils/layout/page-layout";
import { paths } from "@/utils/paths/paths";
import { brandName } from "@/utils/text/brand-name";
import type { Language, PageTexts } from "@/utils/text/translations";

/** The data of the flood page: a document without script. */
export interface FloodPage {
  language: Language;
  brand: string;
  origin: string;
  texts: PageTexts;
  title: string;
  description: string;
  blocks: ContentBlock[];
  /** `name` is sent, `label` is shown. */
  districts: { name: string; label: string }[];
  /** ISO day. */
  keptOn: string;
  frame: FloodFrame;
}

/** The frame of the page. In the wallet's web view, the wallet bar replaces header and footer. */
export interface FloodFrame {
  header: boolean;
  footer: boolean;
  /** Null outside of the wallet. */
  wallet: (WalletBridge & { script: string }) | null;
  /** The reader's chosen colour mode; null means light, as on the first visit of every page (CONST-33). */
  mode: ColourChoice | null;
}

/** The frame for a request, decided by the same rules as for every page (CHROME-01). */
export async function floodFrame(context: GetServerSidePropsContext, api: Api): Promise<FloodFrame> {
  const { chrome } = await readPageChrome(context, api);
  const env = siteEnv();
  return {
    header: chrome.navbar !== null,
    footer: chrome.footer,
    wallet: chrome.walletBar ? { ...walletOf(env), script: env.webviewBridge } : null,
    mode: readColourMode(context.req.cookies[COLOUR_COOKIE]),
  };
}

/**
 * The editors' flood page, with the districts for its form.
 * @param today ISO day in Asia/Dhaka
 * @throws ApiError; the districts are left out when they cannot be loaded, because the hotlines are more important
 */
export async function loadFloodPage(
  api: Api,
  language: Language,
  today: string,
  frame: FloodFrame,
): Promise<FloodPage> {
  const { brand, publicOrigin } = siteEnv();
  const [page, texts, districts] = await Promise.all([
    readContentPage(api, paths.floodEmergency, language),
    getPageTexts(language, ["common", "flood"]),
    listAllDistricts(api).catch(() => []),
  ]);
  return {
    language,
    brand: brandName(brand, language),
    origin: publicOrigin,
    texts,
    title: page.title,
    description: page.description,
    blocks: page.blocks,
    districts: districts.map(({ name, label }) => ({ name, label })),
    keptOn: today,
    frame,
  };
}

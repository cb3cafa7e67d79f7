import type { GetServerSidePropsContext } from "next";
import type { Api } from "@/services/api/api-client";
import { createServerApi, createVisitorApi } from "@/services/api/api-client.server";
import { siteEnv } from "@/services/api/env.server";
import { listAllDistricts } from "@/services/checkout/delivery-service";
import { readContentPage } from "@/services/content/content-page.server";
import type { ContentBlock } from "@/services/content/content-service";
import { answerFloodForm, type FloodReply, refusedFloodForm } from "@/services/content/flood-form.server";
import { readReply } from "@/services/page/form-reply.server";
import { readPageChrome } from "@/services/page/page-chrome.server";
import { walletOf } from "@/services/page/page-props.server";
import { getPageTexts, loadT } from "@/services/page/page-texts.server";
import { dayInDhaka } from "@/utils/dates/dates";
import { COLOUR_COOKIE, readColourMode } from "@/utils/layout/colour-cookie";
import { paths } from "@/utils/paths/paths";
import { brandName } from "@/utils/text/brand-name";
import { type Language, languageOf, type PageTexts } from "@/utils/text/translations";

const TEXTS = ["common", "flood"];
/** In bytes; the longest form has some 300. */
const MAX_FORM_BYTES = 8 * 1024;

/** What the flood page and the reply to one of its forms have in common: both are documents without script. */
export interface FloodFramed {
  language: Language;
  brand: string;
  texts: PageTexts;
  /** `name` is sent, `label` is shown. */
  districts: { name: string; label: string }[];
  frame: FloodFrame;
}

/** The data of the flood page. */
export interface FloodPage extends FloodFramed {
  origin: string;
  title: string;
  description: string;
  blocks: ContentBlock[];
  /** ISO day. */
  savedOn: string;
}

/** The data of the document that answers a form. */
export interface FloodReplyPage extends FloodFramed {
  reply: FloodReply;
}

/** The frame of the page. In the wallet's web view, the wallet bar replaces header and footer. */
export type FloodFrame = Awaited<ReturnType<typeof floodFrame>>;

/** The frame for a request, decided by the same rules as for every page (CHROME-01). */
async function floodFrame(context: GetServerSidePropsContext, api: Api) {
  const { chrome } = await readPageChrome(context, api);
  const env = siteEnv();
  return {
    header: chrome.navbar !== null,
    footer: chrome.footer,
    /** Null outside of the wallet. */
    wallet: chrome.walletBar ? { ...walletOf(env), script: env.webviewBridge } : null,
    /** The reader's chosen colour mode; null means light, as on the first visit of every page (CONST-33). */
    mode: readColourMode(context.req.cookies[COLOUR_COOKIE]),
  };
}

/**
 * The document for a request: the page, or the reply to a form that a browser sent to it. Status and headers of the
 * response are set here.
 * @throws ApiError when the page's content cannot be loaded
 */
export async function readFloodPage(context: GetServerSidePropsContext): Promise<FloodPage | FloodReplyPage> {
  const api = createServerApi(context);
  const language = languageOf(context.locale);
  const frame = await floodFrame(context, api);
  if (context.req.method === "POST") return replyToForm(context, api, language, frame);
  return loadFloodPage(api, language, dayInDhaka(new Date()), frame);
}

async function replyToForm(
  context: GetServerSidePropsContext,
  api: Api,
  language: Language,
  frame: FloodFrame,
): Promise<FloodReplyPage> {
  const texts = await getPageTexts(language, TEXTS);
  const t = await loadT(language, "flood");
  const reply = await readReply(context, MAX_FORM_BYTES, async (posted) =>
    "fields" in posted
      ? answerFloodForm(createVisitorApi(context), posted.fields, t)
      : refusedFloodForm(posted.status, t),
  );
  const districts = reply.step === "form" && reply.form === "record" ? await districtsFor(api) : [];
  return { language, brand: brandName(siteEnv().brand, language), texts, districts, frame, reply };
}

/** The districts for the form; none when they cannot be loaded, because the hotlines are more important. */
async function districtsFor(api: Api): Promise<FloodFramed["districts"]> {
  const districts = await listAllDistricts(api).catch(() => []);
  return districts.map(({ name, label }) => ({ name, label }));
}

/**
 * The editors' flood page, with the districts for its form.
 * @param today ISO day in Asia/Dhaka
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
    getPageTexts(language, TEXTS),
    districtsFor(api),
  ]);
  return {
    language,
    brand: brandName(brand, language),
    origin: publicOrigin,
    texts,
    title: page.title,
    description: page.description,
    blocks: page.blocks,
    districts,
    savedOn: today,
    frame,
  };
}

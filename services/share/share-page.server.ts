import { join } from "node:path";
import type { GetServerSidePropsContext } from "next";
import { createPublicApi } from "@/services/api/api-client.server";
import { nullIfNotFound } from "@/services/api/api-error";
import { siteEnv } from "@/services/api/env.server";
import { NO_FILE } from "@/services/page/file-answer.server";
import { loadT } from "@/services/page/page-texts.server";
import type { ShareColours } from "@/services/share/share-drawing.server";
import { SharePictures } from "@/services/share/share-pictures.server";
import { readSharedPage, type SharedPage } from "@/services/share/shared-page.server";
import { logFailure } from "@/utils/browser/log-failure";
import { isEnglishOnly } from "@/utils/paths/paths";
import { sharedPage, sharePicture } from "@/utils/seo/share-picture";
import { brandName } from "@/utils/text/brand-name";
import { type Language, languageOf } from "@/utils/text/translations";

const NOTHING = { props: {} };
/** The address changes when the content of the picture changes. */
const FOREVER = "public, max-age=31536000, immutable";
const GENERAL_PICTURE = "/images/share.jpg";

let pictures: SharePictures | undefined;

/** Redirects the reader to another picture; the answer is not cached. */
function redirectTo({ res }: GetServerSidePropsContext, address: string) {
  res.writeHead(302, { Location: address, "Cache-Control": "no-store" });
  res.end();
  return NOTHING;
}

async function pricesOf({ price = "", from, was = "" }: SharedPage["facts"], language: Language) {
  if (from !== true) return { price, was };
  const t = await loadT(language, "shop-lists");
  return { price: t("filter.from", { amount: price }), was };
}

/**
 * `/share/PAGE.VERSION.jpg`: the picture of a page for shared links (docs/decisions/24). An old version, such as a
 * former price, redirects to the current one: so only content of the site's pages is drawn.
 * @param colours from styles/, which a service must not import
 */
export async function sendSharePicture(context: GetServerSidePropsContext, colours: ShareColours) {
  const segments = context.params?.["path"];
  const path = sharedPage(`/${Array.isArray(segments) ? segments.join("/") : ""}`);
  const language = languageOf(context.locale);
  // Behind a gate, no page is shared.
  if (path === null || siteEnv().gate !== null || (language === "bn" && isEnglishOnly(path))) return NO_FILE;
  const page = await nullIfNotFound(readSharedPage(createPublicApi(language, context.res), path, language));
  if (page === null) return NO_FILE;
  const { brand: names, dataDir } = siteEnv();
  const brand = brandName(names, language);
  const { facts } = page;
  const address = sharePicture(path, language, brand, facts);
  if (!address.endsWith(`/${String(segments?.at(-1))}`)) return redirectTo(context, address);
  context.res.setHeader("Content-Type", "image/jpeg");
  context.res.setHeader("Cache-Control", FOREVER);
  if (context.req.method === "HEAD") {
    context.res.end();
    return NOTHING;
  }
  pictures ??= new SharePictures(join(dataDir, "shared-pictures"));
  const { title, text } = facts;
  const drawing = {
    brand,
    title,
    text,
    ...(await pricesOf(facts, language)),
    picture: page.picture ?? facts.picture,
    colours,
  };
  const jpeg = await pictures.get(address, `${language} ${path}`, drawing).catch((error: unknown) => {
    logFailure("A shared picture could not be drawn", error);
    return null;
  });
  if (jpeg === null) return redirectTo(context, GENERAL_PICTURE);
  context.res.end(jpeg);
  return NOTHING;
}

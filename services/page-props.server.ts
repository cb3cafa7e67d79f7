import type { ParsedUrlQuery } from "node:querystring";
import type { GetServerSideProps, GetServerSidePropsContext, GetStaticProps } from "next";
import type { Api } from "@/services/api-client";
import { createServerApi } from "@/services/api-client.server";
import { ApiError } from "@/services/api-error";
import { siteEnv } from "@/services/env.server";
import { getPageTexts } from "@/services/page-texts.server";
import { isPartnerChannel, type PageProps, type Shell } from "@/utils/page-shell";
import { isShopPath } from "@/utils/paths";
import { type Language, languageOf } from "@/utils/translations";

/** What a page's loader works with. */
export interface PageRequest {
  api: Api;
  language: Language;
  query: ParsedUrlQuery;
  context: GetServerSidePropsContext;
}

/** The frame's own texts: those of every page, and the cart's where there is one. */
const frameTexts = (path: string) => (isShopPath(path) ? ["common", "cart"] : ["common"]);

/** @param bengaliOutside whether this is a page of the shop, whose visitor reads the rest of the site in Bengali */
function shellOf(language: Language, channel: string, bengaliOutside = false): Shell {
  const env = siteEnv();
  return {
    brand: language === "bn" ? env.brand.nameBn : env.brand.nameEn,
    origin: env.publicOrigin,
    partners: env.channels,
    sandbox: env.siteMode === "sandbox" && !isPartnerChannel(channel, env.channels),
    outsideLanguage: bengaliOutside ? "bn" : null,
    languageNotice: bengaliOutside && !isPartnerChannel(channel, env.channels),
  };
}

function channelOf({ query, req }: GetServerSidePropsContext): string {
  const asked = Array.isArray(query.channelName) ? query.channelName[0] : query.channelName;
  return asked ?? req.cookies.channelName ?? "";
}

/** True on a page of the shop, which speaks English only, for somebody who chose Bengali (INTERFACES.md, Addresses). */
function readsBengaliOutside({ resolvedUrl, req }: GetServerSidePropsContext): boolean {
  return isShopPath(resolvedUrl) && req.cookies.siteLanguage === "bn";
}

/**
 * The props of every page rendered on request (HOUSE.md, One of each): texts, shell and the page's own data.
 * @param namespaces texts the page needs beside the frame's
 * @param load the page's own data; an ApiError of absence becomes a 404, any other failure the error page
 */
export function withPageProps<Data extends object = Record<never, never>>(
  namespaces: readonly string[],
  load?: (request: PageRequest) => Promise<Data>,
): GetServerSideProps<PageProps & Data> {
  return async (context) => {
    const language = languageOf(context.locale);
    try {
      const [texts, data] = await Promise.all([
        getPageTexts(language, [...frameTexts(context.resolvedUrl), ...namespaces]),
        load?.({ api: createServerApi(context), language, query: context.query, context }),
      ]);
      const shell = shellOf(language, channelOf(context), readsBengaliOutside(context));
      return { props: { shell, texts, ...(data as Data) } };
    } catch (error) {
      if (error instanceof ApiError && error.isAbsence) return { notFound: true };
      throw error;
    }
  };
}

/**
 * The props of a page that is rendered at build: the not-found and the error page, which must not need the backend. One
 * build may serve under several addresses, so these pages know none; brand and channels make a build stale when they
 * change (scripts/lib/build-stages.mjs).
 */
export function withStaticPageProps(namespaces: readonly string[] = []): GetStaticProps<PageProps> {
  return async ({ locale }) => {
    const language = languageOf(locale);
    const texts = await getPageTexts(language, [...frameTexts("/"), ...namespaces]);
    return { props: { shell: { ...shellOf(language, ""), origin: "", sandbox: false }, texts } };
  };
}

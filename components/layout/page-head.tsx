import Head from "next/head";
import { useRouter } from "next/router";
import type { Crumb } from "@/components/ui/actions/breadcrumbs";
import type { LayoutData } from "@/utils/layout/page-layout";
import { barePath, isEnglishOnly, localePath } from "@/utils/paths/paths";
import { type JsonLd, jsonLdElement } from "@/utils/seo/json-ld";
import { breadcrumbJsonLd } from "@/utils/seo/seo";
import { type ShareFacts, sharePicture } from "@/utils/seo/share-picture";
import { languageOf } from "@/utils/text/translations";

interface PageHeadProps {
  layout: LayoutData;
  /** The title without the brand, which is added here. */
  title: string;
  description: string;
  /** Canonical path without the language. The default is the page's own address without its query. */
  path?: string;
  /** Other text in the picture of a shared link than title and description; null for a picture without text. */
  share?: Partial<ShareFacts> | null;
  /** If false, search engines must not index the page, and shared links do not get its address. */
  indexed?: boolean;
  /** The breadcrumbs for search engines. The view shows them to visitors. */
  trail?: readonly Crumb[];
  /** Only the server renders it. In the browser pages pass an empty list, so the bundle does not need the builders. */
  jsonLd?: readonly JsonLd[];
}

/** The JSON-LD blocks, the breadcrumbs first. Empty in the browser, so that its bundle does not have this code. */
function structuredData({ layout, trail, jsonLd = [] }: PageHeadProps, locale: string): string {
  if (typeof window !== "undefined") return "";
  const crumbs = trail ? [breadcrumbJsonLd(trail, layout.origin, languageOf(locale))] : [];
  return [...crumbs, ...jsonLd].map(jsonLdElement).join("");
}

/** The parts of a page's head that search engines and shared links read. */
export function PageHead(props: PageHeadProps) {
  const { layout, title, description, path, share = {}, indexed = true } = props;
  const { asPath, locale = "en" } = useRouter();
  const own = path ?? barePath(asPath);
  const address = (language: string) => layout.origin + localePath(own, language);
  const canonical = address(locale);
  const fullTitle = title === layout.brand ? title : `${title} | ${layout.brand}`;
  const facts = { title, text: description, ...share };
  // Only programs without script read the picture, so the browser's bundle does not have its code.
  const picture =
    typeof window !== "undefined" || !indexed
      ? null
      : share
        ? sharePicture(own, locale, layout.brand, facts)
        : "/images/share.jpg";
  return (
    <>
      <Head>
        <title>{fullTitle}</title>
        <meta name="description" content={description} />
        {indexed ? <link rel="canonical" href={canonical} /> : <meta name="robots" content="noindex" />}
        {indexed && <meta property="og:url" content={canonical} />}
        {picture !== null && (
          <>
            <meta property="og:image" content={layout.origin + picture} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
          </>
        )}
        {indexed && !isEnglishOnly(own) && (
          <>
            <link rel="alternate" hrefLang="en" href={address("en")} />
            <link rel="alternate" hrefLang="bn" href={address("bn")} />
            <link rel="alternate" hrefLang="x-default" href={address("en")} />
          </>
        )}
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:site_name" content={layout.brand} />
        <meta property="og:type" content="website" />
        <meta property="og:locale" content={locale === "bn" ? "bn_BD" : "en_GB"} />
        <meta name="twitter:card" content="summary_large_image" />
      </Head>
      <div
        key={own}
        hidden
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by jsonLdText, and a data block never runs
        dangerouslySetInnerHTML={{ __html: structuredData(props, locale) }}
      />
    </>
  );
}

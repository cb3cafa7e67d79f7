import type { ContentView } from "@/services/content/content-page.server";
import { paths } from "@/utils/paths/paths";
import type { JsonLd } from "@/utils/seo/json-ld";
import { breadcrumbJsonLd, faqJsonLd } from "@/utils/seo/seo";
import { contentShare } from "@/utils/seo/share-facts";
import type { ShareFacts } from "@/utils/seo/share-picture";
import type { Language } from "@/utils/text/translations";

/** The breadcrumbs of a page: from the home page to the page itself. */
export function trailOf(page: ContentView, home: string): { name: string; path: string }[] {
  return [{ name: home, path: paths.home }, ...page.trail, { name: page.name, path: page.path }];
}

/** The data for search engines and shared links beside title and description: breadcrumbs, questions, hero picture. */
export function contentSeo(
  page: ContentView,
  home: string,
  origin: string,
  language: Language,
): { share: Partial<ShareFacts>; jsonLd: JsonLd[] } {
  const questions = page.blocks.flatMap((block) => (block.type === "questions" ? block.items : []));
  return {
    share: contentShare(page),
    jsonLd: [
      breadcrumbJsonLd(trailOf(page, home), origin, language),
      ...(questions.length > 0 ? [faqJsonLd(questions)] : []),
    ],
  };
}

import type { ContentView } from "@/services/content-page.server";
import imageLoader from "@/utils/image-loader";
import { localePath, paths } from "@/utils/paths";
import { breadcrumbJsonLd, faqJsonLd, type JsonLd } from "@/utils/seo";

const SHARED_PICTURE_WIDTH = 1200;

/** The trail to a page as it is shown: from the home page to the page itself. */
export function trailOf(page: ContentView, home: string): { name: string; path: string }[] {
  return [{ name: home, path: paths.home }, ...page.trail, { name: page.name, path: page.path }];
}

/** What search engines and shared links get beside title and description: the trail, the questions, the hero's picture. */
export function contentSeo(
  page: ContentView,
  home: string,
  origin: string,
  language = "en",
): { image?: string; jsonLd: JsonLd[] } {
  const questions = page.blocks.flatMap((block) => (block.type === "questions" ? block.items : []));
  const trail = trailOf(page, home).map(({ name, path }) => ({ name, path: localePath(path, language) }));
  const hero = page.blocks.find((block) => block.type === "hero");
  // A drawing is no picture that other sites would show.
  const src = hero?.picture !== undefined && !hero.picture.src.endsWith(".svg") ? hero.picture.src : undefined;
  return {
    ...(src !== undefined && { image: imageLoader({ src, width: SHARED_PICTURE_WIDTH }) }),
    jsonLd: [breadcrumbJsonLd(trail, origin), ...(questions.length > 0 ? [faqJsonLd(questions)] : [])],
  };
}

import type { Api } from "@/services/api/api-client";
import { nullIfNotFound } from "@/services/api/api-error";
import { siteEnv } from "@/services/api/env.server";
import { getContentPage } from "@/services/content/content-service";
import { getPageTexts } from "@/services/page/page-texts.server";
import { dialHref } from "@/utils/numbers/dial-codes";
import { paths } from "@/utils/paths/paths";
import { brandForms } from "@/utils/text/brand-forms";
import { brandName } from "@/utils/text/brand-name";
import { fillPlaceholders } from "@/utils/text/placeholders";
import type { Language } from "@/utils/text/translations";

/** The tables of the support page that are useful without a network, by their anchors there. */
const TABLES = ["codes", "hotlines"] as const;

/** A code or a number to dial. */
export interface OfflineEntry {
  /** The purpose of the code. */
  name: string;
  code: string;
  /** Null when a tap cannot dial the code. */
  href: string | null;
  note: string;
}

/** The data of the offline page. */
export type OfflinePage = Awaited<ReturnType<typeof loadOfflinePage>>;

/**
 * Dial codes and hotlines from the editors' support page, for the browser's offline page (docs/offline.md); empty
 * while the support page is not published.
 * @param today ISO day in Asia/Dhaka
 * @throws ApiError; the browser then stores nothing, and tries again later
 */
export async function loadOfflinePage(api: Api, language: Language, today: string) {
  const { brand, siteMode } = siteEnv();
  const name = brandName(brand, language);
  const [page, texts] = await Promise.all([
    nullIfNotFound(getContentPage(api, paths.support)),
    getPageTexts(language, ["common", "offline"]),
  ]);
  const blocks =
    page === null ? [] : fillPlaceholders(page, { ...brandForms(name), slug: brand.slug }, new Set<string>()).blocks;
  const [codes = [], hotlines = []] = TABLES.map((anchor) => {
    const table = blocks.find((block) => block.type === "table" && block.id === anchor);
    if (table?.type !== "table") return [];
    return table.rows.map(([what = "", code = "", ...notes]) => ({
      name: what,
      code,
      href: dialHref(code),
      note: notes.join(" · "),
    }));
  });
  return { language, brand: name, texts, codes, hotlines, savedOn: today, isSandbox: siteMode === "sandbox" };
}

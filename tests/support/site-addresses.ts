import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { listRechargeCampaignRows } from "@/backend/db/seed/campaigns/recharge-campaigns";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import documents from "@/backend/db/seed/documents-index.json";
import { listOfferRows } from "@/backend/db/seed/offers/offers";
import { listPackRows } from "@/backend/db/seed/packs/packs";
import { listPressReleaseRows } from "@/backend/db/seed/press-releases/press-releases";
import services from "@/backend/db/seed/services/value-added-services.json";
import { listStarOfferRows } from "@/backend/db/seed/star/star-rows";
import { listStoreRows } from "@/backend/db/seed/stores/stores";
import { listNoticeRows } from "@/backend/db/seed/support/notices";
import { listUsefulInfoRows } from "@/backend/db/seed/support/useful-info";
import { contentAddress } from "@/utils/content-address";
import { listedCategories } from "@/utils/listing-query";
import {
  categoryPath,
  noticePath,
  offerPath,
  packPath,
  paths,
  preorderPath,
  productPath,
  rechargeCampaignPath,
  starOfferPath,
  storePath,
} from "@/utils/paths";

const CONTENT = join("backend", "content", "en");
const languages = ["en", "bn"] as const;

const asked = (path: string, name: string) => `${path}?q=${name.replaceAll(" ", "+")}`;

/** The address on which an answer of the support page is found by its title. */
export const answerAddress = (title: string) => asked(paths.support, title);
/** The address on which a value-added service is found by its name. */
export const serviceAddress = (name: string) => asked(paths.valueAddedServices, name);

function contentAddresses(brandSlug: string): string[] {
  return readdirSync(CONTENT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => contentAddress(`/${file.slice(0, -".json".length).split(sep).join("/")}`, brandSlug));
}

/** Every address that the seeds give the site, without a language. Queries are readable: `?q=My+title`. */
export function siteAddresses(now: Date, brandSlug = "gp"): Set<string> {
  return new Set([
    ...Object.values(paths),
    ...listedCategories.map(categoryPath),
    ...buildCatalogue(now).products.map(({ category, slug, preorder }) =>
      preorder ? preorderPath(category, slug) : productPath(category, slug),
    ),
    ...listPackRows().map(({ id }) => packPath(id)),
    ...listOfferRows().map(({ id }) => offerPath(id)),
    ...listStoreRows().map(({ code }) => storePath(code)),
    ...listNoticeRows().map(({ slug }) => noticePath(slug)),
    ...listPressReleaseRows().map(({ slug }) => `${paths.pressReleases}/${slug}`),
    ...listRechargeCampaignRows(now).map(({ id }) => rechargeCampaignPath(id)),
    ...listStarOfferRows().map(({ id }) => starOfferPath(id)),
    ...contentAddresses(brandSlug),
    ...Object.keys(documents),
    ...listUsefulInfoRows().flatMap(({ titles }) => languages.map((language) => answerAddress(titles[language]))),
    ...services.flatMap(({ names }) => languages.map((language) => serviceAddress(names[language]))),
  ]);
}

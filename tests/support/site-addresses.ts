import { readdirSync } from "node:fs";
import { join, sep } from "node:path";
import { buildCatalogue } from "@/backend/db/seed/catalogue";
import documents from "@/backend/db/seed/documents-index.json";
import type { Localized } from "@/backend/db/stored-types";
import { dataFiles } from "@/backend/domain/data-import/data-files";
import { dataRows } from "@/tests/support/data-rows";
import { listedCategories } from "@/utils/catalog/listing-query";
import { contentAddress } from "@/utils/paths/content-address";
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
} from "@/utils/paths/paths";

const CONTENT = join("backend", "content", "en");
const languages = ["en", "bn"] as const;

const asked = (path: string, name: string) => `${path}?q=${name.replaceAll(" ", "+")}`;

/** The address that finds an answer of the support page by its title. */
export const answerAddress = (title: string) => asked(paths.support, title);
/** The address that finds a value-added service by its name. */
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
    ...buildCatalogue(now, dataFiles(process.cwd(), now)).products.map(({ category, slug, preorder }) =>
      preorder ? preorderPath(category, slug) : productPath(category, slug),
    ),
    ...dataRows<{ id: string }>("packs").map(({ id }) => packPath(id)),
    ...dataRows<{ id: string }>("offers").map(({ id }) => offerPath(id)),
    ...dataRows<{ code: string }>("stores").map(({ code }) => storePath(code)),
    ...dataRows<{ slug: string }>("notices").map(({ slug }) => noticePath(slug)),
    ...dataRows<{ slug: string }>("press-releases").map(({ slug }) => `${paths.pressReleases}/${slug}`),
    ...dataRows<{ id: string }>("recharge-campaigns").map(({ id }) => rechargeCampaignPath(id)),
    ...dataRows<{ id: string }>("star-offers").map(({ id }) => starOfferPath(id)),
    ...contentAddresses(brandSlug),
    ...Object.keys(documents),
    ...dataRows<{ titles: Localized }>("useful-info").flatMap(({ titles }) =>
      languages.map((language) => answerAddress(titles[language])),
    ),
    ...dataRows<{ names: Localized }>("value-added-services").flatMap(({ names }) =>
      languages.map((language) => serviceAddress(names[language])),
    ),
  ]);
}

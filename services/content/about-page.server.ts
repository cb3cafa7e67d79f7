import type { ServerResponse } from "node:http";
import type { Api } from "@/services/api/api-client";
import { aboutPictures } from "@/services/content/landing-pictures.server";
import {
  type FinancialReport,
  listFinancialReports,
  listShareholdingDetails,
} from "@/services/investors/investors-service";
import { listPressReleases } from "@/services/news/news-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";

/** The newest quarter as the company page shows it, with the earlier quarters. */
export type LatestResults = NonNullable<ReturnType<typeof latestResults>>;

/** The data of other features on the company page; null when it could not be loaded or does not exist. */
export type AboutSections = Awaited<ReturnType<typeof loadAboutSections>>;

const QUARTERS = 5;
const FIGURES = 4;
/** Indexes of revenue and profit among a statement's figures. */
const COMPARED = [0, 2];
const NEWS = 4;

/** An earlier quarter, with the figures that are compared. */
function earlierQuarter({ year, quarter, figures }: FinancialReport) {
  if (quarter !== 1 && quarter !== 2 && quarter !== 3 && quarter !== 4) return [];
  return [{ year, quarter, figures: figures.filter((_, place) => COMPARED.includes(place)) } as const];
}

function latestResults([newest, ...earlier]: FinancialReport[]) {
  if (newest === undefined) return null;
  const { title, publishedOn, file, figures } = newest;
  return { title, publishedOn, file, figures: figures.slice(0, FIGURES), earlier: earlier.flatMap(earlierQuarter) };
}

/**
 * The sections of the company page, loaded in parallel. A failed section is left out and logged, and the page is marked
 * as incomplete.
 */
export async function loadAboutSections(api: Api, response: Pick<ServerResponse, "setHeader">) {
  const section = <Section>(name: string, load: () => Promise<Section>) => sideSection(response, name, load);
  const [reports, holdings, news] = await Promise.all([
    section("results", () => listFinancialReports(api, { type: "quarterly", perPage: QUARTERS })),
    section("shareholding", () => listShareholdingDetails(api)),
    section("news", () => listPressReleases(api, { perPage: NEWS })),
  ]);
  return {
    results: reports && latestResults(reports.reports),
    holding: holdings?.months[0] ?? null,
    news:
      news?.releases.map(({ slug, title, summary, publishedOn }) => ({ slug, title, summary, publishedOn })) ?? null,
  };
}

/** The company page: its pictures and its sections. */
export async function loadAbout({ api, language, context }: PageRequest) {
  return { pictures: aboutPictures(language), ...(await loadAboutSections(api, context.res)) };
}

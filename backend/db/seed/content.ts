import type { Transaction } from "@/backend/db/client";
import { pressReleases } from "@/backend/db/schema/content";
import {
  disclosures,
  financialReports,
  investorEvents,
  shareholderGroups,
  shareholdings,
  unclaimedDividends,
} from "@/backend/db/schema/investors";
import { internetPacks } from "@/backend/db/schema/packs";
import { starAreas, starCategories, starOffers } from "@/backend/db/schema/star";
import { notices, usefulInfo } from "@/backend/db/schema/support";
import { listDisclosureRows } from "@/backend/db/seed/investor-news/disclosures";
import { listEventRows } from "@/backend/db/seed/investor-news/events";
import { listUnclaimedRows } from "@/backend/db/seed/investor-news/unclaimed-dividends";
import { listFinancialReportRows, listShareholderGroupRows, listShareholdingRows } from "@/backend/db/seed/investors";
import { listPackRows } from "@/backend/db/seed/packs/packs";
import { listPressReleaseRows } from "@/backend/db/seed/press-releases/press-releases";
import { listStarAreaRows, listStarCategoryRows, listStarOfferRows } from "@/backend/db/seed/star/star-offers";
import { listNoticeRows } from "@/backend/db/seed/support/notices";
import { listUsefulInfoRows } from "@/backend/db/seed/support/useful-info";
import { upsertRows } from "@/backend/db/seed/upsert";

/** Rows inserted or updated. */
export interface ContentReport {
  internetPacks: number;
  starCategories: number;
  starAreas: number;
  starOffers: number;
  pressReleases: number;
  notices: number;
  usefulInfo: number;
  financialReports: number;
  shareholderGroups: number;
  shareholdings: number;
  investorEvents: number;
  disclosures: number;
  unclaimedDividends: number;
}

export const NO_CONTENT: ContentReport = {
  internetPacks: 0,
  starCategories: 0,
  starAreas: 0,
  starOffers: 0,
  pressReleases: 0,
  notices: 0,
  usefulInfo: 0,
  financialReports: 0,
  shareholderGroups: 0,
  shareholdings: 0,
  investorEvents: 0,
  disclosures: 0,
  unclaimedDividends: 0,
};

/** Writes packs, star offers, press releases, support and the investors' figures where they differ from the seed. */
export async function writeContent(tx: Transaction): Promise<ContentReport> {
  return {
    internetPacks: await upsertRows(
      tx,
      internetPacks,
      listPackRows(),
      [internetPacks.id],
      [
        "titles",
        "pricePoisha",
        "wasPricePoisha",
        "minutes",
        "sms",
        "unlimitedData",
        "tags",
        "autoRenew",
        "dialCode",
        "terms",
        "popularity",
      ],
    ),
    ...(await writeStar(tx)),
    pressReleases: await upsertRows(
      tx,
      pressReleases,
      listPressReleaseRows(),
      [pressReleases.slug],
      ["titles", "summaries", "bodies", "publishedOn", "picture"],
    ),
    ...(await writeSupport(tx)),
    ...(await writeInvestors(tx)),
  };
}

async function writeStar(tx: Transaction) {
  return {
    starCategories: await upsertRows(
      tx,
      starCategories,
      listStarCategoryRows(),
      [starCategories.key],
      ["labels", "position"],
    ),
    starAreas: await upsertRows(tx, starAreas, listStarAreaRows(), [starAreas.key], ["labels", "position"]),
    starOffers: await upsertRows(
      tx,
      starOffers,
      listStarOfferRows(),
      [starOffers.id],
      ["partners", "titles", "category", "area", "tiers", "summaries", "howTo", "validUntil", "position"],
    ),
  };
}

async function writeSupport(tx: Transaction) {
  return {
    notices: await upsertRows(
      tx,
      notices,
      listNoticeRows(),
      [notices.slug],
      ["titles", "summaries", "bodies", "publishedOn"],
    ),
    usefulInfo: await upsertRows(
      tx,
      usefulInfo,
      listUsefulInfoRows(),
      [usefulInfo.slug],
      ["topics", "titles", "answers", "steps", "words", "path", "position"],
    ),
  };
}

async function writeInvestors(tx: Transaction) {
  return {
    financialReports: await upsertRows(
      tx,
      financialReports,
      listFinancialReportRows(),
      [financialReports.id],
      ["titles", "publishedOn", "file", "figures"],
    ),
    shareholderGroups: await upsertRows(
      tx,
      shareholderGroups,
      listShareholderGroupRows(),
      [shareholderGroups.key],
      ["labels", "position"],
    ),
    shareholdings: await upsertRows(
      tx,
      shareholdings,
      listShareholdingRows(),
      [shareholdings.month, shareholdings.groupKey],
      ["shares"],
    ),
    investorEvents: await upsertRows(
      tx,
      investorEvents,
      listEventRows(),
      [investorEvents.id],
      ["kind", "titles", "details", "places", "heldOn", "begins", "ends", "online", "path", "revision"],
    ),
    disclosures: await upsertRows(
      tx,
      disclosures,
      listDisclosureRows(),
      [disclosures.id],
      ["titles", "texts", "publishedAt", "file"],
    ),
    unclaimedDividends: await upsertRows(
      tx,
      unclaimedDividends,
      listUnclaimedRows(),
      [unclaimedDividends.account, unclaimedDividends.year, unclaimedDividends.kind],
      ["names", "amountPoisha", "paidOn"],
    ),
  };
}

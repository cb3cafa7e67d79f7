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
import { offers } from "@/backend/db/schema/offers";
import { internetPacks } from "@/backend/db/schema/packs";
import {
  starAreas,
  starBranches,
  starCategories,
  starOffers,
  starTierRules,
  subscriberUsage,
} from "@/backend/db/schema/star";
import { notices, usefulInfo } from "@/backend/db/schema/support";
import { tariffPackages } from "@/backend/db/schema/tariff-packages";
import { listDisclosureRows } from "@/backend/db/seed/investor-news/disclosures";
import { listEventRows } from "@/backend/db/seed/investor-news/events";
import { listUnclaimedRows } from "@/backend/db/seed/investor-news/unclaimed-dividends";
import { listFinancialReportRows, listShareholderGroupRows, listShareholdingRows } from "@/backend/db/seed/investors";
import { listOfferRows } from "@/backend/db/seed/offers/offers";
import { listPackRows } from "@/backend/db/seed/packs/packs";
import { listTariffPackageRows } from "@/backend/db/seed/packs/tariff-packages";
import { listPressReleaseRows } from "@/backend/db/seed/press-releases/press-releases";
import {
  listStarAreaRows,
  listStarBranchRows,
  listStarCategoryRows,
  listStarOfferRows,
  listStarTierRows,
  listUsageRows,
} from "@/backend/db/seed/star/star-rows";
import { listNoticeRows } from "@/backend/db/seed/support/notices";
import { listUsefulInfoRows } from "@/backend/db/seed/support/useful-info";
import { upsertRows } from "@/backend/db/seed/upsert";

/** Rows inserted or updated. */
export interface ContentReport {
  internetPacks: number;
  tariffPackages: number;
  offers: number;
  starCategories: number;
  starAreas: number;
  starOffers: number;
  starBranches: number;
  starTiers: number;
  subscriberUsage: number;
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
  tariffPackages: 0,
  offers: 0,
  starCategories: 0,
  starAreas: 0,
  starOffers: 0,
  starBranches: 0,
  starTiers: 0,
  subscriberUsage: 0,
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

const OFFER_COLUMNS = [
  "titles",
  "summaries",
  "pricePoisha",
  "standardPackId",
  "dataMb",
  "minutes",
  "sms",
  "validityHours",
  "tags",
  "audience",
  "tiers",
  "lastDigits",
  "autoRenew",
  "validUntil",
  "dialCode",
  "terms",
  "popularity",
] as const;

/** Writes packs, offers, star offers, press releases, support and the investors' figures where they differ from the seed. */
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
    tariffPackages: await upsertRows(
      tx,
      tariffPackages,
      listTariffPackageRows(),
      [tariffPackages.id],
      ["names", "suits", "callPoisha", "fnfNumbers", "fnfPoisha", "smsPoisha", "feePoisha", "changeCode", "position"],
    ),
    offers: await upsertRows(tx, offers, listOfferRows(), [offers.id], OFFER_COLUMNS),
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
      [
        "partners",
        "titles",
        "category",
        "area",
        "tiers",
        "summaries",
        "howTo",
        "redeemBy",
        "redeemText",
        "redeemTo",
        "weekdays",
        "validUntil",
        "position",
      ],
    ),
    starBranches: await upsertRows(
      tx,
      starBranches,
      listStarBranchRows(),
      [starBranches.offerId, starBranches.code],
      ["names", "district", "latitude", "longitude"],
    ),
    starTiers: await upsertRows(
      tx,
      starTierRules,
      listStarTierRows(),
      [starTierRules.tier],
      ["fromPoisha", "gains", "birthdays", "benefits"],
    ),
    subscriberUsage: await upsertRows(
      tx,
      subscriberUsage,
      listUsageRows(),
      [subscriberUsage.msisdn, subscriberUsage.month],
      ["usedPoisha"],
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

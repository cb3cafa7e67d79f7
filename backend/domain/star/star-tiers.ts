import type { StarTier } from "@/backend/contract/subscriber-services/star";
import type { MonthOfUse, StarTierRow } from "@/backend/db/queries/subscriber-services/star-queries";
import type { Localized } from "@/backend/db/stored-types";
import { formatDate } from "@/utils/dates/dates";
import { formatMoney } from "@/utils/money/money";
import { toBengaliDigits } from "@/utils/numbers/digits";

/** A tier is calculated on the first of each month, from the use of this many months before it. */
export const MONTHS_COUNTED = 3;

/** The use that is missing for a tier; amounts in poisha, days as `YYYY-MM-DD` in Asia/Dhaka. */
export interface StarProgress {
  /** The monthly use that the tier needs. */
  neededPoisha: number;
  /** Average of the last three full months. */
  averagePoisha: number;
  /** The use of this month so far. */
  usedPoisha: number;
  /** The use that is missing until the last day of this month (`by`). */
  missingPoisha: number;
  by: string;
  startsOn: string;
  /** Months at the needed use until it is reached, this one included. */
  months: number;
  sentence: Localized;
}

export interface StarStatus {
  tier: StarTier;
  benefits: Localized<readonly string[]>;
  /** Null for the highest tier. */
  next: { tier: StarTier; condition: Localized; progress: StarProgress | null } | null;
}

/** What a tier means to the person who has it (STAR-01 to STAR-06). @param use months in any order, or none */
export function starStatusOf(
  rules: readonly StarTierRow[],
  tier: StarTier,
  { use, today }: { use: readonly MonthOfUse[]; today: string },
): StarStatus {
  const place = rules.findIndex((rule) => rule.tier === tier);
  const next = place < 0 ? undefined : rules[place + 1];
  return {
    tier,
    benefits: rules[place]?.benefits ?? { en: [], bn: [] },
    next: next
      ? { tier: next.tier, condition: conditionOf(next), progress: progressTo(next.fromPoisha, use, today) }
      : null,
  };
}

function conditionOf({ fromPoisha }: StarTierRow): Localized {
  return {
    en: `Spend ${formatMoney(fromPoisha, "en")} or more a month on average over three months`,
    bn: `টানা তিন মাস গড়ে মাসে ${formatMoney(fromPoisha, "bn")} বা তার বেশি ব্যবহার করুন`,
  };
}

/** The month, `YYYY-MM`, that is so many months before (negative) or after the month of a day. */
export function monthFrom(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 7);
}

const lastDayOf = (month: string) => {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** The use that a tier still needs; null when the use of the last months is unknown. */
function progressTo(neededPoisha: number, use: readonly MonthOfUse[], today: string): StarProgress | null {
  const usedIn = (months: number) => use.find(({ month }) => month === monthFrom(today, months))?.usedPoisha;
  const before = [usedIn(-3), usedIn(-2), usedIn(-1)];
  if (before.every((used) => used === undefined)) return null;
  const [third = 0, second = 0, first = 0] = before;
  const usedPoisha = usedIn(0) ?? 0;
  const missingPoisha = Math.max(0, neededPoisha * MONTHS_COUNTED - second - first - usedPoisha);
  const thisMonth = Math.max(usedPoisha, neededPoisha);
  // The average of the counted months when each remaining one has just the needed use.
  const sums = [second + first + thisMonth, first + thisMonth + neededPoisha];
  const found = sums.findIndex((sum) => sum >= neededPoisha * MONTHS_COUNTED);
  const figures = {
    neededPoisha,
    averagePoisha: Math.round((third + second + first) / MONTHS_COUNTED),
    usedPoisha,
    missingPoisha,
    by: lastDayOf(monthFrom(today, 0)),
    startsOn: `${monthFrom(today, 1)}-01`,
    months: found < 0 ? MONTHS_COUNTED : found + 1,
  };
  return { ...figures, sentence: sentenceOf(figures) };
}

function sentenceOf({ missingPoisha, neededPoisha, by, startsOn, months }: Omit<StarProgress, "sentence">): Localized {
  const day = (date: string, language: string) => formatDate(date, language);
  if (missingPoisha === 0) {
    return {
      en: `You have spent enough; the tier will start on ${day(startsOn, "en")}.`,
      bn: `আপনার ব্যবহার যথেষ্ট হয়েছে, ${day(startsOn, "bn")} থেকে লেভেলটি পাবেন।`,
    };
  }
  const slowly =
    months === 1
      ? { en: "", bn: "" }
      : {
          en: ` Or spend ${formatMoney(neededPoisha, "en")} a month for ${months} months.`,
          bn: ` অথবা ${toBengaliDigits(String(months))} মাস ধরে মাসে ${formatMoney(neededPoisha, "bn")} ব্যবহার করুন।`,
        };
  return {
    en: `Spend ${formatMoney(missingPoisha, "en")} more by ${day(by, "en")}, and the tier will start on ${day(startsOn, "en")}.${slowly.en}`,
    bn: `${day(by, "bn")} তারিখের মধ্যে আরও ${formatMoney(missingPoisha, "bn")} ব্যবহার করলে ${day(startsOn, "bn")} থেকে লেভেলটি পাবেন।${slowly.bn}`,
  };
}

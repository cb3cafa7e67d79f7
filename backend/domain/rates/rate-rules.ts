import type { RateService } from "@/backend/contract/subscriber-services/rates";
import type { CountryRow, RateRow, RoamingPackRow } from "@/backend/db/queries/subscriber-services/rate-queries";
import { toAsciiDigits } from "@/utils/numbers/digits";
import { withWords } from "@/utils/search/find-words";
import { foldText } from "@/utils/search/search-text";

/** A country with its rates; both services if no type is given. */
export interface CountryRates {
  country: CountryRow;
  rates: RateRow[];
  packs: RoamingPackRow[];
}

export interface CountryFilter {
  type: RateService | null;
  /** Two letters; null = any. */
  code: string | null;
  /** Part of a name, another word for the country, or a dial code; null = any. */
  text: string | null;
}

const zoneOf = ({ isdZone, roamingZone }: CountryRow, type: RateService) => (type === "isd" ? isdZone : roamingZone);

/** The match of a country: 0 = exact name, other word or code, 1 = start of a name or word, 2 = inside; null = no match. */
function rankOf({ code, names, words, dialCode }: CountryRow, text: string): number | null {
  const folded = foldText(text);
  const digits = toAsciiDigits(text)
    .trim()
    .replace(/^(\+|00)/, "")
    .replace(/\s/g, "");
  const ownDigits = dialCode.replace(/[^0-9]/g, "");
  if (/^\d+$/.test(digits)) return ownDigits === digits ? 0 : ownDigits.startsWith(digits) ? 1 : null;
  const titles = [names.en, names.bn].map(foldText);
  if (folded === "") return null;
  if ([...titles, ...foldText(words).split(" "), code.toLowerCase()].includes(folded)) return 0;
  const others = [...titles, foldText(words)].flatMap((title) => title.split(/[\s()-]+/));
  if ([...titles, ...others].some((title) => title.startsWith(folded))) return 1;
  return [...titles, foldText(words)].some((title) => title.includes(folded)) ? 2 : null;
}

/** The matching countries, the best match first; equal matches keep their order. If there are none, those that sound like it. */
export function findCountries(rows: readonly CountryRow[], { type, code, text }: CountryFilter): CountryRow[] {
  const wanted = rows.filter(
    (row) => (type === null || zoneOf(row, type) !== null) && (code === null || row.code === code),
  );
  const found = wanted
    .map((row) => ({ row, rank: text === null ? 0 : rankOf(row, text) }))
    .filter(({ rank }) => rank !== null)
    .sort((left, right) => (left.rank ?? 0) - (right.rank ?? 0))
    .map(({ row }) => row);
  if (found.length > 0 || text === null) return found;
  return withWords(wanted, text, ({ names, words }) => `${names.en} ${names.bn} ${words}`);
}

/** The prices of a country, from the rates of its zones. */
export function ratesOf(
  country: CountryRow,
  type: RateService | null,
  { rates, packs }: { rates: readonly RateRow[]; packs: readonly RoamingPackRow[] },
): CountryRates {
  return {
    country,
    rates: rates.filter(
      ({ service, zone }) => zone === zoneOf(country, service) && (type === null || type === service),
    ),
    packs: type === "isd" ? [] : packs.filter(({ zone }) => zone === country.roamingZone),
  };
}

import type { CartItemRow, CartLineInput } from "@/backend/db/queries/orders/cart-queries";
import type { HeldNumberRow } from "@/backend/db/queries/sims/sim-queries";
import type { LineOptions } from "@/backend/db/stored-types";
import type { ErrorFacts } from "@/backend/domain/domain-error";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { isReplacementSku } from "@/utils/sims/sim-skus";

/** The most new numbers in one cart, and so the most that a buyer gets at a time. */
export const MAX_NUMBERS = 3;

/** A problem of a line: `field` is `product.N`, where N is the index of the line. */
interface SimProblem {
  code: "option-not-available" | "quantity-limit" | "sim-number-limit";
  field: string;
  facts?: ErrorFacts;
}

export interface LineNumber extends HeldNumberRow {
  /** The price of the SIM without the number, in poisha. */
  kitPoisha: number;
}

/** A line that may have a number. Then `pricePoisha` is the price of SIM and number together. */
export type WithNumber<Line> = Line & { number?: LineNumber };

/** The new number of a line; undefined for a replacement, whose number already has an owner. */
export const newNumberOf = ({ options: { sim, simReplacement } }: { options: LineOptions }) =>
  simReplacement === true ? undefined : sim;

export const newNumbersOf = (lines: readonly { options: LineOptions }[]) =>
  lines.flatMap((line) => newNumberOf(line) ?? []);

/**
 * The problems of the SIM lines in a cart update, without a look-up of the numbers. A line has one SIM with a
 * number, no number occurs twice, three new numbers at most; a replacement names the number that it is for.
 * @param lines the update, in the payload's order, lines of quantity 0 included
 */
export function problemsOfSimLines(
  lines: readonly CartLineInput[],
  items: ReadonlyMap<string, Pick<CartItemRow, "category">>,
): SimProblem[] {
  const seen = new Set<string>();
  const problems: SimProblem[] = [];
  for (const [index, { sku, quantity, options }] of lines.entries()) {
    if (quantity === 0 || items.get(sku)?.category !== "sim") continue;
    const field = `product.${index}`;
    const number = options.sim === undefined ? null : normaliseMsisdn(options.sim);
    const isReplacement = options.simReplacement === true;
    if (number === null || number !== options.sim || isReplacement !== isReplacementSku(sku) || seen.has(number)) {
      problems.push({ code: "option-not-available", field });
    } else if (quantity > 1) problems.push({ code: "quantity-limit", field, facts: { max: 1 } });
    if (number !== null) seen.add(number);
  }
  if (newNumbersOf(lines.filter(({ quantity }) => quantity > 0)).length > MAX_NUMBERS) {
    problems.push({ code: "sim-number-limit", field: "product", facts: { max: MAX_NUMBERS } });
  }
  return problems;
}

/** Adds the looked-up numbers to lines. A line with an unknown number is not changed. */
export function withNumbers<Line extends { options: LineOptions; pricePoisha: number }>(
  lines: readonly Line[],
  rows: readonly HeldNumberRow[],
): WithNumber<Line>[] {
  const known = new Map(rows.map((row) => [row.msisdn, row]));
  return lines.map((line) => {
    const row = known.get(newNumberOf(line) ?? "");
    if (row === undefined) return line;
    const kitPoisha = line.pricePoisha;
    return { ...line, pricePoisha: kitPoisha + row.pricePoisha, number: { ...row, kitPoisha } };
  });
}

/** A problem for each line whose new number is no longer available to the cart. */
export function problemsOfNumbers(
  lines: readonly WithNumber<{ options: LineOptions }>[],
): { code: "sim-number-taken"; field: string; facts: { number: string } }[] {
  return lines.flatMap((line, index) => {
    const number = newNumberOf(line);
    if (number === undefined || line.number?.obtainable === true) return [];
    return [{ code: "sim-number-taken" as const, field: `product.${index}`, facts: { number } }];
  });
}

/** A number of the cart whose partner in a pair is missing: the two are sold only together. */
export function missingPartner(
  lines: readonly WithNumber<{ options: LineOptions }>[],
): { number: string; partner: string } | null {
  const present = new Set(newNumbersOf(lines));
  for (const { number } of lines) {
    const partner = number?.pairMsisdn ?? null;
    if (number && partner !== null && !present.has(partner)) return { number: number.msisdn, partner };
  }
  return null;
}

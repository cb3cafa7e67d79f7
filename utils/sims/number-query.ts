import type { ParsedUrlQuery } from "node:querystring";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";
import { type NumberClass, type NumberMatch, searchOf } from "@/utils/sims/number-search";
import type { SimConnection, SimForm } from "@/utils/sims/sim-skus";

/** What the address of the picker says; empty text = not narrowed. */
export interface NumberSearchQuery {
  type: SimConnection;
  form: SimForm;
  match: NumberMatch;
  pattern: string;
  numberClass: NumberClass | "";
  zone: string;
  page: number;
}

export const matchChoices = ["contains", "ends", "birthday", "lucky"] as const;
export const classChoices = ["regular", "silver", "gold", "platinum"] as const;

const textOf = (value: string | string[] | undefined) => (typeof value === "string" ? value.trim() : "");
const oneOf = <Choice extends string>(choices: readonly Choice[], value: string): Choice | undefined =>
  choices.find((choice) => choice === value);

/**
 * Reads the picker's address. A pattern may have digits of any script; one that cannot be searched is left out and
 * reported by `readNumberError`.
 */
export function readNumberQuery(query: ParsedUrlQuery): NumberSearchQuery {
  const match = oneOf(matchChoices, textOf(query.match)) ?? "contains";
  const typed = readPattern(textOf(query.pattern));
  const page = Number(textOf(query.page));
  return {
    type: oneOf(["prepaid", "postpaid"], textOf(query.type)) ?? "prepaid",
    form: oneOf(["physical", "esim"], textOf(query.form)) ?? "physical",
    match,
    pattern: typed !== "" && searchOf(match, typed) !== null ? typed : "",
    numberClass: oneOf(classChoices, textOf(query.class)) ?? "",
    zone: textOf(query.zone).slice(0, 60),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

/** The typed search, when it cannot be searched; else empty. */
export function readNumberError(query: ParsedUrlQuery): string {
  const typed = textOf(query.pattern).slice(0, 40);
  return typed !== "" && readNumberQuery(query).pattern === "" ? typed : "";
}

/** Digits of any script as ASCII, spaces left out; `০০৭` is 007. A date keeps its dashes. */
export function readPattern(text: string): string {
  const ascii = anyDigitsToAscii(text).replace(/\s/g, "");
  return /^\d{4}-\d\d-\d\d$/.test(ascii) ? ascii : ascii.replace(/[-+.]/g, "");
}

/** The query's part of an address: what is as always is left out. */
export function numberParams(query: NumberSearchQuery): Record<string, string> {
  const { type, form, match, pattern, numberClass, zone, page } = query;
  return {
    ...(form !== "physical" && { form }),
    ...(type !== "prepaid" && { type }),
    ...(pattern !== "" && { match, pattern }),
    ...(numberClass !== "" && { class: numberClass }),
    ...(zone !== "" && { zone }),
    ...(page > 1 && { page: String(page) }),
  };
}

/** The picker's address after a change; anything but a page begins at the first one again. */
export function numberHref(path: string, query: NumberSearchQuery, change: Partial<NumberSearchQuery> = {}): string {
  const text = new URLSearchParams(numberParams({ ...query, page: 1, ...change })).toString();
  return text === "" ? path : `${path}?${text}`;
}

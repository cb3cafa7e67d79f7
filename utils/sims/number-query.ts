import type { ParsedUrlQuery } from "node:querystring";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";
import { withQuery } from "@/utils/paths/paths";
import { wholeNumber } from "@/utils/paths/query-value";
import { type NumberClass, type NumberMatch, searchOf } from "@/utils/sims/number-search";
import type { SimConnection, SimForm } from "@/utils/sims/sim-skus";

/** The filters in the address of the number picker. An empty text means that there is no filter. */
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
 * Reads the picker's address. A pattern may have digits of any script; an unsearchable pattern is left out and
 * reported by `readNumberError`.
 */
export function readNumberQuery(query: ParsedUrlQuery): NumberSearchQuery {
  const match = oneOf(matchChoices, textOf(query.match)) ?? "contains";
  const typed = readPattern(textOf(query.pattern));
  return {
    type: oneOf(["prepaid", "postpaid"], textOf(query.type)) ?? "prepaid",
    form: oneOf(["physical", "esim"], textOf(query.form)) ?? "physical",
    match,
    pattern: typed !== "" && searchOf(match, typed) !== null ? typed : "",
    numberClass: oneOf(classChoices, textOf(query.class)) ?? "",
    zone: textOf(query.zone).slice(0, 60),
    page: wholeNumber(textOf(query.page), 1, 10_000) ?? 1,
  };
}

/** The typed pattern if it cannot be searched, otherwise an empty text. */
export function readNumberError(query: ParsedUrlQuery): string {
  const typed = textOf(query.pattern).slice(0, 40);
  return typed !== "" && readNumberQuery(query).pattern === "" ? typed : "";
}

/** Digits of any script as ASCII, spaces left out; `০০৭` is 007. A date keeps its dashes. */
function readPattern(text: string): string {
  const ascii = anyDigitsToAscii(text).replace(/\s/g, "");
  return /^\d{4}-\d\d-\d\d$/.test(ascii) ? ascii : ascii.replace(/[-+.]/g, "");
}

/** The query parameters of an address. Default values are left out. */
function numberParams(query: NumberSearchQuery): Record<string, string> {
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

/** The picker's address after a change; every change except a change of the page goes back to the first page. */
export function numberHref(path: string, query: NumberSearchQuery, change: Partial<NumberSearchQuery> = {}): string {
  return withQuery(path, numberParams({ ...query, page: 1, ...change }));
}

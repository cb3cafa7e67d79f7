import type { ParsedUrlQuery } from "node:querystring";
import { loadContentPage, loadContentWithList } from "@/services/content/content-page.server";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { type Country, findCountries, listCountryNames } from "@/services/subscriber-services/rates-service";
import { listValueAddedServices } from "@/services/subscriber-services/value-added-services-service";
import { anyDigitsToAscii } from "@/utils/numbers/msisdn";
import { queryText } from "@/utils/paths/query-value";

const MAX_LENGTH = 60;
/** Minutes of the example that is shown first: long enough to show how a pulse works. */
const MINUTES = 7;
const MAX_MINUTES = 600;
const MAX_SIMILAR = 12;

const textOf = (query: ParsedUrlQuery, name: string) => queryText(query[name], MAX_LENGTH);

function wholeOf(query: ParsedUrlQuery, name: string, otherwise: number, max: number): number {
  const digits = anyDigitsToAscii(textOf(query, name));
  return /^\d{1,4}$/.test(digits) ? Math.min(Number(digits), max) : otherwise;
}

/** The page of value-added services: the content, and the services for the address. */
export async function loadValueAddedServices(request: PageRequest) {
  const { api, query } = request;
  const term = textOf(query, "q");
  const categoryParam = textOf(query, "category");
  const category = /^[a-z0-9-]{1,40}$/.test(categoryParam) ? categoryParam : "";
  const filter = { ...(term !== "" && { key: term }), ...(category !== "" && { category }) };
  const content = await loadContentWithList(request, "value-added services", () => listValueAddedServices(api, filter));
  return { ...content, filter: { term, category } };
}

/** The country that a text means, or the names of the countries that it may mean. */
function foundOf([first, ...others]: Country[], term: string) {
  if (first === undefined) return { country: null, similar: [] };
  const searched = term.toLowerCase();
  const isNamed = [first.name, first.code].some((name) => name.toLowerCase() === searched);
  if (isNamed || others.length === 0) return { country: first, similar: [] };
  return { country: null, similar: [first, ...others].slice(0, MAX_SIMILAR).map(({ code, name }) => ({ code, name })) };
}

/** The page of rates by country: the content, the country names, and the country in the address (API-SITE-20). */
export async function loadInternationalRates(request: PageRequest) {
  const { api, context, query } = request;
  const term = textOf(query, "country");
  const [content, names, found] = await Promise.all([
    loadContentPage(request),
    sideSection(context.res, "names of countries", () => listCountryNames(api)),
    term === "" ? null : sideSection(context.res, "rates of a country", () => findCountries(api, term)),
  ]);
  const minutes = wholeOf(query, "minutes", MINUTES, MAX_MINUTES);
  const seconds = wholeOf(query, "seconds", 0, 59);
  return { ...content, rates: { names, term, found: found && foundOf(found, term), call: { minutes, seconds } } };
}

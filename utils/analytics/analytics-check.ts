import { analyticsEvents, type EventDefinition, type PropertyKind } from "@/utils/analytics/analytics-events";
import { CAMPAIGN_PARAMETERS, PLATFORM } from "@/utils/analytics/visit-parameters";

/** Properties that every event may have in addition to its own. */
const COMMON: ReadonlySet<string> = new Set([...CAMPAIGN_PARAMETERS, PLATFORM, "time"]);
const ITEM_KEYS = ["pricePoisha", "product_title", "quantity", "sku", "type"];
const MAX_CHARACTERS = 200;
/** Long enough to be a phone number; no id or amount of the site has as many digits in a row. */
const NUMBER_OF_A_PERSON = /\d{10}/;

const isItem = (value: unknown) =>
  typeof value === "object" && value !== null && Object.keys(value).sort().join() === ITEM_KEYS.join();

function fits(value: unknown, kind: PropertyKind): boolean {
  if (typeof kind !== "string") return typeof value === "string" && kind.includes(value);
  if (kind === "items") return Array.isArray(value) && value.every(isItem);
  if (kind === "number") return typeof value === "number" && Number.isFinite(value);
  if (kind === "flag") return typeof value === "boolean";
  return typeof value === "string" && Array.from(value).length <= MAX_CHARACTERS && !NUMBER_OF_A_PERSON.test(value);
}

/**
 * The problems of an event: an unknown name, a property too many or too few, a value of another kind, or a value that
 * may be a person's number.
 * @returns one sentence per problem; empty for an event that may be sent
 */
export function eventProblems(name: string, properties: Readonly<Record<string, unknown>>): string[] {
  const definitions: Readonly<Record<string, EventDefinition>> = analyticsEvents;
  const definition = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  if (definition === undefined) return [`No event is named ${name}.`];
  const own = definition.properties;
  const unknown = Object.keys(properties).filter((key) => !Object.hasOwn(own, key) && !COMMON.has(key));
  const wrong = Object.entries(own).filter(([key, { is }]) => !fits(properties[key], is));
  return [
    ...unknown.map((key) => `${name} has no property ${key}.`),
    ...wrong.map(([key]) => `${name} needs another value of ${key}.`),
  ];
}

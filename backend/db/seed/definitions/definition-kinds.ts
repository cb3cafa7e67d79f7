import type { z } from "zod";
import { financialQuarter, financialYear } from "@/backend/db/seed/definitions/investor-definitions";
import { product } from "@/backend/db/seed/definitions/product-definitions";
import { retailer, review, subscriber, vatRate } from "@/backend/db/seed/definitions/shop-definitions";

interface DefinitionKind {
  /** The fields that identify a definition: two definitions with the same values are the same one. */
  readonly key: readonly string[];
  /** The fields in camel case; a file writes them with underscores. */
  readonly schema: z.ZodType;
}

const products = { key: ["slug"], schema: product } as const;

/** Kinds of data files from which code makes the rows of one or more tables. */
export const DEFINITION_KINDS = {
  phones: products,
  tablets: products,
  wearables: products,
  "modems-routers": products,
  "iot-products": products,
  accessories: products,
  apparel: products,
  "button-phones": products,
  "vat-rates": { key: ["category"], schema: vatRate },
  retailers: { key: ["code"], schema: retailer },
  subscribers: { key: ["msisdn"], schema: subscriber },
  "financial-quarters": { key: ["year", "quarter"], schema: financialQuarter },
  "financial-years": { key: ["year"], schema: financialYear },
  reviews: { key: ["id"], schema: review },
} as const satisfies Readonly<Record<string, DefinitionKind>>;

/** The files of products, in the order in which they are written. */
export const PRODUCT_FILES = [
  "phones",
  "tablets",
  "wearables",
  "modems-routers",
  "iot-products",
  "accessories",
  "apparel",
  "button-phones",
] as const;

export type DefinitionName = keyof typeof DEFINITION_KINDS;
export type Definition<Name extends DefinitionName> = z.output<(typeof DEFINITION_KINDS)[Name]["schema"]>;

/** Finds the definitions of a kind. @throws Error naming file, line and field when one does not fit its schema */
export type DefinitionSource = <Name extends DefinitionName>(kind: Name) => Definition<Name>[];

/** @throws Error in words when a definition names something that another file does not have */
export function named<Value>(values: ReadonlyMap<string, Value>, file: string, name: string, title: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`${title} names ${name}, which is not in the file ${file}`);
  return value;
}

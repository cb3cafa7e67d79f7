import type { z } from "zod";
import { goodsOf } from "@/backend/db/seed/definitions/goods-definitions";
import { goodsTexts } from "@/backend/db/seed/definitions/goods-text-definitions";
import { financialQuarter, financialYear } from "@/backend/db/seed/definitions/investor-definitions";
import { chipset, maker, phone } from "@/backend/db/seed/definitions/phone-definitions";
import { reviewAuthors, reviewTopicsOfGoods, reviewWords } from "@/backend/db/seed/definitions/review-definitions";
import { retailer, simNumberBlock, subscriber, vatRate } from "@/backend/db/seed/definitions/shop-definitions";
import { accessoryFacts } from "@/backend/db/seed/goods/accessory-kind";
import { apparelFacts } from "@/backend/db/seed/goods/apparel-kind";
import { buttonPhoneFacts } from "@/backend/db/seed/goods/button-phone-kind";
import { iotFacts } from "@/backend/db/seed/goods/iot-kind";
import { networkFacts } from "@/backend/db/seed/goods/network-kind";
import { tabletFacts } from "@/backend/db/seed/goods/tablet-kind";
import { wearableFacts } from "@/backend/db/seed/goods/wearable-kind";

interface DefinitionKind {
  /** The fields that identify a definition: two definitions with the same values are the same one. */
  readonly key: readonly string[];
  /** The fields in camel case; a file writes them with underscores. */
  readonly schema: z.ZodType;
}

/** Kinds of data files from which code makes the rows of one or more tables. */
export const DEFINITION_KINDS = {
  makers: { key: ["slug"], schema: maker },
  chipsets: { key: ["key"], schema: chipset },
  phones: { key: ["slug"], schema: phone },
  tablets: { key: ["title"], schema: goodsOf(tabletFacts) },
  wearables: { key: ["title"], schema: goodsOf(wearableFacts) },
  "modems-routers": { key: ["title"], schema: goodsOf(networkFacts) },
  "iot-products": { key: ["title"], schema: goodsOf(iotFacts) },
  accessories: { key: ["title"], schema: goodsOf(accessoryFacts) },
  apparel: { key: ["title"], schema: goodsOf(apparelFacts) },
  "button-phones": { key: ["title"], schema: goodsOf(buttonPhoneFacts) },
  "goods-texts": { key: ["kind"], schema: goodsTexts },
  "vat-rates": { key: ["category"], schema: vatRate },
  "sim-number-blocks": { key: ["prefix"], schema: simNumberBlock },
  retailers: { key: ["code"], schema: retailer },
  subscribers: { key: ["msisdn"], schema: subscriber },
  "financial-quarters": { key: ["year", "quarter"], schema: financialQuarter },
  "financial-years": { key: ["year"], schema: financialYear },
  "review-words": { key: ["lang", "topic"], schema: reviewWords },
  "review-authors": { key: ["lang"], schema: reviewAuthors },
  "review-topics": { key: ["goods"], schema: reviewTopicsOfGoods },
} as const satisfies Readonly<Record<string, DefinitionKind>>;

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

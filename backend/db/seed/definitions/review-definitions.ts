import { z } from "zod";
import type { ReviewTopic } from "@/backend/contract/shop/reviews";
import { filled, text } from "@/backend/db/seed/definitions/definition-fields";

const lang = z.enum(["en", "bn"]);
const topic = z.enum([
  "battery",
  "camera",
  "display",
  "performance",
  "sound",
  "build",
  "comfort",
  "setup",
  "delivery",
  "value",
] as const satisfies readonly ReviewTopic[]);
const sentences = z.array(text);

/** The texts of invented reviews about a topic: titles and sentences, positive and negative. */
export const reviewWords = z.strictObject({
  lang,
  topic,
  titles: z.strictObject({ good: sentences, bad: sentences }),
  good: sentences,
  bad: sentences,
});

/** A first name and one letter, in the form in which names are shown beside a review. */
export const reviewAuthors = z.strictObject({ lang, names: filled(text) });

function isExpression(source: string): boolean {
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
}

/** The topics of some goods, chosen by a regular expression for category and slug. The first that fits is used. */
export const reviewTopicsOfGoods = z.strictObject({
  goods: text.refine(isExpression, "is no regular expression").transform((source) => new RegExp(source)),
  topics: z.array(topic),
});

import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import {
  answerWith,
  documentFile,
  done,
  namedObject,
  pageChoice,
  pageFields,
  slug,
  year,
} from "@/backend/contract/fields";
import { picture } from "@/backend/contract/shop/catalog";

const article = {
  slug,
  title: z.string(),
  summary: z.string(),
  published_on: z.iso.date(),
};
const paragraphs = z.array(z.string()).describe("Plain paragraphs; never HTML");

const pressRelease = namedObject("PressRelease", { ...article, picture: picture.nullable() });
const pressReleaseInFull = pressRelease.extend({ body: paragraphs }).meta({ id: "PressReleaseInFull" });
const notice = namedObject("Notice", { ...article, file: documentFile.nullable() });

const usefulInfo = namedObject("UsefulInfo", {
  slug,
  title: z.string(),
  answer: z.string(),
  steps: z.array(z.string()),
  topic: z.string(),
  path: z.string().describe("A path of the site: the page where it is done or explained"),
});

const listInput = {
  slug: slug.optional().describe("One entry in full instead of a page of the list"),
  key: z.string().trim().max(80).optional().describe("A part of the title or summary, in either language"),
  year: year.optional(),
  ...pageChoice,
};

const articleList = <Item extends z.ZodType, Article extends z.ZodType>(item: Item, inFull: Article) =>
  answerWith(z.object({ items: z.array(item), ...pageFields, years: z.array(year), article: inFull.nullable() }));

export const contentCalls = {
  listPressReleases: defineCall("listPressReleases", {
    summary: "Press releases, newest first; with slug one in full",
    body: z.strictObject(listInput),
    answer: articleList(pressRelease, pressReleaseInFull),
  }),
  listNotices: defineCall("listNotices", {
    summary: "The notice board, newest first; with slug one in full",
    body: z.strictObject(listInput),
    answer: articleList(notice, notice.extend({ body: paragraphs })),
  }),
  searchUsefulInfo: defineCall("searchUsefulInfo", {
    summary: "Answers of the support pages that match a term",
    params: z.object({ term: z.string().trim().min(2).max(80) }),
    answer: answerWith(
      z.object({
        items: z.array(usefulInfo),
        count: z.int().min(0).describe("Number of matching answers; the best twelve are returned"),
      }),
    ),
  }),
  voteUsefulInfo: defineCall("voteUsefulInfo", {
    summary: "Saves whether an answer helped, once per browser",
    body: z.strictObject({
      slug,
      useful: z.boolean(),
      browser: z.uuid().describe("A random id that the browser stores; it identifies no person"),
    }),
    answer: done,
  }),
} as const;

export type PressRelease = z.infer<typeof pressRelease>;
export type Notice = z.infer<typeof notice>;
export type UsefulInfo = z.infer<typeof usefulInfo>;

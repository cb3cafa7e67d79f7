import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, documentFile, done, pageFields, pageNumber, perPage, slug, year } from "@/backend/contract/fields";
import { picture } from "@/backend/contract/shop/catalog";

const article = {
  slug,
  title: z.string(),
  summary: z.string(),
  published_on: z.iso.date(),
};
const paragraphs = z.array(z.string()).meta({ description: "Plain paragraphs; never HTML" });

export const pressRelease = z.object({ ...article, picture: picture.nullable() }).meta({ id: "PressRelease" });
export const pressReleaseInFull = pressRelease.extend({ body: paragraphs }).meta({ id: "PressReleaseInFull" });
export const notice = z.object({ ...article, file: documentFile.nullable() }).meta({ id: "Notice" });

export const usefulInfo = z
  .object({
    slug,
    title: z.string(),
    answer: z.string(),
    steps: z.array(z.string()),
    topic: z.string(),
    path: z.string().meta({ description: "A path of the site: where it is done, or told at length" }),
  })
  .meta({ id: "UsefulInfo" });

const listInput = {
  slug: slug.optional().meta({ description: "One entry in full instead of a page of the list" }),
  key: z.string().trim().max(80).optional().meta({ description: "A part of title or summary, in either language" }),
  year: year.optional(),
  page: pageNumber.optional(),
  per_page: perPage.optional(),
};

export const contentCalls = {
  listPressReleases: defineCall("listPressReleases", {
    summary: "Press releases, newest first; with slug one in full",
    body: z.strictObject(listInput),
    answer: answerWith(
      z.object({
        items: z.array(pressRelease),
        ...pageFields,
        years: z.array(year),
        article: pressReleaseInFull.nullable(),
      }),
    ),
  }),
  listNotices: defineCall("listNotices", {
    summary: "The notice board, newest first; with slug one in full",
    body: z.strictObject(listInput),
    answer: answerWith(
      z.object({
        items: z.array(notice),
        ...pageFields,
        years: z.array(year),
        article: notice.extend({ body: paragraphs }).nullable(),
      }),
    ),
  }),
  searchUsefulInfo: defineCall("searchUsefulInfo", {
    summary: "Answers of the support pages that fit a term",
    params: z.object({ term: z.string().trim().min(2).max(80) }),
    answer: answerWith(
      z.object({
        items: z.array(usefulInfo),
        count: z.int().min(0).meta({ description: "Answers that fit; the best twelve are told" }),
      }),
    ),
  }),
  voteUsefulInfo: defineCall("voteUsefulInfo", {
    summary: "Whether an answer helped, counted once a browser",
    body: z.strictObject({
      slug,
      useful: z.boolean(),
      browser: z.uuid().meta({ description: "Drawn at random and kept by the browser; it stands for nobody" }),
    }),
    answer: done,
  }),
} as const;

export type PressRelease = z.infer<typeof pressRelease>;
export type PressReleaseInFull = z.infer<typeof pressReleaseInFull>;
export type Notice = z.infer<typeof notice>;
export type UsefulInfo = z.infer<typeof usefulInfo>;

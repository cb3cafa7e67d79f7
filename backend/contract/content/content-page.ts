import { z } from "zod";
import { defineCall } from "@/backend/contract/call";
import { answerWith, namedObject, slug } from "@/backend/contract/fields";
import { picture } from "@/backend/contract/shop/catalog";
import { packCode } from "@/backend/contract/subscriber-services/packs";

/**
 * A content page: blocks stored as data, one file for each page and language under backend/content
 * (docs/decisions/26). Texts may contain {{brand}} (the operator's name) and {{slug}} (its form in addresses); links
 * may be {{link.NAME}}, one of the company's other sites. The site fills them in.
 */
const text = (max: number) => z.string().trim().min(1).max(max);
const markdown = text(12_000).describe(
  "Markdown: paragraphs, ### headings, lists, **bold**, links. No HTML, no pictures",
);
const html = z.string().describe("HTML made from Markdown in which HTML is not allowed");

/** A path of the site without its language, an anchor of the page, or an address elsewhere. */
const href = z
  .string()
  .regex(
    /^(\/(?!\/)[^\s]*|#[a-z0-9-]+|https:\/\/[^\s]+|tel:[+*\d]+(?:%23)?|mailto:[^\s@]+@[^\s@]+|\{\{link\.[a-zA-Z]+\}\})$/,
  );
const action = z.strictObject({ label: text(60), href });
const pictureId = z
  .string()
  .regex(/^[a-z-]+\/[a-z0-9-]+$/)
  .describe("A picture of the kit: family/name");

/** The fields that every block may have. */
const common = {
  id: slug.optional().describe("The block's anchor; the same in both languages"),
  heading: text(120).optional(),
  intro: text(500).optional(),
  tinted: z.boolean().optional().describe("Shown on a tinted band over the whole width"),
  next: action.optional().describe("What a reader can do next, as a button below the block"),
};
const block = <Type extends string, Fields extends z.ZodRawShape>(type: Type, fields: Fields) => {
  // Written out because TypeScript would intersect a field that both types have; the block's own type must count.
  const shape = { type: z.literal(type), ...common, ...fields };
  return z.strictObject(shape as { type: z.ZodLiteral<Type> } & Omit<typeof common, keyof Fields> & Fields);
};

const columnsAndRows = {
  columns: z
    .array(z.strictObject({ label: text(60), figures: z.boolean().optional() }))
    .min(2)
    .max(8),
  rows: z
    .array(z.array(z.string().trim().max(200)))
    .min(1)
    .max(60),
};

const chartFields = {
  caption: text(160),
  kind: z.enum(["columns", "line", "shares"]),
  unit: text(40),
  labels: z.array(text(40)).min(2).max(24),
  series: z
    .array(z.strictObject({ name: text(60), values: z.array(z.number()).min(2).max(24) }))
    .min(1)
    .max(5),
  note: text(400).optional(),
};

const writtenDocument = {
  title: text(160),
  file: z.string().regex(/^\/documents\/[a-z0-9/-]+\.(pdf|csv|ics|zip)$/),
  date: z.iso.date(),
  note: text(160).optional(),
};

const heroBlock = <Image extends z.ZodType>(image: Image) =>
  block("hero", {
    heading: text(120),
    text: text(400),
    picture: image.optional(),
    actions: z.array(action).max(3).optional(),
    facts: z
      .array(z.strictObject({ value: text(24), label: text(60) }))
      .max(4)
      .optional(),
    task: z
      .literal(true)
      .optional()
      .describe("The main content follows directly: on a phone, only the text of this block is shown before it"),
  });

const cardsBlock = <Image extends z.ZodType>(image: Image) =>
  block("cards", {
    items: z
      .array(
        z.strictObject({
          title: text(90),
          text: text(400),
          href: href.optional(),
          icon: image.optional(),
          badge: text(40).optional(),
          facts: z.array(text(120)).max(5).optional(),
        }),
      )
      .min(2)
      .max(18),
    columns: z.union([z.literal(2), z.literal(3), z.literal(4)]).optional(),
  });

const peopleBlock = <Prose extends z.ZodType, Image extends z.ZodType>(prose: Prose, image: Image) =>
  block("people", {
    items: z
      .array(
        z.strictObject({
          name: text(60),
          role: text(120),
          portrait: image,
          biography: prose,
          facts: z.array(text(120)).max(4).optional(),
        }),
      )
      .min(1)
      .max(24),
  });

/** Blocks with only texts and figures; they are served as they are written. */
const stepsBlock = block("steps", {
  items: z
    .array(z.strictObject({ title: text(90), text: text(400) }))
    .min(2)
    .max(8),
});
const statsBlock = block("stats", {
  items: z
    .array(z.strictObject({ value: text(24), label: text(80), note: text(160).optional() }))
    .min(2)
    .max(8),
});
const timelineBlock = block("timeline", {
  items: z
    .array(z.strictObject({ when: text(40), title: text(120), text: text(500) }))
    .min(2)
    .max(30),
});
const chartsBlock = block("charts", {
  items: z
    .array(z.strictObject(chartFields))
    .min(2)
    .max(4)
    .describe("Charts that are compared: side by side from md on"),
});
const packTableBlock = block("pack-table", {
  caption: text(160),
  packs: z
    .array(z.strictObject({ code: packCode, suits: text(90).optional() }))
    .min(1)
    .max(24)
    .optional()
    .describe("Packs by dial code, in this order; without it, every pack whose price was lowered"),
  note: text(400).optional(),
});

const formBlock = <Prose extends z.ZodType>(prose: Prose) =>
  block("form", {
    form: z.enum([
      "contact_us",
      "complaint",
      "business_contact_us",
      "investor_relations",
      "business_request",
      "ads_contact",
      "application",
      "dividend_claim",
    ]),
    preset: z
      .record(z.string(), z.string())
      .optional()
      .describe("Fields that the page decides: product and kind, or programme"),
    aside: prose.optional().describe("Beside the form: who answers, and when"),
  });

/**
 * The blocks, in their written and their served form.
 * @param prose Markdown, or the HTML made from it
 * @param image a picture's id, or the picture with its alt text
 * @param file the fields added to a document when it is served
 */
const blocksOf = <Prose extends z.ZodType, Image extends z.ZodType, File extends z.ZodRawShape>(
  prose: Prose,
  image: Image,
  file: File,
) =>
  [
    heroBlock(image),
    block("text", { body: prose }),
    cardsBlock(image),
    stepsBlock,
    block("table", { caption: text(160), ...columnsAndRows, note: text(400).optional() }),
    statsBlock,
    timelineBlock,
    peopleBlock(prose, image),
    block("questions", {
      items: z
        .array(z.strictObject({ id: slug, question: text(200), answer: prose, group: text(60).optional() }))
        .min(2)
        .max(40),
      searchable: z.boolean().optional(),
    }),
    block("documents", {
      items: z
        .array(z.strictObject({ ...writtenDocument, ...file }))
        .min(1)
        .max(40),
    }),
    block("chart", chartFields),
    chartsBlock,
    formBlock(prose),
    block("gallery", {
      items: z
        .array(z.strictObject({ picture: image, title: text(90), text: text(300).optional() }))
        .min(2)
        .max(12),
    }),
    block("callout", {
      tone: z.enum(["info", "success", "warning"]),
      text: text(600),
      action: action.optional(),
    }),
    block("products", { category: slug, limit: z.int().min(3).max(12).optional(), more: action.optional() }),
    block("packs", { kind: z.enum(["internet", "bundle", "minutes"]).optional(), more: action.optional() }),
    packTableBlock,
    block("slot", {
      name: slug.describe("Filled by the page's code: a list or a search"),
      aside: prose.optional().describe("Beside a form that the page puts here: who answers, and when"),
    }),
  ] as const;

const contentSections = ["about", "investors", "career", "business", "personal", "support", "legal"] as const;

const pageFields = {
  name: text(60).describe("In breadcrumbs and in the section's menu: the menu's label"),
  title: text(70).describe("Of the browser's tab and of search results, without the brand's name"),
  description: text(170).describe("Of search results: one or two sentences"),
  section: z.enum(contentSections),
  updated_on: z.iso.date(),
};
const blocksOfPage = <Block extends z.ZodType>(blockOfPage: Block) => z.array(blockOfPage).min(4).max(24);

/** A page as its editor writes it, in one language. */
export const contentPageFile = z.strictObject({
  ...pageFields,
  blocks: blocksOfPage(z.discriminatedUnion("type", blocksOf(markdown, pictureId, {}))),
});

/** A picture of the kit, with the colour that is shown until it has loaded. */
const kitPicture = picture.extend({ tint: z.string() }).meta({ id: "KitPicture" });
const place = z.object({ name: z.string(), path: z.string() });

/** A page as it is served. */
export const contentPage = namedObject("ContentPage", {
  path: z.string(),
  ...pageFields,
  blocks: blocksOfPage(
    z.discriminatedUnion("type", blocksOf(html, kitPicture, { bytes: z.int().min(0), format: z.string() })),
  ),
  trail: z.array(place).describe("The pages above it, the highest first"),
  beside: z.array(place).describe("The pages beside and below it, in the order of the menu"),
});

/** A page in the form in which the list of all pages has it. */
const contentEntry = namedObject("ContentEntry", {
  ...place.shape,
  section: pageFields.section,
  updated_on: pageFields.updated_on,
});

export const contentPageCalls = {
  getContentPage: defineCall("getContentPage", {
    summary: "A content page by its path; with the header Previewtoken, its draft where it has one",
    query: z.object({ path: z.string().regex(/^\/[a-z0-9/-]{0,200}$/) }),
    answer: answerWith(contentPage),
    cacheSeconds: 60,
    hasEtag: true,
  }),
  listContentPages: defineCall("listContentPages", {
    summary: "Every content page of a language",
    answer: answerWith(z.array(contentEntry)),
    cacheSeconds: 60,
  }),
} as const;

export type ContentSection = (typeof contentSections)[number];
export type ContentPageFile = z.infer<typeof contentPageFile>;
export type ContentPage = z.infer<typeof contentPage>;
export type ContentEntry = z.infer<typeof contentEntry>;
export type ContentBlock = ContentPage["blocks"][number];

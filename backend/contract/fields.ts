import { z } from "zod";

const NOT_ONE_LINE = /[\p{Cc}\u2028\u2029]/u;

/** What makes a refused text more than one line; the refusal's sentence says so. */
export const oneLineRule = "one-line";

/** A text without line breaks and control characters, so that it cannot look like a row of its own where it is printed. */
const onOneLine = (text: z.ZodString) =>
  text.refine((typed) => !NOT_ONE_LINE.test(typed), { params: { rule: oneLineRule } });

/** A line of text that a person typed: trimmed, never empty. @param max longest length in characters */
export const line = (max: number) => onOneLine(z.string().trim().min(1).max(max));

/** A line of text that may be empty, trimmed. @param max longest length in characters */
export const lineOrEmpty = (max: number) => onOneLine(z.string().trim().max(max));

/** Text that may have several lines, as in a text area: trimmed, never empty. @param max longest length in characters */
export const lines = (max: number) => z.string().trim().min(1).max(max);

/** A mobile number as a person writes it; normalised by the domain (spaces, +88, Bengali digits). */
export const msisdnInput = z
  .string()
  .trim()
  .min(1)
  .max(30)
  .meta({
    description: "Mobile number as typed: spaces, +88 and Bengali digits are understood",
    examples: ["01712345678"],
  });

/** A one-time code of four digits; `otp_value` may be a number, and one that lost its leading zeros is accepted. */
export const otpValue = z
  .union([z.string().trim().min(1).max(12), z.int().min(0).max(9999)])
  .meta({ description: "Four-digit code; as a number it may have lost leading zeros", examples: ["0042"] });

/** How a code is sent to its number; `voice` = a call that reads it out, after two text messages. */
const codeChannels = ["sms", "voice"] as const;
export const codeChannel = z
  .enum(codeChannels)
  .describe("`voice` = a call that reads the code out; only after two codes by SMS within an hour");
export type CodeChannel = z.infer<typeof codeChannel>;

/** The fields of a call that first sends a code, and is called again with the code. */
export const codeFields = { otp_value: otpValue.optional(), channel: codeChannel.optional() };

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);
export const publicId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/);
/** The name of a category, a plan or another fixed choice. */
export const keyName = z.string().regex(/^[a-z0-9-]{1,40}$/);
export const email = z.email().max(200);
export const emailOrEmpty = z.union([email, z.literal("")]);
/** Normalised because keyboards type a Bengali letter such as য় as one sign or as two. */
export const placeName = onOneLine(z.string().trim().normalize().min(2).max(60));
export const year = z.int().min(1990).max(2100);

/** A whole number in a query, where everything is text. */
export const wholeInQuery = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));

/** A decimal number in a query, e.g. a latitude. */
const decimalInQuery = (min: number, max: number) =>
  z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,8})?$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max));

export const pageInQuery = wholeInQuery(1, 10_000);

/** The page of a list: as a field of a body, and as a query parameter. */
export const pageChoice = {
  page: z.int().min(1).max(10_000).optional(),
  per_page: z.int().min(1).max(48).optional(),
};
export const pageChoiceInQuery = { page: pageInQuery.optional(), per_page: wholeInQuery(1, 48).optional() };

/** A position on the map, in a query. */
export const positionInQuery = {
  latitude: decimalInQuery(-90, 90).optional(),
  longitude: decimalInQuery(-180, 180).optional(),
};

/** An object that the documentation of the calls shows once, under its own name. */
export const namedObject = <Fields extends z.ZodRawShape>(id: string, fields: Fields) => z.object(fields).meta({ id });

/** A text in both languages. */
export const inBoth = z.object({ en: z.string(), bn: z.string() });

/** `{ status: true, data }`, the envelope of most answers. */
export const answerWith = <Data extends z.ZodType>(data: Data) => z.object({ status: z.literal(true), data });

/** The answer of a call that only confirms success. */
export const done = z.object({ status: z.literal(true) });

/** Fields of one page of a longer list. */
export const pageFields = {
  count: z.int().min(0).describe("Matches over all pages"),
  page: z.int().min(1),
  pages: z.int().min(0),
  per_page: z.int().min(1),
};

/** A document to download; the site shows its size beside the link. */
export const documentFile = namedObject("DocumentFile", {
  url: z.string(),
  bytes: z.int().min(0),
  type: z.string().meta({ examples: ["application/pdf"] }),
});

/** The answer to a form that was sent: a message and a reference number. */
export const receipt = namedObject("Receipt", { reference: z.string(), message: z.string() });

/** The address at which the visitor pays. */
export const redirect = namedObject("PaymentRedirect", { redirectUrl: z.url(), transaction_id: z.string() });

/** The first of two steps: a code was sent to the number. The answer is the same for every number. */
export const codeStep = namedObject("CodeStep", {
  step: z.literal("code"),
  resend_after: z.int().describe("Seconds until another code can be sent"),
});

/** The six tiers as `star_status` spells them (STAR-01 to STAR-06). */
export const starTiers = [
  "Non Star",
  "Silver Star",
  "Gold Star",
  "Platinum Star",
  "Signature Star",
  "Platinum Plus",
] as const;
export const starTier = z.enum(starTiers);

/** 192 random bits. */
export const secretKey = z.string().regex(/^[A-Za-z0-9_-]{32}$/);

/** The secret of a request about a SIM. */
export const simRequestKey = secretKey.describe(
  "Secret key of a request; only the browser that started the request has it",
);

import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import {
  answerWith,
  codeChannel,
  codeStep,
  msisdnInput,
  namedObject,
  otpValue,
  pageChoiceInQuery,
  pageFields,
  publicId,
  redirect,
  wholeInQuery,
} from "@/backend/contract/fields";
import { payWithChoices } from "@/backend/contract/shop/orders";

/** internet = data alone, minutes = minutes alone, bundle = data with minutes or SMS. */
export const packKinds = ["internet", "bundle", "minutes"] as const;
/** The length of packs: day = up to 3 days, week = up to 15 days, month = longer. */
export const packValidities = ["day", "week", "month"] as const;
/** The purpose of a pack; the site has the words for it. social and night = the data is for that use alone. */
const packTags = ["best-value", "popular", "new", "5g", "social", "night", "student"] as const;
const packSorts = ["popular", "price-low", "price-high", "most-data", "best-value"] as const;
export const packsPerPage = 24;
/** A pack's code as it is dialled, such as `*121*3001#`: content pages name packs by it. */
export const packCode = z.string().regex(/^\*[\d*]{2,28}#$/);

export const internetPack = namedObject("InternetPack", {
  pack_id: publicId,
  kind: z.enum(packKinds),
  title: z.string(),
  price: taka,
  was_price: taka.nullable(),
  data_mb: z.int().min(0),
  unlimited_data: z.boolean().describe("data_mb is then the volume at full speed"),
  minutes: z.int().min(0),
  sms: z.int().min(0),
  validity_hours: z.int().min(1),
  tags: z.array(z.enum(packTags)),
  auto_renew: z.boolean().describe("The pack can renew itself"),
  dial_code: z
    .string()
    .nullable()
    .meta({ examples: ["*121*3001#"] }),
  terms: z.array(z.string()),
});

/** The number of packs or offers for each value of a filter. */
export const countByKey = <Key extends string>(keys: readonly [Key, ...Key[]]) =>
  z.array(z.object({ key: z.enum(keys), count: z.int().min(0) }));

export const activation = namedObject("Activation", {
  reference: z.string().describe("The reference of the activation, for customer support"),
  state: z
    .enum(["active", "pending"])
    .describe("pending = the charging system has not decided; the number gets a text with the result"),
  title: z.string(),
  price: taka,
  valid_until: z.iso.datetime().nullable().describe("Null while pending"),
  balance: taka.nullable().describe("Main balance after the activation; null while pending"),
  renews: z.boolean().describe("It renews itself when it ends"),
  message: z.string(),
});

/** What the buyer saw. */
export const agreedPrice = taka.describe("The price that was shown; refused when it has changed");

export const packCalls = {
  sendInternetPackOtp: defineCall("sendInternetPackOtp", {
    summary: "Sends the code for activating an internet pack",
    body: z.strictObject({ msisdn: msisdnInput, pack_id: publicId, channel: codeChannel.optional() }),
    answer: answerWith(codeStep),
  }),
  activateInternetPackUsingRecharge: defineCall("activateInternetPackUsingRecharge", {
    summary: "Buys an internet pack with a payment at the gateway",
    idempotent: true,
    body: z.strictObject({
      msisdn: msisdnInput,
      pack_id: publicId,
      auto_renew: z.boolean().optional(),
      pay_with: z.enum(payWithChoices).optional(),
    }),
    answer: answerWith(redirect),
  }),
  activateInternetPackUsingOtp: defineCall("activateInternetPackUsingOtp", {
    summary: "Activates an internet pack from balance, by session or by a code sent for this pack",
    idempotent: true,
    body: z.strictObject({
      msisdn: msisdnInput,
      pack_id: publicId,
      otp_value: otpValue.optional(),
      auto_renew: z.boolean().optional(),
      price: agreedPrice.optional(),
    }),
    answer: answerWith(activation),
  }),
  listInternetPacks: defineCall("listInternetPacks", {
    summary: "Packs on sale to everyone: internet, bundles and minutes, with the number of packs for each filter value",
    cacheSeconds: 60,
    query: z.object({
      kind: z.enum(packKinds).optional(),
      validity: z.enum(packValidities).optional(),
      tag: z.enum(packTags).optional(),
      codes: z
        .string()
        .regex(/^\*[\d*]{2,28}#(,\*[\d*]{2,28}#){0,23}$/)
        .optional()
        .describe("Only the packs with these dial codes, comma-separated, e.g. *121*3001#,*121*3003#"),
      reduced: z.enum(["1"]).optional().describe("Only packs with a reduced price"),
      price_max: wholeInQuery(1, 100_000).optional().describe("Whole taka"),
      data_min: wholeInQuery(1, 1_048_576).optional().describe("MB"),
      minutes_min: wholeInQuery(1, 100_000).optional(),
      hours_min: wholeInQuery(1, 8_784).optional().describe("Minimum validity, in hours"),
      any_use: z
        .enum(["1"])
        .optional()
        .describe("Only packs without restrictions on use, hours or subscribers: no social, night or student packs"),
      sort: z.enum(packSorts).optional(),
      per_kind: wholeInQuery(1, 24).optional().describe("The most packs of each kind; the counts ignore this limit"),
      ...pageChoiceInQuery,
    }),
    answer: answerWith(
      z.object({
        items: z.array(internetPack),
        ...pageFields,
        kinds: countByKey(packKinds),
        validities: countByKey(packValidities),
      }),
    ),
  }),
} as const;

export type PackKind = (typeof packKinds)[number];
export type PackValidity = (typeof packValidities)[number];
export type PackTag = (typeof packTags)[number];
export type PackSort = (typeof packSorts)[number];
export type Activation = z.infer<typeof activation>;
export type InternetPack = z.infer<typeof internetPack>;

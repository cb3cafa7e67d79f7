import { z } from "zod";
import { defineCall, taka } from "@/backend/contract/call";
import { answerWith, msisdnInput, namedObject, pageChoice, pageFields } from "@/backend/contract/fields";

const simServices = ["sim_replacement", "esim_migration", "ownership_transfer", "mnp", "pre_order"] as const;
const connectionTypes = ["prepaid", "postpaid"] as const;
const simForms = ["physical", "esim"] as const;
const numberClasses = ["regular", "silver", "gold", "platinum"] as const;
/** How numbers are matched with `pattern`; `birthday` reads it as YYYY-MM-DD, `lucky` as one digit. */
const numberMatches = ["contains", "ends", "birthday", "lucky"] as const;

const simNumber = namedObject("SimNumber", {
  sim: z.string().meta({ description: "The number, as a cart line's `sim`", examples: ["01391234567"] }),
  zone: z.string(),
  number_class: z.enum(numberClasses),
  price: taka.describe("SIM and number together"),
  number_price: taka.describe("The number's part of the price"),
  pair: z.string().nullable().describe("The number that is sold together with it"),
});

export const simCalls = {
  checkMsisdnType: defineCall("checkMsisdnType", {
    summary: "The services that are possible for a number; its connection type only for the session's own number",
    body: z.strictObject({ msisdn: msisdnInput, service: z.enum(simServices).optional() }),
    answer: answerWith(
      z.object({
        msisdn: z.string(),
        operator: z.enum(["own", "other"]).describe("Only by the number's prefix"),
        type: z.enum(connectionTypes).nullable().describe("Null unless the session owns the number"),
        services: z.array(z.enum(simServices)),
        message: z.string(),
      }),
    ),
  }),
  getSimList: defineCall("getSimList", {
    summary: "Numbers that can be chosen for a new SIM or eSIM, with zone and price",
    body: z.strictObject({
      type: z.enum(connectionTypes).optional(),
      form: z.enum(simForms).optional(),
      number_class: z.enum(numberClasses).optional(),
      zone: z.string().trim().max(60).optional(),
      match: z.enum(numberMatches).optional(),
      pattern: z
        .string()
        .regex(/^([0-9*]{1,11}|\d{4}-\d\d-\d\d)$/)
        .optional()
        .meta({ description: "Digits to look for; * matches any one digit", examples: ["0139***1971"] }),
      ...pageChoice,
    }),
    answer: answerWith(
      z.object({
        items: z.array(simNumber),
        ...pageFields,
        zones: z.array(z.string()),
        sku: z.string().describe("The article that goes into the cart with a number"),
        starting_price: taka.describe("SIM with a number of the lowest class"),
      }),
    ),
  }),
} as const;

export type SimNumber = z.infer<typeof simNumber>;

import { webform } from "@/backend/contract/content/forms";
import {
  shownFields,
  type Typed,
  type WebFormName,
  webFormErrors,
  webFormFields,
  webFormOf,
} from "@/utils/forms/web-forms";

const PRESETS: Partial<Record<WebFormName, Record<string, string>>> = {
  business_request: { product: "cloud-solutions" },
  application: { programme: "sponsorship" },
};

const VALUES: Typed = {
  full_name: " Nusrat Jahan ",
  msisdn: "+880 1712-345678",
  email: "nusrat@example.com",
  company: "Shital Path",
  company_size: "11-50",
  topic: "network",
  reference: "R-1",
  bo_id: "১২০১ ২৩৪৫ ৬৭৮৯ ০১২৩",
  year: "২০২৪",
  kind: "quote",
  district: "Sylhet",
  organisation: "Shital Foundation",
  message: "Please call in the morning.",
};

describe.each(Object.keys(webFormFields) as WebFormName[])("the form %s", (form) => {
  const preset = PRESETS[form] ?? {};
  const fields = shownFields(form, preset);

  it("sends values that the contract accepts", () => {
    expect(webFormErrors(fields, VALUES)).toEqual({});
    const parsed = webform.safeParse(webFormOf(form, fields, VALUES, preset));
    expect(parsed.error?.issues ?? []).toEqual([]);
  });

  it("can be sent without optional fields, but not without the others", () => {
    const needed = fields.filter(({ optional }) => !optional);
    const typed: Typed = Object.fromEntries(needed.map(({ name }) => [name, VALUES[name]]));
    expect(webform.safeParse(webFormOf(form, fields, typed, preset)).success).toBe(true);
    expect(Object.keys(webFormErrors(fields, {}))).toEqual(needed.map(({ name }) => name));
    for (const { name } of needed) {
      const without = { ...typed, [name]: "" };
      expect([name, webform.safeParse(webFormOf(form, fields, without, preset)).success]).toEqual([name, false]);
    }
  });
});

it.each([
  ["msisdn", "0171234"],
  ["email", "nusrat@"],
  ["bo_id", "123"],
  ["bo_id", "FF10351"],
  ["year", "24"],
  ["full_name", "n".repeat(101)],
] as const)("a %s like %j is invalid", (name, value) => {
  const form = name === "bo_id" || name === "year" ? "dividend_claim" : "contact_us";
  expect(webFormErrors(webFormFields[form], { ...VALUES, [name]: value })).toEqual({ [name]: "invalid" });
});

it("a claim accepts the folio of paper shares, and without a year is for all years", () => {
  const typed = { ...VALUES, bo_id: " f-10351 ", year: "" };
  expect(webFormErrors(webFormFields.dividend_claim, typed)).toEqual({});
  const sent = webFormOf("dividend_claim", webFormFields.dividend_claim, typed, {});
  expect(sent).toMatchObject({ bo_id: "F10351" });
  expect(sent).not.toHaveProperty("year");
  expect(webform.safeParse(sent).success).toBe(true);
});

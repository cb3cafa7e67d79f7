import { fireEvent, screen, within } from "@testing-library/react";
import { drawFloodPage } from "@/components/flood/draw-flood-page";
import type { FloodPage } from "@/services/content/flood-page.server";
import { FLOOD_DRAFT_SCRIPT } from "@/utils/forms/flood-draft-script";

const page = (language: "en" | "bn", texts: object): FloodPage => ({
  language,
  brand: "GP",
  origin: "https://gp.example",
  texts: texts as FloodPage["texts"],
  title: "Flood",
  description: "Help",
  blocks: [
    { type: "hero", heading: "In danger? Call 999.", text: "Free of charge." },
    { type: "slot", name: "flood", id: "benefit", heading: "Free benefit" },
  ] as unknown as FloodPage["blocks"],
  districts: [
    { name: "Sylhet", label: language === "bn" ? "সিলেট" : "Sylhet" },
    { name: "Feni", label: language === "bn" ? "ফেনী" : "Feni" },
  ],
  savedOn: "2026-11-23",
  frame: { header: true, footer: true, wallet: null, mode: null },
});

async function show(language: "en" | "bn") {
  const [{ default: common }, { default: flood }] = await Promise.all([
    import(`@/locales/${language}/common.json`),
    import(`@/locales/${language}/flood.json`),
  ]);
  const html = drawFloodPage(page(language, { common, flood }));
  document.body.innerHTML = new DOMParser().parseFromString(html, "text/html").body.innerHTML;
  const form = (name: string) => screen.getByRole<HTMLFormElement>("form", { name });
  return { flood: flood as Record<string, string>, form };
}

describe.each(["en", "bn"] as const)("the forms of the flood page in %s", (language) => {
  // The address decides the language of the page.
  const own = language === "bn" ? "/bn/flood-emergency" : "/flood-emergency";

  it("[API-SITE-29] the request form posts a number and a district to the address of its language", async () => {
    const { flood, form } = await show(language);
    const request = form(flood.record ?? "");
    expect(request.method).toBe("post");
    expect(request.getAttribute("action")).toBe(own);
    const number = within(request).getByLabelText<HTMLInputElement>(flood.msisdn ?? "");
    expect([number.name, number.required, number.inputMode]).toEqual(["msisdn", true, "tel"]);
    const district = within(request).getByLabelText<HTMLSelectElement>(flood.district ?? "");
    expect([...district.options].map(({ value }) => value)).toEqual(["", "Sylhet", "Feni"]);
    expect(new FormData(request).get("action")).toBe("record");
    expect(within(request).getByRole("button", { name: flood.submit ?? "" })).toHaveAttribute("type", "submit");
  });

  it("the trace form takes a reference or a number, and requires neither", async () => {
    const { flood, form } = await show(language);
    const trace = form(flood.trace ?? "");
    expect(trace.getAttribute("action")).toBe(own);
    expect(new FormData(trace).get("action")).toBe("trace");
    expect(within(trace).getByLabelText(flood.reference ?? "")).not.toBeRequired();
    expect(within(trace).getByLabelText(flood.msisdn ?? "")).not.toBeRequired();
  });
});

describe("the draft of the flood page", () => {
  beforeEach(() => sessionStorage.clear());

  /** Opens the page as a browser does, which runs the script of the document. */
  async function open(language: "en" | "bn") {
    const { flood, form } = await show(language);
    new Function(FLOOD_DRAFT_SCRIPT)();
    const request = within(form(flood.record ?? ""));
    const trace = within(form(flood.trace ?? ""));
    return {
      number: request.getByLabelText<HTMLInputElement>(flood.msisdn ?? ""),
      district: request.getByLabelText<HTMLSelectElement>(flood.district ?? ""),
      reference: trace.getByLabelText<HTMLInputElement>(flood.reference ?? ""),
      traced: trace.getByLabelText<HTMLInputElement>(flood.msisdn ?? ""),
    };
  }

  it("keeps what was typed and chosen in both forms when the language changes", async () => {
    const { number, district, reference } = await open("en");
    fireEvent.input(number, { target: { value: "01712345678" } });
    fireEvent.input(district, { target: { value: "Feni" } });
    fireEvent.input(reference, { target: { value: "7K3M" } });
    const after = await open("bn");
    expect([after.number.value, after.district.value, after.reference.value, after.traced.value]).toEqual([
      "01712345678",
      "Feni",
      "7K3M",
      "",
    ]);
  });

  it("is deleted when a form is sent", async () => {
    const { number } = await open("en");
    fireEvent.input(number, { target: { value: "01712345678" } });
    fireEvent.submit(number.closest("form") as HTMLFormElement);
    expect((await open("en")).number).toHaveValue("");
  });

  it("that cannot be read is ignored", async () => {
    sessionStorage.setItem("web-form-flood", "{");
    expect((await open("en")).number).toHaveValue("");
  });
});

import { screen, within } from "@testing-library/react";
import { drawFloodPage } from "@/components/flood/draw-flood-page";
import type { FloodPage } from "@/services/content/flood-page.server";

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

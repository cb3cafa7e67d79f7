import type { PageRequest } from "@/services/page/page-props.server";
import { loadInternationalRates } from "@/services/subscriber-services/subscriber-services-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const wireCountry = (code: string, name: string) => ({
  code,
  name,
  dial_code: "+1",
  rates: [],
  operators: [],
  packs: [],
});

async function ratesFor(country: string, answer: object[]) {
  const api = fakeApi({
    getContentPage: () => ({ data: { path: "/rates", name: "", title: "", blocks: [], trail: [], beside: [] } }),
    listCountries: ({ body }) => ({ data: JSON.stringify(body).includes("brief") ? [] : answer }),
  });
  const context = { resolvedUrl: "/rates", res: { setHeader: jest.fn() } };
  const request = { api, language: "en", query: { country }, context } as unknown as PageRequest;
  return (await loadInternationalRates(request)).rates.found;
}

const [oman, romania] = [wireCountry("OM", "Oman"), wireCountry("RO", "Romania")];

it("[API-SITE-20] a text in several names gives only the names, without the rates of all these countries", async () => {
  expect(await ratesFor("oma", [oman, romania])).toEqual({
    country: null,
    similar: [
      { code: "OM", name: "Oman" },
      { code: "RO", name: "Romania" },
    ],
  });
});

it.each([
  ["its name", "oman", [oman, romania]],
  ["its code", "om", [oman, romania]],
  ["a text that only it has", "roma", [romania]],
])("[API-SITE-20] a country is found by %s", async (_, text, answer) => {
  expect(await ratesFor(text, answer)).toMatchObject({ country: { code: answer[0]?.code }, similar: [] });
});

it("finds no country for an unknown text, and nothing without a text", async () => {
  expect(await ratesFor("xyz", [])).toEqual({ country: null, similar: [] });
  expect(await ratesFor("", [oman])).toBeNull();
});

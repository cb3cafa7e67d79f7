import type { PageRequest } from "@/services/page/page-props.server";
import { loadNetworkPage } from "@/services/subscriber-services/network-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const gulshan = {
  thana: "Gulshan",
  name: "গুলশান",
  four_g: "indoor",
  five_g: "indoor",
  volte: true,
  five_g_planned: null,
};

async function placeOf(query: { district: string; thana?: string }) {
  const api = fakeApi({
    getContentPage: () => ({ data: { path: "/network", name: "", title: "", blocks: [], trail: [], beside: [] } }),
    getAllDistricts: () => ({ data: [{ name: "Dhaka", label: "ঢাকা", name_bn: "ঢাকা" }] }),
    getDemographyPageDistricts: () => ({ data: [] }),
    getThanaByDistrict: () => ({ data: [{ name: "Gulshan", label: "গুলশান", name_bn: "গুলশান" }] }),
    getCoverage: () => ({ data: { district: { name: "Dhaka", label: "ঢাকা" }, thanas: [gulshan] } }),
  });
  const context = { resolvedUrl: "/network", res: { setHeader: jest.fn() } };
  const request = { api, language: "bn", query, context } as unknown as PageRequest;
  return (await loadNetworkPage(request)).checks.place;
}

it("chooses the place of an address with Bengali names in the form", async () => {
  expect(await placeOf({ district: "ঢাকা", thana: "গুলশান" })).toEqual({ district: "Dhaka", thana: "Gulshan" });
  expect(await placeOf({ district: "ঢাকা" })).toEqual({ district: "Dhaka", thana: "" });
});

import { ApiError } from "@/services/api/api-error";
import { getCampaignPage, loadCampaignPage } from "@/services/recharge/recharge-campaign-page.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const winner = { masked_msisdn: "01*******12", prize: "125 cc motorcycle", district: "Dhaka", drawn_on: "2026-08-31" };
const campaign = {
  id: "motorcycle-draw",
  title: "Motorcycle draw",
  summary: "Eight people won a motorcycle.",
  picture: null,
  starts_on: "2026-07-27",
  ends_on: "2026-08-24",
  least_recharge: 150,
  introduction: ["The winners have received their prizes."],
  steps: ["Enter your recharge details on this page."],
  prizes: [{ title: "125 cc motorcycle", count: 8 }],
  terms: ["One entry a day for each number."],
};

function pageOf(state: "coming" | "open" | "ended", language: "en" | "bn" = "en", winners = [winner]) {
  const answer = { data: { ...campaign, state, open: state === "open", winners } };
  return getCampaignPage(fakeApi({ getRechargeCampaign: () => answer }), campaign.id, language);
}

const idsOf = async (page: ReturnType<typeof pageOf>) =>
  (await page).blocks.map((block) => ("id" in block ? block.id : block.type));

it.each([
  ["en", "This campaign has ended. It ran from 27 Jul 2026 to 24 Aug 2026.", "See which campaigns are open now"],
  ["bn", "এই ক্যাম্পেইন শেষ হয়েছে। ২৭ জুলাই ২০২৬ থেকে ২৪ আগস্ট ২০২৬ পর্যন্ত এটি চলেছিল।", "চলমান ক্যাম্পেইনগুলো দেখুন"],
] as const)(
  "shows in %s when an ended campaign ran, with a link to the current campaigns",
  async (language, text, label) => {
    const { blocks } = await pageOf("ended", language);
    const action = { label, href: "/recharge-campaign#campaigns" };
    expect(blocks[1]).toMatchObject({ type: "callout", text, action });
  },
);

it("shows the winners of an ended campaign, but no steps and no form", async () => {
  expect(await idsOf(pageOf("ended"))).toEqual(["hero", "ended", "winners", "prizes", "entries", "terms"]);
  const { blocks } = await pageOf("ended");
  expect(blocks[2]).toMatchObject({
    type: "table",
    rows: [["01*******12", "125 cc motorcycle", "Dhaka", "31 Aug 2026"]],
  });
  expect(JSON.stringify(blocks)).not.toContain("Enter your recharge details");
  expect(blocks[0]).not.toHaveProperty("actions");
  expect(blocks[0]).toMatchObject({ facts: [{ value: "8" }, { label: "Started" }, { label: "Ended" }] });
});

it("shows the steps and the form of an open campaign", async () => {
  expect(await idsOf(pageOf("open"))).toEqual(["hero", "how", "enter", "prizes", "winners", "entries", "terms"]);
  const { blocks } = await pageOf("open");
  expect(blocks[1]).toMatchObject({ items: [{ title: "Enter your recharge details on this page.", text: "" }] });
  expect(blocks[2]).toMatchObject({ type: "slot", name: "campaign-entry" });
});

it.each([
  ["en", "Customer Centre"],
  ["bn", "গ্রাহকসেবা কেন্দ্র"],
] as const)('lists the names of the centres in %s without the words "Customer Centre"', async (language, kind) => {
  const store = (name: string) => ({ store_id: name, name: `${name} ${kind}`, address: "" });
  const api = fakeApi({
    getRechargeCampaign: () => ({ data: { ...campaign, state: "open", open: true, winners: [] } }),
    listRechargeCampaignDistricts: () => ({ data: [{ name: "Khulna", label: "Khulna" }] }),
    listRechargeCampaignStores: () => ({ data: [store("Khalishpur"), store("Sonadanga")] }),
  });
  const context = { res: { setHeader: () => undefined } } as never;
  const { page } = await loadCampaignPage({ api, language, query: { id: campaign.id }, context } as never);
  expect(page.blocks).toContainEqual(
    expect.objectContaining({ id: "stores", rows: [["Khulna", "Khalishpur, Sonadanga"]] }),
  );
});

it("an unknown campaign is not found, without an error about its stores in the log", async () => {
  const logged = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const none = new ApiError({
    kind: "refused",
    status: 404,
    errors: [{ code: "campaign-not-found", message: "None" }],
  });
  const api = fakeApi({
    // Answered last, so that the answer about the stores is handled.
    getRechargeCampaign: () => new Promise((_, fail) => setImmediate(fail, none)),
    listRechargeCampaignDistricts: () => Promise.reject(none),
  });
  const context = { res: { setHeader: () => undefined } };
  const page = loadCampaignPage({ api, language: "en", query: { id: "gone" }, context } as never);
  await expect(page).rejects.toMatchObject({ isNotFound: true });
  expect(logged).not.toHaveBeenCalled();
});

it("shows when a coming campaign opens", async () => {
  const { blocks } = await pageOf("coming", "en", []);
  expect(blocks[2]).toMatchObject({ type: "callout", text: expect.stringContaining("from 27 Jul 2026") });
});

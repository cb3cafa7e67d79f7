import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Activate } from "@/components/activation/activate";
import { MyOffers } from "@/components/offers/my-offers";
import { RechargeForm } from "@/components/recharge/recharge-form";
import { RechargeResult } from "@/components/recharge/recharge-result";
import { StarCheck } from "@/components/star/star-check";
import { analytics } from "@/services/analytics/analytics";
import { ApiError } from "@/services/api/api-error";
import type { RechargeResult as Recharge } from "@/services/recharge/recharge-payment-service";
import { wireOffer } from "@/tests/support/recharge/offers";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

const NUMBER = "01712345678";
/** A word joiner keeps the number on one line. */
const NUMBER_IN_TEXT = "01712-\u2060345678";
const codeStep = { data: { step: "code", resend_after: 30 } };
const outage = new ApiError({ kind: "timeout", status: null });
const refusal = (code: string, more: object = {}) =>
  new ApiError({ kind: "refused", status: 422, errors: [{ code: code as never, message: "Not possible", ...more }] });

/** Every event so far, as it was sent. */
const sent = () => jest.mocked(analytics.track).mock.calls.map(([event]) => event);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  screenOf("phone");
  // Expected errors are logged; the test hides them.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
// No event may contain the number or the code of its step.
afterEach(() => expect(JSON.stringify(sent())).not.toMatch(/1712345678|0042/));

describe("a recharge", () => {
  const options = {
    minPoisha: 2_000,
    maxPoisha: 500_000,
    amounts: [5_000],
    packs: [],
    prefixes: ["017"],
    pack: null,
  };
  const pay = async (change: Partial<typeof options> | { pack: object } = {}) => {
    const api = fakeApi({
      recharge: () => Promise.reject(outage),
      activateInternetPackUsingRecharge: () => Promise.reject(outage),
    });
    const form = { options: { ...options, ...change } as never, brand: "GP", ownMsisdn: NUMBER, recent: [] };
    renderSite(<RechargeForm {...form} amountPoisha={5_000} problem={null} />, { api, path: "/recharge" });
    await userEvent.click(screen.getByRole("button", { name: /^Pay / }));
  };

  it("is tracked when its payment is opened, with amount and payment method", async () => {
    await pay();
    const properties = { kind: "recharge", amount_taka: 50, pay_with: "bkash" };
    expect(sent()).toEqual([{ name: "recharge_continue", properties }]);
  });

  it("of a pack is tracked as a pack, with the pack's price", async () => {
    await pay({ pack: { packId: "five-gb", title: "5 GB, 7 days", amountPoisha: 12_900 } });
    const properties = { kind: "pack", amount_taka: 129, pay_with: "bkash" };
    expect(sent()).toEqual([{ name: "recharge_continue", properties }]);
  });

  const result = (change: Partial<Recharge>) => {
    const known: Recharge = {
      reference: "7K3M-9QXT-2HVB-4D8N",
      msisdn: "01*******78",
      amountPoisha: 12_900,
      payWith: null,
      outcome: "done",
      pack: null,
      balancePoisha: null,
      createdAt: "2026-11-21T06:00:00.000Z",
      doneAt: null,
      ...change,
    };
    return renderSite(<RechargeResult known={known} transaction="t-1" brand="GP" />, {
      api: fakeApi({}),
      path: "/recharge/result",
    });
  };

  it("tracks its result once, also after a reload, and the result of another recharge separately", () => {
    result({}).unmount();
    result({}).unmount();
    result({ reference: "9QXT-7K3M-2HVB-4D8N", outcome: "payment_failed" });
    const end = (outcome: string) => ({ name: "recharge_result", properties: { outcome, amount_taka: 129 } });
    expect(sent()).toEqual([end("done"), end("payment_failed")]);
  });

  it.each(["awaiting_payment", "crediting", "refunding"] as const)("tracks no result in the state %s", (outcome) => {
    result({ outcome });
    expect(sent()).toEqual([]);
  });
});

describe("an activation", () => {
  const id = "internet-5120mb-168h-3009";
  const active = (state: string) => ({
    data: {
      reference: "R",
      state,
      title: "",
      price: 129,
      valid_until: null,
      balance: null,
      renews: false,
      message: "",
    },
  });
  const start = async (activateInternetPackUsingOtp: () => unknown) => {
    const api = fakeApi({ activateInternetPackUsingOtp, sendInternetPackOtp: () => codeStep });
    const pack = { kind: "pack" as const, id, title: "5 GB", pricePoisha: 12_900, canRenew: true, dialCode: "*1#" };
    renderSite(<Activate {...pack} ownMsisdn={NUMBER} />, { api, path: "/" });
    await userEvent.click(screen.getByRole("button", { name: "Activate for Tk\u00a0129" }));
    return api;
  };
  const counted = (outcome: string) => ({
    name: "pack_activate",
    properties: { kind: "pack", id, amount_taka: 129, auto_renew: false, outcome },
  });

  it.each([
    ["active", () => active("active")],
    ["pending", () => active("pending")],
    ["refused", () => Promise.reject(refusal("balance-too-low", { missing: 29 }))],
    ["unanswered", () => Promise.reject(outage)],
  ])("is tracked with its answer: %s", async (outcome, answer) => {
    await start(answer);
    await waitFor(() => expect(sent()).toEqual([counted(outcome)]));
  });

  it.each([
    ["code-needed", () => screen.findByLabelText("Digit 1 of 4")],
    ["code-wrong", () => screen.findByRole("alert")],
    ["too-many-requests", () => screen.findByRole("alert")],
  ])("is not tracked for %s", async (code, shown) => {
    await start(() => Promise.reject(refusal(code)));
    await shown();
    expect(sent()).toEqual([]);
  });
});

describe("the star check", () => {
  const gold = { step: "tier", star_status: "Gold Star", benefits: [], next: null };
  const check = async (answer: unknown, ownMsisdn: string) => {
    const api = fakeApi({ checkStarStatus: () => answer, showStarStatus: () => ({ data: gold }) });
    renderSite(<StarCheck ownMsisdn={ownMsisdn} />, { api, path: "/star-program" });
    if (ownMsisdn === "") await userEvent.type(screen.getByLabelText("Your mobile number"), NUMBER);
    await userEvent.click(screen.getByRole("button", { name: "Check my tier" }));
  };

  it("is tracked for the user's own number when the tier is shown", async () => {
    await check({ data: gold }, NUMBER);
    await screen.findByText("Gold Star");
    expect(sent()).toEqual([{ name: "star_check", properties: { proof: "session" } }]);
  });

  it("is tracked for another number only after the code has shown the tier", async () => {
    await check(codeStep, "");
    expect(await screen.findByLabelText("Digit 1 of 4")).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.keyboard("0042{Enter}");
    await screen.findByText("Gold Star");
    expect(sent()).toEqual([{ name: "star_check", properties: { proof: "code" } }]);
  });
});

it("the offers of a number are tracked when they are shown, with their number", async () => {
  const api = fakeApi({ sendOfferOtp: () => codeStep, findOffersUsingOtp: () => ({ data: [wireOffer()] }) });
  renderSite(<MyOffers ownMsisdn="" own={null} Action={() => null} />, { api, path: "/myoffers" });
  await userEvent.type(screen.getByLabelText("Your mobile number"), `${NUMBER}{Enter}`);
  await screen.findByText(`We've texted a code to ${NUMBER_IN_TEXT}.`);
  expect(sent()).toEqual([]);
  await userEvent.keyboard("0042");
  await screen.findByText("Save Tk 19");
  expect(sent()).toEqual([{ name: "my_offers_shown", properties: { count: 1 } }]);
});

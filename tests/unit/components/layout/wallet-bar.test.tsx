import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WalletBar } from "@/components/layout/wallet-bar";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const wallet = { call: "PartnerBridge.goBackHome", merchant: "GP Shop" };
const show = (language: "en" | "bn" = "en") =>
  renderSite(<WalletBar wallet={wallet} />, { api: fakeApi({}), language });
const host = window as unknown as { PartnerBridge?: unknown };

afterEach(() => {
  delete host.PartnerBridge;
});

test("[WALLET-02] the button names its destination", () => {
  show();
  expect(screen.getByRole("button")).toHaveTextContent(/^Back to partner wallet app home$/);
});

test("the button is in Bengali on a Bengali page", () => {
  show("bn");
  expect(screen.getByRole("button", { name: "পার্টনার ওয়ালেট অ্যাপের হোমে ফিরুন" })).toBeVisible();
});

test("[WALLET-04] a click calls the wallet's bridge with the merchant's name only", async () => {
  const goBackHome = jest.fn();
  host.PartnerBridge = { goBackHome };
  show();
  await userEvent.click(screen.getByRole("button"));
  expect(goBackHome.mock.calls).toEqual([["GP Shop"]]);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a click outside of a wallet shows a message", async () => {
  show();
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent("This button works inside the wallet app.");
});

test("an error of the bridge is logged and shows the message", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  host.PartnerBridge = {
    goBackHome: () => {
      throw new Error("The host is gone");
    },
  };
  show();
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("status")).toHaveTextContent("This button works inside the wallet app.");
  expect(log).toHaveBeenCalledTimes(1);
});

import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import Cookies from "js-cookie";
import { PartnerPhone } from "@/components/sandbox/partner-phone";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const partners = { app: "mygp", wallet: "wallet", bank: "bank" };
const bridge = { call: "PartnerBridge.goBackHome", merchant: "GP" };
const show = () =>
  renderSite(<PartnerPhone partners={partners} bridge={bridge} />, { api: fakeApi({}), path: "/sandbox/partner" });
const phone = () => screen.getByTitle("The site in a partner's app") as HTMLIFrameElement;

it("opens the site as the chosen app does", async () => {
  show();
  expect(phone()).toHaveAttribute("src", "/?channelName=wallet&micrositeService=gpshop");
  await userEvent.click(screen.getByRole("radio", { name: "Our own app" }));
  await userEvent.click(screen.getByRole("radio", { name: "Microsite" }));
  await userEvent.click(screen.getByRole("radio", { name: "alo" }));
  await userEvent.click(screen.getByRole("radio", { name: "Bengali" }));
  expect(phone()).toHaveAttribute("src", "/bn/microsite?channelName=mygp&micrositeService=alo");
});

it("opens the shop in English whatever the language", async () => {
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Bengali" }));
  await userEvent.click(screen.getByRole("radio", { name: "Shop" }));
  expect(phone()).toHaveAttribute("src", "/shop?channelName=wallet&micrositeService=gpshop");
});

it("writes down what the app is asked", async () => {
  show();
  fireEvent.load(phone());
  const page = phone().contentWindow as unknown as { PartnerBridge: { goBackHome: (merchant: string) => void } };
  act(() => page.PartnerBridge.goBackHome("GP"));
  expect(await screen.findByText('PartnerBridge.goBackHome("GP")')).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByText('PartnerBridge.goBackHome("GP")')).toBeNull();
});

it("leaves no channel behind", () => {
  const { unmount } = show();
  Cookies.set("channelName", "wallet");
  unmount();
  expect(Cookies.get("channelName")).toBeUndefined();
});

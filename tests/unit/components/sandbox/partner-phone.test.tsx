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

it("opens the site at the address that the chosen app uses", async () => {
  show();
  expect(phone()).toHaveAttribute("src", "/?channelName=wallet&micrositeService=gpshop");
  await userEvent.click(screen.getByRole("radio", { name: "Our own app" }));
  await userEvent.click(screen.getByRole("radio", { name: "Microsite" }));
  await userEvent.click(screen.getByRole("radio", { name: "alo" }));
  await userEvent.click(screen.getByRole("radio", { name: "Bengali" }));
  expect(phone()).toHaveAttribute("src", "/bn/microsite?channelName=mygp&micrositeService=alo");
});

it("opens the shop in English in both languages", async () => {
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Bengali" }));
  await userEvent.click(screen.getByRole("radio", { name: "Shop" }));
  expect(phone()).toHaveAttribute("src", "/shop?channelName=wallet&micrositeService=gpshop");
});

it("lists the calls that the page makes to the app", async () => {
  show();
  fireEvent.load(phone());
  const page = phone().contentWindow as unknown as { PartnerBridge: { goBackHome: (merchant: string) => void } };
  act(() => page.PartnerBridge.goBackHome("GP"));
  expect(await screen.findByText('PartnerBridge.goBackHome("GP")')).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByText('PartnerBridge.goBackHome("GP")')).toBeNull();
});

it("removes the cookie of the channel when it is closed", () => {
  const { unmount } = show();
  Cookies.set("channelName", "wallet");
  unmount();
  expect(Cookies.get("channelName")).toBeUndefined();
});

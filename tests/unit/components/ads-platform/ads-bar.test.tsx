import { screen } from "@testing-library/react";
import { AdsBar } from "@/components/ads-platform/ads-bar";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";

const show = (page: "platform" | "adtech" | "order", path: string) =>
  renderSite(<AdsBar layout={layoutWith()} page={page} />, { api: fakeApi({}), path });

describe("the ads top bar", () => {
  it("[ADSBAR-01] is shown on the advertising page", () => {
    show("platform", "/ads-platform");
    expect(screen.getByRole("navigation", { name: "GP Ads" })).toBeVisible();
  });

  it.each([
    ["[ADSBAR-02]", "Why GP Ads", "why-gp-ads"],
    ["[ADSBAR-03]", "Ad Platforms", "advertising-platform"],
    ["[ADSBAR-04]", "Ad Formats", "availability"],
    ["[ADSBAR-05]", "Ad Solutions", "advertising-solutions"],
    ["[ADSBAR-06]", "Contact Us", "contact-us"],
  ])("%s has the tab %s", (_id, name, anchor) => {
    const { unmount } = show("platform", "/ads-platform");
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `#${anchor}`);
    unmount();
    show("adtech", "/adtech");
    expect(screen.getByRole("link", { name })).toHaveAttribute("href", `/ads-platform#${anchor}`);
  });

  it.each(["adtech", "order"] as const)("[ADSBAR-07] has the order button on the page %s", (page) => {
    show(page, "/adtech");
    expect(screen.getByRole("link", { name: "Order gpfi" })).toHaveAttribute("href", "/order-gpfi");
  });

  it("[ADSBAR-08] has no order button on the advertising page", () => {
    show("platform", "/ads-platform");
    expect(screen.queryByText("Order gpfi")).toBeNull();
  });
});

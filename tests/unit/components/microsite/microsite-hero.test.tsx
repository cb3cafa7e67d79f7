import { screen, within } from "@testing-library/react";
import { MicrositeHero } from "@/components/microsite/microsite-hero";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const picture = { src: "/images/kit/hero/flagship.webp", width: 1200, height: 900, alt: "Phones", tint: "transparent" };

function show(fields: Partial<Parameters<typeof MicrositeHero>[0]> = {}) {
  renderSite(
    <MicrositeHero
      brand="GP"
      channel="wallet"
      theme="phones"
      picture={picture}
      startPath="/shop"
      language={null}
      {...fields}
    />,
    { api: fakeApi({}), path: "/microsite" },
  );
}

it("links to the start page of the app", () => {
  show({ startPath: "/shop/devices/iot-products" });
  expect(screen.getByRole("link", { name: "Start Shopping" })).toHaveAttribute("href", "/shop/devices/iot-products");
});

it.each([
  ["wallet", "The GP shop in your wallet app"],
  ["bank", "The GP shop in your banking app"],
  ["app", "The GP shop in your app"],
  [null, "The GP shop"],
] as const)("names the kind of app: %s", (channel, labels) => {
  show({ channel });
  expect(screen.getByText(labels)).toBeVisible();
});

it("shows the heading of its theme", () => {
  show({ theme: "smart" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Smart devices for the home and the road");
});

it("lists four advantages", () => {
  show();
  const points = screen.getByRole("list", { name: "What you can count on" });
  expect(within(points).getAllByRole("listitem")).toHaveLength(4);
});

it("has no button back to the wallet", () => {
  show();
  expect(screen.queryByRole("button")).toBeNull();
});

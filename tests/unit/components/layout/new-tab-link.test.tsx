import { screen } from "@testing-library/react";
import { NewTabLink } from "@/components/layout/new-tab-link";
import { InAppProvider } from "@/context/chrome/in-app-context";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

function show(isInApp: boolean, language: "en" | "bn" = "en") {
  renderSite(
    <InAppProvider isInApp={isInApp}>
      <NewTabLink href="/store-locator">Map</NewTabLink>
      <NewTabLink href="https://map.example/directions">Directions</NewTabLink>
    </InAppProvider>,
    { api: fakeApi({}), language },
  );
  return screen.getAllByRole<HTMLAnchorElement>("link");
}

it("opens a new tab, and says so", () => {
  const [own, other] = show(false, "bn");
  expect(own).toHaveAccessibleName("Map (নতুন ট্যাবে খুলবে)");
  expect(own).toHaveAttribute("href", "/bn/store-locator");
  expect(other).toHaveAccessibleName("Directions (নতুন ট্যাবে খুলবে)");
  expect([own?.target, own?.rel]).toEqual(["_blank", "noopener"]);
  expect([other?.target, other?.rel]).toEqual(["_blank", "noopener noreferrer"]);
});

it("opens in the same view of a partner's app, another site in place of the whole view", () => {
  const [own, other] = show(true);
  expect(own).toHaveAccessibleName("Map");
  expect(own).toHaveAttribute("href", "/store-locator");
  expect(own).not.toHaveAttribute("target");
  expect(other).toHaveAccessibleName("Directions");
  expect(other).toHaveAttribute("target", "_top");
});

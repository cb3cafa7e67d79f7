import { screen } from "@testing-library/react";
import { PlansTabs } from "@/components/packs/plans-tabs";
import { TariffComparison } from "@/components/packs/tariff-comparison";
import packs from "@/locales/en/packs.json";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { translatorFor } from "@/utils/text/translations";

beforeEach(() => void translatorFor("en", { packs }));

test("the hub says that its packs could not be loaded, and still leads to the packages and the own offers", () => {
  renderSite(<PlansTabs best={null} />, { api: fakeApi({}) });
  expect(screen.getByText(/We couldn't load the packs/)).toBeVisible();
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Prepaid and postpaid", "My offers"]);
});

test("the comparison says that the packages could not be loaded", () => {
  renderSite(<TariffComparison tariffs={null} />, { api: fakeApi({}) });
  expect(screen.getByText(/We couldn't load the packages/)).toBeVisible();
});

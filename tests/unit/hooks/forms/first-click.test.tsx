import { screen } from "@testing-library/react";
import { useEffect } from "react";
import { useMenuPanels } from "@/components/layout/header/use-menu-panels";
import { SearchButton } from "@/components/search/search-button";
import { FilterGroup } from "@/components/ui/forms/filter-group";
import { renderSite } from "@/tests/support/screens/render-site";
import { searchApi } from "@/tests/support/search-answers";

/** Clicks a control after React has rendered the page, and before the passive effects of the later components. */
function EarlyPress({ on }: { on: () => HTMLElement }) {
  useEffect(() => on().click(), [on]);
  return null;
}

function Menu() {
  const { opened, press } = useMenuPanels("/", async () => true);
  return (
    <button type="button" aria-expanded={opened !== null} onClick={press("shop")}>
      More of Shop
    </button>
  );
}

const button = () => screen.getByRole("button");
const tick = () => screen.getByRole("checkbox");

describe("the first click during hydration", () => {
  it("opens a panel of the main menu", () => {
    const ui = [<EarlyPress key="press" on={button} />, <Menu key="menu" />];
    renderSite(ui, { api: searchApi() });
    expect(button()).toHaveAttribute("aria-expanded", "true");
  });

  it("opens the search", async () => {
    const ui = [<EarlyPress key="press" on={button} />, <SearchButton key="search" />];
    renderSite(ui, { api: searchApi(), path: "/" });
    expect(await screen.findByRole("dialog", { name: "Search" }, { timeout: 5_000 })).toBeVisible();
  });

  it("ticks a filter", () => {
    const choices = [{ name: "brand", value: "oskavi", label: "Oskavi", count: 3 }];
    const group = { id: "brand", title: "Brand", choices, chosen: [] };
    const ui = [<EarlyPress key="press" on={tick} />, <FilterGroup key="group" group={group} open round={0} />];
    renderSite(ui, { api: searchApi() });
    expect(tick()).toBeChecked();
  });
});

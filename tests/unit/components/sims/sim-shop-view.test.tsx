import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SimShopView } from "@/components/sims/sim-shop-view";
import { CART_KEY } from "@/context/cart/stored-cart";
import type { SimNumber, SimNumbers } from "@/services/sims/sims-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSettled } from "@/tests/support/screens/render-site";
import { wireCart, wireLine } from "@/tests/support/shop/cart";
import { readNumberQuery } from "@/utils/sims/number-query";

const number = (msisdn: string): SimNumber => ({
  msisdn,
  zone: "Dhaka",
  numberClass: "regular",
  pair: null,
  pricePoisha: 20_000,
  numberPoisha: 0,
});
const list: SimNumbers = {
  numbers: [number("01391000077"), number("01391000177")],
  count: 2,
  page: 1,
  pages: 1,
  zones: ["Dhaka"],
  sku: "SIM-PRE",
  startingPoisha: 20_000,
};

function show(query: Record<string, string> = {}, language: "en" | "bn" = "en") {
  const sim = "01391000077";
  const held = wireLine({ type: "sim", sku: "SIM-PRE", sim, sim_held_until: "2030-01-01T00:00:00Z" });
  const api = fakeApi({ addCartItem: () => wireCart({ data: [held], sims: sim, zone: { [sim]: "Dhaka" } }) });
  return renderSettled(<SimShopView list={list} query={readNumberQuery(query)} validationError="" trail={[]} />, {
    api,
    path: "/shop/devices/sim",
    language,
  });
}

const isSideCartOpen = (): boolean => JSON.parse(localStorage.getItem(CART_KEY) ?? "{}").sidebar_cart_open === true;

afterEach(() => localStorage.clear());

describe("the list of numbers", () => {
  it("marks only the number that is in the cart of this browser", async () => {
    await show();
    const numbers = within(screen.getByRole("region", { name: "Numbers" }));
    expect(numbers.queryByText("In your cart")).not.toBeInTheDocument();
    await userEvent.click(numbers.getByRole("button", { name: /^Choose 01391-000077/ }));
    await userEvent.click(screen.getByRole("button", { name: "Reserve and add to cart" }));
    const held = await numbers.findByRole("button", { name: "01391-000077 is in your cart. Open cart" });
    expect(held).toHaveTextContent("In your cart");
    expect(held).toHaveAttribute("aria-haspopup", "dialog");
    expect(numbers.getAllByText("In your cart")).toHaveLength(1);
    expect(numbers.getByRole("button", { name: /^Choose 01391-000177/ })).toBeInTheDocument();
  });

  it("moves the focus to the chosen number when a key chose it, so that the next Tab reaches the button to reserve", async () => {
    await show();
    const heading = screen.getByRole("heading", { name: "Your number" });
    const choice = screen.getByRole("button", { name: /^Choose 01391-000077/ });
    await userEvent.click(choice);
    expect(choice).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(heading).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Reserve and add to cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("timer");
    // The button was removed.
    expect(heading).toHaveFocus();
  });

  it("[CART-53] opens the side cart when both numbers of a pair are in the cart", async () => {
    const [first, pair] = ["01391000077", "01391000078"];
    const openBefore: boolean[] = [];
    const lines: ReturnType<typeof wireLine>[] = [];
    const api = fakeApi({
      addCartItem: () => {
        openBefore.push(isSideCartOpen());
        const sim = lines.length === 0 ? first : pair;
        lines.push(wireLine({ type: "sim", sku: "SIM-PRE", sim, sim_held_until: "2030-01-01T00:00:00Z" }));
        return wireCart({ data: [...lines], sims: lines.map((line) => line.sim).join(",") });
      },
    });
    const pairs = { ...list, numbers: [{ ...number(first), pair }] };
    await renderSettled(<SimShopView list={pairs} query={readNumberQuery({})} validationError="" trail={[]} />, {
      api,
    });
    await userEvent.click(screen.getByRole("button", { name: /^Choose 01391-000077/ }));
    await userEvent.click(screen.getByRole("button", { name: "Reserve the pair and add it to your cart" }));
    await screen.findAllByRole("timer");
    expect(openBefore).toEqual([false, false]);
    expect(isSideCartOpen()).toBe(true);
  });

  it("has a chip for each part of the search, which links to the list without it", async () => {
    await show({ match: "ends", pattern: "77", class: "regular", zone: "Dhaka", type: "postpaid" });
    const chips = within(screen.getByRole("list", { name: "Active filters" }));
    const href = (label: string) => chips.getByRole("link", { name: `Remove filter ${label}` }).getAttribute("href");
    expect(href("Ends with: 77")).toBe("/shop/devices/sim?type=postpaid&class=regular&zone=Dhaka");
    expect(href("Regular")).toBe("/shop/devices/sim?type=postpaid&match=ends&pattern=77&zone=Dhaka");
    expect(href("Dhaka")).toBe("/shop/devices/sim?type=postpaid&match=ends&pattern=77&class=regular");
  });

  it("shows the searched digits and the zone of its chips in Bengali", async () => {
    await show({ match: "ends", pattern: "77", zone: "Dhaka" }, "bn");
    const chips = within(screen.getByRole("list", { name: "বেছে নেওয়া ফিল্টার" }));
    expect(chips.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["শেষে আছে: ৭৭", "ঢাকা"]);
  });

  it("shows a birthday as a date in its chip", async () => {
    await show({ match: "birthday", pattern: "1990-11-24" });
    expect(screen.getByRole("link", { name: "Remove filter Birthday: 24 Nov 1990" })).toBeInTheDocument();
  });

  it("keeps the kind of search that was chosen before hydration", async () => {
    await renderSettled(<SimShopView list={list} query={readNumberQuery({})} validationError="" trail={[]} />, {
      api: fakeApi({}),
      path: "/shop/devices/sim",
      early: (page) => {
        within(page).getByRole<HTMLInputElement>("radio", { name: "Ends with" }).checked = true;
      },
    });
    fireEvent.change(screen.getByLabelText("Last digits"), { target: { value: "007" } });
    expect(screen.getByRole("radio", { name: "Ends with" })).toBeChecked();
  });

  it("has a form that opens the numbers without a script, and no chips without a search", async () => {
    await show();
    const form = screen.getByRole("button", { name: "Search numbers" }).closest("form");
    expect(form).toHaveAttribute("action", "/shop/devices/sim#numbers");
    expect(screen.queryByRole("list", { name: "Active filters" })).not.toBeInTheDocument();
  });
});

describe("how a SIM is bought", () => {
  const steps = () =>
    within(screen.getByRole("region", { name: "How it works" }))
      .getAllByRole("heading", { level: 3 })
      .map(({ textContent }) => textContent);

  it("shows when the owner of an eSIM shows the ID card and gives a fingerprint", async () => {
    await show({ form: "esim" });
    expect(steps()).toEqual([
      "Choose and reserve",
      "Order and pay",
      "Install the eSIM",
      "Register the number in your name",
    ]);
    expect(screen.getByText(/^Before you use the number, .+ customer centre\. .+ fingerprint there\.$/)).toBeVisible();
    expect(screen.getByText(/^Original national ID card/)).toBeVisible();
  });

  it("has the step Show your ID for a SIM card", async () => {
    await show();
    expect(steps()).toEqual(["Choose and reserve", "Order and pay", "Show your ID"]);
  });
});

import { screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { UnclaimedDividends } from "@/components/investors/unclaimed-dividends";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const PATH = "/about/investor-relations/unpaid-unclaimed-dividend";
const dividend = { year: 2025, kind: "final", amountPoisha: 489_550_000 } as const;
const list = {
  dividends: [{ ...dividend, name: "A••• R•••", account: "••••000", paidOn: "2026-05-14", keptUntil: "2029-05-14" }],
  totals: [{ ...dividend, count: 1 }],
  count: 1,
  page: 1,
  pages: 1,
};

function show(refusal: ComponentProps<typeof UnclaimedDividends>["refusal"]) {
  const filter = { account: "1201510000000000", year: null, page: 1 };
  const part = <UnclaimedDividends list={list} filter={filter} refusal={refusal} path={PATH} />;
  const { container } = renderSite(part, { api: fakeApi({}), path: PATH });
  const form = container.querySelector("form");
  const target = new URL(form?.action ?? "", "http://site.example").hash;
  return { target: container.querySelector(target) };
}

it("sends a search to the heading of its results, which gets the focus, and links to the claim form", () => {
  const { target } = show(null);
  expect(target).toHaveAttribute("tabindex", "-1");
  expect(target).toBe(screen.getByRole("heading", { name: "1 unclaimed dividend" }));
  expect(screen.getByRole("link", { name: "Go to the claim form" })).toHaveAttribute(
    "href",
    expect.stringMatching(/#claim$/),
  );
});

it("sends a refused search to its field, which gets the focus and has the reason", () => {
  const { target } = show("invalid");
  expect(target).toBe(screen.getByLabelText("BO ID or folio number"));
  expect(target).toHaveAccessibleDescription(/^Enter a 16-digit BO ID/);
});

it("shows the end of a masked account in the digits of the language", () => {
  const filter = { account: "1201510000000000", year: null, page: 1 };
  const part = <UnclaimedDividends list={list} filter={filter} refusal={null} path={PATH} />;
  renderSite(part, { api: fakeApi({}), path: PATH, language: "bn" });
  expect(screen.getByRole("cell", { name: "••••০০০" })).toBeInTheDocument();
});

import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Pagination, shownPages } from "@/components/ui/actions/pagination";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const hrefOf = (page: number) => `/press?page=${page}`;

describe("shownPages", () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 9, [1, 2, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 9, [1, null, 8, 9]],
  ])("page %i of %i shows %j", (page, pages, shown) => {
    expect(shownPages(page, pages)).toEqual(shown);
  });
});

describe("Pagination", () => {
  it("has links to the pages, and marks the current one", () => {
    renderSite(<Pagination page={2} pages={3} hrefOf={hrefOf} />, { api: fakeApi({}), path: "/" });
    expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByRole("link", { name: "Previous page" })).toHaveAttribute("href", "/press?page=1");
    expect(screen.getByRole("link", { name: "Next page" })).toHaveAttribute("rel", "next");
  });

  it("has Bengali numbers on a Bengali page", () => {
    renderSite(<Pagination page={1} pages={2} hrefOf={hrefOf} />, { api: fakeApi({}), language: "bn" });
    expect(screen.getByRole("link", { name: "পেজ ২" })).toHaveTextContent("২");
  });

  it("moves the focus to its list, so that the next Tab continues in the new page and not after it", async () => {
    const list = (
      <section aria-label="Results">
        <a href="/one">One</a>
        <Pagination page={1} pages={2} hrefOf={hrefOf} />
      </section>
    );
    renderSite(list, { api: fakeApi({}) });
    screen.getByRole("link", { name: "Next page" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("region", { name: "Results" })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole("link", { name: "One" })).toHaveFocus();
  });

  it("keeps the focus when a page opens in another tab", () => {
    renderSite(<Pagination page={1} pages={2} hrefOf={hrefOf} />, { api: fakeApi({}) });
    const next = screen.getByRole("link", { name: "Next page" });
    next.focus();
    fireEvent.click(next, { ctrlKey: true });
    expect(next).toHaveFocus();
  });

  it("is not rendered for a single page", () => {
    renderSite(<Pagination page={1} pages={1} hrefOf={hrefOf} />, { api: fakeApi({}) });
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
  });
});

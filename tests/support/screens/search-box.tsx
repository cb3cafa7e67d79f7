import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchButton } from "@/components/search/search-button";
import { renderSite } from "@/tests/support/screens/render-site";
import { searchApi } from "@/tests/support/search-answers";
import type { Language } from "@/utils/text/translations";

/** Loads the modules that are loaded on intent, so that they are compiled before a test stops its clock. */
export async function loadSearchParts(): Promise<void> {
  await import("@/components/search/search-popover");
  await import("@/locales/en/search.json");
  await import("@/locales/bn/search.json");
}

export const icon = () => screen.getByRole("button", { name: "Search", expanded: false });
export const popover = () => screen.queryByRole("dialog", { name: "Search" });
export const field = () => screen.getByRole("combobox", { name: "Search the site" });
/** Advances the test's clock. */
export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
/** The bodies of the search requests that were sent. */
export const requests = (api: ReturnType<typeof searchApi>) =>
  api.sent.filter(({ name }) => name === "searchGp").map(({ input }) => input.body);

/** The icon on a page. */
export function showIcon({ api = searchApi(), path = "/", language = "en" as Language } = {}) {
  const site = renderSite(
    <>
      <SearchButton />
      <p>The page</p>
    </>,
    { api, path, language },
  );
  return { ...site, api, user: userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) }) };
}

/** The open popover. */
export async function openPopover(api = searchApi()) {
  const site = showIcon({ api });
  await site.user.click(icon());
  await pass(200);
  expect(popover()).toBeVisible();
  return site;
}

/** Renders the popover with the response to a text. */
export async function searchFor(text: string, api = searchApi()) {
  const site = await openPopover(api);
  await site.user.type(field(), text);
  await pass(500);
  return site;
}

import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StoreFinder } from "@/components/stores/store-finder";
import { drawStoreMap } from "@/hooks/stores/store-map-engine";
import { listStores, type StoreFilter } from "@/services/stores/stores-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";
import { wireStore } from "@/tests/support/screens/wire-store";
import { readStoreSearch } from "@/utils/stores/store-search";

// jsdom has no layout, so nothing can be drawn into it.
jest.mock("@/hooks/stores/store-map-engine", () => ({ drawStoreMap: jest.fn() }));

const balaganj = { latitude: 24.667, longitude: 91.83 };

beforeEach(() => {
  screenOf("phone");
  window.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => ({}) });
});

it.each([
  ["the words and the choices of the search", { key: "Amtali", service: "esim", open: "1" }, null, ""],
  ["the choices only, after the words were a place", { service: "esim" }, balaganj, "Balaganj"],
] as const)("the map shows the centres of the list's filter: %s", async (_, filter: StoreFilter, position, place) => {
  const show = jest.fn();
  jest.mocked(drawStoreMap).mockReturnValue({ show, choose: jest.fn(), close: jest.fn(), remove: jest.fn() });
  const api = fakeApi({
    listStores: () => ({ data: { items: [wireStore()], count: 1, page: 1, pages: 1 } }),
    listStorePoints: () => ({ data: [wireStore()] }),
  });
  const list = await listStores(api, filter);
  const search = readStoreSearch({ key: "Amtali", service: "esim", open: "1" });
  renderSite(<StoreFinder found={{ list, filter, position, place }} search={search} tiles={null} />, { api });
  await userEvent.click(screen.getByRole("button", { name: "Show the map" }));
  await waitFor(() => expect(show).toHaveBeenCalled());
  const points = [expect.objectContaining({ id: "barguna-amtali", name: "Amtali Customer Centre" })];
  expect(show).toHaveBeenCalledWith({ points, position, place: place || "You are here" });
  expect(api.sent).toEqual(["listStores", "listStorePoints"].map((name) => ({ name, input: { query: filter } })));
});

async function showFinder(api: ReturnType<typeof fakeApi>) {
  const list = await listStores(api, {});
  const finder = (key: string) => (
    <StoreFinder
      found={{ list, filter: {}, position: null, place: "" }}
      search={readStoreSearch({ key })}
      tiles={null}
    />
  );
  return { finder, view: renderSite(finder(""), { api }) };
}

const oneStore = () =>
  fakeApi({
    listStores: () => ({ data: { items: [wireStore()], count: 1, page: 1, pages: 1 } }),
    listStorePoints: () => ({ data: [wireStore()] }),
  });

test("a refused position is reported until the next search, which then reports its number of centres", async () => {
  const getCurrentPosition = (_: unknown, fail: () => void) => fail();
  Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
  const { finder, view } = await showFinder(oneStore());
  await userEvent.click(screen.getByRole("button", { name: "Near me" }));
  expect(await screen.findByText(/didn't share your location/i)).toBeVisible();
  view.rerender(finder("Amtali"));
  expect(screen.getByText("1 centre")).toBeVisible();
});

test("opening and closing the map keeps the focus at the map", async () => {
  const map = { show: jest.fn(), choose: jest.fn(), close: jest.fn(), remove: jest.fn() };
  jest.mocked(drawStoreMap).mockReturnValue(map);
  await showFinder(oneStore());
  await userEvent.click(screen.getByRole("button", { name: "Show the map" }));
  const hide = await screen.findByRole("button", { name: "Hide the map" });
  expect(document.activeElement).toContainElement(hide);
  expect(document.activeElement).toContainElement(screen.getByRole("region"));
  await userEvent.click(hide);
  expect(screen.getByRole("button", { name: "Show the map" })).toHaveFocus();
});

test("a search without a centre offers no map of its results", async () => {
  await showFinder(fakeApi({ listStores: () => ({ data: { items: [], count: 0, page: 1, pages: 1 } }) }));
  expect(screen.getByText(/No centres found/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show the map" })).not.toBeInTheDocument();
});

test("says whom to call if the centres could not be loaded", () => {
  renderSite(<StoreFinder found={null} search={readStoreSearch({})} tiles={null} />, { api: fakeApi({}) });
  expect(screen.getByText(/We couldn't load the centres.*call 121/)).toBeVisible();
});

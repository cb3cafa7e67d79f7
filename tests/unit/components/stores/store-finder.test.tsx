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

import { screen, waitFor, within } from "@testing-library/react";
import { SoldOutStores } from "@/components/catalog/product/sold-out-stores";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { saveChosenDistrict } from "@/utils/addresses/chosen-place";

const store = { store_id: "sylhet-1", name: "Zindabazar centre", address: "Road 1", open_now: true, distance_m: null };

function show(data: { items: object[]; near: number; elsewhere: number }) {
  const api = fakeApi({ findStoreStock: () => ({ status: true, data }) });
  renderSite(<SoldOutStores sku="TRN-X5-256-BLU" />, { api, path: "/" });
  return api;
}

beforeEach(() => localStorage.clear());

it("lists the stores of the remembered district that have a variant that is sold out online", async () => {
  saveChosenDistrict("Sylhet");
  const api = show({ items: [{ ...store, pieces: 3 }], near: 1, elsewhere: 2 });
  const part = within(await screen.findByRole("region", { name: "Sold out online but in stock at customer centres" }));
  // Two separate lines, because the first one is not a full sentence.
  expect(part.getByText("In stock at 1 customer centre in Sylhet")).toBeVisible();
  expect(part.getByText("You can get it at 2 customer centres elsewhere.")).toBeVisible();
  expect(part.getByRole("link", { name: "Zindabazar centre" })).toHaveAttribute("href", "/store-locator/sylhet-1");
  expect(api.sent[0]?.input.query).toMatchObject({ district: "Sylhet" });
});

it("shows the number of stores elsewhere when no district is remembered", async () => {
  show({ items: [], near: 0, elsewhere: 34 });
  expect(
    await screen.findByText("Not in stock in Dhaka right now. You can get it at 34 customer centres elsewhere."),
  ).toBeVisible();
});

it("shows nothing when no store has stock", async () => {
  const api = show({ items: [], near: 0, elsewhere: 0 });
  await waitFor(() => expect(api.sent).toHaveLength(1));
  expect(screen.queryByText(/in stock/i)).not.toBeInTheDocument();
});

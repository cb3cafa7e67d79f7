import { screen, waitFor } from "@testing-library/react";
import { NearestCentres } from "@/components/stores/nearest-centres";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { wireStore } from "@/tests/support/screens/wire-store";

const wish = { service: "number-portability", district: "Barguna", area: "Amtali" };

function show(day: string) {
  const found = { data: { items: [wireStore()], count: 1, page: 1, pages: 1 } };
  return renderSite(<NearestCentres {...wish} day={day} />, { api: fakeApi({ listStores: () => found }) });
}

it("shows the centre with address, hours of the chosen day, directions and phone", async () => {
  const { rerender } = show("2026-11-25");
  expect(await screen.findByRole("link", { name: "Amtali Customer Centre" })).toHaveAttribute(
    "href",
    "/store-locator/barguna-amtali",
  );
  expect(screen.getByText("Nodi Tower, College Road, Amtali, Barguna")).toBeVisible();
  expect(screen.getByText("Wed, 25 Nov: 9:30 am – 6 pm")).toBeVisible();
  expect(screen.getByRole("link", { name: /^Directions/ })).toBeVisible();
  expect(screen.getByRole("link", { name: "Call 121" })).toHaveAttribute("href", "tel:121");
  rerender(<NearestCentres {...wish} day="2026-11-27" />);
  expect(screen.getByText("Fri, 27 Nov: Closed")).toBeVisible();
});

it("announces only the heading, in a status element that exists before the centres arrive", async () => {
  show("");
  const status = screen.getByRole("status");
  expect(status).toBeEmptyDOMElement();
  expect(await screen.findByRole("heading", { name: "Customer centres nearby" })).toBeVisible();
  expect(screen.getByRole("status")).toBe(status);
  expect(status).toHaveTextContent(/^Customer centres nearby$/);
});

it("shows the hours of the week when no day is chosen", async () => {
  show("");
  expect(await screen.findByText(/^Sat to Thu: 9:30 am – 6 pm/)).toBeVisible();
});

it("shows nothing when the centres cannot be loaded", async () => {
  const api = fakeApi({
    listStores: () => {
      throw new Error("no answer");
    },
  });
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  renderSite(<NearestCentres {...wish} day="" />, { api });
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  log.mockRestore();
});

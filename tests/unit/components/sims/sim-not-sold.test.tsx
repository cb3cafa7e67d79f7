import { screen } from "@testing-library/react";
import { SimNotSold } from "@/components/sims/sim-not-sold";
import { ApiError } from "@/services/api/api-error";
import { offeredNumbers } from "@/services/sims/sims-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { readNumberQuery } from "@/utils/sims/number-query";

const query = readNumberQuery({});
const refusing = (error: ApiError) => fakeApi({ getSimList: () => Promise.reject(error) });

it("an unknown SIM gives null, an outage throws", async () => {
  const errors = [{ code: "sku-not-found" as const, message: "There is no such article" }];
  expect(await offeredNumbers(refusing(new ApiError({ kind: "refused", status: 404, errors })), query)).toBeNull();
  await expect(offeredNumbers(refusing(new ApiError({ kind: "outage", status: 503 })), query)).rejects.toThrow(
    ApiError,
  );
});

it("its page shows that it is not on sale, without a price, and links to the other kind of SIM", () => {
  renderSite(<SimNotSold query={query} trail={[]} />, { api: fakeApi({}) });
  expect(screen.getByRole("heading", { name: "This SIM is not on sale right now" })).toBeVisible();
  expect(screen.getByRole("link", { name: "See eSIMs" })).toHaveAttribute("href", "/shop/devices/sim?form=esim");
  expect(document.body).not.toHaveTextContent(/\bTk\b|৳|SIM from/);
});

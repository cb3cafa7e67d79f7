import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShopLanguageNotice } from "@/components/layout/messages/shop-language-notice";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const show = () => renderSite(<ShopLanguageNotice />, { api: fakeApi({}) });
const notice = () => screen.queryByRole("complementary", { name: "Shop language" });

afterEach(() => sessionStorage.clear());

it("is shown once a session: the shop is in English", () => {
  const first = show();
  expect(notice()).toHaveTextContent("The shop is in English; the rest of the site stays in Bengali.");
  first.unmount();
  show();
  expect(notice()).toBeNull();
});

it("is closed by its button", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(notice()).toBeNull();
});

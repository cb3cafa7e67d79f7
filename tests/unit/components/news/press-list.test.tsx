import { screen } from "@testing-library/react";
import { PressList } from "@/components/news/press-list";
import news from "@/locales/en/news.json";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { translatorFor } from "@/utils/text/translations";

test("says so if the press releases could not be loaded", () => {
  translatorFor("en", { news });
  renderSite(<PressList list={null} filter={{ year: null, page: 1, key: "" }} />, { api: fakeApi({}) });
  expect(screen.getByText(/We couldn't load the press releases/)).toBeVisible();
});

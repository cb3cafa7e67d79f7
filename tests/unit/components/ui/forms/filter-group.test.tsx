import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PriceGroup } from "@/components/ui/forms/filter-group";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const labels = { title: "দাম", from: "থেকে", to: "পর্যন্ত" };

it("the price fields are in Bengali digits on a Bengali page, and accept both kinds", async () => {
  renderSite(<PriceGroup labels={labels} from={1_500} to={null} range={{ min: 1_390, max: 164_990 }} />, {
    api: fakeApi({}),
    language: "bn",
  });
  const from = screen.getByRole<HTMLInputElement>("textbox", { name: "থেকে" });
  const to = screen.getByRole<HTMLInputElement>("textbox", { name: "পর্যন্ত" });
  expect(from).toHaveValue("১৫০০");
  expect(to).toHaveAttribute("placeholder", "১৬৪৯৯০");
  for (const typed of ["২০০০", "2000"]) {
    await userEvent.clear(to);
    await userEvent.type(to, typed);
    expect(to.checkValidity()).toBe(true);
  }
});

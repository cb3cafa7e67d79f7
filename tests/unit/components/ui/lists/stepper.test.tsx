import { screen } from "@testing-library/react";
import { Stepper } from "@/components/ui/lists/stepper";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

it("links to every step, and marks the first that is not done as current", () => {
  renderSite(
    <Stepper
      label="Steps"
      doneLabel="done"
      steps={[
        { href: "#contact", label: "Contact", done: true },
        { href: "#delivery", label: "Delivery", done: false },
        { href: "#payment", label: "Payment", done: false },
      ]}
    />,
    { api: fakeApi({}) },
  );
  expect(screen.getByRole("navigation", { name: "Steps" })).toBeInTheDocument();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => link.getAttribute("aria-current"))).toEqual([null, "step", null]);
  expect(links.map((link) => link.textContent)).toEqual(["Contact (done)", "2Delivery", "3Payment"]);
});

import { screen } from "@testing-library/react";
import { Swatches } from "@/components/ui/forms/swatches";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

it("each option is a link with a name, and the current one is marked", () => {
  renderSite(
    <Swatches
      title="Colour"
      value="Teal"
      options={[
        { key: "teal", href: "/shop?v=teal", label: "Teal", hex: "#008080", current: true },
        { key: "256", href: "/shop?v=256", label: "256 GB", current: false },
      ]}
    />,
    { api: fakeApi({}) },
  );
  expect(screen.getByRole("list", { name: "Colour" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Teal" })).toHaveAttribute("aria-current", "true");
  const size = screen.getByRole("link", { name: "256 GB" });
  expect(size).not.toHaveAttribute("aria-current");
  expect(size).toHaveAttribute("href", "/shop?v=256");
});

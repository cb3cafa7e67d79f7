import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RemovalChip, ToggleChip } from "@/components/ui/values/chip";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

describe("chips", () => {
  it("shows whether it is pressed, and reports a click unless it is disabled", async () => {
    const onToggle = jest.fn();
    renderSite(
      <>
        <ToggleChip label="Internet" pressed onToggle={onToggle} />
        <ToggleChip label="Minutes" pressed={false} onToggle={onToggle} />
        <ToggleChip label="SMS" pressed={false} disabled onToggle={onToggle} />
      </>,
      { api: fakeApi({}) },
    );
    expect(screen.getByRole("button", { name: "Internet", pressed: true })).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "SMS" }));
    expect(onToggle).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Minutes", pressed: false }));
    expect(onToggle).toHaveBeenCalledTimes(1);
  });

  it("that is removed gives the focus to its list, which is not removed", async () => {
    renderSite(
      <section aria-label="Results">
        <RemovalChip href="/shop/devices/phones" label="256 GB" name="Remove filter 256 GB" />
      </section>,
      { api: fakeApi({}) },
    );
    screen.getByRole("link", { name: "Remove filter 256 GB" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("region", { name: "Results" })).toHaveFocus();
  });

  it("is removed by a link with the name of its filter", () => {
    renderSite(<RemovalChip href="/shop/devices/phones" label="256 GB" name="Remove filter 256 GB" />, {
      api: fakeApi({}),
    });
    const link = screen.getByRole("link", { name: "Remove filter 256 GB" });
    expect(link).toHaveAttribute("href", "/shop/devices/phones");
    expect(link).toHaveTextContent("256 GB");
  });
});

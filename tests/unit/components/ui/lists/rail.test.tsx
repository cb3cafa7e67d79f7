import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Rail } from "@/components/ui/lists/rail";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

/** Renders a row that is 1000 pixels wide in a window of 400 pixels, scrolled to this position. */
function show(scrollLeft: number) {
  renderSite(
    <Rail label="New phones">
      <li>One</li>
      <li>Two</li>
    </Rail>,
    { api: fakeApi({}) },
  );
  const row = screen.getByRole("list", { name: "New phones" });
  const scrollBy = jest.fn();
  Object.defineProperties(row, {
    clientWidth: { value: 400 },
    scrollWidth: { value: 1000 },
    scrollLeft: { value: scrollLeft },
    scrollBy: { value: scrollBy },
  });
  fireEvent.scroll(row);
  return scrollBy;
}

const previous = () => screen.getByRole("button", { name: "Previous: New phones" });
const next = () => screen.getByRole("button", { name: "Next: New phones" });

describe("Rail", () => {
  it.each([
    ["at its start", 0, false, true],
    ["in its middle", 300, true, true],
    ["at its end", 600, true, false],
  ])("%s it has buttons enabled only in the directions with more items", (_, scrollLeft, back, on) => {
    show(scrollLeft);
    expect([!previous().hasAttribute("disabled"), !next().hasAttribute("disabled")]).toEqual([back, on]);
  });

  it("scrolls by nearly its width", async () => {
    const scrollBy = show(300);
    await userEvent.click(next());
    await userEvent.click(previous());
    expect(scrollBy.mock.calls.map(([{ left }]) => left)).toEqual([360, -360]);
  });
});

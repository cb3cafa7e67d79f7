import { act, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useBelowFirstScreen } from "@/components/catalog/product/use-below-first-screen";

/** Whether each render showed the part below the first screen. */
let renders: boolean[] = [];

function Page() {
  const below = useBelowFirstScreen();
  renders.push(below);
  return <main>{below && <p>Reviews</p>}</main>;
}

beforeEach(() => {
  renders = [];
  window.location.hash = "";
});

test("the server renders the whole page, and hydration renders it once", async () => {
  const place = document.createElement("div");
  place.innerHTML = renderToString(<Page />);
  expect(place).toHaveTextContent("Reviews");
  await act(async () => {
    hydrateRoot(place, <Page />);
  });
  const [onServer, inHydration] = [true, true];
  expect(renders).toEqual([onServer, inHydration]);
});

test("after a click on a link, the first screen is rendered before the rest", () => {
  render(<Page />);
  expect(renders[0]).toBe(false);
  expect(screen.getByText("Reviews")).toBeInTheDocument();
});

test("a link with a fragment renders the whole page at once", () => {
  window.location.hash = "reviews";
  render(<Page />);
  expect(renders[0]).toBe(true);
});

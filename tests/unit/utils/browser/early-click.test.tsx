import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { EARLY_CLICK_SCRIPT } from "@/utils/browser/early-click";
import { hydrateInSlices } from "@/utils/browser/sliced-hydration";

const clicked = jest.fn();
const submitted = jest.fn();
let root: Root | undefined;

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <button type="button" aria-busy={false} onClick={() => clicked("Add")}>
        Add
      </button>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <button type="button" disabled onClick={() => clicked("Sold out")}>
        Sold out
      </button>
      <button type="submit">Search</button>
    </form>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

/** The server-rendered page, before its scripts run. */
function showServerPage(): HTMLElement {
  document.body.innerHTML = `<div id="__next">${renderToString(<Page />)}</div>`;
  const page = document.getElementById("__next");
  if (page === null) throw new Error("The page has no root");
  return page;
}

async function hydrate(page: HTMLElement): Promise<void> {
  const client = { hydrateRoot };
  hydrateInSlices(client);
  await act(async () => {
    root = client.hydrateRoot(page, <Page />);
    await new Promise((done) => setTimeout(done));
  });
}

beforeAll(() => {
  new Function(EARLY_CLICK_SCRIPT)();
});
beforeEach(() => {
  clicked.mockClear();
  submitted.mockClear();
  // jsdom cannot submit a form without its own listener.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
});

test("clicks before hydration set aria-busy on the button and run its handler once after hydration", async () => {
  const page = showServerPage();
  fireEvent.click(button("Add"));
  fireEvent.click(button("Add"));
  expect(button("Add")).toHaveAttribute("aria-busy", "true");
  await hydrate(page);
  expect(clicked.mock.calls).toEqual([["Add"]]);
  expect(button("Add")).toHaveAttribute("aria-busy", "false");
});

test("every button that was clicked before hydration runs its handler", async () => {
  const page = showServerPage();
  fireEvent.click(button("Menu"));
  fireEvent.click(button("Add"));
  await hydrate(page);
  expect(clicked.mock.calls).toEqual([["Add"]]);
  expect(button("Menu")).toHaveAttribute("aria-expanded", "true");
  expect(button("Menu")).not.toHaveAttribute("aria-busy");
});

test("clicks on a submit button and a disabled button before hydration are not recorded", async () => {
  const page = showServerPage();
  fireEvent.click(button("Search"));
  fireEvent.click(button("Sold out"));
  expect(button("Search")).not.toHaveAttribute("aria-busy");
  expect(button("Sold out")).not.toHaveAttribute("aria-busy");
  await hydrate(page);
  expect(submitted).not.toHaveBeenCalled();
  expect(clicked).not.toHaveBeenCalled();
});

test("a click after hydration runs the handler once", async () => {
  await hydrate(showServerPage());
  fireEvent.click(button("Add"));
  expect(clicked.mock.calls).toEqual([["Add"]]);
  expect(button("Add")).toHaveAttribute("aria-busy", "false");
});

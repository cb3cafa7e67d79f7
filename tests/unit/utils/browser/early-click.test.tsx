import { act, fireEvent, screen } from "@testing-library/react";
import { type FormEvent, useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import { EARLY_CLICK_SCRIPT } from "@/utils/browser/early-click";
import { hydrateInSlices } from "@/utils/browser/sliced-hydration";

const clicked = jest.fn();
const sent = jest.fn();
let root: Root | undefined;

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-busy={false} onClick={() => clicked("Add")}>
        Add
      </button>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Menu
      </button>
      <button type="button" disabled onClick={() => clicked("Sold out")}>
        Sold out
      </button>
      <Subscription />
      <form action="/search">
        <button type="submit">Search</button>
      </form>
    </>
  );
}

/** A form that needs a script. */
function Subscription() {
  const [email, setEmail] = useState("");
  useEarlyInput("email", email, setEmail);
  const send = (event: FormEvent) => {
    event.preventDefault();
    sent(email);
  };
  return (
    <form onSubmit={send}>
      <input id="email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <button type="submit">Subscribe</button>
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
  sent.mockClear();
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

test("a form without an address that is sent before hydration keeps its text and is sent once after hydration", async () => {
  const page = showServerPage();
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "rina@example.com" } });
  const unprevented = jest.fn();
  page.addEventListener("submit", ({ defaultPrevented }) => defaultPrevented || unprevented());
  fireEvent.click(button("Subscribe"));
  fireEvent.click(button("Subscribe"));
  expect(unprevented).not.toHaveBeenCalled();
  expect(button("Subscribe")).toHaveAttribute("aria-busy", "true");
  await hydrate(page);
  expect(sent.mock.calls).toEqual([["rina@example.com"]]);
  expect(button("Subscribe")).not.toHaveAttribute("aria-busy");
});

test("a form with an address is sent before hydration, and a click on a disabled button is not recorded", async () => {
  const page = showServerPage();
  const isPrevented = jest.fn();
  page.addEventListener("submit", (event) => {
    isPrevented(event.defaultPrevented);
    // jsdom cannot load another page.
    event.preventDefault();
  });
  fireEvent.click(button("Search"));
  fireEvent.click(button("Sold out"));
  expect(isPrevented.mock.calls).toEqual([[false]]);
  expect(button("Search")).not.toHaveAttribute("aria-busy");
  expect(button("Sold out")).not.toHaveAttribute("aria-busy");
  await hydrate(page);
  expect(isPrevented).toHaveBeenCalledTimes(1);
  expect(clicked).not.toHaveBeenCalled();
});

test("a click after hydration runs the handler once", async () => {
  await hydrate(showServerPage());
  fireEvent.click(button("Add"));
  expect(clicked.mock.calls).toEqual([["Add"]]);
  expect(button("Add")).toHaveAttribute("aria-busy", "false");
});

import { act, fireEvent, screen } from "@testing-library/react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { useEarlyClick } from "@/hooks/ui/use-early-click";
import { EARLY_CLICK, EARLY_CLICK_SCRIPT } from "@/utils/browser/early-click";

const onClick = jest.fn();
let root: Root | undefined;

function Buttons() {
  const ref = useEarlyClick(onClick);
  return (
    <>
      <button type="button" ref={ref} onClick={onClick} aria-busy={false} {...EARLY_CLICK}>
        Add
      </button>
      <button type="button" aria-busy={false}>
        Other
      </button>
    </>
  );
}

const button = (name = "Add") => screen.getByRole("button", { name });

/** The server-rendered page, before its scripts run. */
function showServerPage(): HTMLElement {
  document.body.innerHTML = `<div id="__next">${renderToString(<Buttons />)}</div>`;
  const page = document.getElementById("__next");
  if (page === null) throw new Error("The page has no root");
  return page;
}

async function hydrate(page: HTMLElement): Promise<void> {
  await act(async () => {
    root = hydrateRoot(page, <Buttons />);
  });
}

beforeAll(() => {
  new Function(EARLY_CLICK_SCRIPT)();
});
beforeEach(() => {
  onClick.mockClear();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
});

test("clicks before hydration make the button busy and count once afterwards", async () => {
  const page = showServerPage();
  fireEvent.click(button());
  fireEvent.click(button());
  expect(button()).toHaveAttribute("aria-busy", "true");
  await hydrate(page);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute("aria-busy", "false");
});

test("a click after hydration counts once, and one of another button is not noted", async () => {
  const page = showServerPage();
  fireEvent.click(button("Other"));
  expect(button("Other")).toHaveAttribute("aria-busy", "false");
  await hydrate(page);
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.click(button());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute("aria-busy", "false");
});

import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { hydrateInSlices } from "@/utils/browser/sliced-hydration";

const PARTS = 40;
const BUSY_MS = 2;
let rendered: number;
let alive: boolean;

/** A part of a page that takes time to render, as on a slow phone. */
function SlowPart() {
  const until = performance.now() + BUSY_MS;
  while (performance.now() < until);
  rendered += 1;
  return <li>part</li>;
}

function Page() {
  useEffect(() => {
    alive = true;
  }, []);
  return (
    <ul>
      {Array.from({ length: PARTS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <SlowPart key={index} />
      ))}
    </ul>
  );
}

// Inside act, React renders everything at once. This test measures how it renders in a browser.
const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(() => {
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

/** Hydrates the page. Returns the steps of progress at which other tasks could run, between start and end. */
async function progressOf(client: { hydrateRoot: typeof hydrateRoot }): Promise<Set<number>> {
  const container = document.createElement("div");
  container.innerHTML = `<ul>${"<li>part</li>".repeat(PARTS)}</ul>`;
  rendered = 0;
  alive = false;
  const seen = new Set<number>();
  const root = client.hydrateRoot(container, <Page />);
  while (!alive) {
    await new Promise((done) => setTimeout(done));
    if (rendered > 0 && rendered < PARTS) seen.add(rendered);
  }
  root.unmount();
  return seen;
}

it("lets other tasks run while a page hydrates", async () => {
  const client = { hydrateRoot };
  hydrateInSlices(client);

  expect((await progressOf(client)).size).toBeGreaterThan(2);
});

it("React alone hydrates without a pause for other tasks", async () => {
  expect((await progressOf({ hydrateRoot })).size).toBe(0);
});

it("hydrates at once, and once only, when React runs a transition later", async () => {
  const client = { hydrateRoot: jest.fn(hydrateRoot) };
  const { hydrateRoot: original } = client;
  let late = () => {};
  hydrateInSlices(client, (work) => {
    late = () => void work();
  });

  expect((await progressOf(client)).size).toBe(0);
  late();
  expect(original).toHaveBeenCalledTimes(1);
});

import { fireEvent } from "@testing-library/react";
import { EARLY_LINKS_SCRIPT, takeEarlyLinks } from "@/utils/analytics/early-links";
import { takeStoredLinks, takeStoredPages } from "@/utils/analytics/waiting-events";

/** Functions that remove the script's listeners; each test calls them. */
let ends: (() => void)[];

/** Runs the script as the page does. @param consent the choice as the server reports it */
function run(consent?: string): void {
  const listen = (target: EventTarget) => {
    const add = target.addEventListener.bind(target);
    jest.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
      add(type, listener, options);
      ends.push(() => target.removeEventListener(type, listener, options));
    });
  };
  listen(window);
  listen(document);
  const script = document.createElement("script");
  if (consent !== undefined) script.dataset["consent"] = consent;
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(EARLY_LINKS_SCRIPT)();
}
const leave = () => fireEvent(window, new Event("pagehide"));
const click = (id: string) => fireEvent.click(document.querySelector(`#${id}`) as Element);

beforeEach(() => {
  ends = [];
  sessionStorage.clear();
  localStorage.clear();
  Reflect.deleteProperty(window, "pageSeen");
  window.history.replaceState(null, "", "/shop?utm_source=letter");
  document.body.innerHTML = `<header><nav><a href="/business"><b id="menu">Business</b></a></nav></header>
    <main><nav><a id="page" href="/order-gpfi">Order</a></nav><p id="text">Text</p></main>`;
  document.body.addEventListener("click", (event) => event.preventDefault());
});
afterEach(() => {
  for (const end of ends) end();
});

it("records clicked links, and whether they are in the menu, until they are taken", () => {
  run();
  for (const id of ["menu", "page", "text"]) click(id);
  expect(takeEarlyLinks()).toEqual([
    [`${location.origin}/business`, true, expect.any(Number)],
    [`${location.origin}/order-gpfi`, false, expect.any(Number)],
  ]);
  click("menu");
  leave();
  expect(takeEarlyLinks()).toEqual([]);
  expect(sessionStorage).toHaveLength(0);
});

it("stores the page and its links once for the next page, after the stored links of the previous page", () => {
  sessionStorage.setItem("waitingLinks", JSON.stringify([["https://site.example/recharge", true, 1]]));
  run();
  click("menu");
  leave();
  leave();
  expect(takeStoredLinks()).toEqual([
    ["https://site.example/recharge", true, 1],
    [`${location.origin}/business`, true, expect.any(Number)],
  ]);
  expect(takeStoredPages()).toHaveLength(2);
});

it("does not store a page that the analytics code has seen", () => {
  run();
  window.pageSeen = true;
  click("menu");
  leave();
  expect(takeStoredPages()).toEqual([]);
  expect(takeStoredLinks()).toHaveLength(1);
});

it.each([
  ["nothing was chosen", null, 0],
  ["analytics was declined", '{"analytics":false,"push":true}', 0],
  ["analytics was allowed", '{"analytics":true,"push":false}', 2],
])("stores links with the mode ask when %s", (_, choice, keys) => {
  if (choice !== null) localStorage.setItem("consent", choice);
  run("ask");
  click("menu");
  leave();
  expect(sessionStorage).toHaveLength(keys);
});

it("records only what is clicked after the consent, which may be given in another tab", () => {
  run("ask");
  click("menu");
  localStorage.setItem("consent", '{"analytics":true,"push":false}');
  click("page");
  leave();
  expect(takeStoredLinks().map(([href]) => href)).toEqual([`${location.origin}/order-gpfi`]);
});

it.each([
  ["doNotTrack", "1"],
  ["globalPrivacyControl", true],
])("stores nothing with %s", (name, value) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  run();
  click("menu");
  leave();
  Reflect.deleteProperty(navigator, name);
  expect(sessionStorage).toHaveLength(0);
});

it("stores nothing for a prerendered page that was never shown", () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  run();
  leave();
  Reflect.deleteProperty(document, "prerendering");
  expect(sessionStorage).toHaveLength(0);
});

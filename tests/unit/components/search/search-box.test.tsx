import { screen, waitFor, within } from "@testing-library/react";
import { analytics } from "@/services/analytics/analytics";
import { deferred } from "@/tests/support/screens/fake-api";
import {
  field,
  loadSearchParts,
  openPopover,
  pass,
  requests,
  searchFor,
  showIcon,
} from "@/tests/support/screens/search-box";
import { foundNothing, foundPhones, pageHit, phoneHit, searchApi } from "@/tests/support/search-answers";
import { RECENT_SEARCHES_KEY } from "@/utils/search/recent-searches";

beforeAll(loadSearchParts);
beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("a request", () => {
  it("[SEARCH-17] starts with two characters, not with one", async () => {
    const { user, api } = await searchFor("a");
    expect(requests(api)).toEqual([]);
    await user.type(field(), "b");
    await pass(500);
    expect(requests(api)).toEqual([{ key: "ab" }]);
  });

  it("[CONST-05] does not count white space as characters", async () => {
    const { api } = await searchFor("  a  ");
    expect(requests(api)).toEqual([]);
  });

  it("[SEARCH-18] starts once, 500 ms after the last key", async () => {
    const api = searchApi();
    const { user } = await openPopover(api);
    for (const letter of "phone") {
      await user.type(field(), letter);
      await pass(400);
    }
    await pass(99);
    expect(requests(api)).toEqual([]);
    await pass(1);
    expect(requests(api)).toEqual([{ key: "phone" }]);
  });

  it("[CONST-06] waits 500 ms, not 499", async () => {
    const api = searchApi();
    const { user } = await openPopover(api);
    await user.type(field(), "char");
    await pass(499);
    expect(requests(api)).toEqual([]);
    await pass(1);
    expect(requests(api)).toHaveLength(1);
  });

  it("[SEARCH-21] sends `key` and nothing else", async () => {
    const { api } = await searchFor("char 2");
    expect(requests(api)).toEqual([{ key: "char 2" }]);
  });

  it("is aborted by a later one, and its answer is ignored", async () => {
    const late = deferred<unknown>();
    const { user, api } = await searchFor(
      "padm",
      searchApi((key) => (key === "padm" ? late.promise : foundNothing)),
    );
    await user.type(field(), "x");
    await pass(500);
    late.resolve(foundPhones);
    await pass(0);
    expect(requests(api)).toEqual([{ key: "padm" }, { key: "padmx" }]);
    expect(api.sent.find(({ name }) => name === "searchGp")?.input.signal?.aborted).toBe(true);
    expect(screen.queryByRole("option", { name: /Padmiro/ })).not.toBeInTheDocument();
    expect(screen.getByText(/matching your search for padmx/)).toBeVisible();
  });

  it("shows an error when it fails, and is sent again for the next text", async () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    let isDown = true;
    const api = searchApi(() => {
      if (isDown) throw new Error("down");
      return foundPhones;
    });
    const { user } = await searchFor("char", api);
    expect(screen.getByRole("status")).toHaveTextContent("We couldn't load suggestions.");
    isDown = false;
    await user.type(field(), " 2");
    await pass(500);
    expect(screen.getAllByRole("option")).toHaveLength(3);
  });
});

describe("the messages of the box", () => {
  it("[SEARCH-19] ask for more than one character", async () => {
    const { user } = await openPopover();
    await user.type(field(), "a");
    expect(screen.getByText("You must include at least one positive keyword with 2 characters or more.")).toBeVisible();
  });

  it("[ERR-13] ask for more characters on Enter, without opening a page", async () => {
    const { user, push } = await openPopover();
    await user.type(field(), "a{Enter}");
    expect(screen.getByText(/at least one positive keyword with 2 characters/)).toBeVisible();
    expect(push).not.toHaveBeenCalled();
  });

  it("[ERR-12] show that it is searching", async () => {
    await searchFor(
      "char",
      searchApi(() => new Promise(() => undefined)),
    );
    expect(screen.getByText("Searching Result for char")).toBeVisible();
  });

  it("[SEARCH-26] show that nothing was found", async () => {
    await searchFor(
      "qqqq",
      searchApi(() => foundNothing),
    );
    expect(screen.getByText("Sorry, we couldn't find anything matching your search for qqqq")).toBeVisible();
    expect(screen.queryByRole("link", { name: /View All/ })).not.toBeInTheDocument();
  });

  it("include the popular searches when nothing was found, for the arrow keys too", async () => {
    const { user } = await searchFor(
      "qqqq",
      searchApi(() => foundNothing),
    );
    const popular = within(screen.getByRole("group", { name: "Popular searches" }));
    expect(popular.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["5G phones", "Recharge"]);
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(popular.getByRole("option", { selected: true })).toHaveTextContent("Recharge");
  });

  it("include a better spelling", async () => {
    await searchFor(
      "padmro",
      searchApi(() => ({ data: { ...foundNothing.data, suggestion: "padmiro" } })),
    );
    expect(screen.getByRole("link", { name: "Did you mean padmiro?" })).toHaveAttribute("href", "/searchgp/padmiro");
  });
});

describe("suggestions", () => {
  it("[SEARCH-03] are in one group for each category, with its name", async () => {
    await searchFor("char");
    expect(screen.getAllByRole("group").map((group) => group.firstElementChild?.textContent)).toEqual([
      "Phones",
      "Pages",
    ]);
  });

  it("[SEARCH-22] are the items in data.data", async () => {
    await searchFor("char");
    expect(screen.getAllByRole("option").map((option) => option.getAttribute("href"))).toEqual([
      phoneHit.path,
      "/shop/devices/tab/kaldreo-folio-8-reader",
      pageHit.path,
    ]);
  });

  it("[SEARCH-04] mark the matching text", async () => {
    await searchFor("char");
    expect(screen.getByText("Char", { selector: "mark" })).toBeVisible();
  });

  it("do not render markup in a title", async () => {
    const title = "<img src=x onerror=alert(1)>";
    const hit = { ...pageHit, title, matches: [[0, 4]] };
    await searchFor(
      "<img",
      searchApi(() => ({ data: { ...foundPhones.data, items: { Phones: [], Pages: [hit] } } })),
    );
    expect(screen.getByRole("option", { name: title })).toBeVisible();
    expect(document.querySelector("img[src=x]")).toBeNull();
  });

  it("show pictures and prices of products", async () => {
    await searchFor("char");
    const option = screen.getByRole("option", { name: /Padmiro Char 2/ });
    expect(option).toHaveTextContent("Tk 1,24,990");
    expect(option.querySelector("img")).toHaveAttribute("src", "/img/phone/corner-pair-sky-160.webp");
    expect(screen.getByRole("option", { name: /Kaldreo Folio 8/ })).toHaveTextContent("Sold out");
  });

  it("announce their number to screen readers", async () => {
    await searchFor("char");
    expect(screen.getByRole("status")).toHaveTextContent("Results: 7");
  });

  it("are also read from an answer with only the fields of SPEC 3", async () => {
    const bare = { data: { items: { Pages: [{ title: "Character", path: "/5g" }] }, count: 1 } };
    await searchFor(
      "char",
      searchApi(() => bare),
    );
    expect(screen.getByRole("option", { name: /^Char ?acter$/ })).toHaveAttribute("href", "/5g");
    expect(screen.getByText("Char", { selector: "mark" })).toBeVisible();
  });
});

describe("the link to all results", () => {
  it("[SEARCH-05] shows the count", async () => {
    await searchFor("char");
    expect(screen.getByRole("link", { name: "View All 7 Results" })).toBeVisible();
  });

  it("[SEARCH-05] shows only the count although there may be more hits", async () => {
    await searchFor(
      "char",
      searchApi(() => ({ data: { ...foundPhones.data, has_more: true } })),
    );
    expect(screen.getByRole("link", { name: "View All 7 Results" })).toBeVisible();
  });

  it("[SEARCH-06] opens the results page of the query", async () => {
    const { user, push } = await searchFor("char 2/3");
    const link = screen.getByRole("link", { name: "View All 7 Results" });
    expect(link).toHaveAttribute("href", "/searchgp/char%202%2F3");
    await user.click(link);
    expect(push).toHaveBeenCalledWith("/searchgp/char%202%2F3", undefined, { locale: false });
  });

  it("[SEARCH-20] has the same effect as Enter in the box", async () => {
    const { user, push } = await openPopover();
    await user.type(field(), "char 2{Enter}");
    expect(push).toHaveBeenCalledWith("/searchgp/char%202", undefined, { locale: false });
    expect(JSON.parse(localStorage.getItem(RECENT_SEARCHES_KEY) ?? "")).toEqual(["char 2"]);
  });
});

describe("the keyboard", () => {
  const active = () => document.getElementById(field().getAttribute("aria-activedescendant") ?? "")?.textContent;

  it("moves through the options and back to the box, while the focus stays in the box", async () => {
    const { user } = await searchFor("char");
    const seen: (string | undefined | null)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await user.keyboard("{ArrowDown}");
      seen.push(active()?.slice(0, 7));
    }
    expect(seen).toEqual(["Padmiro", "Kaldreo", "5G: whe", undefined]);
    await user.keyboard("{ArrowUp}");
    expect(active()).toBe("5G: where");
    await user.keyboard("{Home}");
    expect(active()).toMatch(/^Padmiro/);
    await user.keyboard("{End}");
    expect(active()).toBe("5G: where");
    expect(field()).toHaveFocus();
    expect(screen.getByRole("option", { selected: true })).toHaveTextContent("5G: where");
  });

  it("opens the active option on Enter, not the results page", async () => {
    const { user, push } = await searchFor("char");
    await user.keyboard("{ArrowDown}{Enter}");
    expect(push).toHaveBeenCalledTimes(1);
    expect(push).toHaveBeenCalledWith(phoneHit.path, undefined, { locale: false });
  });

  it("starts at the box again after another letter", async () => {
    const { user } = await searchFor("char");
    await user.keyboard("{ArrowDown}");
    await user.type(field(), "x");
    await waitFor(() => expect(field()).not.toHaveAttribute("aria-activedescendant"));
  });
});

it("the box is in Bengali on a Bengali page, and its links keep the language", async () => {
  const { push, user } = showIcon({ language: "bn" });
  await user.click(screen.getByRole("button", { name: "খুঁজুন" }));
  await pass(200);
  const box = screen.getByRole("combobox", { name: "পুরো সাইটে খুঁজুন" });
  await user.type(box, "ক");
  expect(screen.getByText("কমপক্ষে ২ অক্ষরের একটি শব্দ লিখুন।")).toBeVisible();
  await user.clear(box);
  await user.type(box, "ফোন");
  await pass(500);
  expect(screen.getByRole("link", { name: "সব ৭টি ফলাফল দেখুন" })).toBeVisible();
  expect(screen.getByRole("option", { name: /^5G ?: where$/ })).toHaveAttribute("href", "/bn/5g");
  expect(screen.getByRole("option", { name: /Char 2/ })).toHaveTextContent("১,২৪,৯৯০ টাকা");
  await user.keyboard("{Enter}");
  expect(push).toHaveBeenCalledWith("/bn/searchgp/%E0%A6%AB%E0%A7%8B%E0%A6%A8", undefined, { locale: false });
});

describe("events", () => {
  const counted = () => jest.spyOn(analytics, "track").mockImplementation(() => undefined);
  afterEach(() => jest.restoreAllMocks());

  it("Enter and View All are counted as searches with masked digits", async () => {
    const track = counted();
    const { user } = await searchFor("char 2");
    await user.click(screen.getByRole("link", { name: "View All 7 Results" }));
    await user.type(field(), "{Enter}");
    const event = { name: "search_submitted", properties: { query: "char #", from: "popover" } };
    expect(track.mock.calls).toEqual([[event], [event]]);
  });

  it("a popular search is counted as a search, a popular page is not", async () => {
    const track = counted();
    const { user } = await openPopover();
    await user.click(screen.getByRole("option", { name: "Recharge" }));
    await user.click(screen.getByRole("option", { name: "5G phones" }));
    expect(track.mock.calls).toEqual([
      [{ name: "search_submitted", properties: { query: "#G phones", from: "popover" } }],
    ]);
  });

  it("a suggestion is counted with its category and its position, by keyboard and by mouse", async () => {
    const track = counted();
    const { user } = await searchFor("char");
    await user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
    await user.click(screen.getByRole("option", { name: /^5G ?: where$/ }));
    expect(track.mock.calls).toEqual([
      [{ name: "search_result_clicked", properties: { query: "char", category: "products", position: 2 } }],
      [{ name: "search_result_clicked", properties: { query: "char", category: "pages", position: 1 } }],
    ]);
  });
});

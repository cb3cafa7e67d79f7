import { type Chrome, type ChromeSources, resolveChrome } from "@/utils/layout/chrome-rules";

const partners = { app: "mygp", wallet: "wallet", bank: "bank" };
const nobody: ChromeSources = { path: "/", query: {}, cookies: {}, user: null, partners };
const resolve = (fields: Partial<ChromeSources>) => resolveChrome({ ...nobody, ...fields });
const chromeOf = (fields: Partial<ChromeSources>) => resolve(fields).chrome;
const inChannel = (channelName: string, path = "/") => chromeOf({ path, query: { channelName } });
const userWith = (fields: Partial<NonNullable<ChromeSources["user"]>>) => ({
  channelName: null,
  show_header: true,
  show_footer: true,
  ...fields,
});
const cookiesOf = (fields: Partial<ChromeSources>) =>
  Object.fromEntries(resolve(fields).cookies.map(({ name, value }) => [name, value]));

// The expected results: what each path shows in each channel if no flag hides anything.
const kinds = ["none", "app", "wallet", "bank"] as const;
type Cell = [navbar: Chrome["navbar"], footer: boolean, walletBar: boolean];
const table: Record<string, Record<(typeof kinds)[number], Cell>> = {
  "/": {
    none: ["plain", true, false],
    app: [null, false, false],
    wallet: [null, false, true],
    bank: [null, false, false],
  },
  "/shop": {
    none: ["cart", true, false],
    app: ["cart-only", false, false],
    wallet: ["cart-only", false, true],
    bank: ["cart-only", false, false],
  },
  "/shop/devices/phones?page=2": {
    none: ["cart", true, false],
    app: ["cart-only", false, false],
    wallet: ["cart-only", false, true],
    bank: ["cart-only", false, false],
  },
  "/microsite": {
    none: ["plain", true, false],
    app: [null, false, false],
    wallet: [null, false, false],
    bank: [null, false, false],
  },
  "/microsite/shop": {
    none: ["cart", true, false],
    app: ["cart-only", false, false],
    wallet: ["cart-only", false, false],
    bank: ["cart-only", false, false],
  },
  "/about?next=/shop/microsite": {
    none: ["plain", true, false],
    app: [null, false, false],
    wallet: [null, false, true],
    bank: [null, false, false],
  },
};
const names = {
  none: ["", "web", "wallet2", "my wallet"],
  app: ["mygp", "MyGP"],
  wallet: ["wallet", "WALLET"],
  bank: ["bank", "Bank"],
};
const shows = [undefined, "false", "0", "null", '""', "abc", "{"];
const hides = ["true", "1", '"x"', "[]", "{}", "-1"];

/** Every name of a channel, in query and cookie, with every flag and user, and whether header and footer are allowed. */
function givens(kind: (typeof kinds)[number]) {
  const flags = [...shows.map((flag) => ({ flag, may: true })), ...hides.map((flag) => ({ flag, may: false }))];
  const users = [null, ...[true, false].flatMap((header) => [true, false].map((footer) => ({ header, footer })))];
  const words = (["query", "cookies"] as const).flatMap((place) =>
    names[kind].flatMap((channelName) =>
      flags.flatMap((header) => flags.map((footer) => ({ place, channelName, header, footer }))),
    ),
  );
  return words.flatMap(({ place, channelName, header, footer }) =>
    users.map((user) => ({
      sources: {
        [place]: { channelName, showHeader: header.flag, showFooter: footer.flag },
        user: user && userWith({ show_header: user.header, show_footer: user.footer }),
      },
      head: header.may && user?.header !== false,
      foot: footer.may && user?.footer !== false,
    })),
  );
}

describe("all combinations of channels, paths, flags and users", () => {
  const cells = Object.entries(table).flatMap(([path, row]) => kinds.map((kind) => ({ path, kind, cell: row[kind] })));

  test.each(cells)("$path in channel $kind", ({ path, kind, cell: [navbar, footer, walletBar] }) => {
    for (const given of givens(kind)) {
      const { chrome } = resolve({ path, ...given.sources });
      const expected = [given.head ? navbar : null, given.foot && footer, given.foot && walletBar];
      const found = [chrome.navbar, chrome.footer, chrome.walletBar];
      if (String(found) !== String(expected)) {
        throw new Error(`${JSON.stringify(given.sources)}: ${found} and not ${expected}`);
      }
    }
  });
});

describe("channel rules", () => {
  test("[CHROME-01] each of the four sources alone hides the navbar, the footer and the wallet's bar", () => {
    const open = { query: { channelName: "web" }, user: userWith({}) };
    expect(chromeOf(open)).toMatchObject({ navbar: "plain", footer: true });
    expect(inChannel("app").navbar).toBe("plain");
    expect(inChannel("mygp")).toMatchObject({ navbar: null, footer: false });
    expect(chromeOf({ ...open, query: { showHeader: "true", showFooter: "true" } })).toMatchObject({
      navbar: null,
      footer: false,
    });
    expect(chromeOf({ ...open, user: userWith({ show_header: false, show_footer: false }) })).toMatchObject({
      navbar: null,
      footer: false,
    });
    const inWallet = { query: { channelName: "wallet" }, user: userWith({}) };
    expect(chromeOf(inWallet).walletBar).toBe(true);
    expect(chromeOf({ ...inWallet, query: {} }).walletBar).toBe(false);
    expect(chromeOf({ ...inWallet, path: "/microsite" }).walletBar).toBe(false);
    expect(chromeOf({ ...inWallet, cookies: { showFooter: "true" } }).walletBar).toBe(false);
    expect(chromeOf({ ...inWallet, user: userWith({ show_footer: false }) }).walletBar).toBe(false);
  });
  test("[CHROME-02] the operator's own app has no navbar", () => expect(inChannel("mygp").navbar).toBeNull());
  test("[CHROME-03] the wallet has no navbar", () => expect(inChannel("wallet").navbar).toBeNull());
  test("[CHROME-04] the bank has no navbar", () => expect(inChannel("bank").navbar).toBeNull());
  test("[CHROME-05] the operator's own app has no footer", () => expect(inChannel("mygp").footer).toBe(false));
  test("[CHROME-06] the wallet has no footer", () => expect(inChannel("wallet").footer).toBe(false));
  test("[CHROME-07] the bank has no footer", () => expect(inChannel("bank").footer).toBe(false));
  test.each(["mygp", "wallet", "bank"])("[CHROME-08] the shop in %s has only the cart's navbar", (name) => {
    expect(inChannel(name, "/shop").navbar).toBe("cart-only");
  });
  test("[CHROME-09] only the wallet has the bar back to the wallet", () => {
    expect(inChannel("wallet").walletBar).toBe(true);
    for (const name of ["mygp", "bank", ""]) expect(inChannel(name).walletBar).toBe(false);
  });
  test("[CHROME-10] the case of a channel's name does not matter", () => {
    expect(inChannel("WALLET")).toMatchObject({ channel: "wallet", navbar: null, walletBar: true });
  });
  test("[CHROME-11] a channel's name is case-insensitive", () => {
    for (const name of ["wallet2", "wall", "mywallet", "wallet bank"]) {
      expect(inChannel(name)).toMatchObject({ channel: null, navbar: "plain", walletBar: false });
    }
  });
  test("[CHROME-12] the channel is read from the query, then the cookie, then the API", () => {
    const user = userWith({ channelName: "bank" });
    const cookies = { channelName: "wallet" };
    expect(chromeOf({ query: { channelName: "mygp" }, cookies, user }).channel).toBe("app");
    expect(chromeOf({ cookies, user }).channel).toBe("wallet");
    expect(chromeOf({ user }).channel).toBe("bank");
    expect(chromeOf({ query: { channelName: "" }, cookies, user }).channel).toBe("wallet");
  });
  test.each([
    ["query", { query: { channelName: "wallet" } }],
    ["cookie", { cookies: { channelName: "wallet" } }],
    ["API", { user: userWith({ channelName: "wallet" }) }],
  ])("[CHROME-23] the channel's name from the %s alone is enough", (_, sources: Partial<ChromeSources>) => {
    expect(chromeOf(sources)).toMatchObject({ channel: "wallet", channelName: "wallet" });
    expect(chromeOf({ ...sources, cookies: { ...sources.cookies, micrositeService: "alo" } }).microsite).toBe("alo");
  });
  test("[CHROME-24] the sidebar reads the channel from the API, then the query, then the cookie", () => {
    const cookies = { channelName: "wallet" };
    const query = { channelName: "mygp" };
    expect(resolve({ query, cookies, user: userWith({ channelName: "bank" }) }).sidebarChannel).toBe("bank");
    expect(resolve({ query, cookies, user: userWith({}) }).sidebarChannel).toBe("mygp");
    expect(resolve({ cookies }).sidebarChannel).toBe("wallet");
    expect(resolve({}).sidebarChannel).toBe("");
  });
});

describe("rules of the page's path", () => {
  test("[CHROME-13] under /shop the navbar has the cart", () => {
    expect(chromeOf({ path: "/shop/devices/phones" }).navbar).toBe("cart");
    expect(chromeOf({ path: "/" }).navbar).toBe("plain");
  });
  test("[CHROME-14] the bar back to the wallet is hidden on paths with /microsite", () => {
    expect(inChannel("wallet", "/microsite").walletBar).toBe(false);
    expect(inChannel("wallet", "/offers/microsite-2").walletBar).toBe(false);
    expect(inChannel("wallet", "/?from=/microsite").walletBar).toBe(true);
  });
});

describe("showHeader and showFooter", () => {
  test.each([
    ["true", null],
    ["false", "plain"],
    ["1", null],
    ['"x"', null],
  ])("[CHROME-15] showHeader=%s is read as JSON", (showHeader, navbar) => {
    expect(chromeOf({ query: { showHeader } }).navbar).toBe(navbar);
    expect(chromeOf({ cookies: { showHeader } }).navbar).toBe(navbar);
  });
  test("[CHROME-16] a falsy value shows and a truthy value hides", () => {
    expect(chromeOf({ query: { showHeader: "false", showFooter: "0" } })).toMatchObject({
      navbar: "plain",
      footer: true,
    });
    expect(chromeOf({ query: { showHeader: "true", showFooter: "1" } })).toMatchObject({ navbar: null, footer: false });
  });
  test("[CHROME-17] an invalid value shows, and is reported", () => {
    const { chrome, parameterErrors, cookies } = resolve({
      query: { showHeader: "abc" },
      cookies: { showFooter: "{" },
    });
    expect(chrome).toMatchObject({ navbar: "plain", footer: true });
    expect(parameterErrors).toEqual([
      { name: "showHeader", value: "abc" },
      { name: "showFooter", value: "{" },
    ]);
    expect(cookies).toEqual([]);
  });
  test("the query's value comes before the cookie's", () => {
    expect(chromeOf({ query: { showHeader: "false" }, cookies: { showHeader: "true" } }).navbar).toBe("plain");
    expect(chromeOf({ query: { showHeader: "" }, cookies: { showHeader: "true" } }).navbar).toBeNull();
  });
  test("[CHROME-18] show_header false of the user hides the navbar", () => {
    for (const path of ["/", "/shop"]) {
      expect(chromeOf({ path, user: userWith({ show_header: false }) })).toMatchObject({ navbar: null, footer: true });
    }
  });
  test("[CHROME-19] show_footer false of the user hides the footer", () => {
    expect(chromeOf({ user: userWith({ show_footer: false }) })).toMatchObject({ navbar: "plain", footer: false });
  });
});

describe("cookies", () => {
  const user = userWith({ channelName: "web-shop" });

  test("[CHROME-20] the channel's cookie is the first of query, API and cookie", () => {
    expect(cookiesOf({ query: { channelName: "mygp" }, cookies: { channelName: "old" }, user })).toEqual({
      channelName: "mygp",
    });
    expect(cookiesOf({ cookies: { channelName: "old" }, user })).toEqual({ channelName: "web-shop" });
    expect(cookiesOf({ cookies: { channelName: "old" } })).toEqual({});
    expect(cookiesOf({})).toEqual({});
  });
  test.each(["wallet", "BANK"])("[CHROME-21] in %s the API does not overwrite the cookie", (channelName) => {
    expect(cookiesOf({ cookies: { channelName }, user })).toEqual({});
    expect(cookiesOf({ query: { channelName }, user })).toEqual({ channelName });
    expect(cookiesOf({ cookies: { channelName: "mygp" }, user: userWith({ channelName }) })).toEqual({});
    expect(cookiesOf({ user: userWith({ channelName }) })).toEqual({});
  });
  test("[CHROME-22] showHeader is stored from the query only", () => {
    expect(cookiesOf({ query: { showHeader: "true" } })).toEqual({ showHeader: "true" });
    expect(cookiesOf({ query: { showHeader: "false" }, cookies: { showHeader: "true" } })).toEqual({
      showHeader: "false",
    });
    expect(cookiesOf({ query: { showFooter: "true" }, user: userWith({ show_header: false }) })).toEqual({});
    expect(cookiesOf({ cookies: { showHeader: "true" } })).toEqual({});
  });
  test("micrositeService is stored from the query, and read from the query first", () => {
    const cookies = { micrositeService: "alo" };
    expect(cookiesOf({ query: { micrositeService: "gpshop" }, cookies })).toEqual({ micrositeService: "gpshop" });
    expect(chromeOf({ query: { micrositeService: "gpshop" }, cookies }).microsite).toBe("gpshop");
    expect(chromeOf({ cookies }).microsite).toBe("alo");
  });
  test("a browser that already has the cookies gets none", () => {
    const same = { channelName: "wallet", micrositeService: "alo", showHeader: "true" };
    expect(cookiesOf({ query: same, cookies: same })).toEqual({});
  });
  test("a long value of showHeader is stored as true", () => {
    expect(cookiesOf({ query: { showHeader: `"${"x".repeat(500)}"` } })).toEqual({ showHeader: "true" });
  });
});

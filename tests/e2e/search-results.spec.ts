import { BOTH_MODES, findings } from "@/tests/e2e/support/axe";
import { bar, icon } from "@/tests/e2e/support/search-walk";
import { expect, test } from "@/tests/e2e/support/shop-walk";

test("products are filtered in a column and sorted by links, and Back undoes each step", {
  tag: "@wide",
}, async ({ page, walk: _ }) => {
  await page.goto("/searchgp/phone?category=products");
  const filters = page.getByRole("complementary", { name: "Filters" });
  const count = page.getByRole("region", { name: "Products found" }).getByRole("status");
  const whole = await count.innerText();
  await filters.getByRole("checkbox", { name: /^Oskavi/ }).check();
  await page.waitForURL("**/searchgp/phone?category=products&brand=oskavi");
  await expect(count).not.toHaveText(whole);
  await page.getByRole("link", { name: "Price: low to high" }).click();
  await page.waitForURL("**/searchgp/phone?category=products&brand=oskavi&sort=price-low");
  const chips = page.getByRole("list", { name: "Active filters" });
  await expect(chips.getByRole("link", { name: "Remove filter Oskavi" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.goBack();
  await expect(page.getByRole("link", { name: "Most relevant" })).toHaveAttribute("aria-current", "true");
  await page.goBack();
  await expect(count).toHaveText(whole);
  await expect(filters.getByRole("checkbox", { name: /^Oskavi/ })).not.toBeChecked();
});

test("search engines may index the results of an editor's popular search, and of no other query", {
  tag: "@wide",
}, async ({ request }) => {
  const headOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const [, canonical = ""] = /<link rel="canonical" href="https?:\/\/[^/"]+([^"]*)"/.exec(html) ?? [];
    return { canonical, isHidden: html.includes('<meta name="robots" content="noindex"') };
  };
  expect(await headOf("/searchgp/eSIM")).toEqual({ canonical: "/searchgp/eSIM", isHidden: false });
  expect(await headOf("/bn/searchgp/esim")).toEqual({ canonical: "/bn/searchgp/eSIM", isHidden: false });
  expect(await headOf("/searchgp/eSIM?category=products")).toEqual({ canonical: "", isHidden: true });
  expect(await headOf("/searchgp/esim%20for%20free")).toEqual({ canonical: "", isHidden: true });
  const rules = (await (await request.get("/robots.txt")).text()).split("\n");
  expect(rules).toEqual(expect.arrayContaining(["Disallow: /searchgp", "Allow: /searchgp/eSIM$"]));
  expect(rules).toContain(`Allow: /bn/searchgp/${encodeURIComponent("ই-সিম")}$`);
});

test("on a phone the filters are a sheet that counts the products of the ticked filters, in Bengali", {
  tag: "@narrow",
}, async ({ page, walk: _ }) => {
  await page.goto("/bn/searchgp/phone?category=products");
  const count = page.getByRole("region", { name: "যেসব পণ্য পাওয়া গেছে" }).getByRole("status");
  const all = await count.innerText();
  await page.getByRole("main").getByRole("link", { name: "ফিল্টার", exact: true }).click();
  const sheet = page.getByRole("complementary", { name: "ফিল্টার" });
  await expect(sheet).toBeFocused();
  const show = sheet.getByRole("button", { name: /^[০-৯]+টি পণ্য দেখুন$/ });
  await expect(show).toHaveText(`${all} দেখুন`);
  await sheet.getByRole("checkbox", { name: /^অস্কাভি/ }).check();
  await expect(show).not.toHaveText(`${all} দেখুন`);
  const promised = (await show.innerText()).replace(" দেখুন", "");
  // No filter is applied before the button is clicked.
  await expect(page.locator("#results [role=status]")).toHaveText(all);
  expect(await findings(page, { part: "#filters" })).toEqual([]);
  await show.click();
  await page.waitForURL(/\/bn\/searchgp\/phone\?category=products&brand=oskavi(#results)?$/);
  await expect(count).toHaveText(promised);
  await expect(sheet).toBeHidden();
  const chips = page.getByRole("list", { name: "বেছে নেওয়া ফিল্টার" });
  await expect(chips).toBeVisible();
  await page.goBack();
  await expect(count).toHaveText(all);
  await expect(chips).toHaveCount(0);
});

test("a service's code can be copied from the results", { tag: "@wide" }, async ({ page, context, walk: _ }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/searchgp/balance%20transfer?category=services");
  const copy = page
    .getByRole("main")
    .getByRole("button", { name: /^Copy [*#]/ })
    .first();
  const code = ((await copy.getAttribute("aria-label")) ?? "").replace("Copy ", "");
  expect(code).toMatch(/^[*#][0-9*#]+#$/);
  await copy.click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(page).toHaveURL(/category=services$/);
});

test("the language link keeps the query", { tag: "@narrow" }, async ({ page, walk: _ }) => {
  await page.goto("/searchgp/esim");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search results for esim");
  await bar(page).getByRole("link", { name: "বাংলা" }).click();
  await page.waitForURL("**/bn/searchgp/esim");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("esim: অনুসন্ধানের ফলাফল");
});

for (const path of [
  "/searchgp/phone",
  "/searchgp/4g",
  "/searchgp/phone?category=products&page=2",
  "/searchgp/phone?category=products&brand=oskavi&price_max=30000&only=in-stock",
  "/searchgp/phone?category=products&brand=oskavi&price_max=10",
  "/searchgp/5%20gb?category=packs",
  "/searchgp/balance?category=services",
  "/searchgp/dhaka?category=stores",
  "/searchgp/dhaka?category=news",
  "/searchgp/report?category=documents",
  "/searchgp/padmro",
  "/searchgp/qqqqqqqqqq",
  `/searchgp/${encodeURIComponent('"><img src=x onerror=alert(1)>')}`,
  `/searchgp/${"wwwwwwwwww".repeat(11)}`,
  "/searchgp?q=a",
  "/searchgp",
]) {
  test(`axe finds nothing on ${path} in Bengali on a phone`, { tag: "@narrow" }, async ({ page }) => {
    await page.goto(`/bn${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(Math.max(0, beyond)).toBe(0);
  });
}

// On a desktop there are a column of filters and rows of products, packs and stores.
for (const category of ["products", "packs", "stores"]) {
  test(`axe finds nothing in results of ${category} in English on a desktop`, { tag: "@wide" }, async ({ page }) => {
    await page.goto(`/searchgp/dhaka%20phone%205%20gb?category=${category}`);
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    expect(await findings(page, { modes: BOTH_MODES })).toEqual([]);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(Math.max(0, beyond)).toBe(0);
  });
}

for (const [path, typed, retry] of [
  ["/searchgp", "phone", "Try again"],
  ["/bn/searchgp", "ফোন", "আবার চেষ্টা করুন"],
] as const) {
  test(`results that could not be loaded are loaded by a click on Try again (${path})`, { tag: "@narrow" }, async ({
    page,
    walk: _,
  }) => {
    await page.route(/_next\/data\/.*\/searchgp\//, async (route) => {
      const answer = await route.fetch();
      const { pageProps, ...rest } = await answer.json();
      await route.fulfill({ response: answer, json: { ...rest, pageProps: { ...pageProps, found: null } } });
    });
    const main = page.getByRole("main");
    await page.goto(path);
    await main.getByRole("searchbox").fill(typed);
    await main.getByRole("searchbox").press("Enter");
    await expect(main.getByRole("link", { name: retry })).toBeVisible();
    await expect(main.getByRole("article")).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await main.getByRole("link", { name: retry }).click();
    await expect(main.getByRole("article").first()).toBeVisible();
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, typed, address] of [
    ["/", "5g phone", "**/searchgp/5g%20phone"],
    ["/bn", "ফোন", "**/bn/searchgp/%E0%A6%AB%E0%A7%8B%E0%A6%A8"],
  ] as const) {
    test(`the search icon of ${path} opens the search page, whose form opens the results`, { tag: "@narrow" }, async ({
      page,
    }) => {
      await page.goto(path);
      await icon(page).click();
      await page.waitForURL(/\/searchgp\??$/);
      await page.getByRole("searchbox").fill(typed);
      await page
        .getByRole("main")
        .getByRole("button", { name: /^(Search|খুঁজুন)$/ })
        .click();
      await page.waitForURL(address);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(typed);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    });
  }

  test("a category and a page are chosen by links", { tag: "@narrow" }, async ({ page }) => {
    await page.goto("/searchgp/phone");
    const tabs = page.getByRole("navigation", { name: "Results by category" });
    await tabs.getByRole("link").nth(1).click();
    await page.waitForURL(/\/searchgp\/phone\?category=[a-z]+$/);
    await expect(tabs.getByRole("link").nth(1)).toHaveAttribute("aria-current", "true");
    await page.goto("/searchgp/phone?category=products");
    await page.getByRole("link", { name: "Next page" }).click();
    await page.waitForURL("**/searchgp/phone?category=products&page=2");
    await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  });

  for (const [path, words] of [
    [
      "/searchgp/phone",
      {
        filters: "Filters",
        had: /^In stock only/,
        show: "Show results",
        expensive: "Price: high to low",
        next: "Next page",
      },
    ],
    [
      "/bn/searchgp/%E0%A6%AB%E0%A7%8B%E0%A6%A8",
      { filters: "ফিল্টার", had: /^শুধু স্টকে থাকা পণ্য/, show: "ফলাফল দেখুন", expensive: "বেশি দাম আগে", next: "পরের পেজ" },
    ],
  ] as const) {
    const tag = path.startsWith("/bn") ? "@narrow" : "@wide";
    test(`product filters are a form, and the links to sort orders and pages keep them (${path})`, {
      tag,
    }, async ({ page }) => {
      await page.goto(`${path}?category=products`);
      const main = page.getByRole("main");
      if (tag === "@narrow") await main.getByRole("link", { name: words.filters, exact: true }).click();
      const filters = page.getByRole("complementary", { name: words.filters });
      await filters.getByRole("checkbox", { name: words.had }).check();
      await filters.getByRole("button", { name: words.show }).click();
      const isAt = (params: Record<string, string>) => (url: URL) =>
        url.pathname === path && Object.entries(params).every(([name, value]) => url.searchParams.get(name) === value);
      const had = { category: "products", only: "in-stock" };
      await page.waitForURL(isAt(had));
      await main.getByRole("link", { name: words.expensive }).click();
      await page.waitForURL(isAt({ ...had, sort: "price-high" }));
      await main.getByRole("link", { name: words.next }).click();
      await page.waitForURL(isAt({ ...had, sort: "price-high", page: "2" }));
      await expect(main.getByRole("link", { name: words.expensive })).toHaveAttribute("aria-current", "true");
      // On a phone the sheet is closed.
      await expect(page.locator("#filters").getByLabel(words.had)).toBeChecked();
      const stock = main.getByRole("article").getByText(/^(In stock|স্টকে আছে)$/);
      await expect(stock).toHaveCount(20);
    });
  }

  for (const [path, typed, address] of [
    ["/no-such-page", "recharge", "**/searchgp/recharge"],
    ["/bn/no-such-page", "রিচার্জ", "**/bn/searchgp/%E0%A6%B0%E0%A6%BF%E0%A6%9A%E0%A6%BE%E0%A6%B0%E0%A7%8D%E0%A6%9C"],
  ] as const) {
    test(`the page of an unknown address has a search field (${path})`, { tag: "@narrow" }, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await page.getByRole("main").getByRole("searchbox").fill(typed);
      await page.getByRole("main").getByRole("searchbox").press("Enter");
      await page.waitForURL(address);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
    });
  }

  test("[SEARCH-26] a search without results shows a message, popular searches and the sections of the site", {
    tag: "@narrow",
  }, async ({ page }) => {
    await page.goto("/bn/searchgp/qqqqqqqqqq");
    await expect(page.getByText("দুঃখিত, qqqqqqqqqq খুঁজে কিছু পাওয়া যায়নি")).toBeVisible();
    // One link is in the popular searches, the other in the sections of the site.
    await expect(page.getByRole("main").getByRole("link", { name: "ইন্টারনেট প্যাক" })).toHaveCount(2);
  });

  test("a query of any length or script is answered with 200", { tag: "@narrow" }, async ({ page }) => {
    for (const query of [
      "%25",
      "100%",
      "a%zz",
      "%F0%9F",
      "a%2Fb",
      "%F0%9F%98%80%F0%9F%98%80",
      "%D9%85%D8%B1%D8%AD%D8%A8%D8%A7",
      "x".repeat(3000),
    ]) {
      const answer = await page.goto(`/searchgp/${query}`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole("searchbox")).toBeVisible();
    }
    await page.goto("/searchgp/100%");
    await expect(page.getByRole("searchbox")).toHaveValue("100%");
  });
});

import { type APIRequestContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { newNumber } from "@/tests/e2e/support/numbers";
import { untilHydrated } from "@/tests/support/screens/quiet-page";

/** The data of a buyer that the checkout asks for. */
export interface Buyer {
  fullName: string;
  msisdn: string;
  district: string;
  postCode: string;
  address: string;
}

/** A phone that is in stock, as the listing's card shows it. */
export interface Phone {
  title: string;
  path: string;
  /** Taka. */
  price: number;
}

/** Finds phones that are in stock, whatever was bought on this deployment before. */
export async function listPhones(request: APIRequestContext, query: Record<string, string> = {}): Promise<Phone[]> {
  const answer = await request.get("/api/get-products", { params: { category: "phones", per_page: "24", ...query } });
  const { data } = (await answer.json()) as { data: { items: (Phone & { in_stock: boolean })[] } };
  const phones = data.items.filter((phone) => phone.in_stock);
  if (phones.length === 0) throw new Error("No phone of these is in stock; the journeys need one");
  return phones;
}

/** In taka. With cash on delivery, cheap phones need no code, coded ones do, and expensive ones are over its limit. */
const PRICES = { cheap: [0, 9_899], coded: [10_000, 40_000], expensive: [60_001, Number.POSITIVE_INFINITY] } as const;

/** The cheapest phone of that kind on the first page of the listing. */
export async function choosePhone(request: APIRequestContext, kind: keyof typeof PRICES): Promise<Phone> {
  const phones = await listPhones(request);
  const [least, most] = PRICES[kind];
  const [first, ...rest] = phones.filter(({ price }) => price >= least && price <= most);
  if (first === undefined) throw new Error(`The first page shows no ${kind} phone in stock`);
  return [first, ...rest].sort((a, b) => a.price - b.price)[0] ?? first;
}

/** A buyer whose number no other test of this run has used. */
export function newBuyer(change: Partial<Buyer> = {}): Buyer {
  return {
    fullName: "Rahima Khatun",
    msisdn: newNumber(),
    district: "Dhaka",
    postCode: "1209",
    address: "House 12, Road 5, Dhanmondi",
    ...change,
  };
}

/** The shop as a visitor uses it: pages and elements by their names on the screen. */
export class ShopWalk {
  constructor(readonly page: Page) {}

  get card(): Locator {
    return this.page.locator("main article").filter({ has: this.page.getByRole("link") });
  }
  get cart(): Locator {
    return this.page.getByRole("dialog");
  }
  get addToCart(): Locator {
    return this.page.getByRole("button", { name: "Add to Cart" }).and(this.page.locator(":visible")).first();
  }

  /** Opens the product with this title from the listing. */
  async choose(title: string): Promise<void> {
    await this.page.getByRole("main").getByRole("link", { name: title, exact: true }).first().click();
    await this.page.waitForURL(/\/shop\/devices\/phones\/[a-z0-9-]+/);
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }

  /** Adds the product that the page shows to the cart and waits for the drawer. */
  async add(): Promise<void> {
    await this.addToCart.click();
    await expect(this.cart).toBeVisible();
    await expect(this.cart.getByRole("button", { name: "Continue to Checkout" }).or(this.checkoutLink)).toBeVisible();
  }

  get checkoutLink(): Locator {
    return this.cart.getByRole("link", { name: "Continue to Checkout" });
  }

  async goToCheckout(): Promise<void> {
    await this.checkoutLink.or(this.cart.getByRole("button", { name: "Continue to Checkout" })).click();
    await this.page.waitForURL("**/shop/cart/checkout");
    await expect(this.page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    // The side cart stays open until the checkout is shown, and then slides out.
    await expect(this.page.getByRole("list", { name: "Items in your cart" })).toHaveCount(0);
  }

  async fillContact(buyer: Buyer): Promise<void> {
    await this.page.getByLabel("Full name").fill(buyer.fullName);
    await this.page.getByLabel("Mobile number").fill(buyer.msisdn);
  }

  async fillContactAndDelivery(buyer: Buyer): Promise<void> {
    await this.fillContact(buyer);
    await this.page.getByLabel("Post code").fill(buyer.postCode);
    await expect(this.page.getByLabel("District")).toHaveValue(buyer.district);
    await this.page.getByLabel("Address", { exact: true }).fill(buyer.address);
    await this.page.getByRole("radio", { name: /Regular|Standard/i }).check();
  }

  /** @returns the order number shown on the confirmation */
  async readOrderId(): Promise<string> {
    await this.page.waitForURL(/\/shop\/order\/[0-9A-Z-]{19}/);
    const id = /order\/([0-9A-Z-]{19})/.exec(this.page.url())?.[1];
    if (id === undefined) throw new Error("The address of the confirmation carries no order number");
    await expect(this.page.getByText(id).first()).toBeVisible();
    return id;
  }
}

/** Makes the navigations of a page end only when the page is hydrated, except those with a `waitUntil` of their own. */
function awaitHydration(page: Page): void {
  const hydrated = async <Result>(navigation: Promise<Result>, options?: { waitUntil?: string }): Promise<Result> => {
    const result = await navigation;
    if (options?.waitUntil === undefined) await untilHydrated(page);
    return result;
  };
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const [goBack, goForward] = [page.goBack.bind(page), page.goForward.bind(page)];
  const waitForURL = page.waitForURL.bind(page);
  page.goto = (url, options) => hydrated(goto(url, options), options);
  page.reload = (options) => hydrated(reload(options), options);
  page.goBack = (options) => hydrated(goBack(options), options);
  page.goForward = (options) => hydrated(goForward(options), options);
  page.waitForURL = (url, options) => hydrated(waitForURL(url, options), options);
}

/** The message that a browser logs when the server refuses the visitor's input. */
const REFUSAL = /^Failed to load resource: .* status of 422 /;

/**
 * A page whose navigations end when it is hydrated, and the shop walk, which fails its test on any error in the
 * browser's console. If a test expects a refusal by the shop, it says `test.use({ refusals: true })`.
 */
export const test = base.extend<{ walk: ShopWalk; refusals: boolean }>({
  refusals: [false, { option: true }],
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled) awaitHydration(page);
    await use(page);
  },
  walk: async ({ page, refusals }, use) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      const isExpected = refusals && REFUSAL.test(message.text());
      if (message.type() === "error" && !isExpected) problems.push(message.text());
    });
    await use(new ShopWalk(page));
    expect(problems).toEqual([]);
  },
});

export { expect };

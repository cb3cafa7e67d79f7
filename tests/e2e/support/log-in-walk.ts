import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "@/tests/e2e/support/shop-walk";

/** The sidebar's words in one language. */
export const words = {
  en: {
    login: "Login",
    account: "My Account",
    title: "Log In",
    number: "Your Mobile Number",
    next: "Continue",
    box: (place: number) => `Digit ${place} of 4`,
    success: "Log In successful",
    user: "GP User",
    logOut: "Log Out",
    wrong: "Please enter a valid OTP",
  },
  bn: {
    login: "লগইন",
    account: "আমার অ্যাকাউন্ট",
    title: "লগইন করুন",
    number: "আপনার মোবাইল নম্বর",
    next: "পরবর্তী ধাপ",
    box: (place: number) => `৪টির মধ্যে ${"০১২৩৪"[place]} নম্বর ঘর`,
    success: "লগইন সফল হয়েছে",
    user: "জিপি গ্রাহক",
    logOut: "লগ আউট",
    wrong: "অনুগ্রহ করে সঠিক ওটিপি দিন",
  },
} as const;

/** The log-in as a visitor walks through it. */
export class LogInWalk {
  readonly words: (typeof words)["en" | "bn"];

  constructor(
    readonly page: Page,
    readonly language: "en" | "bn" = "en",
  ) {
    this.words = words[language];
  }

  get button(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: this.words.login, exact: true });
  }
  get account(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: this.words.account });
  }
  get sidebar(): Locator {
    return this.page.getByRole("dialog");
  }
  get number(): Locator {
    return this.sidebar.getByLabel(this.words.number);
  }
  box(place: number): Locator {
    return this.sidebar.getByLabel(this.words.box(place));
  }
  get next(): Locator {
    return this.sidebar.getByRole("button", { name: this.words.next });
  }

  /** Opens the sidebar once the page's script has taken over. */
  async open(): Promise<void> {
    await expect(async () => {
      await this.button.click({ timeout: 2_000 });
      await expect(this.number).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  /** From the number to the code. */
  async askForCode(number: string): Promise<void> {
    await this.number.click();
    await this.page.keyboard.insertText(number);
    await this.next.click();
    await expect(this.box(1)).toBeFocused();
  }

  async enterCode(code: string): Promise<void> {
    await this.box(1).click();
    for (const digit of code) await this.page.keyboard.insertText(digit);
    await this.page.keyboard.press("Enter");
  }

  /** The whole log-in of a number. */
  async logIn(number: string): Promise<void> {
    await this.open();
    await this.askForCode(number);
    await this.enterCode(await readCode(this.page.request, number));
    await expect(this.account).toBeVisible();
    await expect(this.sidebar).toBeHidden();
  }
}

/** The newest code that the sandbox sent to a number. */
export async function readCode(request: APIRequestContext, msisdn: string): Promise<string> {
  let code: string | null = null;
  await expect(async () => {
    const answer = await request.get("/api/sandbox/messages", { params: { msisdn } });
    const { data } = (await answer.json()) as { data: { code: string | null }[] };
    code = data.find((message) => message.code !== null)?.code ?? null;
    expect(code).not.toBeNull();
  }).toPass();
  return code ?? "";
}

let numbers = 0;
/** A number that no other test of this run has used. */
export function newNumber(): string {
  numbers += 1;
  return `017${String((Date.now() * 7 + numbers * 104_729 + Math.floor(Math.random() * 1e6)) % 100_000_000).padStart(8, "0")}`;
}

export const bengali = (text: string) => text.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit);

import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "@/tests/e2e/support/shop-walk";

/** The texts of the sidebar in one language. */
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
    invalid: "Please enter a valid GP number",
    error: "Something went wrong, try again later",
    failed: "Log In Failed",
    back: "Back to Log In",
    resend: "Resend Code",
  },
  bn: {
    login: "লগইন",
    account: "আমার অ্যাকাউন্ট",
    title: "লগইন করুন",
    number: "আপনার মোবাইল নম্বর",
    next: "পরবর্তী ধাপ",
    box: (place: number) => `কোডের ${"০১২৩৪"[place]} নম্বর সংখ্যা, মোট ৪টি`,
    success: "লগইন সফল হয়েছে",
    user: "জিপি গ্রাহক",
    logOut: "লগ আউট",
    wrong: "অনুগ্রহ করে সঠিক ওটিপি দিন",
    invalid: "অনুগ্রহ করে একটি সঠিক জিপি নম্বর দিন",
    error: "কিছু একটা সমস্যা হয়েছে, একটু পরে আবার চেষ্টা করুন",
    failed: "লগইন ব্যর্থ হয়েছে",
    back: "লগইনে ফিরে যান",
    resend: "আবার কোড পাঠান",
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
  get logOut(): Locator {
    return this.sidebar.getByRole("button", { name: this.words.logOut });
  }
  get resend(): Locator {
    return this.sidebar.getByRole("button", { name: this.words.resend });
  }
  get next(): Locator {
    return this.sidebar.getByRole("button", { name: this.words.next });
  }

  /** Opens the sidebar, and tries again until the page's script runs. */
  async open(): Promise<void> {
    await expect(async () => {
      // If the sidebar opened late, after the timeout of an earlier attempt, it covers the button.
      if (!(await this.sidebar.isVisible())) await this.button.click({ timeout: 2_000 });
      await expect(this.number).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  /** Opens the sidebar by keyboard. */
  async openByKey(): Promise<void> {
    await expect(async () => {
      if (!(await this.sidebar.isVisible())) await this.button.press("Enter", { timeout: 2_000 });
      await expect(this.number).toBeFocused({ timeout: 2_000 });
    }).toPass();
  }

  /** Opens the account's menu, and tries again until the page's script runs. */
  async openAccount(): Promise<void> {
    await expect(async () => {
      if (!(await this.sidebar.isVisible())) await this.account.press("Enter", { timeout: 2_000 });
      await expect(this.sidebar).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }

  /** Enters the number and goes on to the code. */
  async askForCode(number: string): Promise<void> {
    await this.number.click();
    await this.page.keyboard.insertText(number);
    await this.next.click();
    await expect(this.box(1)).toBeFocused();
  }

  async enterCode(code: string): Promise<void> {
    await this.box(1).click();
    await this.typeCode(code);
  }

  /** Types a code, starting in the box that has the focus, and submits it. */
  async typeCode(code: string): Promise<void> {
    for (const digit of code) await this.page.keyboard.insertText(digit);
    await this.page.keyboard.press("Enter");
  }

  /** Logs in with a number, from the first step to the last. */
  async logIn(number: string): Promise<void> {
    await this.open();
    await this.askForCode(number);
    await this.enterCode(await readCode(this.page.request, number));
    await expect(this.account).toBeVisible();
    await expect(this.sidebar).toBeHidden();
  }
}

/** A text message that the sandbox has sent. */
export interface SandboxMessage {
  purpose: string;
  code: string | null;
  text: string;
}

/** A site on another machine answers the sandbox's calls only to callers with its SANDBOX_KEY. */
const headers = process.env.SANDBOX_KEY ? { "x-sandbox-key": process.env.SANDBOX_KEY } : {};

/** The texts that the sandbox sent to a number, the newest first. */
export async function readMessages(request: APIRequestContext, msisdn: string): Promise<SandboxMessage[]> {
  const answer = await request.get("/api/sandbox/messages", { params: { msisdn }, headers });
  return ((await answer.json()) as { data: SandboxMessage[] }).data;
}

/** The newest code that the sandbox sent to a number. */
export async function readCode(request: APIRequestContext, msisdn: string): Promise<string> {
  let code: string | null = null;
  await expect(async () => {
    const messages = await readMessages(request, msisdn);
    code = messages.find((message) => message.code !== null)?.code ?? null;
    expect(code).not.toBeNull();
  }).toPass();
  return code ?? "";
}

/** Makes every open code of a number expire, as it would after five minutes. */
export async function endCodes(request: APIRequestContext, msisdn: string): Promise<void> {
  const answer = await request.post(`/api/sandbox/end-codes?msisdn=${msisdn}`, { headers });
  expect(await answer.json()).toEqual({ data: { ended: 1 } });
}

/** Exchanges a code for a session's token, as another browser would. */
export async function sessionOf(request: APIRequestContext, msisdn: string, code: string): Promise<string> {
  const data = { msisdn, otp_value: code, keepAlive: true, referrer: "http://localhost/" };
  const answer = (await (await request.post("/backend/api/v1/verify_otp", { data })).json()) as {
    access_token?: string;
  };
  return answer.access_token ?? "";
}

/** Keys of two partners that playwright.config.ts sets for the site: only one has a channel with a frame of its own. */
export const KEYS = {
  wallet: process.env.HANDOFF_KEY_WALLET ?? "",
  kiosk: process.env.HANDOFF_KEY_KIOSK ?? "",
} as const;

/** A hand-off token: the link with it brings a partner's user logged in. */
export async function newHandoff(request: APIRequestContext, key: string, msisdn: string): Promise<string> {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await request.post("/backend/api/v1/handoff", { headers, data: { msisdn } });
  return ((await answer.json()) as { token: string }).token;
}

export const bengali = (text: string) => text.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit);

import Cookies from "js-cookie";
import { readToken, removeToken, saveToken } from "@/services/login/session-cookie";

/** The cookies that the browser is asked to store. */
function written(act: () => void): string[] {
  const lines: string[] = [];
  jest.spyOn(document, "cookie", "set").mockImplementation((line) => void lines.push(line));
  act();
  return lines;
}

const trust = (secure: boolean) => Object.assign(window, { isSecureContext: secure });

beforeEach(() => trust(true));

it("[LOGIN-23] the cookie gp_web_token contains the token", () => {
  trust(false);
  saveToken("a-token");
  expect(Cookies.get("gp_web_token")).toBe("a-token");
  expect(readToken()).toBe("a-token");
  removeToken();
  expect(readToken()).toBeNull();
});

it.each([
  ["[CONST-10] its path is /", /; path=\/(;|$)/],
  ["[CONST-11] its SameSite is none", /; sameSite=none(;|$)/i],
  ["[CONST-12] it is secure", /; secure(;|$)/],
])("%s", (_, part) => {
  expect(written(() => saveToken("a-token"))).toEqual([expect.stringMatching(part)]);
});

it("[CONST-13] its domain is the configured one, and is left out without one", () => {
  expect(written(() => saveToken("a-token", ".example.com"))[0]).toMatch(/; domain=\.example\.com(;|$)/);
  expect(written(() => saveToken("a-token"))[0]).not.toMatch(/domain/i);
});

it("[CONST-14] it is kept for 365 days", () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  const [line = ""] = written(() => saveToken("a-token"));
  jest.useRealTimers();
  expect(Date.parse(/; expires=([^;]+)/.exec(line)?.[1] ?? "")).toBe(Date.UTC(2027, 0, 1));
});

it("its SameSite is lax on an insecure address, where browsers refuse Secure", () => {
  trust(false);
  expect(written(() => saveToken("a-token"))[0]).toMatch(/; sameSite=lax(;|$)/i);
});

it("it is deleted for the domain and for this host", () => {
  const lines = written(() => removeToken(".example.com"));
  expect(lines.map((line) => /domain/.test(line))).toEqual([true, false]);
  for (const line of lines) expect(line).toMatch(/expires=Thu, 01 Jan 1970|expires=.*(19|20)\d\d/);
});

import { isPumping } from "@/backend/domain/login/purge-login";
import {
  deviceOf,
  HANDOFF_SECONDS,
  MAX_SESSIONS,
  newSessionId,
  newSessionToken,
  SESSION_SECONDS,
} from "@/backend/domain/login/session-rules";
import { hashToken } from "@/backend/domain/random-ids";

it.each([
  [
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36",
    "Android",
    "Chrome",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) AppleWebKit/537.36 Version/4.0 Chrome/130.0 Mobile",
    "Android",
    "Web view",
  ],
  [
    "Mozilla/5.0 (Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0 Mobile Safari/537.36",
    "Android",
    "Samsung Internet",
  ],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605 CriOS/131.0 Safari/604", "iOS", "Chrome"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15", "macOS", "Safari"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36 Edg/131.0", "Windows", "Edge"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Linux", "Firefox"],
  ["curl/8.5", "", ""],
])("%s is on %s by %s", (userAgent, platform, browser) => {
  expect(deviceOf(userAgent)).toEqual({ platform, browser });
});

it("returns an empty platform and browser without a user agent", () => {
  expect(deviceOf(null)).toEqual({ platform: "", browser: "" });
});

it("makes unique tokens of 256 bits, and hashes them", () => {
  const token = newSessionToken();
  expect(Buffer.from(token, "base64url")).toHaveLength(32);
  expect(new Set(Array.from({ length: 1_000 }, newSessionToken)).size).toBe(1_000);
  expect(hashToken(token)).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(hashToken(token)).not.toBe(token);
});

it.each([
  [{ sent: 99, accepted: 0 }, false],
  [{ sent: 100, accepted: 29 }, true],
  [{ sent: 100, accepted: 30 }, false],
])("codes of an hour that may be SMS pumping: %p is %s", (hour, expected) => {
  expect(isPumping(hour)).toBe(expected);
});

it.each([
  ["Mozilla/5.0 (iPad; CPU OS 12_5 like X) EdgiOS/120.0 Safari/604", "iOS", "Edge"],
  ["Mozilla/5.0 (iPod touch) FxiOS/131.0 Safari/604", "iOS", "Firefox"],
  ["Mozilla/5.0 (Macintosh; PPC) Safari/85", "macOS", "Safari"],
  ["Mozilla/5.0 (X11; CrOS x86_64) Chrome/131.0 Safari/537.36", "Linux", "Chrome"],
  ["Mozilla/5.0 (Linux; Android 13) Chrome/131.0 EdgA/131.0", "Android", "Edge"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/64.0 Safari/537.36 Edge/17.1", "Windows", "Edge"],
  ["Mozilla/5.0 (Windows NT 10.0) Chrome/131.0 Safari/537.36 OPR/116.0", "Windows", "Opera"],
  ["Opera/9.80 (Android; Opera Mini/36.2)", "Android", "Opera"],
  ["Mozilla/5.0 (Linux; Android 9) UCBrowser/13.4 Mobile", "Android", "UC Browser"],
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17 like Mac OS X) [FBAN/FBIOS]", "iOS", "Web view"],
  ["Mozilla/5.0 (Linux; Android 13) Chrome/131.0 [FB_IAB/FB4A;FBAV/480.0]", "Android", "Web view"],
])("%s, less common, is on %s by %s", (userAgent, platform, browser) => {
  expect(deviceOf(userAgent)).toEqual({ platform, browser });
});

it("a session lasts thirty days if it is kept, otherwise a day; a number has five sessions; a hand-off lasts a minute", () => {
  expect(SESSION_SECONDS).toEqual({ long: 2_592_000, short: 86_400 });
  expect([MAX_SESSIONS, HANDOFF_SECONDS]).toEqual([5, 60]);
});

it("returns the same hash of a token as earlier releases", () => {
  expect(hashToken("abc")).toBe("ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0");
});

it("makes session ids of 96 random bits", () => {
  expect(newSessionId()).toMatch(/^[0-9a-f]{24}$/);
  expect(newSessionId()).not.toBe(newSessionId());
});

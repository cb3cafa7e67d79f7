import { isPumping } from "@/backend/domain/login/purge-login";
import { deviceOf } from "@/backend/domain/login/session-rules";
import { hashToken, newSessionToken } from "@/backend/domain/login/session-token";

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

it("knows nothing of a caller that tells nothing", () => {
  expect(deviceOf(null)).toEqual({ platform: "", browser: "" });
});

it("makes tokens of 256 bits and keeps their hash only", () => {
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
])("codes sent for their price: %p is %s", (hour, expected) => {
  expect(isPumping(hour)).toBe(expected);
});

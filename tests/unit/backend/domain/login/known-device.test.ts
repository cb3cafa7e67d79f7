import { deviceTokenOf, newTokenId, tokenIdOf } from "@/backend/domain/login/known-device";

const PEPPER = "0123456789abcdef0123456789abcdef";
const MSISDN = "01712345678";
const newToken = (pepper = PEPPER) => deviceTokenOf(pepper, MSISDN, newTokenId());

it("accepts a device token for the number that logged in, and for no other", () => {
  const token = newToken();
  expect(tokenIdOf(PEPPER, token, MSISDN)).toBe(token.split(".")[0]);
  expect(tokenIdOf(PEPPER, token, "01712345679")).toBeNull();
});

it("gives each device a unique token that does not reveal the number", () => {
  const tokens = [newToken(), newToken()];
  expect(tokens[0]).not.toBe(tokens[1]);
  expect(tokens.join()).not.toContain(MSISDN.slice(1));
});

it.each([null, "", "x", ".", "AAAAAAAAAAAAAAAA.", `AAAAAAAAAAAAAAAA.${"A".repeat(43)}`])(
  "refuses a forged token: %p",
  (token) => {
    expect(tokenIdOf(PEPPER, token, MSISDN)).toBeNull();
  },
);

it("refuses a token made with another pepper", () => {
  expect(tokenIdOf(PEPPER, newToken(`${PEPPER}x`), MSISDN)).toBeNull();
});

import { deviceTokenOf, newTokenId, tokenIdOf } from "@/backend/domain/login/known-device";

const PEPPER = "0123456789abcdef0123456789abcdef";
const MSISDN = "01712345678";
const newToken = (pepper = PEPPER) => deviceTokenOf(pepper, MSISDN, newTokenId());

it("knows a device for the number that logged in there, and for no other", () => {
  const token = newToken();
  expect(tokenIdOf(PEPPER, token, MSISDN)).toBe(token.split(".")[0]);
  expect(tokenIdOf(PEPPER, token, "01712345679")).toBeNull();
});

it("gives each device a name of its own that does not reveal the number", () => {
  const tokens = [newToken(), newToken()];
  expect(tokens[0]).not.toBe(tokens[1]);
  expect(tokens.join()).not.toContain(MSISDN.slice(1));
});

it.each([null, "", "x", ".", "AAAAAAAAAAAAAAAA.", `AAAAAAAAAAAAAAAA.${"A".repeat(43)}`])(
  "takes no forged token: %p",
  (token) => {
    expect(tokenIdOf(PEPPER, token, MSISDN)).toBeNull();
  },
);

it("takes no token that another site made", () => {
  expect(tokenIdOf(PEPPER, newToken(`${PEPPER}x`), MSISDN)).toBeNull();
});

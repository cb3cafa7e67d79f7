import { markOf, newTokenId, tokenIdOf } from "@/backend/domain/login/known-device";

const PEPPER = "0123456789abcdef0123456789abcdef";
const MSISDN = "01712345678";
const newToken = (pepper = PEPPER) => markOf(pepper, MSISDN, newTokenId());

it("knows a device for the number that logged in there, and for no other", () => {
  const mark = newToken();
  expect(tokenIdOf(PEPPER, mark, MSISDN)).toBe(mark.split(".")[0]);
  expect(tokenIdOf(PEPPER, mark, "01712345679")).toBeNull();
});

it("gives each device a name of its own that does not reveal the number", () => {
  const marks = [newToken(), newToken()];
  expect(marks[0]).not.toBe(marks[1]);
  expect(marks.join()).not.toContain(MSISDN.slice(1));
});

it.each([null, "", "x", ".", "AAAAAAAAAAAAAAAA.", `AAAAAAAAAAAAAAAA.${"A".repeat(43)}`])(
  "takes no forged mark: %p",
  (mark) => {
    expect(tokenIdOf(PEPPER, mark, MSISDN)).toBeNull();
  },
);

it("takes no mark that another site made", () => {
  expect(tokenIdOf(PEPPER, newToken(`${PEPPER}x`), MSISDN)).toBeNull();
});

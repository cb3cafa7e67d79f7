import { keptUntil, maskedAccount, maskedName, readAccount } from "@/backend/domain/investors/unclaimed-rules";

it.each([
  ["1201510000000000", "1201510000000000"],
  [" 1201 5100-0000 0000 ", "1201510000000000"],
  ["১২০১৫১০০০০০০০০০০", "1201510000000000"],
  ["f10351", "F10351"],
  ["120151000000000", null],
  ["1201510000000000 or 1=1", null],
  ["91201510000000000", null],
  ["FF10351", null],
  ["F103519", null],
  ["", null],
])("reads the account %p as %p", (typed, account) => {
  expect(readAccount(typed)).toBe(account);
});

it.each([
  ["Abdur Rahman", "A••• R•••"],
  ["  Lutfun   Nahar ", "L••• N•••"],
  ["কোহিনূর বিশ্বাস", "কো••• বি•••"],
  ["", ""],
])("masks %p as %p", (name, masked) => {
  expect(maskedName(name)).toBe(masked);
});

it("shows only the end of an account", () => {
  expect(maskedAccount("1201510000000123")).toBe("••••123");
});

it("keeps a dividend for three years", () => {
  expect(keptUntil("2026-05-14")).toBe("2029-05-14");
});

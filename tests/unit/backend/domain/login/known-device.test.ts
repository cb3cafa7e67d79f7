import { knownDeviceOf, markDevice } from "@/backend/domain/login/known-device";

const PEPPER = "0123456789abcdef0123456789abcdef";
const MSISDN = "01712345678";

it("knows a device for the number that logged in there, and for no other", () => {
  const mark = markDevice(PEPPER, MSISDN);
  expect(knownDeviceOf(PEPPER, mark, MSISDN)).toBe(mark.split(".")[0]);
  expect(knownDeviceOf(PEPPER, mark, "01712345679")).toBeNull();
});

it("gives each device a name of its own that does not tell the number", () => {
  const marks = [markDevice(PEPPER, MSISDN), markDevice(PEPPER, MSISDN)];
  expect(marks[0]).not.toBe(marks[1]);
  expect(marks.join()).not.toContain(MSISDN.slice(1));
});

it.each([null, "", "x", ".", "AAAAAAAAAAAAAAAA.", `AAAAAAAAAAAAAAAA.${"A".repeat(43)}`])(
  "takes no forged mark: %p",
  (mark) => {
    expect(knownDeviceOf(PEPPER, mark, MSISDN)).toBeNull();
  },
);

it("takes no mark that another site made", () => {
  expect(knownDeviceOf(PEPPER, markDevice(`${PEPPER}x`, MSISDN), MSISDN)).toBeNull();
});

import { isRegistrationDue, PUSH_REFRESH_MS, pushDevice, readRegistration } from "@/utils/push/push-rules";

const NOW = Date.UTC(2026, 10, 23);

it.each([
  ["Linux x86_64", "linux"],
  ["MacIntel", "macintel"],
  [" Win32 ", "win32"],
  ["Linux  armv8l", "linux"],
  ["", "unknown"],
])("[PUSH-07] the device of the platform %j is %j", (platform, device) => expect(pushDevice(platform)).toBe(device));

it("[CONST-35] a token is registered again after seven days", () => {
  expect(PUSH_REFRESH_MS).toBe(7 * 24 * 60 * 60 * 1000);
  const age = (milliseconds: number) => isRegistrationDue({ at: NOW - milliseconds, owner: "" }, "", NOW);
  expect([age(0), age(PUSH_REFRESH_MS - 1), age(PUSH_REFRESH_MS)]).toEqual([false, false, true]);
});

it("[PUSH-05] a token without stored data counts as registered", () => {
  expect(isRegistrationDue(readRegistration(null), "", NOW)).toBe(false);
  expect(isRegistrationDue(readRegistration("no json"), "", NOW)).toBe(false);
});

it("registers again after a log-in and a change of user, but not after a log-out", () => {
  const dueFor = (before: string, after: string) => isRegistrationDue({ at: NOW, owner: before }, after, NOW);
  expect([dueFor("", "a"), dueFor("a", "b"), dueFor("a", "a"), dueFor("a", "")]).toEqual([true, true, false, false]);
});

it("registers again after a failed registration", () => {
  expect(isRegistrationDue({ at: 0, owner: "" }, "", NOW)).toBe(true);
});

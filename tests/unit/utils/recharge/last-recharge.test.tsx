import {
  findLastRecharge,
  findStartedRecharge,
  removeLastRecharge,
  savePaidRecharge,
  saveStartedRecharge,
} from "@/utils/recharge/last-recharge";

const begun = { msisdn: "01712345678", amountPoisha: 5_000 };
const paid = { msisdn: "01*******78", amountPoisha: 5_000 };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("a recharge becomes the last recharge once, after it was paid", () => {
  saveStartedRecharge(begun);
  expect(findLastRecharge()).toBeNull();
  savePaidRecharge(paid);
  expect(findLastRecharge()).toEqual(begun);
  expect(findStartedRecharge()).toBeNull();
});

test.each([
  { ...paid, amountPoisha: 6_000 },
  { ...paid, msisdn: "01*******79" },
])("the result of another recharge, %j, is not stored", (other) => {
  saveStartedRecharge(begun);
  savePaidRecharge(other);
  expect(findLastRecharge()).toBeNull();
});

test("only number and amount are stored, and can be deleted", () => {
  saveStartedRecharge({ ...begun, payWith: "bkash" } as typeof begun);
  savePaidRecharge(paid);
  expect(Object.keys(localStorage)).toEqual(["lastRecharge"]);
  expect(JSON.parse(localStorage.getItem("lastRecharge") ?? "")).toEqual(begun);
  removeLastRecharge();
  expect(localStorage).toHaveLength(0);
});

test.each([
  "",
  "{",
  "null",
  '{"msisdn":"12","amountPoisha":5000}',
  '{"msisdn":"01712345678","amountPoisha":-1}',
  '{"msisdn":"01712345678","amountPoisha":"5000"}',
])("%p in storage is not a recharge", (text) => {
  localStorage.setItem("lastRecharge", text);
  expect(findLastRecharge()).toBeNull();
});

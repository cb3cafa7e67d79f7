import {
  findBegunRecharge,
  findLastRecharge,
  forgetLastRecharge,
  noteBegunRecharge,
  rememberPaidRecharge,
} from "@/utils/packs/last-recharge";

const begun = { msisdn: "01712345678", amountPoisha: 5_000 };
const paid = { msisdn: "01*******78", amountPoisha: 5_000 };

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test("a recharge becomes the last recharge once, after it was paid", () => {
  noteBegunRecharge(begun);
  expect(findLastRecharge()).toBeNull();
  rememberPaidRecharge(paid);
  expect(findLastRecharge()).toEqual(begun);
  expect(findBegunRecharge()).toBeNull();
});

test.each([
  { ...paid, amountPoisha: 6_000 },
  { ...paid, msisdn: "01*******79" },
])("the result of another recharge, %j, is not stored", (other) => {
  noteBegunRecharge(begun);
  rememberPaidRecharge(other);
  expect(findLastRecharge()).toBeNull();
});

test("only number and amount are stored, and can be deleted", () => {
  noteBegunRecharge({ ...begun, payWith: "bkash" } as typeof begun);
  rememberPaidRecharge(paid);
  expect(Object.keys(localStorage)).toEqual(["lastRecharge"]);
  expect(JSON.parse(localStorage.getItem("lastRecharge") ?? "")).toEqual(begun);
  forgetLastRecharge();
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

import { readBalance, readChange } from "@/backend/domain/charging/charging-answers";

const NUMBER = "8801712345678";
const pack = { pack_id: "combo", data_mb: 1, minutes: 2, sms: 3, valid_until: "2030-01-10T12:00:00+06:00" };
const balance = { msisdn: NUMBER, balance_poisha: 0, valid_until: null, packs: [pack] };

it("takes an empty balance without an end, fields that it does not know, and no packs", () => {
  expect(readBalance({ ...balance, packs: [], plan: "postpaid" }, NUMBER)).toEqual({
    mainPoisha: 0,
    validUntil: null,
    packs: [],
  });
});

it.each<[string, object | unknown[] | null]>([
  ["nothing", null],
  ["a list", [balance]],
  ["a negative balance", { ...balance, balance_poisha: -1 }],
  ["a balance with a fraction", { ...balance, balance_poisha: 1.5 }],
  ["a balance as text", { ...balance, balance_poisha: "100" }],
  ["a balance beyond exact numbers", { ...balance, balance_poisha: 2 ** 60 }],
  ["no validity", { ...balance, valid_until: undefined }],
  ["a validity without an offset", { ...balance, valid_until: "2030-01-10T12:00:00" }],
  ["a day that does not exist", { ...balance, valid_until: "2030-13-40T12:00:00Z" }],
  ["packs that are no list", { ...balance, packs: {} }],
  ["too many packs", { ...balance, packs: Array.from({ length: 101 }, () => pack) }],
  ["a pack without an id", { ...balance, packs: [{ ...pack, pack_id: "" }] }],
  ["a pack that does not end", { ...balance, packs: [{ ...pack, valid_until: null }] }],
])("refuses a balance that is %s, in words that repeat nothing of it", (_, answer) => {
  expect(() => readBalance(answer, NUMBER)).toThrow("The charging system answered a balance of another form");
});

it("refuses the balance of another number", () => {
  expect(() => readBalance(balance, "8801712345679")).toThrow("about another number");
});

it.each<[string, object]>([
  ["an unknown state", { reference: "r", state: "perhaps" }],
  ["done without a balance", { reference: "r", state: "done" }],
  ["refused without a reason", { reference: "r", state: "refused" }],
  ["refused for a reason that is none", { reference: "r", state: "refused", reason: "toString" }],
])("refuses a change that is %s", (_, answer) => {
  expect(() => readChange(answer, "r")).toThrow("a change of another form");
});

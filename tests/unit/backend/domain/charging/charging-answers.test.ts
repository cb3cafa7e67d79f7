import { readBalance, readChange, readRenewal } from "@/backend/domain/charging/charging-answers";
import { refusalReasons } from "@/backend/domain/ports/charging-system";

const NUMBER = "8801712345678";
const pack = { pack_id: "combo", data_mb: 1, minutes: 2, sms: 3, valid_until: "2030-01-10T12:00:00+06:00" };
const balance = { msisdn: NUMBER, balance_poisha: 0, valid_until: null, packs: [pack] };

it("accepts a balance of 0, unknown fields, no end of validity and no packs", () => {
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
])("refuses a balance that is %s, with a message that repeats nothing of it", (_, answer) => {
  expect(() => readBalance(answer, NUMBER)).toThrow("The charging system answered with a balance in a wrong format");
});

it("refuses the balance of another number", () => {
  expect(() => readBalance(balance, "8801712345679")).toThrow("about another number");
});

it.each<[string, object]>([
  ["an unknown state", { reference: "r", state: "perhaps" }],
  ["done without a balance", { reference: "r", state: "done" }],
  ["refused without a reason", { reference: "r", state: "refused" }],
  ["refused for an unknown reason", { reference: "r", state: "refused", reason: "toString" }],
])("refuses a change that is %s", (_, answer) => {
  expect(() => readChange(answer, "r")).toThrow("a change in a wrong format");
});

it("reads the packs of a balance, sorted by their end", () => {
  const later = { ...pack, pack_id: "later", valid_until: "2030-02-01T00:00:00Z", reference: "r-1", auto_renew: true };
  const sooner = { ...pack, pack_id: "sooner", valid_until: "2030-01-01T00:00:00Z", auto_renew: false };
  const answer = {
    ...balance,
    balance_poisha: 5,
    valid_until: "2030-03-01T06:00:00+06:00",
    packs: [later, pack, sooner],
  };
  const read = readBalance(answer, NUMBER);
  expect(read.packs.map(({ packId }) => packId)).toEqual(["sooner", "combo", "later"]);
  expect(read).toMatchObject({ mainPoisha: 5, validUntil: new Date("2030-03-01T00:00:00Z") });
  expect(read.packs[2]).toEqual({
    packId: "later",
    dataMb: 1,
    minutes: 2,
    sms: 3,
    validUntil: new Date("2030-02-01T00:00:00Z"),
    reference: "r-1",
    renews: true,
  });
  expect(read.packs[1]).toMatchObject({ reference: null, renews: null });
  expect(read.packs[0]).toMatchObject({ renews: false });
});

it("accepts a hundred packs, and the longest names", () => {
  const packs = Array.from({ length: 100 }, () => ({ ...pack, pack_id: "p".repeat(64), reference: "r".repeat(128) }));
  expect(readBalance({ ...balance, packs }, NUMBER).packs).toHaveLength(100);
});

describe("the end of validity", () => {
  const read = (valid_until: unknown) => readBalance({ ...balance, valid_until }, NUMBER).validUntil;

  it.each([
    ["2030-01-10T12:00Z", "2030-01-10T12:00:00.000Z"],
    ["2030-01-10T12:00:30Z", "2030-01-10T12:00:30.000Z"],
    ["2030-01-10T12:00:30.5Z", "2030-01-10T12:00:30.500Z"],
    ["2030-01-10T12:00:30.123456789-05:30", "2030-01-10T17:30:30.123Z"],
  ])("is read from %s", (text, moment) => expect(read(text)?.toISOString()).toBe(moment));

  it.each([
    " 2030-01-10T12:00:00Z",
    "2030-01-10T12:00:00Z ",
    "2030-01-10T12:00:00Z (noon)",
    "+002030-01-10T12:00:00Z",
    "2030-1-10T12:00:00Z",
    "2030-01-10 12:00:00Z",
    "2030-01-10T12Z",
    "2030-01-10T12:00:00.Z",
    "2030-01-10T12:00:00.1234567890Z",
    "2030-01-10T12:00:00+0600",
    "10 Jan 2030 12:00 UTC",
    ["2030-01-10T12:00:00Z"],
    1_900_000_000_000,
  ])("is not read from %p", (value) => expect(() => read(value)).toThrow("a balance in a wrong format"));
});

it.each<[string, object]>([
  ["an id that is a number", { pack_id: 7 }],
  ["an id that is a list", { pack_id: ["combo"] }],
  ["an id of 65 letters", { pack_id: "p".repeat(65) }],
  ["an empty reference", { reference: "" }],
  ["a reference that is a list", { reference: ["r"] }],
  ["a reference that is a number", { reference: 7 }],
  ["a reference of 129 letters", { reference: "r".repeat(129) }],
  ["a renewal that is a text", { auto_renew: "yes" }],
  ["a renewal that is a number", { auto_renew: 0 }],
  ["a negative volume", { data_mb: -1 }],
  ["minutes as text", { minutes: "2" }],
  ["no SMS", { sms: undefined }],
])("refuses a pack with %s", (_, change) => {
  expect(() => readBalance({ ...balance, packs: [{ ...pack, ...change }] }, NUMBER)).toThrow("in a wrong format");
});

it.each([7, "text", undefined, true])("refuses %p for a balance", (answer) => {
  expect(() => readBalance(answer, NUMBER)).toThrow("a balance in a wrong format");
});

it("does not report an invalid answer as a system that is down", () => {
  expect(() => readBalance(null, NUMBER)).toThrow(expect.objectContaining({ isDown: false }));
});

describe("a change", () => {
  it("is pending, done with its balance, or refused for a known reason", () => {
    expect(readChange({ reference: "r", state: "pending" }, "r")).toEqual({ state: "pending" });
    const done = { reference: "r", state: "done", balance_poisha: 900 };
    expect(readChange(done, "r")).toEqual({ state: "done", balancePoisha: 900, validUntil: null });
    expect(readChange({ ...done, valid_until: null }, "r")).toMatchObject({ validUntil: null });
    const until = "2030-01-10T12:00:00Z";
    expect(readChange({ ...done, valid_until: until }, "r")).toMatchObject({ validUntil: new Date(until) });
    for (const why of refusalReasons) {
      expect(readChange({ reference: "r", state: "refused", reason: why }, "r")).toEqual({ state: "refused", why });
    }
  });

  it("in an unknown state is refused, also with a known reason and a balance", () => {
    const answer = { reference: "r", state: "gone", reason: refusalReasons[0], balance_poisha: 5 };
    expect(() => readChange(answer, "r")).toThrow("a change in a wrong format");
  });

  it("of another reference is refused", () => {
    expect(() => readChange({ reference: "s", state: "pending" }, "r")).toThrow("about another reference");
  });
});

describe("the answer to a switched renewal", () => {
  it("is accepted when it repeats what was requested", () => {
    expect(() => readRenewal({ reference: "r", auto_renew: true }, "r", true)).not.toThrow();
    expect(() => readRenewal({ reference: "r", auto_renew: false }, "r", false)).not.toThrow();
  });

  it("is refused when it differs from the request or is about another reference", () => {
    expect(() => readRenewal({ reference: "r", auto_renew: false }, "r", true)).toThrow("a renewal in a wrong format");
    expect(() => readRenewal({ reference: "r" }, "r", false)).toThrow("a renewal in a wrong format");
    expect(() => readRenewal(null, "r", false)).toThrow("a renewal in a wrong format");
    expect(() => readRenewal({ reference: "s", auto_renew: true }, "r", true)).toThrow("about another reference");
  });
});

import {
  ESIM_FEE_POISHA,
  isProved,
  isVisitDay,
  partiesOf,
  partyNumber,
  readStep,
  SERVICE_FEES,
} from "@/backend/domain/sims/request-rules";

const about = { operatorPrefixes: ["013", "017"], answers: {}, today: "2026-11-21" };

describe("a step of a request", () => {
  it("stores the contact's number and the digits of the ID in one format", () => {
    const fields = { contact_msisdn: "+880 1312-345678", nid_last4: " ১২ ৩৪ " };
    expect(readStep({ service: "sim_replacement", step: "owner", fields }, about)).toEqual({
      contact_msisdn: "01312345678",
      nid_last4: "1234",
    });
  });

  it.each([
    ["sim_replacement", "owner", { contact_msisdn: "0131" }, "msisdn-invalid (answers.contact_msisdn)"],
    ["sim_replacement", "owner", { nid_last4: "12345" }, "invalid-input (answers.nid_last4)"],
    ["sim_replacement", "owner", { nid_last4: "x1234" }, "invalid-input (answers.nid_last4)"],
    ["mnp", "visit", { visit_on: "2026-11-21" }, "date-not-available (answers.visit_on)"],
    ["ownership_transfer", "number", { msisdn: "01912345678" }, "number-of-other-operator (answers.msisdn)"],
  ] as const)("of %s refuses in %s: %j", (service, step, fields, message) => {
    expect(() => readStep({ service, step, fields }, about)).toThrow(message);
  });

  it.each([
    ["mnp", "number", { msisdn: "01812345678" }],
    ["mnp", "visit", { visit_on: "2026-11-22" }],
    ["ownership_transfer", "new_owner", { msisdn: "01712345679" }],
  ] as const)("of %s accepts in %s: %j", (service, step, fields) => {
    const answers = { number: { msisdn: "01712345678" } };
    expect(readStep({ service, step, fields }, { ...about, answers })).toEqual(fields);
  });
});

it("accepts the new owner's number before the present owner's number is known", () => {
  const fields = { msisdn: "01712345679" };
  expect(readStep({ service: "ownership_transfer", step: "new_owner", fields }, about)).toEqual(fields);
});

it.each(["", "tomorrow", "2026-13-01"])("refuses %p as the day of a visit", (day) => {
  expect(isVisitDay(day, "2026-11-21")).toBe(false);
});

describe("the number that a party must prove", () => {
  const answers = {
    number: { msisdn: "01712345678" },
    owner: { contact_msisdn: "01312345678" },
    new_owner: { msisdn: "01387654321" },
  };

  it.each([
    ["sim_replacement", "owner", "01312345678"],
    ["mnp", "owner", "01712345678"],
    ["ownership_transfer", "owner", "01712345678"],
    ["ownership_transfer", "new_owner", "01387654321"],
  ] as const)("of %s, %s, is %s", (service, party, number) => {
    expect(partyNumber(service, party, answers)).toBe(number);
    expect(partyNumber(service, party, {})).toBeNull();
  });

  it("must be entered and proved before the request is sent", () => {
    const replacement = { service: "sim_replacement", answers } as const;
    expect(isProved({ ...replacement, proved: { owner: "01312345678" } })).toBe(true);
    expect(isProved({ ...replacement, proved: { owner: "01712345678" } })).toBe(false);
    expect(isProved({ ...replacement, answers: {}, proved: {} })).toBe(false);
  });

  it("is required of the owner, of both parties of a transfer, and of no one with a number from another operator", () => {
    expect(partiesOf).toEqual({ sim_replacement: ["owner"], mnp: [], ownership_transfer: ["owner", "new_owner"] });
    expect(isProved({ service: "mnp", answers: {}, proved: {} })).toBe(true);
    expect(isProved({ service: "esim_migration", answers: {}, proved: {} })).toBe(true);
  });
});

it("charges the fees that the site shows", () => {
  expect(SERVICE_FEES).toMatchObject({ sim_replacement: 25_000, mnp: 40_000, ownership_transfer: 30_000 });
  expect(ESIM_FEE_POISHA).toBe(20_000);
});

import { simRequestServices, simRequestSteps } from "@/backend/contract/sims/sim-requests";
import {
  contactOf,
  hasRiskyPayment,
  isIdentityDue,
  isOpen,
  isProved,
  isVisitDay,
  nextStep,
  readStep,
  stepsOf,
} from "@/backend/domain/sims/request-rules";

const about = { operatorPrefixes: ["013", "017"], answers: {}, today: "2026-11-21" };
const read = (service: "sim_replacement" | "mnp", step: "number" | "owner", fields: Record<string, string>) =>
  readStep({ service, step, fields }, about);

it.each(simRequestServices)("the steps of %s are those of the contract, in the same order", (service) => {
  expect(stepsOf[service]).toEqual(Object.keys(simRequestSteps[service]));
});

describe("a step of a request", () => {
  it("stores numbers in one format, and digits in ASCII", () => {
    expect(read("sim_replacement", "number", { msisdn: "+৮৮০ ১৭১২-৩৪৫৬৭৮", reason: "lost" })).toEqual({
      msisdn: "01712345678",
      reason: "lost",
    });
    expect(read("sim_replacement", "owner", { nid_last4: "১২৩৪" })).toEqual({ nid_last4: "1234" });
  });

  it.each([
    ["sim_replacement", "number", { msisdn: "0171234567" }, "msisdn-invalid (answers.msisdn)"],
    ["sim_replacement", "number", { msisdn: "01812345678" }, "number-of-other-operator (answers.msisdn)"],
    ["mnp", "number", { msisdn: "01712345678" }, "number-of-ours (answers.msisdn)"],
    [
      "sim_replacement",
      "owner",
      { contact_msisdn: "01812345678" },
      "number-of-other-operator (answers.contact_msisdn)",
    ],
    ["sim_replacement", "owner", { nid_last4: "12a4" }, "invalid-input (answers.nid_last4)"],
  ] as const)("of %s refuses %s %j", (service, step, fields, message) => {
    expect(() => read(service, step, fields)).toThrow(message);
  });

  it.each([
    ["number", "new_owner"],
    ["new_owner", "number"],
  ] as const)("refuses in the step %s the number that the step %s has", (later, earlier) => {
    const answers = { [earlier]: { msisdn: "01712345678" } };
    const step = { service: "ownership_transfer", step: later, fields: { msisdn: "01712345678" } } as const;
    expect(() => readStep(step, { ...about, answers })).toThrow("number-twice (answers.msisdn)");
  });

  it.each([
    ["2026-11-21", false],
    ["2026-11-22", true],
    ["2026-11-27", false],
    ["2026-12-21", true],
    ["2026-12-22", false],
  ])("a visit on %s can be booked: %s", (day, isPossible) => {
    expect(isVisitDay(day, "2026-11-21")).toBe(isPossible);
  });

  it("is followed by the first step without answers", () => {
    expect(nextStep("mnp", {})).toBe("number");
    expect(nextStep("mnp", { number: {}, visit: {} })).toBe("owner");
    expect(nextStep("mnp", { number: {}, owner: {}, visit: {} })).toBe("confirm");
  });
});

describe("the proof of a number", () => {
  const answers = { number: { msisdn: "01712345678" }, new_owner: { msisdn: "01387654321" } };

  it("is valid only for the number in the request", () => {
    const proved = { owner: "01712345678", new_owner: "01387654321" };
    expect(isProved({ service: "ownership_transfer", answers, proved })).toBe(true);
    const changed = { ...answers, new_owner: { msisdn: "01700000009" } };
    expect(isProved({ service: "ownership_transfer", answers: changed, proved })).toBe(false);
    expect(isProved({ service: "ownership_transfer", answers, proved: { owner: "01712345678" } })).toBe(false);
  });
});

describe("the check of the owner's ID at a customer centre", () => {
  const [msisdn, contact] = ["01712345678", "01387654321"];
  const checked = new Date("2026-11-22T06:00:00Z");

  it.each([
    ["sim_replacement", { owner: msisdn }, null, false],
    ["sim_replacement", { owner: contact }, null, true],
    ["sim_replacement", {}, null, true],
    ["sim_replacement", { owner: contact }, checked, false],
    ["mnp", {}, null, true],
    ["mnp", {}, checked, false],
    ["ownership_transfer", { owner: msisdn, new_owner: contact }, null, true],
    ["ownership_transfer", { owner: msisdn, new_owner: contact }, checked, false],
    ["esim_migration", {}, null, false],
  ] as const)("of %s with the proofs %j, checked at %s, is due: %s", (service, proved, identityCheckedAt, isDue) => {
    expect(isIdentityDue({ service, msisdn, proved: { ...proved }, identityCheckedAt })).toBe(isDue);
  });
});

it.each([
  ["draft", false],
  ["submitted", true],
  ["in_review", true],
  ["ready", true],
  ["completed", false],
  ["declined", false],
] as const)("a request in the state %s is open: %s", (state, isOpenThen) => {
  expect(isOpen(state)).toBe(isOpenThen);
});

it("texts go to the number for texts if there is one, else to the number of the request", () => {
  const msisdn = "01712345678";
  expect(contactOf({ contactMsisdn: "01387654321", msisdn })).toBe("01387654321");
  expect(contactOf({ contactMsisdn: null, msisdn })).toBe(msisdn);
});

it.each([
  ["esim_migration", "in_review", true],
  ["esim_migration", "submitted", false],
  ["sim_replacement", "in_review", false],
] as const)("the payment of a %s that is %s is risky: %s", (service, state, isRisky) => {
  expect(hasRiskyPayment({ service, state })).toBe(isRisky);
});

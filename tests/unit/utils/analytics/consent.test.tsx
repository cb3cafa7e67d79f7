import type * as Consent from "@/utils/analytics/consent";

let consent: typeof Consent;
beforeEach(() => {
  localStorage.clear();
  jest.isolateModules(() => {
    consent = require("@/utils/analytics/consent");
  });
});

it("allows nothing before the page has said whether it asks", () => {
  expect(consent.consentGiven("push")).toBe(false);
});

it("allows everything where the configuration asks for no consent", () => {
  consent.setConsentMode(undefined);
  expect([consent.consentGiven("analytics"), consent.consentGiven("push")]).toEqual([true, true]);
});

it.each(["ask", "silent"] as const)("with %s allows each kind only when it was chosen", (mode) => {
  consent.setConsentMode(mode);
  expect(consent.consentGiven("analytics")).toBe(false);
  consent.chooseConsent({ analytics: true, push: false });
  expect([consent.consentGiven("analytics"), consent.consentGiven("push")]).toEqual([true, false]);
  expect(JSON.parse(localStorage.getItem("consent") ?? "")).toEqual({ analytics: true, push: false });
});

it.each(["", "null", "true", "[]", "{", '{"analytics":"yes"}', '{"analytics":1}'])(
  "takes %p for no consent",
  (stored) => {
    localStorage.setItem("consent", stored);
    consent.setConsentMode("ask");
    expect(consent.consentGiven("analytics")).toBe(false);
  },
);

it("keeps the choice for the page where nothing can be stored", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  consent.setConsentMode("ask");
  consent.chooseConsent({ analytics: true, push: true });
  expect(consent.consentGiven("analytics")).toBe(true);
});

describe("onConsent", () => {
  it("runs at once where it is allowed, once", () => {
    const run = jest.fn();
    consent.setConsentMode(undefined);
    consent.onConsent("push", run);
    consent.openConsentPanel(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("waits for the page's mode and for the choice, and runs again after a withdrawal", () => {
    const run = jest.fn();
    consent.onConsent("push", run);
    consent.setConsentMode("ask");
    consent.chooseConsent({ analytics: true, push: false });
    expect(run).not.toHaveBeenCalled();
    consent.chooseConsent({ analytics: true, push: true });
    expect(run).toHaveBeenCalledTimes(1);
    consent.chooseConsent({ analytics: false, push: false });
    consent.chooseConsent({ analytics: false, push: true });
    expect(run).toHaveBeenCalledTimes(2);
  });

  it("runs no more once it was ended", () => {
    const run = jest.fn();
    consent.setConsentMode("ask");
    consent.onConsent("push", run)();
    consent.chooseConsent({ analytics: true, push: true });
    expect(run).not.toHaveBeenCalled();
  });
});

import type * as Consent from "@/utils/analytics/consent";

let consent: typeof Consent;
beforeEach(() => {
  localStorage.clear();
  jest.isolateModules(() => {
    consent = require("@/utils/analytics/consent");
  });
});

it("allows nothing before the consent mode is set", () => {
  expect(consent.consentGiven("push")).toBe(false);
});

it("allows everything if the configuration requires no consent", () => {
  consent.setConsentMode(undefined);
  expect([consent.consentGiven("analytics"), consent.consentGiven("push")]).toEqual([true, true]);
});

it.each(["ask", "silent"] as const)("allows with %s only the kinds that were chosen", (mode) => {
  consent.setConsentMode(mode);
  expect(consent.consentGiven("analytics")).toBe(false);
  consent.chooseConsent({ analytics: true, push: false });
  expect([consent.consentGiven("analytics"), consent.consentGiven("push")]).toEqual([true, false]);
  expect(JSON.parse(localStorage.getItem("consent") ?? "")).toEqual({ analytics: true, push: false });
});

it.each(["", "null", "true", "[]", "{", '{"analytics":"yes"}', '{"analytics":1}'])(
  "treats %p as no consent",
  (stored) => {
    localStorage.setItem("consent", stored);
    consent.setConsentMode("ask");
    expect(consent.consentGiven("analytics")).toBe(false);
  },
);

it("keeps the choice for the page if storage is not available", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("denied");
  });
  consent.setConsentMode("ask");
  consent.chooseConsent({ analytics: true, push: true });
  expect(consent.consentGiven("analytics")).toBe(true);
});

describe("onConsent", () => {
  it("runs at once if it is allowed, and only once", () => {
    const run = jest.fn();
    consent.setConsentMode(undefined);
    consent.onConsent("push", run);
    consent.openConsentPanel(true);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it("waits for the mode and the choice, and runs again when consent returns after a withdrawal", () => {
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

  it("does not run after it was cancelled", () => {
    const run = jest.fn();
    consent.setConsentMode("ask");
    consent.onConsent("push", run)();
    consent.chooseConsent({ analytics: true, push: true });
    expect(run).not.toHaveBeenCalled();
  });
});

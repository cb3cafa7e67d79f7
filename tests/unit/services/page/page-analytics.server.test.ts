import type { AnalyticsEnv } from "@/services/api/env.server";
import { analyticsOf } from "@/services/page/page-analytics.server";

const NUMBER = "8801712345678";
const env: AnalyticsEnv = {
  driver: "mixpanel",
  token: "0123456789abcdef",
  apiHost: "https://count.example",
  idKey: "",
  recordingPercent: 0,
};

it("returns only token and host for a visitor", () => {
  expect(analyticsOf(env, undefined)).toEqual({ token: "0123456789abcdef", host: "https://count.example" });
});

it("returns the share of recorded sessions if it is above 0", () => {
  expect(analyticsOf({ ...env, recordingPercent: 25 }, undefined)).toMatchObject({ recordingPercent: 25 });
});

it("[TRACK-15] identifies a logged-in user by a keyed digest of the number, the same on every page", () => {
  const { reader } = analyticsOf(env, NUMBER);
  expect(reader).toBe(analyticsOf(env, NUMBER).reader);
  expect(reader).toMatch(/^[\w-]{43}$/);
  expect(reader).not.toContain(NUMBER.slice(3));
  expect(reader).not.toBe(analyticsOf(env, "8801712345679").reader);
});

it("calculates the user's id with the secret key if one is set", () => {
  const keyed = { ...env, idKey: "k".repeat(32) };
  expect(analyticsOf(keyed, NUMBER).reader).not.toBe(analyticsOf(env, NUMBER).reader);
});

it("returns the sandbox's own address with the driver collector, and a user's id without a token", () => {
  const settings = analyticsOf({ ...env, driver: "collector", token: "" }, NUMBER);
  // The site collects these events itself: a sandbox sends nothing to the analytics service.
  expect(settings).toMatchObject({ driver: "collector", token: "", host: "/api/sandbox" });
  expect(settings.reader).toMatch(/^[\w-]{43}$/);
});

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

it("gives a page of a visitor the token and the service, and nothing else", () => {
  expect(analyticsOf(env, undefined)).toEqual({ token: "0123456789abcdef", host: "https://count.example" });
});

it("gives a page the share of recorded sessions, where any is", () => {
  expect(analyticsOf({ ...env, recordingPercent: 25 }, undefined)).toMatchObject({ recordingPercent: 25 });
});

it("[TRACK-15] knows a reader after the log-in by a keyed digest of the number, the same on every page", () => {
  const { reader } = analyticsOf(env, NUMBER);
  expect(reader).toBe(analyticsOf(env, NUMBER).reader);
  expect(reader).toMatch(/^[\w-]{43}$/);
  expect(reader).not.toContain(NUMBER.slice(3));
  expect(reader).not.toBe(analyticsOf(env, "8801712345679").reader);
});

it("makes ids by the secret key where there is one", () => {
  const keyed = { ...env, idKey: "k".repeat(32) };
  expect(analyticsOf(keyed, NUMBER).reader).not.toBe(analyticsOf(env, NUMBER).reader);
});

it("gives a page the driver of the sandbox that takes the events, and has an id for readers without a token as well", () => {
  const settings = analyticsOf({ ...env, driver: "collector", token: "" }, NUMBER);
  // The site collects these events itself: a sandbox sends nothing to the analytics service.
  expect(settings).toMatchObject({ driver: "collector", token: "", host: "/api/sandbox" });
  expect(settings.reader).toMatch(/^[\w-]{43}$/);
});

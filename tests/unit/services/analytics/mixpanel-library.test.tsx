import type { AnalyticsProvider } from "@/services/analytics/analytics";
import { loadMixpanel } from "@/services/analytics/mixpanel";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The times of the requests, in milliseconds of the test's clock. The service answers each one with status 503. */
let asked: number[];

class FailingRequest {
  withCredentials = false;
  readyState = 0;
  status = 0;
  responseText = "";
  onreadystatechange: (() => void) | null = null;
  open() {}
  setRequestHeader() {}
  getAllResponseHeaders() {
    return "";
  }
  send() {
    asked.push(Date.now());
    this.readyState = 4;
    this.status = 503;
    setTimeout(() => this.onreadystatechange?.(), 1);
  }
}

const start = async (withRecorder: boolean, changes: { record_max_ms?: number } = {}): Promise<AnalyticsProvider> => {
  const provider = await loadMixpanel(withRecorder, changes);
  provider.init("project-token", {
    apiHost: "https://count.example",
    recordingPercent: withRecorder ? 100 : 0,
  });
  return provider;
};

beforeEach(() => {
  jest.resetModules();
  localStorage.clear();
  asked = [];
  jest.useFakeTimers();
  for (const method of ["log", "error", "warn"] as const)
    jest.spyOn(console, method).mockImplementation(() => undefined);
  Object.assign(window, { XMLHttpRequest: FailingRequest });
});
afterEach(() => jest.useRealTimers());

it("[CONST-41] after failures the pause before the next request grows to ten minutes at most", async () => {
  const provider = await start(false);
  provider.track("cart_icon", {});
  await jest.advanceTimersByTimeAsync(180 * MINUTE);
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(pauses.length).toBeGreaterThan(10);
  expect(Math.max(...pauses)).toBeLessThanOrEqual(10 * MINUTE + SECOND);
  expect(pauses.at(-1)).toBeGreaterThanOrEqual(10 * MINUTE);
  expect(pauses[0]).toBeLessThan(MINUTE);
});

/** The id of the current recording; undefined if there is none. */
const recordingId = async (): Promise<string | undefined> => {
  const { default: library } = await import("mixpanel-browser/dist/mixpanel-core.cjs.js");
  return (library.get_session_recording_properties() as { $mp_replay_id?: string }).$mp_replay_id;
};

it("[CONST-40] a recording ends after half an hour without use", async () => {
  await start(true);
  await jest.advanceTimersByTimeAsync(SECOND);
  const first = await recordingId();
  expect(first).toEqual(expect.any(String));
  await jest.advanceTimersByTimeAsync(29 * MINUTE);
  expect(await recordingId()).toBe(first);
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  expect(await recordingId()).not.toBe(first);
});

it("[CONST-39] a recording ends at its maximum, before it has been idle for too long", async () => {
  // The limit of 24 hours is tested in mixpanel.test.ts: running the library's timers for a day takes minutes.
  await start(true, { record_max_ms: 20 * MINUTE });
  await jest.advanceTimersByTimeAsync(SECOND);
  const first = await recordingId();
  expect(first).toEqual(expect.any(String));
  await jest.advanceTimersByTimeAsync(19 * MINUTE);
  expect(await recordingId()).toBe(first);
  await jest.advanceTimersByTimeAsync(2 * MINUTE);
  expect(await recordingId()).not.toBe(first);
});

it("with a recording share of 0 nothing is recorded and no recorder is loaded", async () => {
  Reflect.deleteProperty(window, "__mp_recorder");
  await start(false);
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(await recordingId()).toBeUndefined();
  expect(window).not.toHaveProperty("__mp_recorder");
});

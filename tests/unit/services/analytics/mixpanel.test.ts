import { type MixpanelLibrary, mixpanelProvider } from "@/services/analytics/mixpanel";

/** Mocks of the library's functions, which record their arguments. */
function library() {
  return {
    init: jest.fn(),
    track: jest.fn(),
    identify: jest.fn(),
    reset: jest.fn(),
    stop_batch_senders: jest.fn(),
    start_batch_senders: jest.fn(),
    stop_session_recording: jest.fn(),
  } satisfies MixpanelLibrary;
}

function setUp(recordingPercent = 0) {
  const mixpanel = library();
  const provider = mixpanelProvider(mixpanel);
  provider.init("project-token", { apiHost: "https://count.example", recordingPercent });
  const [token, config] = mixpanel.init.mock.calls[0] as [string, Record<string, unknown>];
  return { mixpanel, provider, token, config };
}

it.each([
  ["[TRACK-09] debug is on", "debug", true],
  ["[TRACK-10] it stores its data in local storage", "persistence", "localStorage"],
  ["[TRACK-11] it does not store campaign parameters", "stop_utm_persistence", true],
  ["[CONST-36] fifty events go in a batch", "batch_size", 50],
  ["[CONST-37] batches go every five seconds", "batch_flush_interval_ms", 5_000],
  ["[CONST-38] a request may take ninety seconds", "batch_request_timeout_ms", 90_000],
])("%s", (_, option, value) => {
  expect(setUp().config[option]).toBe(value);
});

it.each([
  ["[CONST-39] a recording lasts 24 hours at most", "record_max_ms", 24 * 3_600_000],
  ["[CONST-40] a recording ends after half an hour without use", "record_idle_timeout_ms", 30 * 60_000],
])("%s", (_, option, value) => {
  expect(setUp(25).config[option]).toBe(value);
});

it("uses the configured token and host, and neither records sessions nor tracks automatically", () => {
  const { token, config } = setUp();
  expect(token).toBe("project-token");
  expect(config).toMatchObject({
    api_host: "https://count.example",
    record_sessions_percent: 0,
    autocapture: false,
    track_pageview: false,
    save_referrer: false,
  });
});

it("records the configured share of sessions, with every text and input masked", () => {
  expect(setUp(25).config).toMatchObject({
    record_sessions_percent: 25,
    record_mask_all_text: true,
    record_mask_all_inputs: true,
    record_console: false,
    record_network: false,
  });
});

it("does not send addresses of pages, which may contain a number, a code or an order", () => {
  expect(setUp().config.property_blacklist).toEqual(
    expect.arrayContaining(["$current_url", "$referrer", "$initial_referrer"]),
  );
});

it("passes on events and identities, and resets the library on forget", () => {
  const { mixpanel, provider } = setUp();
  provider.track("cart_icon", { platform_name: "X" });
  provider.identify("reader-1");
  provider.reset();
  expect(mixpanel.track).toHaveBeenCalledWith("cart_icon", { platform_name: "X" });
  expect(mixpanel.identify).toHaveBeenCalledWith("reader-1");
  expect(mixpanel.reset).toHaveBeenCalledTimes(1);
});

it("deletes unsent events and stops recording on stop, and starts again on resume", () => {
  const { mixpanel, provider } = setUp();
  provider.stop();
  for (const part of [mixpanel.stop_batch_senders, mixpanel.stop_session_recording, mixpanel.reset]) {
    expect(part).toHaveBeenCalledTimes(1);
  }
  expect(mixpanel.start_batch_senders).not.toHaveBeenCalled();
  provider.resume();
  expect(mixpanel.start_batch_senders).toHaveBeenCalledTimes(1);
});

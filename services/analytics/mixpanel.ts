import type { Config } from "mixpanel-browser";
import type { AnalyticsProvider } from "@/services/analytics/analytics";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The library supports more settings than its types declare. */
type Settings = Partial<Config> & { track_marketing: boolean; record_console: boolean; record_network: boolean };

/** The functions of the library that the site uses. */
export interface MixpanelLibrary {
  init(token: string, config: Settings): unknown;
  track(name: string, properties: Readonly<Record<string, unknown>>): unknown;
  identify(id: string): unknown;
  reset(): unknown;
  stop_batch_senders(): unknown;
  start_batch_senders(): unknown;
  stop_session_recording(): unknown;
}

/** Properties that the library would add by itself. An address can contain a number, a code or an order. */
const ADDRESSES = ["$current_url", "$referrer", "$referring_domain", "$initial_referrer", "$initial_referring_domain"];

/**
 * Mixpanel behind the site's own interface (docs/decisions/28), with the same settings in every configuration (TRACK-09
 * to TRACK-11; CONST-36 to CONST-40).
 * @param changes of the settings; for tests
 */
export function mixpanelProvider(library: MixpanelLibrary, changes: Partial<Settings> = {}): AnalyticsProvider {
  return {
    init(token, { apiHost, recordingPercent }) {
      library.init(token, {
        api_host: apiHost,
        debug: true,
        persistence: "localStorage",
        stop_utm_persistence: true,
        batch_size: 50,
        batch_flush_interval_ms: 5 * SECOND,
        batch_request_timeout_ms: 90 * SECOND,
        record_max_ms: 24 * 60 * MINUTE,
        record_idle_timeout_ms: 30 * MINUTE,
        record_sessions_percent: recordingPercent,
        // A recording shows how a page is used, never its texts or the text typed into it.
        record_mask_all_text: true,
        record_mask_all_inputs: true,
        record_console: false,
        record_network: false,
        property_blacklist: ADDRESSES,
        save_referrer: false,
        // Each event carries the session's campaign; the library stores no campaigns itself.
        track_marketing: false,
        skip_first_touch_marketing: true,
        track_pageview: false,
        autocapture: false,
        ...changes,
      });
    },
    track: (name, properties) => void library.track(name, properties),
    identify: (id) => void library.identify(id),
    reset: () => void library.reset(),
    stop() {
      library.stop_session_recording();
      library.stop_batch_senders();
      library.reset();
    },
    resume: () => void library.start_batch_senders(),
  };
}

/**
 * Loads the library.
 * @param withRecorder whether sessions are recorded; the recorder is a separate file, three times the library's size
 * @throws Error when it cannot be loaded
 */
export async function loadMixpanel(withRecorder: boolean, changes?: Partial<Settings>): Promise<AnalyticsProvider> {
  // The recorder adds itself to `window`, where the library looks for it.
  if (withRecorder) await import("mixpanel-browser/dist/mixpanel-recorder.min.js");
  const { default: library } = await import("mixpanel-browser/dist/mixpanel-core.cjs.js");
  // The library has more functions than its types declare.
  return mixpanelProvider(library as typeof library & MixpanelLibrary, changes);
}

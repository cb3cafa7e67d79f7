import type { Config } from "mixpanel-browser";
import type { AnalyticsProvider } from "@/services/analytics/analytics";
import { SERVICE_OPTIONS, type ServiceOptions } from "@/services/analytics/analytics-options";

/** The library knows more settings than its types. */
type Settings = Partial<Config> & { track_marketing: boolean; record_console: boolean; record_network: boolean };

/** The parts of the library that are used. */
export interface MixpanelLibrary {
  init(token: string, config: Settings): unknown;
  track(name: string, properties: Readonly<Record<string, unknown>>): unknown;
  identify(id: string): unknown;
  reset(): unknown;
  stop_batch_senders(): unknown;
  start_batch_senders(): unknown;
  stop_session_recording(): unknown;
}

/** What the library would add by itself: an address can carry a number, a code or an order. */
const ADDRESSES = ["$current_url", "$referrer", "$referring_domain", "$initial_referrer", "$initial_referring_domain"];

/**
 * Mixpanel behind our port (docs/decisions/28).
 * @param library loaded already
 */
export function mixpanelProvider(
  library: MixpanelLibrary,
  options: ServiceOptions = SERVICE_OPTIONS,
): AnalyticsProvider {
  return {
    init(token, { apiHost, recordingPercent }) {
      library.init(token, {
        api_host: apiHost,
        debug: options.debug,
        persistence: options.persistence,
        stop_utm_persistence: !options.keepsCampaign,
        batch_size: options.batchSize,
        batch_flush_interval_ms: options.flushMs,
        batch_request_timeout_ms: options.requestTimeoutMs,
        record_max_ms: options.recordingMs,
        record_idle_timeout_ms: options.recordingIdleMs,
        record_sessions_percent: recordingPercent,
        // A recording shows how a page is used, never its texts or what is typed into it.
        record_mask_all_text: true,
        record_mask_all_inputs: true,
        record_console: false,
        record_network: false,
        property_blacklist: ADDRESSES,
        save_referrer: false,
        // Campaigns go out with each event, from the session; the library keeps none of its own.
        track_marketing: false,
        skip_first_touch_marketing: true,
        track_pageview: false,
        autocapture: false,
      });
    },
    track: (name, properties) => void library.track(name, properties),
    identify: (id) => void library.identify(id),
    forget: () => void library.reset(),
    stop() {
      library.stop_session_recording();
      library.stop_batch_senders();
      library.reset();
    },
    resume: () => void library.start_batch_senders(),
  };
}

/**
 * Fetches the library.
 * @param withRecorder whether sessions are recorded; the recorder is a file of its own, three times the library's size
 * @throws Error when it cannot be loaded
 */
export async function loadMixpanel(withRecorder: boolean, options = SERVICE_OPTIONS): Promise<AnalyticsProvider> {
  // It adds itself to `window`, where the library looks for it.
  if (withRecorder) await import("mixpanel-browser/dist/mixpanel-recorder.min.js");
  const { default: library } = await import("mixpanel-browser/dist/mixpanel-core.cjs.js");
  // It has more functions than its types.
  return mixpanelProvider(library as typeof library & MixpanelLibrary, options);
}

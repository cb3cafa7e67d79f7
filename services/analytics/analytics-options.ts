const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The fixed settings of the service, the same in every configuration. Times in milliseconds. */
export interface ServiceOptions {
  debug: boolean;
  persistence: "localStorage";
  keepsCampaign: boolean;
  batchSize: number;
  flushMs: number;
  requestTimeoutMs: number;
  recordingMs: number;
  recordingIdleMs: number;
}

/** TRACK-09 to TRACK-11; CONST-36 to CONST-40. */
export const SERVICE_OPTIONS: ServiceOptions = {
  debug: true,
  persistence: "localStorage",
  keepsCampaign: false,
  batchSize: 50,
  flushMs: 5 * SECOND,
  requestTimeoutMs: 90 * SECOND,
  recordingMs: 24 * HOUR,
  recordingIdleMs: 30 * MINUTE,
};

import { withTimeout } from "@/utils/requests/with-timeout";

/** A position in degrees, as in an address. */
export interface NearPosition {
  latitude: string;
  longitude: string;
}

const degrees = (text: string, max: number) =>
  /^-?\d{1,3}(\.\d{1,6})?$/.test(text) && Math.abs(Number(text)) <= max ? text : null;

/** Reads the value of `near` in an address, `23.794,90.407`. @returns null when it is not a position */
export function readNear(text: string): NearPosition | null {
  const [north = "", east = ""] = text.split(",");
  const [latitude, longitude] = [degrees(north, 90), degrees(east, 180)];
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** A position as text, precise to about a hundred metres: that is enough, and reveals less about the visitor. */
export function roundPosition({ latitude, longitude }: { latitude: number; longitude: number }): NearPosition {
  return { latitude: latitude.toFixed(3), longitude: longitude.toFixed(3) };
}

/** The value of `near` in an address. */
export function nearOf(position: { latitude: number; longitude: number }): string {
  const { latitude, longitude } = roundPosition(position);
  return `${latitude},${longitude}`;
}

const TIMEOUT_MS = 10_000;
/** The maximum wait with the question to the visitor, which has no limit in browsers: many web views never answer it. */
const ANSWER_MS = 30_000;
/** A position that the browser already has may be this old. */
const MAX_AGE_MS = 300_000;

/** The visitor's position from the browser. Rejects if the visitor or the browser refuses it, or does not answer. */
export function browserPosition(): Promise<{ latitude: number; longitude: number }> {
  const position = new Promise<{ latitude: number; longitude: number }>((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      reject,
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
  });
  return withTimeout(position, ANSWER_MS);
}

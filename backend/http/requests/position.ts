import type { Position } from "@/backend/domain/stores/store-rules";

/** The visitor's position; null unless a request has both parts of it. */
export function positionOf({
  latitude,
  longitude,
}: {
  latitude?: number | undefined;
  longitude?: number | undefined;
}): Position | null {
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

import type { Api } from "@/services/api/api-client";
import { findStorePlaces, listStores, type Store, type StorePlace } from "@/services/stores/stores-service";

/** The service and the place of a visit. */
export interface VisitRequest {
  /** Key of a centre's service, e.g. `number-portability`. */
  service: string;
  /** English names, as in the list. */
  district: string;
  area: string;
}

const MAX_CENTRES = 2;
/** A precision of about 100 metres. */
const DIGITS_OF_PLACE = 3;

/**
 * The centres for a visit: those that offer the service, the nearest to the chosen thana first. If the thana has no
 * such centre, the distance is measured from the thana's own position, or from the middle of its district. A district
 * without such a centre gets the nearest centres of its neighbours.
 * @returns at most two; empty when no position is known for the thana and its district
 */
export async function listVisitCentres(api: Api, { service, district, area }: VisitRequest): Promise<Store[]> {
  const isChosen = (place: StorePlace) =>
    place.kind === "thana" && place.key === area && place.districtKey === district;
  const own = await listStores(api, { service, district, thana: area, perPage: 1 });
  const start = own.stores[0] ?? (await findStorePlaces(api, area)).find(isChosen);
  if (start === undefined) return [];
  const [latitude, longitude] = [start.latitude.toFixed(DIGITS_OF_PLACE), start.longitude.toFixed(DIGITS_OF_PLACE)];
  return (await listStores(api, { service, latitude, longitude, perPage: MAX_CENTRES })).stores;
}

import type { Api } from "@/services/api/api-client";
import { createPublicApi } from "@/services/api/api-client.server";
import { getDeliveryOffer, listDistricts } from "@/services/checkout/delivery-service";
import { CAPITAL } from "@/utils/addresses/chosen-place";
import type { Arrival } from "@/utils/dates/arrival";
import type { Language } from "@/utils/text/translations";

/** The dates change at midnight, and at the hour after which parcels leave only on the next day. */
const MAX_AGE_MS = 60_000;

interface Known {
  arrival: Promise<Arrival | null>;
  until: number;
}

/** The arrival date of an order in the capital. It is the same for everybody: loaded once a minute per language. */
export class CapitalArrival {
  private readonly known = new Map<Language, Known>();

  /**
   * @param api returns the client for a language
   * @param clock monotonic time in milliseconds
   */
  constructor(
    private readonly api: (language: Language) => Api,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** @returns null when there is no delivery to the capital. */
  get(language: Language): Promise<Arrival | null> {
    const known = this.known.get(language);
    if (known !== undefined && this.clock() < known.until) return known.arrival;
    const arrival = loadArrival(this.api(language));
    this.known.set(language, { arrival, until: this.clock() + MAX_AGE_MS });
    // After a failure the next page tries again.
    arrival.catch(() => this.known.delete(language));
    return arrival;
  }
}

async function loadArrival(api: Api): Promise<Arrival | null> {
  const [places, { methods, type }] = await Promise.all([
    listDistricts(api),
    getDeliveryOffer(api, { district: CAPITAL }),
  ]);
  const method = methods.find((each) => each.type === type) ?? methods[0];
  if (method === undefined) return null;
  const place = places.find(({ name }) => name === CAPITAL)?.label ?? CAPITAL;
  return { earliest: method.earliest, latest: method.latest, place };
}

/** The instance of this process. */
export const capitalArrival = new CapitalArrival(createPublicApi);

import type { Api } from "@/services/api/api-client";
import { createPublicApi } from "@/services/api/api-client.server";
import { getDeliveryOffer, listDistricts } from "@/services/checkout/delivery-service";
import { logFailure } from "@/utils/browser/log-failure";

const ASKED_AGAIN_MS = 3_600_000;
const TRIED_AGAIN_MS = 60_000;

/** The highest fee for regular delivery in any district; null when no district has regular delivery. */
async function askHighest(api: Api): Promise<number | null> {
  let highest: number | null = null;
  // One after the other: this runs in the background, so speed is not important.
  for (const { name } of await listDistricts(api)) {
    const { ways } = await getDeliveryOffer(api, { district: name, area: "" });
    const regular = ways.find(({ type }) => type === "regular");
    if (regular !== undefined) highest = Math.max(highest ?? 0, regular.feePoisha);
  }
  return highest;
}

/** Stores the highest delivery fee, for search engines. It is loaded again every hour, in the background. */
export class DeliveryCost {
  private known: number | null = null;
  private until = Number.NEGATIVE_INFINITY;
  private asking: Promise<void> | undefined;

  /**
   * @param api the client
   * @param clock monotonic time in milliseconds
   */
  constructor(
    private readonly api: () => Api,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** In poisha; null until it has loaded. */
  highest(): number | null {
    if (this.clock() >= this.until) {
      this.asking ??= this.ask().finally(() => {
        this.asking = undefined;
      });
    }
    return this.known;
  }

  private async ask(): Promise<void> {
    try {
      this.known = await askHighest(this.api());
      this.until = this.clock() + ASKED_AGAIN_MS;
    } catch (error) {
      this.until = this.clock() + TRIED_AGAIN_MS;
      logFailure("What delivery costs at most could not be asked", error);
    }
  }
}

/** The instance of this process. */
export const deliveryCost = new DeliveryCost(() => createPublicApi("en"));

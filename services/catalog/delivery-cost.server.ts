import type { Api } from "@/services/api/api-client";
import { createPublicApi } from "@/services/api/api-client.server";
import { getDeliveryOffer, listDistricts } from "@/services/checkout/delivery-service";
import { logFailure } from "@/utils/browser/log-failure";

const REFRESH_MS = 3_600_000;
const RETRY_MS = 60_000;

/** The highest fee for regular delivery in any district; null when no district has regular delivery. */
async function findHighestFee(api: Api): Promise<number | null> {
  let highest: number | null = null;
  // One after the other: this runs in the background, so speed is not important.
  for (const { name } of await listDistricts(api)) {
    const { methods } = await getDeliveryOffer(api, { district: name });
    const regular = methods.find(({ type }) => type === "regular");
    if (regular !== undefined) highest = Math.max(highest ?? 0, regular.feePoisha);
  }
  return highest;
}

/** Stores the highest delivery fee, for search engines. It is loaded again every hour, in the background. */
export class DeliveryCost {
  private fee: number | null = null;
  private until = Number.NEGATIVE_INFINITY;
  private loading: Promise<void> | undefined;

  /** @param clock monotonic time in milliseconds */
  constructor(
    private readonly api: () => Api,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** In poisha; null until it has loaded. */
  highest(): number | null {
    if (this.clock() >= this.until) {
      this.loading ??= this.load().finally(() => {
        this.loading = undefined;
      });
    }
    return this.fee;
  }

  private async load(): Promise<void> {
    try {
      this.fee = await findHighestFee(this.api());
      this.until = this.clock() + REFRESH_MS;
    } catch (error) {
      this.until = this.clock() + RETRY_MS;
      logFailure("The highest delivery fee could not be loaded", error);
    }
  }
}

/** The instance of this process. */
export const deliveryCost = new DeliveryCost(() => createPublicApi("en"));

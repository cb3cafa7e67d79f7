import { randomUUID } from "node:crypto";
import type { PlannedRequest } from "./http-connection";
import type { Scenario } from "./load";
import { askForCodes, type BenchSite } from "./login";
import { post } from "./shop-requests";

/** The cheapest one-day pack. Every number in the sandbox starts with enough balance for it. */
const PACK = "internet-1024mb-24h-3001";

/** Pack activations as load. Each one has its own number, the code that was sent to it, and its own idempotency key. */
export function activationScenarios(site: BenchSite, count: number): Scenario[] {
  return [{ name: "pack activated", prepare: (most) => activations(site, most), count }];
}

async function activations(site: BenchSite, count: number): Promise<PlannedRequest[]> {
  const codes = await askForCodes(site, count, (msisdn) => post("sendInternetPackOtp", { msisdn, pack_id: PACK }));
  return [...codes].map(([msisdn, otp_value]) => ({
    ...post("activateInternetPackUsingOtp", { msisdn, pack_id: PACK, otp_value }),
    headers: { "Idempotency-Key": randomUUID() },
  }));
}

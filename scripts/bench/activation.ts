import { randomUUID } from "node:crypto";
import { callPaths } from "@/backend/contract/paths";
import type { Scenario } from "./load";
import type { PlannedRequest } from "./load-worker";
import { askForCodes, type BenchSite } from "./login";

/** The cheapest pack of a day; every number of the sandbox begins with enough for it. */
const PACK = "internet-1024mb-24h-3001";

/** Activations of a pack as load: each of a number of its own, by the code that was sent to it, under a key of its own. */
export function activationScenarios(site: BenchSite, count: number): Scenario[] {
  return [{ name: "pack activated", prepare: (most) => activations(site, most), count }];
}

async function activations(site: BenchSite, count: number): Promise<PlannedRequest[]> {
  const { path: codePath } = callPaths.sendInternetPackOtp;
  const codes = await askForCodes(site, count, (msisdn) => ({
    method: "POST",
    path: codePath,
    body: { msisdn, pack_id: PACK },
  }));
  const { path } = callPaths.activateInternetPackUsingOtp;
  return [...codes].map(([msisdn, otp_value]) => ({
    method: "POST",
    path,
    body: { msisdn, pack_id: PACK, otp_value },
    headers: { "Idempotency-Key": randomUUID() },
  }));
}

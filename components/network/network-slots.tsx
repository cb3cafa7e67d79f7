import { CoverageBox } from "@/components/network/coverage-box";
import { DeviceBox } from "@/components/network/device-box";
import type { NetworkPage } from "@/components/network/device-result";
import type { NetworkChecks } from "@/services/subscriber-services/network-page.server";

/** The content of the slots of the 5G, 4G and VoLTE pages. */
export function networkSlots(page: NetworkPage, checks: NetworkChecks) {
  return {
    device: <DeviceBox page={page} checks={checks} />,
    coverage: <CoverageBox path={`/${page}`} checks={checks} />,
  };
}

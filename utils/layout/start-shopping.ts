import type { ChannelKind } from "@/utils/layout/channel";
import { paths } from "@/utils/paths/paths";

/**
 * The address of the Start Shopping link (START-01 to START-04).
 * @param channel the partner app, null for a visitor without one
 * @param microsite value of the micrositeService cookie, empty when there is none
 */
export function startShoppingPath(channel: ChannelKind | null, microsite: string): string {
  if (microsite === "alo" && (channel === "wallet" || channel === "bank")) return "/shop/devices/iot-products";
  if (microsite === "gpshop" && channel !== null) return paths.shop;
  return paths.phones;
}

import { paths } from "@/utils/paths";

/** Values of channelName by which the partner apps announce themselves (INTERFACES.md, Modes). */
export interface PartnerChannels {
  app: string;
  wallet: string;
  bank: string;
}

/**
 * Where Start Shopping leads (SPEC 4; START-01 to START-04).
 * @param channel name of the channel, empty when there is none; compared without regard to case
 * @param microsite value of the micrositeService cookie, empty when there is none
 */
export function startShoppingPath(channel: string, microsite: string, partners: PartnerChannels): string {
  const name = channel.toLowerCase();
  const is = (partner: string) => partner.toLowerCase() === name;
  const embedded = is(partners.wallet) || is(partners.bank);
  if (microsite === "alo" && embedded) return "/shop/devices/iot-products";
  if (microsite === "gpshop" && (embedded || is(partners.app))) return paths.shop;
  return paths.phones;
}

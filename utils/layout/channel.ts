/** Values of channelName by which the partner apps announce themselves (docs/interfaces.md#modes). */
export interface PartnerChannels {
  app: string;
  wallet: string;
  bank: string;
}

/** The partner app in which a page is shown. */
export type ChannelKind = keyof PartnerChannels;

/**
 * The partner app of a channel name, which must match completely, ignoring case (CHROME-10, CHROME-11).
 * @param name value of channelName from any source; empty when there is none
 * @returns null for a visitor without a partner
 */
export function channelKind(name: string, partners: PartnerChannels): ChannelKind | null {
  const lower = name.toLowerCase();
  if (lower === "") return null;
  const is = (partner: string) => partner.toLowerCase() === lower;
  if (is(partners.app)) return "app";
  if (is(partners.wallet)) return "wallet";
  return is(partners.bank) ? "bank" : null;
}

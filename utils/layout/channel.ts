/** Values of channelName by which the partner apps announce themselves (docs/interfaces.md#modes). */
export interface PartnerChannels {
  app: string;
  wallet: string;
  bank: string;
}

/** Which of the partner apps a page is shown in. */
export type ChannelKind = keyof PartnerChannels;

/**
 * The partner app behind the name of a channel: compared whole and without regard to case (CHROME-10, CHROME-11).
 * @param name value of channelName from wherever it was read; empty when there is none
 * @returns null for a visitor of the open web, who is no partner's
 */
export function channelKind(name: string, partners: PartnerChannels): ChannelKind | null {
  const lower = name.toLowerCase();
  if (lower === "") return null;
  const is = (partner: string) => partner.toLowerCase() === lower;
  if (is(partners.app)) return "app";
  if (is(partners.wallet)) return "wallet";
  return is(partners.bank) ? "bank" : null;
}

import type { PartnerChannels } from "@/utils/start-shopping";
import type { Language, PageTexts } from "@/utils/translations";

/** What the frame around every page needs to know; it travels in the page's props. */
export interface Shell {
  /** Brand name in the page's language. */
  brand: string;
  /** Public origin without a slash at its end, for canonical addresses; empty in the pages rendered at build. */
  origin: string;
  /** Names by which the partner apps announce themselves. */
  partners: PartnerChannels;
  /** True where the quiet sandbox strip is shown. */
  sandbox: boolean;
  /** The language that links out of the shop lead to; null in that of the page. */
  outsideLanguage: Language | null;
  /** True where the shop tells, once a session, that it speaks English only. */
  languageNotice: boolean;
}

/** Props that withPageProps gives every page. */
export interface PageProps {
  shell: Shell;
  texts: PageTexts;
}

/** True when the channel is one of the partner apps, matched whole and without regard to case (SPEC 4). */
export function isPartnerChannel(channel: string, partners: PartnerChannels): boolean {
  const name = channel.toLowerCase();
  return [partners.app, partners.wallet, partners.bank].some((partner) => partner.toLowerCase() === name);
}

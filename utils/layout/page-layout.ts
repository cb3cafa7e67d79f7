import type { ConsentMode } from "@/utils/analytics/consent";
import type { PartnerChannels } from "@/utils/layout/channel";
import type { Chrome, ChromeParameterError } from "@/utils/layout/chrome-rules";
import type { HeaderMenu, OutsideLinks } from "@/utils/menu/menu-item";
import type { Language, PageTexts } from "@/utils/text/translations";

/** How the wallet's home is opened: the function that its app offers and the merchant name passed to it (WALLET-04). */
export interface WalletBridge {
  /** Path of the function on `window`, e.g. PartnerBridge.goBackHome. */
  call: string;
  merchant: string;
}

/** Values that a test environment's gate compares with: SHA-256 hashes in lower-case hex (docs/interfaces.md#modes). */
export interface GateDigests {
  user: string;
  password: string;
}

/** The logged-in user as the account sidebar shows them (LOGIN-14, LOGIN-15). */
export interface LayoutUser {
  /** With its two-character country prefix. */
  msisdn: string;
  starStatus: string;
}

/** The service that counts events (TRACK-08). */
export interface AnalyticsSettings {
  /** Omitted for Mixpanel; the other drivers are for a sandbox and need no token. */
  driver?: "console" | "collector";
  /** The project's token. */
  token: string;
  /** Address of the service, without a slash at its end. */
  host: string;
  /** The id of a logged-in reader; the number cannot be derived from it. */
  reader?: string;
  /** Percentage of sessions that are recorded; omitted = none. */
  recordingPercent?: number;
}

/** The project that sends push messages, as browsers know it; nothing of it is a secret. */
export interface PushProject {
  apiKey: string;
  projectId: string;
  senderId: string;
  appId: string;
  /** Public key of the web push certificate. */
  vapidKey: string;
}

/** `sandbox`: the browser makes its token itself, and messages are only listed at /sandbox/messages. */
export type PushSettings = PushProject | "sandbox";

/** The data of the frame around every page, in the page's props. */
export interface LayoutData {
  /** Brand name in the page's language. */
  brand: string;
  /** Brand name in English, by which menu entries are recognised. */
  brandEnglish: string;
  /** The brand's slug in addresses. */
  brandSlug: string;
  /** The first level of the menu. */
  menu: HeaderMenu;
  /** Addresses of the company's other sites. */
  outside: OutsideLinks;
  /** Public origin without a slash at its end, for canonical addresses; empty in the pages rendered at build. */
  origin: string;
  /** The frame of the page. */
  chrome: Chrome;
  /** Only if the wallet's bar is or may be shown. */
  wallet?: WalletBridge;
  /** Values of the address or the cookies that could not be read; for the browser's log. */
  parameterErrors?: readonly ChromeParameterError[];
  /** Only in the pages rendered at build, which detect the partner app in the browser. */
  partners?: PartnerChannels;
  /** Null for a visitor, and when the user is unknown. */
  user: LayoutUser | null;
  /** What the server knows about the token in the cookie or address (TOKEN-01, TOKEN-02); omitted when unknown. */
  token?: "refused" | "handed-over";
  /** Name of the partner's channel for the sidebar's own calls; only where there is one (CHROME-24). */
  sidebarChannel?: string;
  /** Domain of the session's cookie; only when it is not just this host. */
  cookieDomain?: string;
  /** Hosts besides our own that a log-in may lead back to; only when there are any. */
  referrerAllow?: readonly string[];
  /** True where the quiet sandbox strip is shown; on a page that is rendered at build, only on a test site. */
  sandbox: boolean;
  /** The language of links that lead out of the shop; null for the language of the page. */
  outsideLanguage: Language | null;
  /** True when the shop shows, once per session, a message that it is in English only. */
  languageNotice: boolean;
  /** True where the browser may store the offline page. */
  offline?: true;
  /** Only where events are counted. */
  analytics?: AnalyticsSettings;
  /** Only where analytics and push wait for the visitor's consent. */
  consent?: Exclude<ConsentMode, undefined>;
  /** Only where push messages are configured or in the sandbox, and never in a partner's app. */
  push?: PushSettings;
  /** Null where there is no gate. */
  gate: GateDigests | null;
}

/** Props that withPageProps gives every page. */
export interface PageProps {
  layout: LayoutData;
  texts: PageTexts;
}

/** The props of a page's view: the data of the frame, and what the page's loader returns. */
export type ViewProps<Load extends (...request: never[]) => Promise<object>> = Pick<PageProps, "layout"> &
  Awaited<ReturnType<Load>>;

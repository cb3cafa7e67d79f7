import { type ChannelKind, channelKind, type PartnerChannels } from "@/utils/layout/channel";
import { barePath, hasCart } from "@/utils/paths/paths";

/** The frame of a page: the answer of the four-source rule (CHROME-01). */
export interface Chrome {
  /** The partner app that the page is shown in. */
  channel: ChannelKind | null;
  /** Name of the channel as it was given; empty when there is none. */
  channelName: string;
  /** Value of micrositeService; empty when there is none. */
  microsite: string;
  /** `cart` is the whole header with the cart in it, `cart-only` the cart alone; null hides both. */
  navbar: "plain" | "cart" | "cart-only" | null;
  footer: boolean;
  walletBar: boolean;
}

/** The fields of the logged-in user that the frame uses (LOGIN-37, LOGIN-38). */
interface ChromeUser {
  channelName: string | null;
  show_header: boolean;
  show_footer: boolean;
}

/** Parameters and cookies of these names are read; others are ignored. */
type ChromeValues = Readonly<Record<string, string | undefined>>;

export interface ChromeSources {
  /** Path of the page without its language; a query after it is ignored. */
  path: string;
  /** The first value of each parameter, decoded. */
  query: ChromeValues;
  /** Decoded. */
  cookies: ChromeValues;
  /** Null for a visitor, and when the user is unknown. */
  user: ChromeUser | null;
  partners: PartnerChannels;
}

type ChromeCookie = "channelName" | "micrositeService" | "showHeader";

/** A value that could not be read as JSON; it counts as not given (CHROME-17). */
export interface ChromeParameterError {
  name: "showHeader" | "showFooter";
  value: string;
}

export interface ResolvedChrome {
  chrome: Chrome;
  /** Name of the channel for the account sidebar, which reads the API first (CHROME-24). */
  sidebarChannel: string;
  /** Cookies that differ from those of the browser. */
  cookies: readonly { name: ChromeCookie; value: string }[];
  parameterErrors: readonly ChromeParameterError[];
}

/** A possible name of a channel or a microsite. Anything else counts as absent. */
const PLAIN_NAME = /^[a-z0-9][a-z0-9 ._-]{0,63}$/i;
const MAX_COOKIE_LENGTH = 64;

/**
 * Decides the frame of a page and the cookies to write (CHROME-01 to CHROME-24). Pure: same sources, same answer; never
 * throws, whatever the address and the cookies contain.
 * - The channel is read from the query, then the cookie, then the API; for the sidebar from the API, query, cookie.
 * - showHeader and showFooter are JSON; the query comes before the cookie; a truthy value hides. The user's flags hide
 *   when they are false. The wallet's bar is at the foot of the page and follows the footer's two flags.
 * - The channel's cookie is the first of query, API, cookie. For a wallet or a bank it is the first of query and cookie.
 *   Our interpretation: the API cannot remove a visitor from a wallet or bank, nor put one into it; only the
 *   app itself does, by the address.
 * - The cookies showHeader and micrositeService are written from the query alone.
 */
export function resolveChrome({ path, query, cookies, user, partners }: ChromeSources): ResolvedChrome {
  const name = (value: string | null | undefined) => readName(value, partners);
  const named = { query: name(query.channelName), cookie: name(cookies.channelName), api: name(user?.channelName) };
  const channelName = named.query || named.cookie || named.api;
  const channel = channelKind(channelName, partners);
  const queryMicrosite = name(query.micrositeService);
  const header = readFlag("showHeader", query, cookies);
  const footer = readFlag("showFooter", query, cookies);
  const showsFoot = !footer.hides && user?.show_footer !== false;
  const chrome: Chrome = {
    channel,
    channelName,
    microsite: queryMicrosite || name(cookies.micrositeService),
    navbar: header.hides || user?.show_header === false ? null : navbarOf(channel, hasCart(path)),
    footer: channel === null && showsFoot,
    walletBar: channel === "wallet" && !barePath(path).includes("/microsite") && showsFoot,
  };
  const values: Record<ChromeCookie, string> = {
    channelName: named.query || (mayApiName(channel, named.api, partners) && named.api) || named.cookie,
    micrositeService: queryMicrosite,
    showHeader: header.cookie,
  };
  return {
    chrome,
    sidebarChannel: named.api || named.query || named.cookie,
    cookies: (Object.keys(values) as ChromeCookie[])
      .map((cookie) => ({ name: cookie, value: values[cookie] }))
      .filter((cookie) => cookie.value !== "" && cookie.value !== cookies[cookie.name]),
    parameterErrors: [...header.errors, ...footer.errors],
  };
}

function readName(value: unknown, partners: PartnerChannels): string {
  const text = textOf(value);
  return PLAIN_NAME.test(text) || channelKind(text, partners) !== null ? text : "";
}

function navbarOf(channel: ChannelKind | null, withCart: boolean): Chrome["navbar"] {
  if (channel === null) return withCart ? "cart" : "plain";
  return withCart ? "cart-only" : null;
}

const isEmbedded = (channel: ChannelKind | null) => channel === "wallet" || channel === "bank";

function mayApiName(channel: ChannelKind | null, api: string, partners: PartnerChannels): boolean {
  return !isEmbedded(channel) && !isEmbedded(channelKind(api, partners));
}

interface Flag {
  hides: boolean;
  /** The query's value as a cookie; empty when there is no valid value. */
  cookie: string;
  errors: ChromeParameterError[];
}

function readFlag(name: ChromeParameterError["name"], query: ChromeValues, cookies: ChromeValues): Flag {
  const queryValue = textOf(query[name]);
  const value = queryValue || textOf(cookies[name]);
  if (value === "") return { hides: false, cookie: "", errors: [] };
  try {
    const hides = Boolean(JSON.parse(value));
    return { hides, cookie: queryValue.length > MAX_COOKIE_LENGTH ? String(hides) : queryValue, errors: [] };
  } catch {
    return { hides: false, cookie: "", errors: [{ name, value: value.slice(0, MAX_COOKIE_LENGTH) }] };
  }
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}

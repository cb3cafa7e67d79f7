import type { CallHeaders } from "@/services/api/api-client";

/** The values from which a call's headers are built; an absent value is null. */
interface CallerFacts {
  lang: string | undefined;
  webLoginToken: string | null;
  previewToken: string | null;
  channelName: string | null;
}

// A header can contain neither line breaks nor Bengali text. A cookie with such a value was not set by the site.
const HEADER_VALUE = /^[\x21-\x7e]{1,512}$/;
const clean = (value: string | null): string => (value !== null && HEADER_VALUE.test(value) ? value : "");

/**
 * The request headers (API-LOGIN-09 to API-LOGIN-12): language, session, preview and channel.
 * @returns all four headers; an empty string for an absent value
 */
export function buildCallHeaders(facts: CallerFacts): CallHeaders {
  return {
    lang: facts.lang === "bn" ? "bn" : "en",
    webLoginToken: clean(facts.webLoginToken),
    Previewtoken: clean(facts.previewToken),
    channelName: clean(facts.channelName),
  };
}

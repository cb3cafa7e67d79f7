import Cookies from "js-cookie";
import { type Api, createApi } from "@/services/api/api-client";
import { buildCallHeaders } from "@/services/api/call-headers";
import { apiBases } from "@/services/api/env";
import { readToken } from "@/services/login/session-cookie";

function cookie(name: string): string | null {
  return Cookies.get(name) ?? null;
}

function query(name: string): string | null {
  return new URLSearchParams(window.location.search).get(name);
}

/** The client of the browser: cookies, address and language are read for each call (API-LOGIN-09 to API-LOGIN-12). */
export const browserApi: Api = createApi({
  bases: apiBases,
  headers: () =>
    buildCallHeaders({
      lang: document.documentElement.lang,
      webLoginToken: readToken(),
      previewToken: query("previewToken") ?? cookie("previewToken"),
      channelName: query("channelName") || cookie("channelName"),
    }),
});

/** The retailer of this visitor, sent with cart updates (CART-74); null when there is none. */
export function retailerToken(): string | null {
  return cookie("retailer_token");
}

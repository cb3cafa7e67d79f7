import type { IncomingMessage } from "node:http";
import type { Serve } from "@/tests/support/page-exchange";

const VARYING = ["channelName", "micrositeService", "showHeader", "showFooter", "siteLanguage"];

/** Caches pages under a key that a regular expression reads from the headers. It parses cookies unlike the page. */
export function naivePageReuse(page: Serve): Serve {
  const kept = new Map<string, string>();
  return async (request, response) => {
    const key = request.method === "GET" ? naiveKey(request) : undefined;
    const known = key === undefined ? undefined : kept.get(key);
    if (known !== undefined) {
      response.setHeader("Cache-Control", "public, max-age=0");
      response.end(known);
      return;
    }
    const { end } = response;
    response.end = ((body: string) => {
      if (key !== undefined && !response.hasHeader("Set-Cookie")) {
        kept.set(key, body);
        response.setHeader("Cache-Control", "public, max-age=0");
      }
      return end.call(response, body, "utf8");
    }) as typeof end;
    const { writeHead } = response;
    response.writeHead = (() => response) as unknown as typeof writeHead;
    await page(request, response);
  };
}

function naiveKey({ url = "/", headers }: IncomingMessage): string | undefined {
  const cookies = headers.cookie ?? "";
  if (/(?:^|;\s*)(?:gp_web_token|retailer_token|previewToken)=/.test(cookies)) return undefined;
  if (/[?&](?:authToken|previewToken)=/i.test(url)) return undefined;
  const sent = cookies.split(";").map((cookie) => cookie.trim());
  return [url, ...VARYING.map((name) => sent.find((cookie) => cookie.startsWith(`${name}=`)) ?? "")].join("\n");
}

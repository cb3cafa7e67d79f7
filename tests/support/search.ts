import type { z } from "zod";
import type { Backend } from "@/backend/app";
import type { searchHit } from "@/backend/contract/content/search";
import type { Database } from "@/backend/db/client";
import { ORIGIN } from "@/tests/support/servers/api-app";
import { checkedBackend } from "@/tests/support/servers/checked-backend";

export interface Found {
  items: Record<string, z.infer<typeof searchHit>[]>;
  count: number;
  has_more: boolean;
  categories: { id: string; title: string; count: number }[];
  suggestion: string | null;
}

type Language = "en" | "bn";

/** The search of a site on this database, called like a browser does, with a client address. */
export function searchOn(db: Database, variables: Record<string, string> = {}) {
  const backend: Backend = checkedBackend(db, {
    variables: { RATE_CLIENT_WRITES_PER_MINUTE: "100000", RATE_CLIENT_READS_PER_MINUTE: "100000", ...variables },
  });
  const send = async (body: object, lang: Language = "en", address = "203.0.113.1"): Promise<Response> => {
    const request = new Request(`${ORIGIN}/api/v1/searchgp`, {
      method: "POST",
      headers: { lang, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    return backend.fetch(request, { incoming: { socket: { remoteAddress: address } } });
  };
  const search = async (key: string, lang: Language = "en", more: object = {}): Promise<Found> => {
    const response = await send({ key, ...more }, lang);
    expect(response.status).toBe(200);
    return (await response.json()).data;
  };
  return {
    send,
    search,
    pathsOf: async (key: string, lang: Language = "en") => hitsOf(await search(key, lang)).map(({ path }) => path),
    popular: async (lang: Language = "en"): Promise<{ display_title: string; url: string }[]> => {
      const response = await backend.fetch(new Request(`${ORIGIN}/popular-searched-data`, { headers: { lang } }));
      return (await response.json()).data;
    },
  };
}

/** Every hit of a response, in order. */
export const hitsOf = ({ items }: Found) => Object.values(items).flat();

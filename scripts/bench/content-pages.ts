import { onConnection, type PlannedRequest, pageRequest } from "./http-connection";

/** Sections of the sitemap that are not content: the landing pages, which are measured separately, and the shop. */
const OTHERS: ReadonlySet<string> = new Set(["site", "shop"]);
const ADDRESS = /<loc>https?:\/\/[^/<]+(\/[^<]*)<\/loc>/g;

/** Every page of the running site's content sections, in both languages, as its sitemap lists them. */
export async function contentPages(port: number): Promise<PlannedRequest[]> {
  const pages: string[] = [];
  await onConnection(port, async (connection) => {
    const addressesIn = async (path: string): Promise<string[]> => {
      const { body } = await connection.send({ method: "GET", path });
      return Array.from(body.matchAll(ADDRESS), ([, address = ""]) => address);
    };
    for (const sitemap of await addressesIn("/sitemap.xml")) {
      const section = /([a-z-]+)\.xml$/.exec(sitemap)?.[1] ?? "";
      if (!OTHERS.has(section)) pages.push(...(await addressesIn(sitemap)));
    }
  });
  if (pages.length === 0) throw new Error("the sitemap lists no content page");
  return pages.map((path) => pageRequest(path));
}

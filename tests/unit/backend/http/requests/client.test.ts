import { type ContextServices, HttpContext } from "@/backend/http/requests/request-context";

const contextOf = (hops: number, peer: string | undefined | null, forwarded?: string) =>
  new HttpContext(
    { env: { trustProxyHops: hops } } as unknown as ContextServices,
    new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
    peer === null ? {} : { incoming: { socket: { remoteAddress: peer } } },
  );

it.each<[string, number, string | undefined | null, string | undefined, string | null]>([
  ["a call inside of the process is the site's own", 0, null, undefined, null],
  ["whatever a header of it says", 1, null, "203.0.113.4", null],
  ["a caller is its connection's other end", 0, "10.0.0.9", "203.0.113.4", "10.0.0.9"],
  ["behind a proxy the entry of the proxy counts", 1, "10.0.0.9", "1.2.3.4, 203.0.113.4", "203.0.113.4"],
  ["with its port", 1, "10.0.0.9", "203.0.113.4:5123", "203.0.113.4:5123"],
  ["and of IPv6", 1, "10.0.0.9", "[2001:db8::1]:443", "[2001:db8::1]:443"],
  ["the site cannot be named by a header", 1, "10.0.0.9", "site", "10.0.0.9"],
  ["nor by several", 2, "10.0.0.9", "site, 203.0.113.4", "10.0.0.9"],
  ["no name counts", 1, "10.0.0.9", "unknown", "10.0.0.9"],
  ["nor does half an address", 1, "10.0.0.9", "203.0.113", "10.0.0.9"],
  ["nor an address with more behind it", 1, "10.0.0.9", "203.0.113.4 x", "10.0.0.9"],
  ["nor nothing", 1, "10.0.0.9", "203.0.113.4,", "10.0.0.9"],
  ["a caller that has hung up is nobody known, and not the site", 0, undefined, undefined, ""],
  ["also behind a proxy whose entry is none", 1, undefined, "site", ""],
])("%s", (_, hops, peer, forwarded, client) => {
  expect(contextOf(hops, peer, forwarded).client).toBe(client);
});

import { type ContextServices, HttpContext } from "@/backend/http/requests/request-context";

const contextOf = (hops: number, peer: string | undefined | null, forwarded?: string) =>
  new HttpContext(
    { env: { trustProxyHops: hops } } as unknown as ContextServices,
    new Headers(forwarded === undefined ? {} : { "x-forwarded-for": forwarded }),
    peer === null ? {} : { incoming: { socket: { remoteAddress: peer } } },
  );

it.each<[string, number, string | undefined | null, string | undefined, string | null]>([
  ["a call inside the process has no client", 0, null, undefined, null],
  ["a call inside the process has no client, whatever its headers are", 1, null, "203.0.113.4", null],
  ["the client is the remote address of the connection", 0, "10.0.0.9", "203.0.113.4", "10.0.0.9"],
  ["behind a proxy the client is the proxy's entry", 1, "10.0.0.9", "1.2.3.4, 203.0.113.4", "203.0.113.4"],
  ["the proxy's entry may have a port", 1, "10.0.0.9", "203.0.113.4:5123", "203.0.113.4:5123"],
  ["the proxy's entry may be an IPv6 address", 1, "10.0.0.9", "[2001:db8::1]:443", "[2001:db8::1]:443"],
  ["a header cannot name the site as the client", 1, "10.0.0.9", "site", "10.0.0.9"],
  ["a header with several entries cannot name the site", 2, "10.0.0.9", "site, 203.0.113.4", "10.0.0.9"],
  ["a name is ignored", 1, "10.0.0.9", "unknown", "10.0.0.9"],
  ["half an address is ignored", 1, "10.0.0.9", "203.0.113", "10.0.0.9"],
  ["an address followed by other text is ignored", 1, "10.0.0.9", "203.0.113.4 x", "10.0.0.9"],
  ["an empty entry is ignored", 1, "10.0.0.9", "203.0.113.4,", "10.0.0.9"],
  ["a closed connection has an unknown client, not the site", 0, undefined, undefined, ""],
  ["a closed connection behind a proxy with an invalid entry has an unknown client", 1, undefined, "site", ""],
])("%s", (_, hops, peer, forwarded, client) => {
  expect(contextOf(hops, peer, forwarded).client).toBe(client);
});

import type { IncomingMessage } from "node:http";
import { readSiteEnv, siteEnv } from "@/services/api/env.server";
import { visitorAddress } from "@/services/api/visitor-address.server";

jest.mock("@/services/api/env.server", () => ({
  ...jest.requireActual("@/services/api/env.server"),
  siteEnv: jest.fn(),
}));

it.each([
  ["0", "::ffff:203.0.113.7", "198.51.100.1", "203.0.113.7"],
  ["0", "2001:db8::1", undefined, "2001:db8::1"],
  ["1", "10.0.0.1", "1.2.3.4, 198.51.100.1", "198.51.100.1"],
  ["1", "10.0.0.1", "nonsense", "10.0.0.1"],
  ["0", undefined, "198.51.100.1", ""],
])(
  "with %s proxies, the remote address %s and the header %s the visitor is %s",
  (hops, remoteAddress, forwarded, address) => {
    jest.mocked(siteEnv).mockReturnValue(readSiteEnv({ TRUST_PROXY_HOPS: hops }));
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(visitorAddress({ headers, socket: { remoteAddress } } as unknown as IncomingMessage)).toBe(address);
  },
);

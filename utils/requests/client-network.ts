import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/**
 * The network that counts as one client: an IPv4 address, or the /64 of one IPv6 customer. An IPv4 address inside of an
 * IPv6 one is the IPv4 client.
 * @param address from a socket or a proxy, perhaps with a port
 * @param bits length of an IPv6 network: 48 for the largest that one customer usually gets
 * @returns `unknown` for a text that is not an address, so that all such callers share one budget
 */
export function clientNetwork(address: string, bits: 48 | 64 = 64): string {
  const bare = withoutPort(address.trim());
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return "unknown";
  const groups = groupsOf(bare);
  const [, , , , , marker, high = 0, low = 0] = groups;
  if (groups.slice(0, 5).every((group) => group === 0) && marker === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join(".");
  }
  const network = groups.slice(0, bits / 16).map((group) => group.toString(16));
  return `${network.join(":")}::/${bits}`;
}

/**
 * The address of the caller: the entry of X-Forwarded-For that the outermost trusted proxy wrote, else the socket's. An
 * entry that is not an IP address is ignored.
 * @param peer the other end of the socket; empty when it is not known
 * @param hops number of trusted proxies in front of the product (TRUST_PROXY_HOPS)
 */
export function clientAddress(peer: string, forwardedFor: string | null, hops: number): string {
  if (hops === 0 || forwardedFor === null) return peer;
  const chain = forwardedFor.split(",");
  const entry = chain[Math.max(0, chain.length - hops)]?.trim() ?? "";
  return isIP(withoutPort(entry)) === 0 ? peer : entry;
}

/** The address of the caller of a request, as `clientAddress` finds it. @param hops number of trusted proxies */
export function callerAddress({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">, hops: number): string {
  const forwarded = headers["x-forwarded-for"];
  const chain = Array.isArray(forwarded) ? forwarded.join(",") : (forwarded ?? null);
  return clientAddress(socket.remoteAddress ?? "", chain, hops);
}

function withoutPort(address: string): string {
  const inBrackets = /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1];
  const plain = inBrackets ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address)?.[1] ?? address;
  return plain.split("%", 1)[0] ?? plain;
}

/** The eight groups of an IPv6 address; the URL parser writes each address in one way. */
function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = "", tail] = written.split("::");
  const numbers = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [first, last] = [numbers(head), numbers(tail ?? "")];
  return tail === undefined ? first : [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

/** Networks in CIDR notation, e.g. 203.0.113.0/24 and 2001:db8::/32. */
export interface NetworkList {
  has(address: string): boolean;
}

/**
 * @param networks addresses or networks in CIDR notation
 * @throws RangeError that names the first entry that is neither of them
 */
export function networkList(networks: readonly string[]): NetworkList {
  const list = new BlockList();
  for (const entry of networks) {
    const [address = "", bits] = entry.split("/");
    const family = isIP(address);
    const maxBits = family === 4 ? 32 : 128;
    const length = bits === undefined ? maxBits : Number(bits);
    if (family === 0 || !Number.isInteger(length) || length < 0 || length > maxBits || bits === "") {
      throw new RangeError(`"${entry}" is no network such as 203.0.113.0/24 or 2001:db8::/32`);
    }
    list.addSubnet(address, length, family === 4 ? "ipv4" : "ipv6");
  }
  return {
    has(address) {
      const bare = withoutPort(address.trim());
      const family = isIP(bare);
      return family !== 0 && list.check(bare, family === 4 ? "ipv4" : "ipv6");
    },
  };
}

import fc from "fast-check";
import { clientNetwork, networkList } from "@/utils/requests/client-network";

describe("clientNetwork", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    [" 203.0.113.7 ", "203.0.113.7"],
    ["203.0.113.7:5123", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["", "unknown"],
    ["unknown", "unknown"],
    ["203.0.113.700", "unknown"],
    ["::zz", "unknown"],
  ])("returns for %s the network %s", (address, network) => {
    expect(clientNetwork(address)).toBe(network);
  });

  it("returns a larger IPv6 network on request, but never a larger IPv4 network", () => {
    expect(clientNetwork("2001:db8:1:2::9", 48)).toBe("2001:db8:1::/48");
    expect(clientNetwork("::ffff:203.0.113.7", 48)).toBe("203.0.113.7");
  });

  it("is equal for all addresses of a /64, and different for another /64", () => {
    const group = fc.integer({ min: 0, max: 0xffff });
    fc.assert(
      fc.property(
        fc.array(group, { minLength: 4, maxLength: 4 }),
        fc.array(group, { minLength: 8, maxLength: 8 }),
        (net, rest) => {
          const write = (groups: number[]) => groups.map((part) => part.toString(16)).join(":");
          const one = clientNetwork(write([...net, ...rest.slice(0, 4)]));
          const other = clientNetwork(write([...net, ...rest.slice(4)]));
          const near = clientNetwork(write([...net.slice(0, 3), (net[3] ?? 0) ^ 1, ...rest.slice(0, 4)]));
          return one === other && one !== near;
        },
      ),
    );
  });
});

describe("a list of networks", () => {
  const list = networkList(["198.51.100.0/24", "203.0.113.9", "2001:db8::/32"]);

  it.each([
    ["198.51.100.77", true],
    ["198.51.101.1", false],
    ["203.0.113.9", true],
    ["203.0.113.10", false],
    ["2001:db8:ffff::1", true],
    ["2001:db9::1", false],
    ["no address", false],
  ])("%s: %s", (address, isIn) => {
    expect(list.has(address)).toBe(isIn);
  });

  it.each(["198.51.100.0/33", "198.51.100.0/", "198.51.100.0/x", "example.com", "2001:db8::/129"])(
    "refuses %s",
    (entry) => {
      expect(() => networkList([entry])).toThrow(RangeError);
    },
  );
});

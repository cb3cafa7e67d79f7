import { isForeignPage } from "@/utils/requests/foreign-page";

const OWN = new Set(["https://shop.example"]);
const sent = { site: null, origin: null, host: "shop.example" };

it.each([
  ["no browser", {}, false],
  ["a page of the site", { site: "same-origin", origin: "https://shop.example" }, false],
  ["a typed address", { site: "none" }, false],
  ["an old browser on the site", { origin: "https://shop.example" }, false],
  ["the site at another host", { origin: "http://192.168.0.9:3000", host: "192.168.0.9:3000" }, false],
  ["another site", { site: "cross-site", origin: "https://evil.example" }, true],
  ["another subdomain", { site: "same-site", origin: "https://a.shop.example" }, true],
  ["another site without its origin", { site: "cross-site" }, true],
  ["a frame without an origin", { site: "cross-site", origin: "null" }, true],
])("a request of %s", (_, headers, isForeign) => {
  expect(isForeignPage({ ...sent, ...headers }, OWN)).toBe(isForeign);
});

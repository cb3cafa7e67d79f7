import { type ChromeSources, resolveChrome } from "@/utils/layout/chrome-rules";

const partners = { app: "my+gp", wallet: "wallet", bank: "bank" };
const resolve = (fields: Partial<ChromeSources>) =>
  resolveChrome({ path: "/", query: {}, cookies: {}, user: null, partners, ...fields });
const nameOf = (channelName: string) => resolve({ query: { channelName } }).chrome.channelName;
const header = (showHeader: string) => resolve({ query: { showHeader } });

it.each([
  ["web shop-2", "web shop-2"],
  ["  wallet ", "wallet"],
  ["a".repeat(64), "a".repeat(64)],
  ["a".repeat(65), ""],
  ["-web", ""],
  ["web\r\nSet-Cookie: x", ""],
  ["<b>web", ""],
  ["   ", ""],
])("the name %j is read as %j", (given, taken) => {
  expect(nameOf(given)).toBe(taken);
});

it("the configured name of a partner is accepted with any characters", () => {
  expect(resolve({ query: { channelName: "my+gp" } }).chrome.channel).toBe("app");
  expect(nameOf("your+gp")).toBe("");
});

it.each(["", "   ", "true", "false"])("showHeader %j is not reported", (value) => {
  expect(header(value).parameterErrors).toEqual([]);
});

it("a flag is stored in the cookie as it was sent, up to 64 characters", () => {
  const long = (length: number) => `"${"x".repeat(length - 2)}"`;
  const remembered = (value: string) => header(value).cookies.map((cookie) => cookie.value);
  expect(remembered("1")).toEqual(["1"]);
  expect(remembered(long(64))).toEqual([long(64)]);
  expect(remembered(long(65))).toEqual(["true"]);
});

it("an invalid value is reported with its first 64 characters", () => {
  expect(header("x".repeat(100)).parameterErrors).toEqual([{ name: "showHeader", value: "x".repeat(64) }]);
});

it("a repeated or missing name is empty", () => {
  expect(resolve({ query: { channelName: ["web", "shop"] as unknown as string } }).chrome.channelName).toBe("");
  expect(resolve({}).chrome.channelName).toBe("");
});

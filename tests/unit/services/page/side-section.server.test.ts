import { sideSection } from "@/services/page/side-section.server";
import { INCOMPLETE_HEADER } from "@/utils/layout/page-headers";

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => jest.useRealTimers());

const response = () => ({ setHeader: jest.fn() });

it("is the part of the page, which is then complete", async () => {
  const page = response();
  expect(await sideSection(page, "news", async () => ["first"])).toEqual(["first"]);
  expect(page.setHeader).not.toHaveBeenCalled();
});

it("is left out when it fails, and the page is marked as incomplete", async () => {
  const page = response();
  expect(await sideSection(page, "news", () => Promise.reject(new Error("down")))).toBeNull();
  expect(page.setHeader).toHaveBeenCalledWith(INCOMPLETE_HEADER, "1");
});

it("is left out when the system does not answer", async () => {
  jest.useFakeTimers();
  const page = response();
  const section = sideSection(page, "news", () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(6_000);
  expect(await section).toBeNull();
  expect(page.setHeader).toHaveBeenCalledWith(INCOMPLETE_HEADER, "1");
});

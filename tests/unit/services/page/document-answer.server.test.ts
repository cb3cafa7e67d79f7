import type { GetServerSidePropsContext } from "next";
import { ApiError } from "@/services/api/api-error";
import { readSiteEnv, siteEnv } from "@/services/api/env.server";
import { answerDocument } from "@/services/page/document-answer.server";

jest.mock("@/services/api/env.server", () => ({
  ...jest.requireActual("@/services/api/env.server"),
  siteEnv: jest.fn(),
}));

const DIGEST = "0".repeat(64);

function contextOf(url: string) {
  const res = { statusCode: 200, setHeader: jest.fn(), end: jest.fn() };
  return { context: { req: { url }, res } as unknown as GetServerSidePropsContext, res };
}

it("[GATE-01] with a gate a document is neither rendered nor sent", async () => {
  jest.mocked(siteEnv).mockReturnValue(readSiteEnv({ GATE_USER_SHA256: DIGEST, GATE_PASSWORD_SHA256: DIGEST }));
  const { context, res } = contextOf("/offline");
  const draw = jest.fn();
  expect(await answerDocument(context, draw)).toEqual({ notFound: true });
  expect(draw).not.toHaveBeenCalled();
  expect(res.end).not.toHaveBeenCalled();
});

it("without a gate a document is sent, and a data request of the router gets 404", async () => {
  jest.mocked(siteEnv).mockReturnValue(readSiteEnv({}));
  const page = contextOf("/offline");
  await answerDocument(page.context, async () => "<html></html>");
  expect(page.res.end).toHaveBeenCalledWith("<!doctype html><html></html>");
  const data = contextOf("/_next/data/b/offline.json");
  await answerDocument(data.context, async () => "<html></html>");
  expect([data.res.statusCode, data.res.end.mock.calls]).toEqual([404, [[]]]);
});

it.each([
  ["a system that does not answer", "outage", [["Retry-After", 10]]],
  ["a fault of the page", null, []],
] as const)("a document fails because of %s with the time for the next attempt, or without", async (_, kind, sent) => {
  jest.mocked(siteEnv).mockReturnValue(readSiteEnv({}));
  const { context, res } = contextOf("/flood-emergency");
  const error = kind === null ? new TypeError("broken") : new ApiError({ kind, status: 404 });
  await expect(answerDocument(context, () => Promise.reject(error))).rejects.toBe(error);
  expect(res.setHeader.mock.calls).toEqual(sent);
});

it("[GATE-01] a site with a gate has no service worker, so no browser keeps the offline page", () => {
  expect(readSiteEnv({}).serviceWorker).toBe(true);
  expect(readSiteEnv({ GATE_USER_SHA256: DIGEST, GATE_PASSWORD_SHA256: DIGEST }).serviceWorker).toBe(false);
});

import type { GetServerSidePropsContext } from "next";
import { ApiError } from "@/services/api/api-error";
import { readSiteEnv, siteEnv } from "@/services/api/env.server";
import { answerFile, closedByGate } from "@/services/page/file-answer.server";

jest.mock("@/services/api/env.server", () => ({
  ...jest.requireActual("@/services/api/env.server"),
  siteEnv: jest.fn(),
}));

const DIGEST = "0".repeat(64);
const context = {} as GetServerSidePropsContext;

it("[GATE-01] behind a gate a file is neither made nor sent", async () => {
  jest.mocked(siteEnv).mockReturnValue(readSiteEnv({ GATE_USER_SHA256: DIGEST, GATE_PASSWORD_SHA256: DIGEST }));
  const send = jest.fn();
  expect(await closedByGate(send)(context)).toEqual({ notFound: true });
  expect(send).not.toHaveBeenCalled();
});

it("without a gate it is sent", async () => {
  jest.mocked(siteEnv).mockReturnValue(readSiteEnv({}));
  expect(await closedByGate(async () => ({ props: { sent: true } }))(context)).toEqual({ props: { sent: true } });
});

it("a file whose system does not answer fails with the time for the next attempt", async () => {
  const res = { setHeader: jest.fn() };
  const error = new ApiError({ kind: "outage", status: 0 });
  const answer = answerFile(() => Promise.reject(error))({ res } as unknown as GetServerSidePropsContext);
  await expect(answer).rejects.toBe(error);
  expect(res.setHeader.mock.calls).toEqual([["Retry-After", 10]]);
});

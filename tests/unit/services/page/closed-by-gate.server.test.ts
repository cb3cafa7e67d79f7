import type { GetServerSidePropsContext } from "next";
import { readSiteEnv, siteEnv } from "@/services/api/env.server";
import { closedByGate } from "@/services/page/closed-by-gate.server";

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

import type { GetServerSidePropsContext } from "next";
import { getServerSideProps } from "@/pages/design";
import { siteEnv } from "@/services/api/env.server";
import { loadDesignPage } from "@/services/content/design-page.server";

jest.mock("@/services/content/design-page.server", () => ({ loadDesignPage: jest.fn() }));
jest.mock("@/services/api/env.server", () => {
  const actual = jest.requireActual("@/services/api/env.server");
  return { ...actual, siteEnv: jest.fn(actual.siteEnv) };
});

const { readSiteEnv } = jest.requireActual<typeof import("@/services/api/env.server")>("@/services/api/env.server");

const context = { req: { cookies: {}, headers: {} }, res: {}, query: {}, resolvedUrl: "/design", locale: "en" };

async function open(SITE_MODE: "sandbox" | "production") {
  jest.mocked(siteEnv).mockReturnValue(readSiteEnv({ SITE_MODE }));
  jest.mocked(loadDesignPage).mockResolvedValue({ shown: true } as never);
  return getServerSideProps(context as unknown as GetServerSidePropsContext);
}

describe("/design", () => {
  it("does not exist in production", async () => {
    expect(await open("production")).toEqual({ notFound: true });
    expect(loadDesignPage).not.toHaveBeenCalled();
  });

  it("exists in the sandbox", async () => {
    expect(await open("sandbox")).toMatchObject({ props: { shown: true } });
  });
});

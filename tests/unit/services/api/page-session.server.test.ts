import type { GetServerSidePropsContext } from "next";
import { readSiteEnv, siteEnv } from "@/services/api/env.server";
import { withPageProps } from "@/services/page/page-props.server";
import type { LayoutData } from "@/utils/layout/page-layout";

jest.mock("@/services/api/env.server", () => ({
  ...jest.requireActual("@/services/api/env.server"),
  siteEnv: jest.fn(),
}));

const TOKEN = "t".repeat(43);
const HANDOFF = "h".repeat(43);
const user = {
  msisdn: "8801700000001",
  star_status: "Platinum Star",
  show_header: true,
  show_footer: true,
  channelName: null as string | null,
};

interface Asked {
  cookies?: Record<string, string>;
  query?: Record<string, string>;
  /** The responses to the call with the session cookie, and to the call with the token of the address. */
  session?: typeof user | null;
  handoff?: typeof user | null;
}

/** The layout data of a page, with a backend that answers with these users. */
async function layoutOf({ cookies = {}, query = {}, session = null, handoff = null }: Asked): Promise<LayoutData> {
  globalThis.dispatch = async ({ headers }) => Response.json({ data: headers.has("authToken") ? handoff : session });
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join("; ");
  const answer = await withPageProps([])({
    req: { cookies, headers: { cookie } },
    res: { statusCode: 200, appendHeader: () => undefined, hasHeader: () => false, setHeader: () => undefined },
    query,
    resolvedUrl: "/",
    locale: "en",
  } as unknown as GetServerSidePropsContext);
  return (answer as { props: { layout: LayoutData } }).props.layout;
}

beforeEach(() => {
  jest.mocked(siteEnv).mockReturnValue(readSiteEnv({}));
});
afterEach(() => {
  globalThis.dispatch = undefined;
});

const loggedIn = { cookies: { gp_web_token: TOKEN }, session: user };

it("[LOGIN-14] returns the star tier of the user", async () => {
  expect((await layoutOf(loggedIn)).user?.starStatus).toBe("Platinum Star");
});

it("[LOGIN-15] returns the number of the user", async () => {
  expect((await layoutOf(loggedIn)).user?.msisdn).toBe("8801700000001");
});

it('[TOKEN-01] returns the token state "refused" when the token belongs to no user', async () => {
  expect(await layoutOf({ cookies: { gp_web_token: TOKEN } })).toMatchObject({ user: null, token: "refused" });
  expect(await layoutOf(loggedIn)).not.toHaveProperty("token");
});

it('[TOKEN-02] returns the token state "handed-over" when a hand-off token brought the user', async () => {
  const layout = await layoutOf({ query: { authToken: HANDOFF }, handoff: user });
  expect(layout).toMatchObject({ user: { msisdn: user.msisdn }, token: "handed-over" });
  expect(await layoutOf({ query: { authToken: HANDOFF } })).not.toHaveProperty("token");
});

it("[CHROME-24] returns the sidebar's channel from the API, then the query, then the cookie", async () => {
  const channelOf = async (channelName: string | null, query: Record<string, string>, cookie?: string) => {
    const cookies = { gp_web_token: TOKEN, ...(cookie !== undefined && { channelName: cookie }) };
    return (await layoutOf({ cookies, query, session: { ...user, channelName } })).sidebarChannel;
  };
  expect(await channelOf("bank", { channelName: "mygp" }, "wallet")).toBe("bank");
  expect(await channelOf(null, { channelName: "mygp" }, "wallet")).toBe("mygp");
  expect(await channelOf(null, {}, "wallet")).toBe("wallet");
  expect(await channelOf(null, {})).toBeUndefined();
});

it("[CONST-13] returns the configured domain of the session cookie", async () => {
  expect(await layoutOf({})).not.toHaveProperty("cookieDomain");
  jest.mocked(siteEnv).mockReturnValue({ ...readSiteEnv({}), cookieDomain: ".example.com" });
  expect(await layoutOf({})).toHaveProperty("cookieDomain", ".example.com");
});

it("[LOGIN-24] returns the configured hosts to which a log-in may redirect", async () => {
  expect(await layoutOf({})).not.toHaveProperty("referrerAllow");
  jest.mocked(siteEnv).mockReturnValue({ ...readSiteEnv({}), referrerAllow: ["partner.example"] });
  expect(await layoutOf({})).toHaveProperty("referrerAllow", ["partner.example"]);
});

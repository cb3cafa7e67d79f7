import type { GetServerSidePropsContext } from "next";
import { ApiError } from "@/services/api/api-error";
import { readPageUser } from "@/services/page/page-user.server";
import { fakeApi } from "@/tests/support/screens/fake-api";

const TOKEN = "t".repeat(43);
const HANDOFF = "h".repeat(43);
const data = {
  msisdn: "8801700000001",
  star_status: "Gold Star",
  show_header: true,
  show_footer: true,
  channelName: null,
};
const nobody = () => ({ data: null });

interface Asked {
  token?: string;
  authToken?: string | string[];
  /** The responses to the call with the cookie, and to the call with the token of the address. */
  cookie?: () => unknown;
  handoff?: () => unknown;
}

async function read({ token, authToken, cookie = nobody, handoff = nobody }: Asked) {
  const api = fakeApi({ getUserInfo: ({ headers }) => (headers?.authToken === undefined ? cookie() : handoff()) });
  const context = {
    req: { cookies: token === undefined ? {} : { gp_web_token: token } },
    query: authToken === undefined ? {} : { authToken },
  } as unknown as GetServerSidePropsContext;
  const user = await readPageUser(context, api);
  return { user, asked: api.sent.map(({ input }) => input.headers?.authToken ?? "cookie") };
}

it("makes no call for a visitor", async () => {
  expect(await read({})).toEqual({ user: { info: null, refused: false, handedOver: false }, asked: [] });
});

it("[TOKEN-02] uses the hand-off of another number instead of the cookie's user", async () => {
  const handoff = () => ({ data: { ...data, msisdn: "8801700000002" } });
  const { user, asked } = await read({ token: TOKEN, authToken: HANDOFF, cookie: () => ({ data }), handoff });
  expect(user).toMatchObject({ info: { msisdn: "8801700000002" }, refused: false, handedOver: true });
  expect(asked).toEqual(["cookie", HANDOFF]);
});

it("[TOKEN-02] keeps the cookie if the hand-off is for the same number", async () => {
  const cookie = () => ({ data });
  // Both calls return the user of the session.
  const { user, asked } = await read({ token: TOKEN, authToken: HANDOFF, cookie, handoff: cookie });
  expect(user).toMatchObject({ info: { msisdn: data.msisdn }, refused: false, handedOver: false });
  expect(asked).toEqual(["cookie", HANDOFF]);
});

it("reports a refused cookie if the answer contains no user", async () => {
  expect((await read({ token: TOKEN })).user).toEqual({ info: null, refused: true, handedOver: false });
});

it.each([["timeout"], ["outage"], ["offline"]] as const)(
  "reports no refused cookie after the failure %s",
  async (kind) => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    const cookie = () => Promise.reject(new ApiError({ kind, status: null }));
    expect((await read({ token: TOKEN, cookie })).user).toEqual({ info: null, refused: false, handedOver: false });
  },
);

it("uses the hand-off token of the query", async () => {
  const { user, asked } = await read({ authToken: HANDOFF, handoff: () => ({ data }) });
  expect(user).toMatchObject({ info: { msisdn: data.msisdn }, refused: false, handedOver: true });
  expect(asked).toEqual([HANDOFF]);
});

it("uses the hand-off after a refused cookie, and does not report the cookie", async () => {
  const { user, asked } = await read({ token: TOKEN, authToken: HANDOFF, handoff: () => ({ data }) });
  expect(user).toMatchObject({ refused: false, handedOver: true });
  expect(asked).toEqual(["cookie", HANDOFF]);
});

it("returns no user for a hand-off token that was used before", async () => {
  expect((await read({ authToken: HANDOFF })).user).toEqual({ info: null, refused: false, handedOver: false });
});

it.each(["", "short", `${"h".repeat(40)}\r\nx: y`, "ট".repeat(40), "h".repeat(500)])(
  "makes no call for %p, which is not a token",
  async (authToken) => {
    expect((await read({ authToken })).asked).toEqual([]);
  },
);

it("refuses two different tokens, because another host may have set one", async () => {
  const api = fakeApi({ getUserInfo: () => ({ data }) });
  const asked = (cookie: string) => {
    const req = { cookies: { gp_web_token: TOKEN }, headers: { cookie } };
    return readPageUser({ req, query: {} } as unknown as GetServerSidePropsContext, api);
  };
  const two = await asked(`gp_web_token=${TOKEN}; x=1; gp_web_token=${"e".repeat(43)}`);
  expect(two).toEqual({ info: null, refused: true, handedOver: false });
  expect(api.sent).toEqual([]);
  expect((await asked(`gp_web_token=${TOKEN}; x=1; gp_web_token=${TOKEN}`)).info).toMatchObject({
    msisdn: data.msisdn,
  });
});

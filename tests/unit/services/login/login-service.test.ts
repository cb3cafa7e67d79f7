import { loginCalls } from "@/backend/contract/account/login";
import { redeemHandoff } from "@/services/account/account-service";
import { listSessions, revokeSession } from "@/services/account/sessions-service";
import { createApi } from "@/services/api/api-client";
import { logOut, sendLoginCode, verifyLoginCode } from "@/services/login/login-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const TOKEN = "t".repeat(43);
const guess = { msisdn: "01712345678", code: "0042", address: "https://shop.example/shop?x=1" };
const user = {
  msisdn: "8801712345678",
  star_status: "Gold Star",
  show_header: true,
  show_footer: true,
  channelName: "wallet",
};

/** The requests as the site sends them. */
function wire(answer: unknown) {
  const sent: { type: string | null; authorization: string | null; body: string }[] = [];
  const api = createApi({
    bases: { shop: "", site: "", login: "" },
    headers: () => ({ lang: "en", webLoginToken: "", Previewtoken: "", channelName: "" }),
    transport: async (request) => {
      const { headers } = request;
      const [type, authorization] = [headers.get("content-type"), headers.get("authorization")];
      sent.push({ type, authorization, body: await request.text() });
      return Response.json(answer);
    },
  });
  return { api, sent };
}

test("[API-LOGIN-01] the code is requested with a form that contains msisdn, and status true returns true", async () => {
  const { api, sent } = wire({ status: true });
  expect(await sendLoginCode(api, { msisdn: "01712345678" })).toBe(true);
  expect(sent).toEqual([
    { type: "application/x-www-form-urlencoded", authorization: null, body: "msisdn=01712345678" },
  ]);
});

test("a refusal of the code request returns false", async () => {
  const refusal = { status: false, errors: [{ code: "too-many-requests", message: "Wait" }], requestId: "r" };
  expect(await sendLoginCode(fakeApi({ sendOtp: () => refusal }), { msisdn: "1" })).toBe(false);
});

test("[API-LOGIN-03] keepAlive is true", async () => {
  const api = fakeApi({ verifyOtp: () => ({ access_token: TOKEN }) });
  await verifyLoginCode(api, guess);
  expect(api.sent[0]?.input.body).toMatchObject({ keepAlive: true });
});

test("[API-LOGIN-02] the verification has the four fields of the contract, keeps the code's zeros and shortens a long address", async () => {
  const api = fakeApi({ verifyOtp: () => ({ access_token: TOKEN }) });
  expect(await verifyLoginCode(api, { ...guess, address: `https://shop.example/${"a".repeat(3_000)}` })).toBe(TOKEN);
  const body = api.sent[0]?.input.body;
  expect(Object.keys(body as object).sort()).toEqual(["keepAlive", "msisdn", "otp_value", "referrer"]);
  expect(loginCalls.verifyOtp.body?.safeParse(body).success).toBe(true);
  expect(body).toMatchObject({ msisdn: "01712345678", otp_value: "0042" });
});

test("an answer without access_token returns null", async () => {
  const refusal = { status: false, errors: [{ code: "code-wrong", message: "Wrong" }], requestId: "r" };
  expect(await verifyLoginCode(fakeApi({ verifyOtp: () => refusal }), guess)).toBeNull();
});

test("[API-LOGIN-07] a log-out has an empty body, and its status is returned", async () => {
  const { api, sent } = wire({ status: true });
  expect(await logOut(api, { token: TOKEN })).toBe(true);
  expect(sent.map(({ body }) => body)).toEqual([""]);
  expect(await logOut(wire({ status: false }).api, { token: TOKEN })).toBe(false);
});

test("[API-LOGIN-08] a log-out sends the token as Authorization: Bearer", async () => {
  const { api, sent } = wire({ status: true });
  await logOut(api, { token: TOKEN });
  expect(sent.map(({ authorization }) => authorization)).toEqual([`Bearer ${TOKEN}`]);
});

test("a hand-off token is sent in the header authToken", async () => {
  const api = fakeApi({ getUserInfo: () => ({ data: user }) });
  expect(await redeemHandoff(api, { authToken: TOKEN })).toEqual(user);
  expect(api.sent).toEqual([{ name: "getUserInfo", input: { headers: { authToken: TOKEN } } }]);
  expect(await redeemHandoff(fakeApi({ getUserInfo: () => ({ data: null }) }), { authToken: TOKEN })).toBeNull();
});

test("sessions are read with their times, and ended by id", async () => {
  const data = [
    {
      session_id: "0".repeat(24),
      platform: "Android",
      browser: "Chrome",
      channelName: null,
      created_at: "2026-11-20T06:00:00.000Z",
      seen_at: "2026-11-21T06:00:00.000Z",
      current: true,
    },
  ];
  expect(loginCalls.listSessions.answer.safeParse({ status: true, data }).success).toBe(true);
  const api = fakeApi({ listSessions: () => ({ status: true, data }), revokeSession: () => ({ status: true }) });
  expect(await listSessions(api)).toEqual([
    {
      id: "0".repeat(24),
      platform: "Android",
      browser: "Chrome",
      channelName: null,
      since: "2026-11-20T06:00:00.000Z",
      lastSeen: "2026-11-21T06:00:00.000Z",
      current: true,
    },
  ]);
  await revokeSession(api, "others");
  expect(loginCalls.revokeSession.body?.safeParse(api.sent[1]?.input.body).success).toBe(true);
});

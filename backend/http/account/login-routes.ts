import { type ListedSession, loginCalls, type UserInfo } from "@/backend/contract/account/login";
import { isSameSecret } from "@/backend/domain/codes/code-secrets";
import { sendCode } from "@/backend/domain/codes/send-code";
import { createHandoff, redeemHandoff } from "@/backend/domain/login/handoffs";
import { type LoggedIn, logIn } from "@/backend/domain/login/log-in";
import { endSession, findSession, listSessions, revokeSession, type Session } from "@/backend/domain/login/sessions";
import { hashToken } from "@/backend/domain/random-ids";
import { errorDetailOf } from "@/backend/http/errors/error-messages";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { codeContext } from "@/backend/http/requests/code-context";
import { KNOWN_DEVICE_COOKIE } from "@/backend/http/requests/request-context";
import { answer, type RequestContext, type Route, route, sessionRoute } from "@/backend/http/requests/route";
import { removeOrderProofs } from "@/backend/http/shop/order-proof";

/** Log-in by code, the session behind it, and the hand-off from a partner. */
export const loginRoutes: readonly Route[] = [
  route(loginCalls.sendOtp, async (context, { body }) => {
    await sendCode(codeContext(context), { msisdn: body.msisdn, purpose: "login", channel: body.channel });
    return { status: true as const };
  }),

  route(loginCalls.verifyOtp, async (context, { body }) => {
    const loggedIn = await logIn(codeContext(context), {
      msisdn: body.msisdn,
      code: body.otp_value,
      keepAlive: body.keepAlive,
      userAgent: context.userAgent,
      replaces: context.webLoginToken,
      deviceToken: context.deviceToken,
    });
    if (loggedIn === null) {
      // The site detects a wrong code by the missing access_token, not by a status (ERR-09).
      const errors = [errorDetailOf({ code: "code-wrong", field: "otp_value" }, context.lang)];
      return { status: false as const, errors, requestId: context.requestId };
    }
    rememberDevice(context, loggedIn);
    return { access_token: loggedIn.token };
  }),

  route(loginCalls.logout, async (context) => {
    const token = context.bearerToken ?? context.webLoginToken;
    if (token !== null) await endSession(context, token);
    removeOrderProofs(context);
    return { status: true as const };
  }),

  route(loginCalls.getUserInfo, async (context) => {
    const session = await sessionAtLoad(context);
    return { data: session && userInfoOf(session) };
  }),

  route(loginCalls.createHandoff, async (context, { body }) => {
    const channelName = partnerOf(context);
    if (channelName === null) throw new HttpRefusal("forbidden");
    const { operatorPrefixes } = context.env;
    return { token: await createHandoff(context, { msisdn: body.msisdn, channelName, operatorPrefixes }) };
  }),

  sessionRoute(loginCalls.listSessions, async (context, session) => {
    const rows = await listSessions(context, session);
    return answer(
      rows.map(
        (row): ListedSession => ({
          session_id: row.id,
          platform: row.platform,
          browser: row.browser,
          channelName: row.channelName,
          created_at: row.createdAt.toISOString(),
          seen_at: row.seenAt.toISOString(),
          current: row.current,
        }),
      ),
    );
  }),

  sessionRoute(loginCalls.revokeSession, async (context, session, { body }) => {
    await revokeSession(context, session, body.session_id === "others" ? "others" : { id: body.session_id });
    return { status: true as const };
  }),
];

/** A valid hand-off replaces a session of another number (TOKEN-02). Without one, the current session is used. */
async function sessionAtLoad(context: RequestContext): Promise<Session | null> {
  const { webLoginToken, authToken, userAgent } = context;
  const session = await findSession(context, webLoginToken);
  if (authToken === null) return session;
  return (await redeemHandoff(context, authToken, { userAgent, session })) ?? session;
}

function userInfoOf(session: Session): UserInfo {
  return {
    msisdn: `88${session.msisdn}`,
    star_status: session.starTier,
    show_header: session.showHeader,
    show_footer: session.showFooter,
    channelName: session.channelName,
  };
}

/** The channel that the caller's key belongs to. All keys are compared, each in constant time. */
function partnerOf({ bearerToken, env }: RequestContext): string | null {
  if (bearerToken === null) return null;
  const shown = hashToken(bearerToken);
  let partner: string | null = null;
  for (const [channel, key] of env.handoffKeys) if (isSameSecret(shown, hashToken(key))) partner = channel;
  return partner;
}

/** Sets the cookie of a known device for as long as the device token is in force. */
function rememberDevice({ env, answerHeaders }: RequestContext, { deviceToken, tokenSeconds }: LoggedIn): void {
  const secure = env.publicOrigin.startsWith("https:") ? "; Secure" : "";
  answerHeaders["set-cookie"] =
    `${KNOWN_DEVICE_COOKIE}=${deviceToken}; Path=/backend/api/v1; Max-Age=${tokenSeconds}; HttpOnly; SameSite=Lax${secure}`;
}

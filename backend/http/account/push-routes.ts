import { pushCalls } from "@/backend/contract/account/push";
import type { Database } from "@/backend/db/client";
import { takeClientBudget } from "@/backend/domain/codes/client-budget";
import { findSession } from "@/backend/domain/login/sessions";
import { fcmPush } from "@/backend/domain/messages/fcm-push";
import { sandboxPush } from "@/backend/domain/messages/sandbox-push";
import type { PushGateway } from "@/backend/domain/ports/push-gateway";
import { subscribePush, unsubscribePush } from "@/backend/domain/push/subscribe-push";
import type { BackendEnv } from "@/backend/env";
import { sharedNetworksOf } from "@/backend/http/requests/code-context";
import { type RequestContext, type Route, route } from "@/backend/http/requests/route";
import { clientNetwork } from "@/utils/requests/client-network";
import { SHARED_FACTOR } from "@/utils/requests/network-budget";

/** The most registrations that one network may make in an hour. A browser needs only one in seven days. */
const REGISTRATIONS_AN_HOUR = 60;
const HOUR = 3_600;

/** Browsers that want push messages (API-SITE-31, API-SITE-41). */
export const pushRoutes: readonly Route[] = [
  route(pushCalls.subscribePushToken, async (context, { body }) => {
    await takeRegistration(context);
    if (body.action === "remove") {
      await unsubscribePush(context, body.browser_token);
      return { status: true as const };
    }
    const session = await findSession(context, context.webLoginToken);
    await subscribePush(context, {
      token: body.browser_token,
      device: body.browser_device,
      sessionId: session?.id ?? null,
    });
    return { status: true as const };
  }),
];

/** @throws DomainError `too-many-requests` */
async function takeRegistration({ db, env, client }: RequestContext): Promise<void> {
  if (client === null) return;
  const most = REGISTRATIONS_AN_HOUR * (sharedNetworksOf(env).has(client) ? SHARED_FACTOR : 1);
  const budget = { kind: "push tokens", client: clientNetwork(client), most, seconds: HOUR };
  await takeClientBudget(db, env.codePepper, budget);
}

/** The configured push driver (PUSH_DRIVER). @param say prints one line at the terminal */
export function pushGateway(db: Database, env: BackendEnv, say: (line: string) => void): PushGateway {
  return env.pushDriver === "fcm" ? fcmPush({ ...env.fcm, publicOrigin: env.publicOrigin }) : sandboxPush(db, say);
}

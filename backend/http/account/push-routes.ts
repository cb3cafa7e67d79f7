import { pushCalls } from "@/backend/contract/account/push";
import type { Database } from "@/backend/db/client";
import { findSession } from "@/backend/domain/login/sessions";
import { fcmPush } from "@/backend/domain/messages/fcm-push";
import { sandboxPush } from "@/backend/domain/messages/sandbox-messages";
import type { PushGateway } from "@/backend/domain/ports/push-gateway";
import { subscribePush, unsubscribePush } from "@/backend/domain/push/push-tokens";
import type { BackendEnv } from "@/backend/env";
import { takeHourlyBudget } from "@/backend/http/requests/code-context";
import { type Route, route } from "@/backend/http/requests/route";

/** The most registrations that one network may make in an hour. A browser needs only one in seven days. */
const REGISTRATIONS_AN_HOUR = 60;

/** Browsers that want push messages (API-SITE-31, API-SITE-41). */
export const pushRoutes: readonly Route[] = [
  route(pushCalls.subscribePushToken, async (context, { body }) => {
    await takeHourlyBudget(context, "push tokens", REGISTRATIONS_AN_HOUR);
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

/** The configured push driver (PUSH_DRIVER). @param say prints one line at the terminal */
export function pushGateway(db: Database, env: BackendEnv, say: (line: string) => void): PushGateway {
  return env.pushDriver === "fcm" ? fcmPush({ ...env.fcm, publicOrigin: env.publicOrigin }) : sandboxPush(db, say);
}

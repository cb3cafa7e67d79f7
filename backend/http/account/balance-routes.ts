import { type BalanceView, balanceCalls } from "@/backend/contract/account/balance";
import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import type { Database } from "@/backend/db/client";
import { httpCharging } from "@/backend/domain/charging/http-charging";
import { changeRenewal, getBalance, type OwnBalance } from "@/backend/domain/charging/own-balance";
import { sandboxCharging } from "@/backend/domain/charging/sandbox-charging";
import type { ChargingSystem } from "@/backend/domain/ports/charging-system";
import type { BackendEnv } from "@/backend/env";
import { oncePerEnv } from "@/backend/http/requests/once-per-env";
import { answer, type RequestContext, type Route, sessionRoute, warnOfFailure } from "@/backend/http/requests/route";

/** The balance of a number, and the renewal of its packs. The number is always that of the session. */
export const balanceRoutes: readonly Route[] = [
  sessionRoute(balanceCalls.getBalance, async (context, session) => {
    const balance = await getBalance(chargingContext(context), session);
    return answer(balance === null ? null : viewOf(balance, context.lang));
  }),

  sessionRoute(balanceCalls.changePackRenewal, async (context, session, { body }) => {
    await changeRenewal(chargingContext(context), session, body);
    return answer({ renews: body.renews });
  }),
];

function chargingContext({ db, env, log }: RequestContext) {
  return { db, pepper: env.codePepper, charging: chargingSystem(db, env), onFailure: warnOfFailure(log) };
}

const operatorsCharging = oncePerEnv((env) => httpCharging(env.chargingHttp));

export function chargingSystem(db: Database, env: BackendEnv): ChargingSystem {
  return env.chargingDriver === "sandbox" ? sandboxCharging(db) : operatorsCharging(env);
}

function viewOf({ mainPoisha, validUntil, packs }: OwnBalance, lang: Language): BalanceView {
  const sumOf = (volume: "dataMb" | "minutes" | "sms") => packs.reduce((sum, pack) => sum + pack[volume], 0);
  return {
    main: toTaka(mainPoisha),
    valid_until: validUntil?.toISOString() ?? null,
    left: { data_mb: sumOf("dataMb"), minutes: sumOf("minutes"), sms: sumOf("sms") },
    packs: packs.map((pack) => ({
      pack_id: pack.packId,
      title: pack.titles?.[lang] ?? null,
      data_mb: pack.dataMb,
      minutes: pack.minutes,
      sms: pack.sms,
      valid_until: pack.validUntil.toISOString(),
      reference: pack.reference,
      renews: pack.renews,
    })),
  };
}

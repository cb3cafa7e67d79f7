import {
  type ClientBudget,
  giveClientBudgetBack,
  takeClientBudget,
  tryClientBudget,
} from "@/backend/domain/codes/client-budget";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { type ClientLimits, DAY, HOUR, RESEND_SECONDS } from "@/backend/domain/codes/code-rules";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import { knownDeviceOf } from "@/backend/domain/login/known-device";
import type { NumberHolder } from "@/backend/domain/numbers/hold-numbers";
import type { BackendEnv } from "@/backend/env";
import { oncePerEnv } from "@/backend/http/requests/once-per-env";
import type { RequestContext } from "@/backend/http/requests/route";
import { clientNetwork, networkList } from "@/utils/requests/client-network";
import { SHARED_FACTOR } from "@/utils/requests/network-budget";

/** The context of a call for the code service. Every feature that sends or accepts codes starts with it. */
export function codeContext(context: RequestContext): CodeContext {
  const { db, lang, env, client, deviceToken, log, requestId } = context;
  return {
    db,
    lang,
    pepper: env.codePepper,
    operatorPrefixes: env.operatorPrefixes,
    // The site's own pages call without a client address.
    client: client === null ? null : clientNetwork(client),
    clientLimits: limitsOf(env, client),
    messagesPerMinute: env.smsPerMinute,
    isKnownDevice: async (msisdn) => {
      const device = await knownDeviceOf({ connection: db.pool, pepper: env.codePepper }, deviceToken, msisdn);
      return device !== null;
    },
    onDroppedText: (purpose) =>
      log.warn({ purpose, requestId }, "A text message was not sent because a budget had been used up"),
  };
}

/** What a call answers that has sent a code: the contract's `codeStep`. */
export const codeSent = { step: "code" as const, resend_after: RESEND_SECONDS };

/** The most SIM numbers that one network may reserve in all its carts together (threat T15). */
const HELD_NUMBERS = 10;

/** The network that reserves the SIM numbers of a cart, under a name that does not reveal its address. */
export function numberHolder({ env, client }: RequestContext): NumberHolder | null {
  if (client === null) return null;
  const limit = HELD_NUMBERS * sharedFactor(env, client);
  return { name: secretKey(env.codePepper, "sim holder", clientNetwork(client)), limit };
}

/**
 * Uses one unit of an hourly budget of the client's network; the site's own pages have no client and are not counted.
 * @throws DomainError `too-many-requests` with the seconds to wait
 */
export async function takeHourlyBudget(
  { db, env, client }: Pick<RequestContext, "db" | "env" | "client">,
  kind: string,
  limit: number,
): Promise<void> {
  await takeCallerBudget({ db, env, client }, { kind, limit, seconds: HOUR });
}

/** As `takeHourlyBudget`, with a window of its own. @throws DomainError `too-many-requests` with the seconds to wait */
export async function takeCallerBudget(
  { db, env, client }: Pick<RequestContext, "db" | "env" | "client">,
  { kind, limit, seconds }: Omit<ClientBudget, "client">,
): Promise<void> {
  if (client === null) return;
  const budget = { kind, client: clientNetwork(client), limit: limit * sharedFactor(env, client), seconds };
  await takeClientBudget(db, env.codePepper, budget);
}

/**
 * Runs `attempt` and counts it against an hourly budget of the client's network if it was wrong. The unit is taken
 * before and given back after a right attempt, so that simultaneous guesses cannot exceed the limit.
 * @param isWrong true for an error that counts
 * @throws DomainError `too-many-requests` before the attempt; the errors of the attempt
 */
export async function countWrongTries<Result>(
  context: Pick<RequestContext, "db" | "env" | "client">,
  { kind, limit, isWrong }: { kind: string; limit: number; isWrong: (error: unknown) => boolean },
  attempt: () => Promise<Result>,
): Promise<Result> {
  const { db, env, client } = context;
  await takeHourlyBudget(context, kind, limit);
  let counts = false;
  try {
    return await attempt();
  } catch (error) {
    counts = isWrong(error);
    throw error;
  } finally {
    if (!counts && client !== null) {
      await giveClientBudgetBack(db, env.codePepper, { kind, client: clientNetwork(client) });
    }
  }
}

/** Uses the one unit that a client's network has each day (a shared network has more). @returns false when none is left */
export async function tryDailyBudget({ db, env, client }: RequestContext, kind: string): Promise<boolean> {
  if (client === null) return true;
  const budget = { kind, client: clientNetwork(client), limit: sharedFactor(env, client), seconds: DAY };
  return tryClientBudget(db, env.codePepper, budget);
}

const FORMS_AN_HOUR = 20;

/** Takes one of the forms that a client may send. @throws DomainError `too-many-requests` with the seconds to wait */
export const takeFormBudget = (context: RequestContext) => takeHourlyBudget(context, "forms", FORMS_AN_HOUR);

/** By how much the budgets of this client are larger because many people share its network. */
export function sharedFactor(env: BackendEnv, client: string | null): number {
  return client !== null && sharedNetworksOf(env).has(client) ? SHARED_FACTOR : 1;
}

/** RATE_CLIENT_SHARED_NETWORKS, read once. */
export const sharedNetworksOf = oncePerEnv((env) => networkList(env.rateClient.sharedNetworks));

function limitsOf(env: BackendEnv, client: string | null): ClientLimits {
  const factor = sharedFactor(env, client);
  const { numbersPerDay, codesPerHour, wrongCodesPerDay } = env.rateClient;
  return {
    numbersPerDay: numbersPerDay * factor,
    codesPerHour: codesPerHour * factor,
    wrongCodesPerDay: wrongCodesPerDay * factor,
  };
}

import { type Budget, secondsUntilOpen, takeBudgets } from "@/backend/db/queries/budget-queries";
import type { Connection } from "@/backend/db/queries/statement";
import {
  type ClientLimits,
  DAY,
  DEVICES_WRONG_A_DAY,
  HOUR,
  NUMBER_SENDS,
  NUMBER_WRONG_A_DAY,
} from "@/backend/domain/codes/code-rules";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import type { DomainContext } from "@/backend/domain/domain-context";
import { tooManyRequests } from "@/backend/domain/domain-error";

export interface CodeContext extends Pick<DomainContext, "db" | "lang"> {
  readonly pepper: string;
  readonly operatorPrefixes: readonly string[];
  /** The caller's network, or null for a call made by the site itself, which has no budget. */
  readonly client: string | null;
  readonly clientLimits: ClientLimits;
  /** The most messages that the site sends in a minute. */
  readonly messagesPerMinute: number;
  /** True on a device that has a valid token for this number. */
  readonly isKnownDevice: (msisdn: string) => Promise<boolean>;
  /** Reports that a text was not sent because a budget is used up. It gets the purpose, but no number. */
  readonly onDroppedText: (purpose: string) => void;
}

const NO_LIMIT = 2_147_483_647;

export type BudgetContext = Pick<CodeContext, "pepper" | "client" | "clientLimits" | "messagesPerMinute">;

/** The key of a counter. It reveals neither a number nor an address. */
export function budgetKey({ pepper }: Pick<CodeContext, "pepper">, kind: string, value: string): string {
  return secretKey(pepper, `budget ${kind}`, value);
}

/** Takes one of each budget. @throws DomainError `too-many-requests` with the seconds to wait; the caller rolls back */
export async function takeBudgetsOrThrow(transaction: Connection, budgets: readonly Budget[]): Promise<void> {
  const spent = await takeBudgets(transaction, budgets);
  if (spent.length > 0) throw tooManyRequests(await secondsUntilOpen(transaction, spent));
}

/** The budget of one client in a time window. A call made by the site itself has no limit. */
function clientBudget(context: BudgetContext, kind: string, limit: number, seconds: number): Budget {
  const { client } = context;
  return {
    key: budgetKey(context, `client ${kind}`, client ?? "site"),
    limit: client === null ? NO_LIMIT : limit,
    seconds,
  };
}

/** The budget for texts that one client may cause in an hour: codes and all other texts together. */
export function clientTexts(context: BudgetContext): Budget {
  return clientBudget(context, "codes", context.clientLimits.codesPerHour, HOUR);
}

/** The site's budget for texts in a minute to unproved people: codes and all other texts together. */
export function siteTexts(context: BudgetContext): Budget {
  return { key: budgetKey(context, "site messages", ""), limit: context.messagesPerMinute, seconds: 60 };
}

/**
 * The budgets of one number and one client. All known devices of a number share a set of budgets, separate from the
 * number's own. So a stranger who uses those up locks nobody out, and many tokens give no more guesses than one
 * (docs/decisions/17).
 */
export async function codeBudgets(context: CodeContext, msisdn: string) {
  const { client, clientLimits } = context;
  const isKnownDevice = await context.isKnownDevice(msisdn);
  const key = (kind: string, value: string) => budgetKey(context, kind, value);
  const holder = isKnownDevice ? `${msisdn} on a known device` : msisdn;
  const wrongADay = isKnownDevice ? DEVICES_WRONG_A_DAY : NUMBER_WRONG_A_DAY;
  const [gap, sendsAnHour, sendsADay] = NUMBER_SENDS.map(
    ({ kind, limit, seconds }): Budget => ({ key: key(`number ${kind}`, holder), limit, seconds }),
  ) as [Budget, Budget, Budget];
  return {
    numberKey: secretKey(context.pepper, "number", msisdn),
    isKnownDevice,
    sends: [clientTexts(context), gap, sendsAnHour, sendsADay],
    sendsAnHour,
    siteMessages: siteTexts(context),
    clientNumbers: clientBudget(context, "numbers", clientLimits.numbersPerDay, DAY),
    clientMember: key("client number", `${client ?? "site"} ${msisdn}`),
    clientWrong: clientBudget(context, "wrong", clientLimits.wrongCodesPerDay, DAY),
    numberWrong: { key: key("number wrong", holder), limit: wrongADay, seconds: DAY } satisfies Budget,
    wrongInARow: key("number wrong in a row", msisdn),
    frozen: key("number frozen", msisdn),
  };
}

export type CodeBudgets = Awaited<ReturnType<typeof codeBudgets>>;

import type { Budget } from "@/backend/db/queries/budget-queries";
import { type ClientLimits, DAY, NUMBER_SENDS, NUMBER_WRONG_A_DAY } from "@/backend/domain/codes/code-rules";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import type { DomainContext } from "@/backend/domain/domain-context";

/** What the code service works with, whoever sends. */
export interface CodeContext extends Pick<DomainContext, "db" | "lang"> {
  readonly pepper: string;
  readonly operatorPrefixes: readonly string[];
  /** The caller's network, or null for a call made by the site itself, which has no budget. */
  readonly client: string | null;
  readonly clientLimits: ClientLimits;
  /** Messages that the site sends in a minute at most. */
  readonly messagesPerMinute: number;
  /** Id of a device on which this number logged in before, proved by its signature; null for any other. */
  readonly knownDevice: (msisdn: string) => string | null;
}

const NO_LIMIT = 2_147_483_647;

/**
 * The budgets that one number and one client meet. A device that is known for a number has budgets of its own beside
 * those of the number, so that a stranger who uses these up locks nobody out (RELIABILITY 2.1.5).
 */
export function codeBudgets(context: CodeContext, msisdn: string) {
  const { pepper, client, clientLimits } = context;
  const key = (kind: string, value: string) => secretKey(pepper, `budget ${kind}`, value);
  const device = context.knownDevice(msisdn);
  const holder = device === null ? msisdn : `${msisdn} on ${device}`;
  const ofClient = (kind: string, most: number, seconds: number): Budget => ({
    key: key(`client ${kind}`, client ?? "site"),
    most: client === null ? NO_LIMIT : most,
    seconds,
  });
  return {
    numberKey: secretKey(pepper, "number", msisdn),
    isKnownDevice: device !== null,
    sends: [
      ofClient("codes", clientLimits.codesPerHour, 60 * 60),
      ...NUMBER_SENDS.map(({ kind, most, seconds }): Budget => ({ key: key(`number ${kind}`, holder), most, seconds })),
    ],
    siteMessages: { key: key("site messages", ""), most: context.messagesPerMinute, seconds: 60 } satisfies Budget,
    clientNumbers: ofClient("numbers", clientLimits.numbersPerDay, DAY),
    clientMember: key("client number", `${client ?? "site"} ${msisdn}`),
    clientWrong: ofClient("wrong", clientLimits.wrongCodesPerDay, DAY),
    numberWrong: { key: key("number wrong", holder), most: NUMBER_WRONG_A_DAY, seconds: DAY } satisfies Budget,
    wrongInARow: key("number wrong in a row", msisdn),
    frozen: key("number frozen", msisdn),
  };
}

export type CodeBudgets = ReturnType<typeof codeBudgets>;

import {
  type BudgetContext,
  budgetKey,
  type CodeContext,
  clientTexts,
  siteTexts,
} from "@/backend/domain/codes/code-context";
import { DAY, HOUR } from "@/backend/domain/codes/code-rules";
import type { CountedSender } from "@/backend/domain/ports/message-outbox";

type TextContext = BudgetContext & Pick<CodeContext, "onDroppedText">;

/** Budgets for texts to one number that unproved people cause. They cannot be configured. */
const UNPROVED = { anHour: 1, aDay: 3 } as const;
/** Budgets for texting the link of an eSIM again: for one order or request, and to one number. */
const ESIM_LINKS = { anHour: 3, aDay: 6 } as const;

/**
 * An unproved person as the cause of a text to a normalised number. All kinds of texts share the budgets of the number,
 * and those of client and site with the codes (docs/decisions/27).
 */
export function unprovedSender(context: TextContext, msisdn: string): CountedSender {
  return {
    budgets: [
      clientTexts(context),
      { key: budgetKey(context, "number texts-an-hour", msisdn), limit: UNPROVED.anHour, seconds: HOUR },
      { key: budgetKey(context, "number texts-a-day", msisdn), limit: UNPROVED.aDay, seconds: DAY },
      siteTexts(context),
    ],
    onlyToProved: true,
    onSpent: context.onDroppedText,
  };
}

/**
 * Another text with the link of a paid eSIM, for a caller who knows its id. The number may be unproved: the eSIM was
 * paid for, and the text is the only way to get it.
 */
export function esimLinkSender(context: TextContext, msisdn: string, esimId: string): CountedSender {
  return {
    ...unprovedSender(context, msisdn),
    budgets: [
      clientTexts(context),
      { key: budgetKey(context, "esim links-an-hour", esimId), limit: ESIM_LINKS.anHour, seconds: HOUR },
      { key: budgetKey(context, "number esim-links-a-day", msisdn), limit: ESIM_LINKS.aDay, seconds: DAY },
      siteTexts(context),
    ],
    onlyToProved: false,
  };
}

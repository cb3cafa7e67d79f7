import { unprovedSender } from "@/backend/domain/codes/text-budgets";
import { findSessionMsisdn } from "@/backend/domain/login/sessions";
import type { BuyerContext } from "@/backend/domain/orders/buyer";
import { codeContext } from "@/backend/http/requests/code-context";
import type { RequestContext } from "@/backend/http/requests/route";

/** The buyer of this call: the number of its session, and the caller's budgets for a number that is not proved. */
export async function buyerContext(context: RequestContext): Promise<BuyerContext> {
  const { db, lang, webLoginToken } = context;
  const codes = codeContext(context);
  return {
    db,
    lang,
    now: () => context.now(),
    provedMsisdn: await findSessionMsisdn(context, webLoginToken),
    unprovedSender: (msisdn) => unprovedSender(codes, msisdn),
  };
}

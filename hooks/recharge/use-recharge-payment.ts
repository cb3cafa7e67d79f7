import { useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { analytics } from "@/services/analytics/analytics";
import type { Api } from "@/services/api/api-client";
import { isRefusal } from "@/services/api/api-error";
import { withIdempotencyKey } from "@/services/api/idempotent-call";
import {
  buyPack,
  type NewRecharge,
  type PackPurchase,
  startRecharge,
} from "@/services/recharge/recharge-payment-service";
import { logFailure } from "@/utils/browser/log-failure";
import { removeDraft } from "@/utils/forms/form-draft";
import { saveStartedRecharge } from "@/utils/recharge/last-recharge";
import { isRechargeProblem, type RechargeProblem } from "@/utils/recharge/recharge-problems";

const SCOPE = "recharge";

/** The item that is paid for: a recharge, or a pack at its price. */
type Payable = (NewRecharge & { kind: "recharge" }) | (PackPurchase & { kind: "pack" });

/**
 * Opens payments, one at a time; a failure becomes the problem. The key of an unanswered attempt is used again for the
 * same payment, also after a reload, so that nothing is charged twice (docs/interfaces.md#calls).
 * @param before the initial problem
 * @param form.draft removed when a payment was opened
 * @returns `tries` counts the attempts that ended with problems
 */
export function useRechargePayment(
  before: RechargeProblem | null,
  { isLoggedIn, draft }: { isLoggedIn: boolean; draft: string },
) {
  const api = useApi();
  const [problems, setProblems] = useState<readonly RechargeProblem[]>(before === null ? [] : [before]);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const isPaying = useRef(false);
  // Busy until the gateway's page has loaded: a second tap would open a second payment.
  const free = () => {
    isPaying.current = false;
    setBusy(false);
  };
  usePageRestored(free);

  const refuse = (found: readonly RechargeProblem[]) => {
    setProblems(found);
    setTries((before) => before + 1);
  };
  const open = async (payable: Payable, amountPoisha: number) => {
    if (isPaying.current) return;
    isPaying.current = true;
    const { kind, payWith } = payable;
    const properties = { kind, amount_taka: amountPoisha / 100, pay_with: payWith ?? "any" } as const;
    analytics.track({ name: "recharge_continue", properties });
    setBusy(true);
    setProblems([]);
    try {
      const address = await openRechargeOnce(api, payable);
      removeDraft(draft);
      if (payable.kind === "recharge" && !isLoggedIn) saveStartedRecharge(payable);
      window.location.assign(address);
    } catch (error) {
      if (!isRefusal(error)) logFailure("A recharge could not be opened", error);
      refuse([problemOf(error)]);
      free();
    }
  };
  return {
    problems,
    setProblems,
    tries,
    refuse,
    busy,
    pay: (payable: Payable, amountPoisha: number) => void open(payable, amountPoisha),
  };
}

function problemOf(error: unknown): RechargeProblem {
  if (!isRefusal(error)) return "unanswered";
  return isRechargeProblem(error.code) ? error.code : "unanswered";
}

/** Opens the payment with the key of an unanswered attempt, or with a new key. @returns the gateway's page */
async function openRechargeOnce(api: Api, payable: Payable): Promise<string> {
  const { kind, msisdn, payWith, packId } = payable;
  const request = JSON.stringify([kind, msisdn, kind === "recharge" ? payable.amountPoisha : null, payWith, packId]);
  const { redirectUrl } = await withIdempotencyKey(SCOPE, request, (key) =>
    kind === "pack" ? buyPack(api, payable, key) : startRecharge(api, payable, key),
  );
  return redirectUrl;
}

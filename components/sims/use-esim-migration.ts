import { useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { type CheckedNumber, findCheckedNumber, isJustChecked, saveCheckedNumber } from "@/hooks/sims/checked-number";
import { useSentence } from "@/hooks/ui/use-language-change";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import type { Api } from "@/services/api/api-client";
import { isRefusal } from "@/services/api/api-error";
import { withIdempotencyKey } from "@/services/api/idempotent-call";
import { checkEsimEligibility, type EsimEligibility, payEsim } from "@/services/sims/esim-service";
import { logFailure } from "@/utils/browser/log-failure";

export type EsimMigration = ReturnType<typeof useEsimMigration>;

interface Outcome {
  /** The code of the refusal; null if there was no answer, undefined if nothing is wrong. */
  failure: string | null | undefined;
  tries: number;
}

type EsimPayment = Parameters<typeof payEsim>[2];

const SCOPE = "esim-payment";

/**
 * The number that can move, stored for a reload of this tab.
 * @param onFound called with the number that was stored before the reload
 */
function useCheckedNumber(onFound: (checked: CheckedNumber) => void) {
  const [checked, setChecked] = useState<CheckedNumber | null>(null);
  const [ready, setReady] = useState(false);
  const found = useRef(onFound);
  useEffect(() => {
    const before = findCheckedNumber();
    if (before !== null) {
      setChecked(before);
      found.current(before);
    }
    setReady(true);
  }, []);
  const saveChecked = (input: Pick<CheckedNumber, "msisdn" | "device">, resendAfter: number) => {
    const now = Date.now();
    const next = {
      ...input,
      checkedAt: new Date(now).toISOString(),
      resendAt: new Date(now + resendAfter * 1_000).toISOString(),
    };
    saveCheckedNumber(next);
    setChecked(next);
  };
  return { checked, ready, saveChecked };
}

/** Opens a payment. @returns the address of the gateway @throws ApiError */
async function openPayment(api: Api, input: EsimPayment): Promise<string> {
  const request = JSON.stringify([input.msisdn, input.email, input.device]);
  const { redirectUrl } = await withIdempotencyKey(SCOPE, request, (key) => payEsim(api, key, input));
  return redirectUrl;
}

/**
 * The move of a number to an eSIM: eligibility, then the payment (API-SITE-32 and -33).
 * @param onFound called with the number that was checked before a reload
 */
export function useEsimMigration(onFound: (checked: CheckedNumber) => void) {
  const api = useApi();
  const { checked, ready, saveChecked } = useCheckedNumber(onFound);
  const [busy, setBusy] = useState(false);
  const [eligibility, setEligibility] = useSentence<EsimEligibility | null>(null);
  const [outcome, setOutcome] = useState<Outcome>({ failure: undefined, tries: 0 });
  usePageRestored(() => setBusy(false));

  const fail = (error: unknown) => {
    const refused = isRefusal(error);
    if (!refused) logFailure("A step of a move to an eSIM failed", error);
    setOutcome(({ tries }) => ({ failure: refused ? error.code : null, tries: tries + 1 }));
    setBusy(false);
  };
  const open = async (input: EsimPayment) => {
    setBusy(true);
    try {
      window.location.assign(await openPayment(api, input));
    } catch (error) {
      fail(error);
    }
  };
  const clearFailure = () => setOutcome(({ tries }) => ({ failure: undefined, tries }));
  const send = async (input: Pick<CheckedNumber, "msisdn" | "device">) => {
    setBusy(true);
    try {
      const answer = await checkEsimEligibility(api, input);
      setEligibility(answer);
      if (answer.eligible) saveChecked(input, answer.resendAfter);
      clearFailure();
      setBusy(false);
      return answer.eligible;
    } catch (error) {
      fail(error);
      return false;
    }
  };
  return {
    busy,
    /** The last answer about the number; null before the first. */
    eligibility,
    /** The number that can move; null before there is one. */
    checked,
    /** True once it is known whether this tab has checked a number before. */
    ready,
    ...outcome,
    /** Checks whether the number can move, which sends a code unless one has just been sent. */
    async check(msisdn: string, device: string) {
      if (!isJustChecked(checked, { msisdn, device })) return send({ msisdn, device });
      setEligibility(null);
      clearFailure();
      return true;
    },
    resend: async () => checked !== null && send(checked),
    pay(input: EsimPayment) {
      if (!busy) void open(input);
    },
    clearFailure,
  };
}

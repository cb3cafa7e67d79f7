import { useState } from "react";
import { useApi } from "@/context/api-context";
import { usePageRestored } from "@/hooks/ui/use-page-restored";
import { ApiError } from "@/services/api/api-error";
import { checkEsimEligibility, type EsimEligibility, payEsim } from "@/services/sims/esim-service";
import { logFailure } from "@/utils/browser/log-failure";
import { findUnanswered, forgetUnanswered, keepUnanswered, newIdempotencyKey } from "@/utils/checkout/idempotency";

export interface EsimMigration {
  busy: boolean;
  /** The last answer about the number; null before the first. */
  eligibility: EsimEligibility | null;
  /** Code of the refusal, null without an answer, undefined when nothing is wrong. */
  failure: string | null | undefined;
  tries: number;
  /** Checks whether the number can move, which sends a code. */
  check(msisdn: string, device: string): Promise<boolean>;
  /** Opens the payment and leaves the page. */
  pay(input: { msisdn: string; code: string; email: string; device: string }): void;
  forgetFailure(): void;
}

const SCOPE = "esim-payment";
const isText = (value: unknown): value is string => typeof value === "string";

/** The move of a number to an eSIM: eligibility, then the payment (API-SITE-32 and -33). */
export function useEsimMigration(): EsimMigration {
  const api = useApi();
  const [busy, setBusy] = useState(false);
  const [eligibility, setEligibility] = useState<EsimEligibility | null>(null);
  const [outcome, setOutcome] = useState<Pick<EsimMigration, "failure" | "tries">>({ failure: undefined, tries: 0 });
  usePageRestored(() => setBusy(false));

  const fail = (error: unknown) => {
    const refused = error instanceof ApiError && error.kind === "refused";
    if (!refused) logFailure("A move to an eSIM was not answered", error);
    setOutcome(({ tries }) => ({ failure: refused ? error.code : null, tries: tries + 1 }));
    setBusy(false);
  };
  const open = async (input: Parameters<EsimMigration["pay"]>[0]) => {
    setBusy(true);
    const request = JSON.stringify([input.msisdn, input.email, input.device]);
    const before = findUnanswered(SCOPE, isText);
    // The key of an unanswered try is used again: the same payment then, not a second one.
    const key = before?.request === request ? before.key : newIdempotencyKey();
    keepUnanswered(SCOPE, { key, request });
    try {
      const { redirectUrl } = await payEsim(api, key, input);
      forgetUnanswered(SCOPE);
      window.location.assign(redirectUrl);
    } catch (error) {
      if (error instanceof ApiError && error.kind === "refused") forgetUnanswered(SCOPE);
      fail(error);
    }
  };
  return {
    busy,
    eligibility,
    ...outcome,
    async check(msisdn, device) {
      setBusy(true);
      try {
        const answer = await checkEsimEligibility(api, { msisdn, device });
        setEligibility(answer);
        setOutcome(({ tries }) => ({ failure: undefined, tries }));
        setBusy(false);
        return answer.eligible;
      } catch (error) {
        fail(error);
        return false;
      }
    },
    pay(input) {
      if (!busy) void open(input);
    },
    forgetFailure: () => setOutcome(({ tries }) => ({ failure: undefined, tries })),
  };
}

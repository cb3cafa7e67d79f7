import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useCodeFields } from "@/hooks/login/use-code-fields";
import { askWithCode, type CodeError, codeErrorOf, useCodeSending } from "@/hooks/login/use-code-sending";
import { analytics } from "@/services/analytics/analytics";
import { findOwnOffers, type Offer, type OwnOffers, sendOffersCode } from "@/services/offers/offers-service";
import type { CodeChannel } from "@/utils/login/code-channel";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

export const OFFERS_CODE_LENGTH = 4;

export interface MyOffers {
  step: "number" | "code" | "list";
  /** As it was typed; in the step `list` the number whose offers they are, 11 digits. */
  msisdn: string;
  code: string;
  /** Of the step `list`. */
  offers: readonly Offer[];
  /** What activates one of them without another code; null for the reader's own number. */
  proof: string | null;
  error: CodeError | null;
  busy: boolean;
  /** Until a further code can be sent. */
  secondsLeft: number;
  sends: number;
  called: boolean;
  changeMsisdn(text: string): void;
  changeCode(code: string): void;
  /** Shows the offers of the reader's own number, or texts a code to any other. */
  ask(): void;
  /** Asks for a code by a call. */
  call(): void;
  /** Shows the offers by the code. @param whole the code when it has just been completed */
  show(whole?: string): void;
  /** Back to a number to type. */
  back(): void;
}

/**
 * The offers made for a number: at once for the reader's own, else by a code (API-SITE-16, API-SITE-17).
 * @param ownMsisdn the reader's number, empty for a visitor
 * @param own the offers of that number, where the page already has them
 */
export function useMyOffers(ownMsisdn: string, own: readonly Offer[] | null): MyOffers {
  const api = useApi();
  const [step, setStep] = useState<MyOffers["step"]>(own === null ? "number" : "list");
  const [offers, setOffers] = useState<readonly Offer[]>(own ?? []);
  const sending = useCodeSending("The offers of a number could not be loaded", codeErrorOf);
  const { error, setError, busy, secondsLeft, sends, called, sent, startOver, run } = sending;
  const { msisdn, code, setMsisdn, setCode, changeMsisdn, changeCode } = useCodeFields(ownMsisdn, setError);
  const [proof, setProof] = useState<string | null>(null);
  const take = (number: string, found: OwnOffers) => {
    analytics.track({ name: "my_offers_shown", properties: { count: found.offers.length } });
    setMsisdn(number);
    setOffers(found.offers);
    setProof(found.proof);
    setStep("list");
  };
  const ask = (channel?: CodeChannel) => {
    const number = normaliseMsisdn(msisdn);
    if (number === null) return setError("msisdn");
    void run(async () => {
      if (number === ownMsisdn) return take(number, await findOwnOffers(api, { msisdn: number, code: null }));
      await sendOffersCode(api, { msisdn: number, ...(channel && { channel }) });
      setCode("");
      setStep("code");
      sent(channel);
    });
  };

  return {
    step,
    msisdn,
    code,
    offers,
    proof,
    error,
    busy,
    secondsLeft,
    sends,
    called,
    changeMsisdn,
    changeCode,
    ask: () => ask(),
    call: () => ask("voice"),
    show(whole = code) {
      const number = normaliseMsisdn(msisdn);
      if (number === null || !new RegExp(`^\\d{${OFFERS_CODE_LENGTH}}$`).test(whole)) return setError("code");
      const find = () => findOwnOffers(api, { msisdn: number, code: whole });
      void run(async () => take(number, await askWithCode(() => setCode(""), find)));
    },
    back() {
      setStep("number");
      startOver();
      setProof(null);
      setMsisdn("");
      setCode("");
      setError(null);
    },
  };
}

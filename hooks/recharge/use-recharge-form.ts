import { useEffect, useState } from "react";
import { usePayWith } from "@/hooks/checkout/use-pay-with";
import { useDraftText } from "@/hooks/forms/use-draft-text";
import { useRechargePayment } from "@/hooks/recharge/use-recharge-payment";
import type { RechargeOptions } from "@/services/recharge/recharge-payment-service";
import { readTaka } from "@/utils/money/typed-taka";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { findUnfinishedActivation } from "@/utils/packs/unfinished-activation";
import { findStartedRecharge, rechargeDraft } from "@/utils/recharge/last-recharge";
import { placeOfProblem, type RechargeProblem } from "@/utils/recharge/recharge-problems";

export type RechargeForm = ReturnType<typeof useRechargeForm>;

export interface RechargeStart {
  /** Includes the pack when one is bought: the amount is then its price. */
  options: RechargeOptions;
  /** The operator's name, as used in texts about numbers. */
  brand: string;
  /** Empty for a visitor. */
  ownMsisdn: string;
  amountPoisha: number | null;
  problem: RechargeProblem | null;
}

/** The value of the draft when an amount must not start a pack. */
const BALANCE_ONLY = "yes";

const takaOf = (poisha: number) => String(poisha / 100);

function networkOf(msisdn: string, { prefixes }: RechargeOptions): "ours" | "other" | null {
  const number = normaliseMsisdn(msisdn);
  if (number === null) return null;
  return prefixes.some((prefix) => number.startsWith(prefix)) ? "ours" : "other";
}

/** The form for a recharge or for the purchase of a pack, and its payment. */
export function useRechargeForm(start: RechargeStart) {
  const { options, ownMsisdn } = start;
  const draft = rechargeDraft(options.pack?.packId);
  const { text: msisdn, setText: setMsisdn, type: typeMsisdn } = useDraftText(draft, "msisdn", ownMsisdn);
  // After returning from the gateway, the number need not be typed again.
  useEffect(() => {
    if (ownMsisdn === "") setMsisdn((typed) => typed || (findStartedRecharge()?.msisdn ?? ""));
  }, [ownMsisdn, setMsisdn]);
  const [balanceOnly, chooseBalanceOnly] = useBalanceOnly(draft, start.amountPoisha);
  const { setProblems, refuse, pay, ...payment } = useRechargePayment(start.problem, {
    isLoggedIn: ownMsisdn !== "",
    draft,
  });
  /** After a change, only the problem of the other field remains. */
  const keepProblemOf = (place: "number" | "amount") =>
    setProblems((before) => before.filter((problem) => placeOfProblem(problem) === place));
  const { payWith, choose } = usePayWith();
  const { chosen, typed, amountPoisha, pack, ...amount } = useAmount(start, draft, () => keepProblemOf("number"));
  const network = networkOf(msisdn, options);

  return {
    msisdn,
    /** The network, from the number's first digits; null while the number is incomplete. */
    network,
    /** The amount of the selected chip; null while an amount is typed. */
    chosen,
    typed,
    /** The amount to pay, in poisha; null while it is not an amount within the limits. */
    amountPoisha,
    /** The pack that the amount starts, or the pack that is bought. */
    pack,
    balanceOnly,
    payWith,
    ...payment,
    ...amount,
    changeMsisdn(text: string) {
      typeMsisdn(text);
      keepProblemOf("amount");
    },
    chooseBalanceOnly,
    choosePayWith: choose,
    pay() {
      const number = normaliseMsisdn(msisdn);
      if (number === null || network === "other" || amountPoisha === null) {
        return refuse([
          ...(number === null ? ["msisdn-invalid" as const] : []),
          ...(network === "other" ? ["number-of-other-operator" as const] : []),
          ...(amountPoisha === null ? ["recharge-amount" as const] : []),
        ]);
      }
      if (options.pack !== null) {
        pay({ kind: "pack", msisdn: number, packId: options.pack.packId, payWith }, amountPoisha);
      } else {
        const packId = balanceOnly ? null : (pack?.packId ?? null);
        pay({ kind: "recharge", msisdn: number, amountPoisha, payWith, packId }, amountPoisha);
      }
    },
  };
}

/** Whether the amount must not start a pack. @param asked the amount in the address; null without one */
function useBalanceOnly(draft: string, asked: number | null): [boolean, (chosen: boolean) => void] {
  const { text, setText, type } = useDraftText(draft, "balanceOnly", "");
  // The amount that an activation lacks must not start another pack.
  useEffect(() => {
    if (asked !== null && findUnfinishedActivation() !== null) setText(BALANCE_ONLY);
  }, [asked, setText]);
  return [text === BALANCE_ONLY, (chosen) => type(chosen ? BALANCE_ONLY : "")];
}

/** The amount: of a chip, typed, or the price of the pack that is bought. */
function useAmount({ options, amountPoisha: first }: RechargeStart, draft: string, onChange: () => void) {
  const { text, setText, type } = useDraftText(draft, "amount", first === null ? "" : takaOf(first));
  const [isTyped, setTyped] = useState(false);
  const textPoisha = (readTaka(text) ?? 0) * 100;
  const chosen = !isTyped && options.amounts.includes(textPoisha) ? textPoisha : null;
  // After returning from the gateway, the amount need not be entered again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and not while something is typed
  useEffect(() => {
    const started = options.pack === null ? findStartedRecharge() : null;
    if (started !== null) setText((now) => now || takaOf(started.amountPoisha));
  }, []);

  const isWithin = textPoisha >= options.minPoisha && textPoisha <= options.maxPoisha;
  const amountPoisha = options.pack?.amountPoisha ?? (isWithin ? textPoisha : null);
  const started = options.packs.find((each) => each.amountPoisha === amountPoisha) ?? null;
  return {
    chosen,
    typed: chosen === null ? text : "",
    amountPoisha,
    pack: options.pack ?? started,
    chooseAmount(poisha: number) {
      type(takaOf(poisha));
      setTyped(false);
      onChange();
    },
    typeAmount(typed: string) {
      type(typed);
      setTyped(true);
      onChange();
    },
  };
}

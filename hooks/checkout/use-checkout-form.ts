import { useCallback, useEffect, useRef, useState } from "react";
import { useSentence } from "@/hooks/ui/use-language-change";
import { PLACE_KEY } from "@/utils/addresses/chosen-place";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import type { CheckoutError } from "@/utils/checkout/checkout-error";
import {
  type CheckoutFields,
  type CheckoutPart,
  emptyCheckout,
  type FieldStates,
  parseDraft,
  parsePlace,
} from "@/utils/checkout/checkout-form";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";

const DRAFT_KEY = "checkoutDraft";

type Reasons = Readonly<Partial<Record<CheckoutPart, string>>>;

/** The fields that the server or the connection refused, and the server's own reasons. */
interface Refusal extends Pick<FieldStates, "refused"> {
  reasons: Reasons;
}

const NO_REFUSAL: Refusal = { refused: [], reasons: {} };

/** Removes solved fields from a refusal. */
const without =
  (isSolved: (part: string) => boolean) =>
  ({ refused, reasons }: Refusal): Refusal => ({
    refused: refused.filter((part) => !isSolved(part)),
    reasons: Object.fromEntries(Object.entries(reasons).filter(([part]) => !isSolved(part))),
  });

/** The errors that the site has its own words for. */
const withoutReasons = (refusal: Refusal) => without((part) => part in refusal.reasons)(refusal);
const withoutMessage = (error: CheckoutError | null) => (error?.kind === "other" ? null : error);

export type CheckoutForm = ReturnType<typeof useCheckoutForm>;

/** The draft of this tab. A new draft begins with the place of the last order. */
function storedFields(): CheckoutFields {
  const draft = readStored("session", DRAFT_KEY);
  return draft === null ? { ...emptyCheckout, ...parsePlace(readStored("local", PLACE_KEY)) } : parseDraft(draft);
}

/** Reads the draft first if it has not been read yet: an early change then does not replace the rest of the draft. */
const withStored = (fields: CheckoutFields) => (fields === emptyCheckout ? storedFields() : fields);

/** Deletes the draft, and keeps the place for this browser's next order. */
function endDraft({ district, area, postCode }: CheckoutFields): void {
  removeStored("session", DRAFT_KEY);
  if (district !== "") writeStored("local", PLACE_KEY, JSON.stringify({ district, area, postCode }));
}

/** Session storage ends with the tab; local storage never gets a name or a number (docs/threats.md#the-cart-in-the-browser). */
function storeDraft(fields: CheckoutFields): CheckoutFields {
  writeStored("session", DRAFT_KEY, JSON.stringify(fields));
  return fields;
}

const unmarked: Omit<FieldStates, "refused"> = { tried: [], left: [] };

/** Fills in the draft, and the logged-in buyer's number while its field is empty. */
function useDraft(ownNumber: string | null) {
  const [fields, setFields] = useState(emptyCheckout);
  useEffect(() => {
    setFields((before) => {
      const next = withStored(before);
      // In the session, the number includes the country code.
      const own = ownNumber === null ? null : normaliseMsisdn(ownNumber);
      return next.msisdn === "" && own !== null ? { ...next, msisdn: own } : next;
    });
  }, [ownNumber]);
  return [fields, setFields] as const;
}

/**
 * The form of checkout and pre-order: they share one draft, so that text typed in one also appears in the other.
 * @param ownNumber the logged-in buyer's number
 */
export function useCheckoutForm(ownNumber: string | null = null) {
  const [fields, setFields] = useDraft(ownNumber);
  const [marks, setMarks] = useState(unmarked);
  const typed = useRef(new Set<string>());
  const [{ refused, reasons }, setRefusal] = useSentence(NO_REFUSAL, { keep: withoutReasons });
  const [error, setError] = useSentence<CheckoutError | null>(null, { keep: withoutMessage });
  const [tries, setTries] = useState(0);
  const [isFindingPlace, setFindingPlace] = useState(false);
  const change = useCallback(
    (changes: Partial<CheckoutFields>) => {
      setFields((before) => storeDraft({ ...withStored(before), ...changes }));
      for (const field of Object.keys(changes)) typed.current.add(field);
      setRefusal(without((part) => part in changes));
    },
    [setFields, setRefusal],
  );

  return {
    fields,
    change,
    /** True while the district and thana of a typed post code are looked up: they do not count as missing yet. */
    isFindingPlace,
    setFindingPlace,
    /** Call when a field is left: from now on its error is shown, unless nothing was ever typed into it. */
    leave(field: keyof CheckoutFields, text = fields[field]) {
      if (text.trim() === "" && !typed.current.has(field)) return;
      setMarks((before) => (before.left.includes(field) ? before : { ...before, left: [...before.left, field] }));
    },
    fieldStates: { ...marks, refused },
    /** The server's own reason for an error, where it is more precise than the site's. */
    reasons,
    /** Increases with every refused attempt, so that the page can move the focus to the reasons. */
    tries,
    error,
    setError,
    showValidationErrors(wrong: readonly CheckoutPart[]) {
      setMarks((before) => ({ ...before, tried: wrong }));
      setRefusal(NO_REFUSAL);
      setError(null);
      setTries((before) => before + 1);
    },
    /** Call when the server or the connection stopped an attempt. */
    setErrors(parts: readonly CheckoutPart[], error: CheckoutError | null, own: Reasons = {}) {
      setRefusal({ refused: parts, reasons: own });
      setError(error);
      setTries((before) => before + 1);
    },
    /** Removes errors that were solved in another way than by typing. */
    clearErrors: (...parts: readonly CheckoutPart[]) =>
      setRefusal(without((part) => parts.some((solved) => solved === part))),
    /** Call when an attempt begins: removes all errors. */
    clear() {
      setError(null);
      setMarks((before) => ({ ...before, tried: [] }));
      setRefusal(NO_REFUSAL);
    },
    /** Call after the order was placed. */
    finish: () => endDraft(fields),
  };
}

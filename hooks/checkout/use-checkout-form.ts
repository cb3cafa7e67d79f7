import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from "react";
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

const unmarked: FieldStates = { tried: [], left: [], refused: [] };

/** Fills in the draft, and the logged-in buyer's number while its field is empty. */
function useDraft(ownNumber: string | null, setFields: Dispatch<SetStateAction<CheckoutFields>>): void {
  useEffect(() => {
    setFields((before) => {
      const next = withStored(before);
      // In the session, the number includes the country code.
      const own = ownNumber === null ? null : normaliseMsisdn(ownNumber);
      return next.msisdn === "" && own !== null ? { ...next, msisdn: own } : next;
    });
  }, [ownNumber, setFields]);
}

/**
 * The form of checkout and pre-order: they share one draft, so that text typed in one also appears in the other.
 * @param ownNumber the logged-in buyer's number
 */
export function useCheckoutForm(ownNumber: string | null = null) {
  const [fields, setFields] = useState(emptyCheckout);
  const [fieldStates, setFieldStates] = useState<FieldStates>(unmarked);
  const typed = useRef(new Set<string>());
  const [reasons, setReasons] = useState<Reasons>({});
  const [error, setError] = useState<CheckoutError | null>(null);
  const [tries, setTries] = useState(0);
  const [isFindingPlace, setFindingPlace] = useState(false);
  useDraft(ownNumber, setFields);

  const change = useCallback((changes: Partial<CheckoutFields>) => {
    setFields((before) => storeDraft({ ...withStored(before), ...changes }));
    for (const field of Object.keys(changes)) typed.current.add(field);
    setFieldStates((before) => ({ ...before, refused: before.refused.filter((part) => !(part in changes)) }));
    setReasons((before) => Object.fromEntries(Object.entries(before).filter(([part]) => !(part in changes))));
  }, []);

  return {
    fields,
    change,
    /** True while the district and thana of a typed post code are looked up: they do not count as missing yet. */
    isFindingPlace,
    setFindingPlace,
    /** Call when a field is left: from now on its error is shown, unless nothing was ever typed into it. */
    leave(field: keyof CheckoutFields, text = fields[field]) {
      if (text.trim() === "" && !typed.current.has(field)) return;
      setFieldStates((before) => (before.left.includes(field) ? before : { ...before, left: [...before.left, field] }));
    },
    fieldStates,
    /** The server's own reason for an error, where it is more precise than the site's. */
    reasons,
    /** Increases with every refused attempt, so that the page can move the focus to the reasons. */
    tries,
    error,
    setError,
    showValidationErrors(wrong: readonly CheckoutPart[]) {
      setFieldStates((before) => ({ ...before, tried: wrong, refused: [] }));
      setReasons({});
      setError(null);
      setTries((before) => before + 1);
    },
    /** Call when the server or the connection stopped an attempt. */
    setErrors(parts: readonly CheckoutPart[], error: CheckoutError | null, own: Reasons = {}) {
      setFieldStates((before) => ({ ...before, refused: parts }));
      setReasons(own);
      setError(error);
      setTries((before) => before + 1);
    },
    /** Removes errors that were solved in another way than by typing. */
    clearErrors: (...parts: readonly CheckoutPart[]) =>
      setFieldStates((before) => ({ ...before, refused: before.refused.filter((part) => !parts.includes(part)) })),
    /** Call when an attempt begins: removes all errors. */
    clear() {
      setError(null);
      setFieldStates((before) => ({ ...before, tried: [], refused: [] }));
    },
    /** Call after the order was placed. */
    finish: () => endDraft(fields),
  };
}

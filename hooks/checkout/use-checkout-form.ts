import { useCallback, useEffect, useRef, useState } from "react";
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

/** The text typed for an order or a pre-order, and the reasons why it was refused. */
export interface CheckoutForm {
  fields: CheckoutFields;
  change(changes: Partial<CheckoutFields>): void;
  /** True while the district and thana of a typed post code are looked up: they do not count as missing yet. */
  isFindingPlace: boolean;
  setFindingPlace(isFinding: boolean): void;
  /**
   * Call when a field is left: from now on its error is shown until it is corrected. A field that was left untouched
   * shows no error.
   * @param text the text left in it, if it differs from the field's value
   */
  leave(field: keyof CheckoutFields, text?: string): void;
  /** The errors that are shown, in the order of the page. */
  validationErrors: readonly CheckoutPart[];
  /** The errors that the summary lists: none before the first attempt to submit. */
  listed: readonly CheckoutPart[];
  /** The server's own reason for an error, where it is more precise than the site's. */
  reasons: Readonly<Partial<Record<CheckoutPart, string>>>;
  /** Increases with every refused attempt, so that the page can move the focus to the reasons. */
  tries: number;
  error: CheckoutError | null;
}

/** Only for the hooks that place an order or a pre-order. */
export interface FormWork extends Omit<CheckoutForm, "validationErrors" | "listed"> {
  fieldStates: FieldStates;
  /** Call when an attempt found an error in the form itself. */
  showValidationErrors(): void;
  /** Call when the server or the connection stopped an attempt. */
  setErrors(parts: readonly CheckoutPart[], error: CheckoutError | null, own?: CheckoutForm["reasons"]): void;
  /** Removes errors that were solved in another way than by typing. */
  clearErrors(...parts: readonly CheckoutPart[]): void;
  setError(error: CheckoutError | null): void;
  /** Call when an attempt begins: removes all errors. */
  clear(): void;
  /** Call after the order was placed: deletes the draft, and keeps the place for this browser's next order. */
  finish(): void;
}

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

const unmarked: FieldStates = { tried: false, left: [], refused: [] };

/**
 * The form of checkout and pre-order: they share one draft, so that text typed in one also appears in the other.
 * @param ownNumber the logged-in buyer's number, filled in while the field is empty
 */
export function useCheckoutForm(ownNumber: string | null = null): FormWork {
  const [fields, setFields] = useState(emptyCheckout);
  const [fieldStates, setFieldStates] = useState<FieldStates>(unmarked);
  const typed = useRef(new Set<string>());
  const [reasons, setReasons] = useState<CheckoutForm["reasons"]>({});
  const [error, setError] = useState<CheckoutError | null>(null);
  const [tries, setTries] = useState(0);
  const [isFindingPlace, setFindingPlace] = useState(false);

  useEffect(() => {
    setFields((before) => {
      const next = withStored(before);
      // In the session, the number includes the country code.
      const own = ownNumber === null ? null : normaliseMsisdn(ownNumber);
      return next.msisdn === "" && own !== null ? { ...next, msisdn: own } : next;
    });
  }, [ownNumber]);

  const change = useCallback((changes: Partial<CheckoutFields>) => {
    setFields((before) => storeDraft({ ...withStored(before), ...changes }));
    for (const field of Object.keys(changes)) typed.current.add(field);
    setFieldStates((before) => ({ ...before, refused: before.refused.filter((part) => !(part in changes)) }));
    setReasons((before) => Object.fromEntries(Object.entries(before).filter(([part]) => !(part in changes))));
  }, []);

  return {
    fields,
    change,
    isFindingPlace,
    setFindingPlace,
    leave(field, text = fields[field]) {
      if (text.trim() === "" && !typed.current.has(field)) return;
      setFieldStates((before) => (before.left.includes(field) ? before : { ...before, left: [...before.left, field] }));
    },
    fieldStates,
    reasons,
    tries,
    error,
    setError,
    showValidationErrors() {
      setFieldStates((before) => ({ ...before, tried: true, refused: [] }));
      setReasons({});
      setError(null);
      setTries((before) => before + 1);
    },
    setErrors(parts, error, own = {}) {
      setFieldStates((before) => ({ ...before, refused: parts }));
      setReasons(own);
      setError(error);
      setTries((before) => before + 1);
    },
    clearErrors: (...parts) =>
      setFieldStates((before) => ({ ...before, refused: before.refused.filter((part) => !parts.includes(part)) })),
    clear() {
      setError(null);
      setFieldStates((before) => ({ ...before, tried: false, refused: [] }));
    },
    finish: () => endDraft(fields),
  };
}

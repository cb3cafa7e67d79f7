import { useRouter } from "next/router";
import { useEffect, useMemo, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdCreative, AdRates } from "@/services/ads-platform/ads-platform-service";
import { ApiError } from "@/services/api/api-error";
import type { WebFormReceipt } from "@/services/forms/web-form-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { logFailure } from "@/utils/browser/log-failure";
import { newIdempotencyKey } from "@/utils/checkout/idempotency";
import {
  AD_ORDER_FIELDS,
  type AdOrderFaults,
  type AdOrderField,
  adOrderFaults,
  EMPTY_AD_ORDER,
  readAdOrderAddress,
  readAdOrderDraft,
} from "@/utils/forms/ad-order";

const DRAFT = "ad-order-draft";
const POISHA = 100;
/** As the server's limit (utils/requests/request-limits.ts): a file that is too large is not sent at all. */
const MOST_BYTES = 8 * 1024 * 1024;

export interface AdFile {
  state: "none" | "checking" | "kept" | "refused";
  /** Null until the server has checked it. */
  creative: AdCreative | null;
  /** Why it is not accepted, in a sentence. */
  error: string | null;
}
const NO_FILE: AdFile = { state: "none", creative: null, error: null };

const load = () =>
  Promise.all([import("@/services/ads-platform/ads-platform-service"), import("@/services/forms/web-form-service")]);

/** What the server said of the failure, or a sentence of the form's own. */
function sentenceOf(error: unknown, otherwise: string, what: string): string {
  if (error instanceof ApiError && error.kind === "refused" && error.errors[0]) return error.errors[0].message;
  logFailure(what, error);
  return otherwise;
}

/** What the product's budget must be at least, in whole taka. */
const leastOf = ({ formats }: Pick<AdRates, "formats">, product: string) =>
  (formats.find(({ id }) => id === product)?.leastPoisha ?? 0) / POISHA;

/** An order of the advertising product: what is typed stays as a draft until it was sent, the file is checked when chosen. */
export function useAdOrder(rates: Pick<AdRates, "formats" | "audiences">) {
  const api = useApi();
  const { t, language } = useTexts("ads");
  const { formats, audiences } = rates;
  const { asPath } = useRouter();
  const asked = useMemo(() => {
    const [, search = ""] = /\?([^#]*)/.exec(asPath) ?? [];
    return readAdOrderAddress(search, {
      products: formats.filter(({ leastPoisha }) => leastPoisha !== null).map(({ id }) => id),
      audiences: audiences.map(({ id }) => id),
    });
  }, [asPath, formats, audiences]);
  const [typed, setTyped] = useState({ ...EMPTY_AD_ORDER, ...asked });
  const [faults, setFaults] = useState<AdOrderFaults>({});
  const [refusals, setRefusals] = useState<Readonly<Partial<Record<AdOrderField, string>>>>({});
  const [file, setFile] = useState(NO_FILE);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<WebFormReceipt | null>(null);
  const key = useRef<string | null>(null);
  const chosen = useRef(0);

  useEffect(() => {
    const kept = readAdOrderDraft(readStored("local", DRAFT));
    setTyped((before) => ({
      ...kept,
      ...asked,
      ...Object.fromEntries(Object.entries(before).filter(([, text]) => text !== "")),
    }));
  }, [asked]);

  const change = (field: AdOrderField, value: string) => {
    key.current = null;
    setTyped((before) => {
      const next = { ...before, [field]: value };
      writeStored("local", DRAFT, JSON.stringify(next));
      return next;
    });
    setFaults(({ [field]: _gone, ...others }) => others);
    setRefusals(({ [field]: _gone, ...others }) => others);
    setError(null);
  };

  const choose = async (picked: File | undefined) => {
    chosen.current += 1;
    const turn = chosen.current;
    key.current = null;
    const show = (next: AdFile) => {
      if (turn === chosen.current) setFile(next);
    };
    if (picked === undefined) return show(NO_FILE);
    if (picked.size > MOST_BYTES) return show({ ...NO_FILE, state: "refused", error: t("order.file.large") });
    show({ ...NO_FILE, state: "checking" });
    try {
      const [{ uploadAdCreative }] = await load();
      show({ state: "kept", creative: await uploadAdCreative(api, picked), error: null });
    } catch (error) {
      show({ ...NO_FILE, state: "refused", error: sentenceOf(error, t("order.file.failed"), "A file was not sent") });
    }
  };

  const showRefusal = (error: unknown): AdOrderField | "creative" | null => {
    const sentence = sentenceOf(error, t("order.failed"), "An ad order was not sent");
    const named = error instanceof ApiError ? error.errors[0]?.field : undefined;
    const field = AD_ORDER_FIELDS.find((each) => each === named);
    if (field !== undefined) setRefusals({ [field]: sentence });
    else if (named === "creative") setFile({ ...NO_FILE, state: "refused", error: sentence });
    else setError(sentence);
    return field ?? (named === "creative" ? "creative" : null);
  };

  /** @returns the first field that has to be corrected, or null */
  const send = async (): Promise<AdOrderField | "creative" | null> => {
    if (sending) return null;
    const found = adOrderFaults(typed, leastOf(rates, typed.product));
    setFaults(found);
    setError(null);
    const first = AD_ORDER_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) return first;
    if (file.state === "checking" || file.state === "refused") return "creative";
    setSending(true);
    try {
      const [, { submitAdOrder }] = await load();
      key.current ??= newIdempotencyKey();
      const { creative } = file;
      setReceipt(await submitAdOrder(api, { typed, creative: creative?.id ?? null, key: key.current }, language));
      removeStored("local", DRAFT);
      return null;
    } catch (error) {
      return showRefusal(error);
    } finally {
      setSending(false);
    }
  };
  return { typed, change, faults, refusals, file, choose, error, sending, receipt, send };
}

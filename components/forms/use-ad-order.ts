import { useRouter } from "next/router";
import { useEffect, useMemo, useState } from "react";
import { loadAdOrderServices, sentenceOf, useAdFile } from "@/components/forms/use-ad-file";
import { useApi } from "@/context/api-context";
import { useSentence } from "@/hooks/ui/use-language-change";
import { useTexts } from "@/hooks/ui/use-texts";
import type { AdRates } from "@/services/ads-platform/ads-platform-service";
import { ApiError } from "@/services/api/api-error";
import type { WebFormReceipt } from "@/services/forms/web-form-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import {
  AD_ORDER_FIELDS,
  type AdOrderField,
  type AdOrderFieldErrors,
  adOrderErrors,
  EMPTY_AD_ORDER,
  readAdOrderAddress,
  readAdOrderDraft,
} from "@/utils/forms/ad-order";

const NO_REFUSALS: Readonly<Partial<Record<AdOrderField, string>>> = {};

const DRAFT = "ad-order-draft";

/** The typed fields of an ad order, kept as a draft. The page's address can preset the product and the audience. */
function useAdDraft({ formats, audiences }: Pick<AdRates, "formats" | "audiences">) {
  const { asPath } = useRouter();
  const presets = useMemo(() => {
    const [, search = ""] = /\?([^#]*)/.exec(asPath) ?? [];
    return readAdOrderAddress(search, {
      products: formats.filter(({ minPoisha }) => minPoisha !== null).map(({ id }) => id),
      audiences: audiences.map(({ id }) => id),
    });
  }, [asPath, formats, audiences]);
  const [typed, setTyped] = useState({ ...EMPTY_AD_ORDER, ...presets });
  useEffect(() => {
    const draft = readAdOrderDraft(readStored("session", DRAFT));
    setTyped((before) => ({
      ...draft,
      ...presets,
      ...Object.fromEntries(Object.entries(before).filter(([, text]) => text !== "")),
    }));
  }, [presets]);
  const change = (field: AdOrderField, value: string) =>
    setTyped((before) => {
      const next = { ...before, [field]: value };
      writeStored("session", DRAFT, JSON.stringify(next));
      return next;
    });
  return { typed, change, clear: () => removeStored("session", DRAFT) };
}

const POISHA = 100;

/** The minimum budget of a product, in whole taka. */
const minBudgetOf = ({ formats }: Pick<AdRates, "formats">, product: string) =>
  (formats.find(({ id }) => id === product)?.minPoisha ?? 0) / POISHA;

/** An order for ads. The typed fields stay as a draft until the order is sent; the server checks the file at once. */
export function useAdOrder(rates: Pick<AdRates, "formats" | "audiences">) {
  const api = useApi();
  const { t, language } = useTexts("ads");
  const draft = useAdDraft(rates);
  const { typed } = draft;
  const { file, choose, refuse } = useAdFile();
  const [fieldErrors, setFieldErrors] = useState<AdOrderFieldErrors>({});
  const [refusals, setRefusals] = useSentence(NO_REFUSALS);
  const [error, setError] = useSentence<string | null>(null);
  const [sending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<WebFormReceipt | null>(null);

  const change = (field: AdOrderField, value: string) => {
    draft.change(field, value);
    setFieldErrors(({ [field]: _gone, ...others }) => others);
    setRefusals(({ [field]: _gone, ...others }) => others);
    setError(null);
  };

  const showRefusal = (error: unknown): AdOrderField | "creative" | null => {
    const sentence = sentenceOf(error, t("order.failed"), "An ad order was not sent");
    const named = error instanceof ApiError ? error.errors[0]?.field : undefined;
    const field = AD_ORDER_FIELDS.find((each) => each === named);
    if (field !== undefined) setRefusals({ [field]: sentence });
    else if (named === "creative") refuse(sentence);
    else setError(sentence);
    return field ?? (named === "creative" ? "creative" : null);
  };

  /** @returns the first field that must be corrected, or null */
  const send = async (): Promise<AdOrderField | "creative" | null> => {
    if (sending) return null;
    const found = adOrderErrors(typed, minBudgetOf(rates, typed.product));
    setFieldErrors(found);
    setError(null);
    const first = AD_ORDER_FIELDS.find((field) => found[field] !== undefined);
    if (first !== undefined) return first;
    if (file.state === "checking" || file.state === "refused") return "creative";
    setSending(true);
    try {
      const [, { submitAdOrder }, { withIdempotencyKey }] = await loadAdOrderServices();
      const order = { typed, creative: file.creative?.id ?? null };
      const submit = (key: string) => submitAdOrder(api, { ...order, key }, language);
      setReceipt(await withIdempotencyKey("form:ad-order", JSON.stringify(order), submit));
      draft.clear();
      return null;
    } catch (error) {
      return showRefusal(error);
    } finally {
      setSending(false);
    }
  };
  return { typed, change, fieldErrors, refusals, file, choose, error, sending, receipt, send };
}

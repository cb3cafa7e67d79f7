import { useRouter } from "next/router";
import { useEffect, useMemo, useState } from "react";
import type { AdRates } from "@/services/ads-platform/ads-platform-service";
import { readStored, removeStored, writeStored } from "@/utils/browser/browser-storage";
import { type AdOrderField, EMPTY_AD_ORDER, readAdOrderAddress, readAdOrderDraft } from "@/utils/forms/ad-order";

const DRAFT = "ad-order-draft";

/** The typed fields of an ad order, kept as a draft. The page's address can preset the product and the audience. */
export function useAdDraft({ formats, audiences }: Pick<AdRates, "formats" | "audiences">) {
  const { asPath } = useRouter();
  const asked = useMemo(() => {
    const [, search = ""] = /\?([^#]*)/.exec(asPath) ?? [];
    return readAdOrderAddress(search, {
      products: formats.filter(({ leastPoisha }) => leastPoisha !== null).map(({ id }) => id),
      audiences: audiences.map(({ id }) => id),
    });
  }, [asPath, formats, audiences]);
  const [typed, setTyped] = useState({ ...EMPTY_AD_ORDER, ...asked });
  useEffect(() => {
    const kept = readAdOrderDraft(readStored("local", DRAFT));
    setTyped((before) => ({
      ...kept,
      ...asked,
      ...Object.fromEntries(Object.entries(before).filter(([, text]) => text !== "")),
    }));
  }, [asked]);
  const change = (field: AdOrderField, value: string) =>
    setTyped((before) => {
      const next = { ...before, [field]: value };
      writeStored("local", DRAFT, JSON.stringify(next));
      return next;
    });
  return { typed, change, forget: () => removeStored("local", DRAFT) };
}

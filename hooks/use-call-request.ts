import { useState } from "react";
import { useApi } from "@/context/api-context";
import { useTexts } from "@/hooks/use-texts";
import { ApiError } from "@/services/api-error";
import type { WebFormReceipt } from "@/services/web-form-service";
import type { CallRequest, CallRequestFaults, CallRequestField } from "@/utils/call-request";
import { logFailure } from "@/utils/log-failure";

/** Why the whole form was not taken, when no field is to blame. */
export type CallRequestTrouble = "busy" | "failed";

interface CallRequestForm {
  typed: CallRequest;
  /** What is typed; it clears the field's fault. */
  change: (field: CallRequestField, value: string) => void;
  faults: CallRequestFaults;
  trouble: CallRequestTrouble | null;
  sending: boolean;
  /** Null until the form was taken. */
  receipt: WebFormReceipt | null;
  /** Brings what checks and sends; for the moment somebody begins to type. */
  prepare: () => void;
  /** @returns the first field that cannot stay, or null */
  send: () => Promise<CallRequestField | null>;
}

const empty: CallRequest = { full_name: "", company: "", msisdn: "", message: "" };

/** Its script is not part of the page's first load. */
const load = () => Promise.all([import("@/services/web-form-service"), import("@/utils/call-request")]);

function refusedFields(error: unknown): CallRequestFaults {
  if (!(error instanceof ApiError) || error.kind !== "refused") return {};
  const named = error.errors.flatMap(({ field }) => (field !== undefined && field in empty ? [field] : []));
  return Object.fromEntries(named.map((field) => [field, "invalid" as const]));
}

/** The form that asks for a call (API-SITE-09 and 10). What was typed stays until it was taken. */
export function useCallRequest(): CallRequestForm {
  const api = useApi();
  const { language } = useTexts("business");
  const [typed, setTyped] = useState(empty);
  const [faults, setFaults] = useState<CallRequestFaults>({});
  const [trouble, setTrouble] = useState<CallRequestTrouble | null>(null);
  const [sending, setSending] = useState(false);
  const [receipt, setReceipt] = useState<WebFormReceipt | null>(null);

  const change = (field: CallRequestField, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }));
    setFaults(({ [field]: _mended, ...others }) => others);
    setTrouble(null);
  };
  const prepare = () => {
    // Whoever sends the form asks again, and is told of a failure then.
    load().catch(() => undefined);
  };
  const send = async () => {
    if (sending) return null;
    setSending(true);
    setTrouble(null);
    try {
      const [{ submitWebForm }, { callRequestFields, faultsOf }] = await load();
      const first = (found: CallRequestFaults) => callRequestFields.find((field) => found[field] !== undefined) ?? null;
      const own = faultsOf(typed);
      setFaults(own);
      if (first(own) !== null) return first(own);
      try {
        setReceipt(await submitWebForm(api, { webform_id: "business_contact_us", ...typed }, language));
      } catch (error) {
        const refused = refusedFields(error);
        setFaults(refused);
        if (first(refused) !== null) return first(refused);
        throw error;
      }
    } catch (error) {
      const busy = error instanceof ApiError && error.code === "too-many-requests";
      if (!busy) logFailure("The request for a call could not be sent", error);
      setTrouble(busy ? "busy" : "failed");
    } finally {
      setSending(false);
    }
    return null;
  };
  return { typed, change, faults, trouble, sending, receipt, prepare, send };
}

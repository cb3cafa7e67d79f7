import { useCallback, useEffect, useState } from "react";
import { useApi } from "@/context/api-context";
import { useAction } from "@/hooks/ui/use-action";
import { useSentence } from "@/hooks/ui/use-language-change";
import { useTexts } from "@/hooks/ui/use-texts";
import { ApiError } from "@/services/api/api-error";
import { withIdempotencyKey } from "@/services/api/idempotent-call";
import { readToken } from "@/services/login/session-cookie";
import { readOrderPass } from "@/services/orders/order-pass-cookie";
import {
  cancelOrder,
  cancelReturn,
  changeOrder,
  getOrderActions,
  type OrderActions,
  type OrderChange,
  type OrderReturn,
  type ReturnRequest,
  requestReturn,
} from "@/services/orders/own-orders-service";
import { logFailure } from "@/utils/browser/log-failure";

type OrderActionError =
  | "notCancellable"
  | "notChangeable"
  | "notReturnable"
  | "returnNotCancellable"
  | "unanswered"
  | null;

export type OrderActionsView = ReturnType<typeof useOrderActions>;

const LOCKED: readonly (string | undefined)[] = ["code-needed", "no-session", "order-not-found"];

const ERRORS: ReadonlyMap<string, OrderActionError> = new Map([
  ["order-not-cancellable", "notCancellable"],
  ["order-not-changeable", "notChangeable"],
  ["return-not-possible", "notReturnable"],
  ["return-not-cancellable", "returnNotCancellable"],
]);
/** Refusals that are shown in the server's own words. */
const IN_ITS_WORDS = [
  "thana-mismatch",
  "post-code-mismatch",
  "store-not-found",
  "invalid-input",
  "too-many-requests",
  "refund-account-needed",
  "msisdn-invalid",
  "bank-account-invalid",
];

/** Runs one action at a time, and tells why the last one failed. @param onLocked called when the owner's proof ends */
function useOrderAction(onLocked: () => void) {
  const [error, setError] = useState<OrderActionError>(null);
  const [refusal, setRefusal] = useSentence<string | null>(null);
  const { state, run } = useAction(
    "The order could not be changed",
    (work: () => Promise<void>) => {
      setError(null);
      setRefusal(null);
      return work();
    },
    (error) => {
      const code = (error instanceof ApiError ? error.code : null) ?? "";
      if (code === "code-needed") onLocked();
      else if (error instanceof ApiError && IN_ITS_WORDS.includes(code)) setRefusal(error.message);
      else setError(ERRORS.get(code) ?? "unanswered");
      return false;
    },
  );
  return { busy: state === "busy", error, refusal, run };
}

/** The order as its owner sees it. It is loaded when the page opens, and again by `open`. */
function useOwnOrder(orderId: string) {
  const api = useApi();
  const { language } = useTexts();
  const [state, setState] = useState<"loading" | "locked" | "open" | "failed">("loading");
  const [actions, setActions] = useState<OrderActions | null>(null);

  const open = useCallback(async () => {
    const pass = readOrderPass();
    // Without a pass or a token, the server would refuse: no call is needed.
    if (pass === null && readToken() === null) return setState("locked");
    try {
      setActions(await getOrderActions(api, orderId, pass));
      setState("open");
    } catch (error) {
      const isLocked = error instanceof ApiError && LOCKED.includes(error.code ?? undefined);
      if (!isLocked) logFailure("The order could not be opened", error);
      setState(isLocked ? "locked" : "failed");
    }
  }, [api, orderId]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is in the language of the page
  useEffect(() => void open(), [open, language]);
  return { state, setState, actions, open };
}

/** Runs one action, and shows the order as it is after it. */
type Act = (work: () => Promise<void>) => void;

/** The returns of an order: requests one, or cancels one before its goods have arrived. */
function useReturns(orderId: string, act: Act) {
  const api = useApi();
  const [requested, setRequested] = useState<OrderReturn | null>(null);
  const [cancelled, setCancelled] = useState<OrderReturn | null>(null);
  return {
    /** The return that was just requested. */
    requested,
    /** The return that was just cancelled. */
    cancelled,
    forget: useCallback(() => {
      setRequested(null);
      setCancelled(null);
    }, []),
    requestReturn(request: ReturnRequest) {
      act(async () => {
        const send = (key: string) => requestReturn(api, { orderId, pass: readOrderPass() }, request, key);
        setRequested(await withIdempotencyKey("form:return", JSON.stringify([orderId, request]), send));
      });
    },
    cancelReturn(reference: string) {
      act(async () => setCancelled(await cancelReturn(api, { orderId, pass: readOrderPass() }, reference)));
    },
  };
}

/**
 * The actions of an order's owner: see it in full, change it, cancel it, return goods, cancel a return (features 21 and 37).
 * @param onChanged called after the order was changed, cancelled or returned, so that the page shows its new state
 */
export function useOrderActions(orderId: string, onChanged: () => void) {
  const api = useApi();
  const { state, setState, actions, open } = useOwnOrder(orderId);
  const [changed, setChanged] = useState(false);
  const { busy, error, refusal, run } = useOrderAction(() => setState("locked"));

  const act: Act = (work) =>
    void run(async () => {
      setChanged(false);
      await work();
      await open();
      onChanged();
    });
  const { forget, ...returns } = useReturns(orderId, act);

  return {
    ...returns,
    /** `locked` until a code or a log-in opens the order. */
    state,
    actions,
    busy,
    error,
    /** The server's own message about a field; null when there is none. */
    refusal,
    /** True after a change was accepted. */
    changed,
    load() {
      setState("loading");
      void open();
    },
    /** Clears the result of the last action, so that another one can begin. */
    begin: useCallback(() => {
      setChanged(false);
      forget();
    }, [forget]),
    cancel(reason: string) {
      act(() => cancelOrder(api, { orderId, pass: readOrderPass(), reason }));
    },
    change(change: OrderChange) {
      act(async () => {
        await changeOrder(api, { orderId, pass: readOrderPass(), change });
        setChanged(true);
      });
    },
  };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import {
  findRequestKey,
  findTyped,
  keepRequestKey,
  keepTyped,
  resumeAddress,
  takeBroughtKey,
} from "@/hooks/sims/sim-request-store";
import { ApiError } from "@/services/api/api-error";
import {
  getSimRequest,
  proveParty,
  type SimRequest,
  type SimRequestParty,
  type SimRequestService,
  saveSimRequest,
  sendPartyCode,
  submitSimRequest,
} from "@/services/sims/sim-requests-service";
import { logFailure } from "@/utils/browser/log-failure";
import type { CodeChannel } from "@/utils/login/code-channel";
import { missingFields, type SimStepName, simSteps, stepAnswers, type TypedService } from "@/utils/sims/sim-steps";

/** Why a field cannot stay: empty, or the code of the server's refusal. */
export type FieldError = "needed" | string;

export interface SimRequestState {
  /** The step that is shown; `confirm` when all are done. */
  step: SimStepName | "confirm";
  request: SimRequest | null;
  /** True when the text shown was typed on an earlier visit. */
  resumed: boolean;
  /** True once it is known whether there is something to resume. */
  ready: boolean;
  busy: boolean;
  /** What is typed for the shown step. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, FieldError>>;
  /** Why the whole step did not go through: a code, or null when nothing answered. */
  failure: string | null | undefined;
  /** The number of tries. */
  tries: number;
  type(field: string, value: string): void;
  save(): void;
  goTo(step: SimStepName | "confirm"): void;
  startAnew(): void;
  /** Copies the address at which another browser continues. @returns whether that worked */
  copyLink(): Promise<boolean>;
  /** @returns seconds until the next code, or null when none was sent */
  sendCode(party: SimRequestParty, channel?: CodeChannel): Promise<number | null>;
  /** @returns whether the code was right */
  prove(party: SimRequestParty, code: string): Promise<boolean>;
  /** @returns the reference, or null when it was not sent */
  submit(): Promise<string | null>;
}

/** What was typed, by step and field, before the stored values are read. */
const NOTHING: Readonly<Record<string, Record<string, string>>> = {};

/** A request about a SIM, step by step: the server checks and stores each step, and says which one is next. */
export function useSimRequest(service: TypedService & SimRequestService): SimRequestState {
  const api = useApi();
  const [request, setRequest] = useState<SimRequest | null>(null);
  const [shown, setShown] = useState<SimStepName | "confirm">("number");
  const [typed, setTyped] = useState(NOTHING);
  const [flags, setFlags] = useState({ ready: false, resumed: false, busy: false });
  const [outcome, setOutcome] = useState<Pick<SimRequestState, "errors" | "failure" | "tries">>({
    errors: {},
    failure: undefined,
    tries: 0,
  });
  const key = useRef<string | null>(null);

  const take = useCallback(
    (next: SimRequest) => {
      key.current = next.key;
      keepRequestKey(service, next.key);
      setRequest(next);
      setShown(next.next as SimStepName | "confirm");
    },
    [service],
  );

  // Comes back to what this browser began; a key that opens nothing any more is forgotten.
  useEffect(() => {
    takeBroughtKey(service);
    const known = findRequestKey(service);
    setTyped((before) => (before === NOTHING ? findTyped(service) : before));
    if (known === null) return setFlags((before) => ({ ...before, ready: true }));
    let isOver = false;
    getSimRequest(api, known)
      .then((found) => {
        if (isOver) return;
        take(found);
        setTyped((before) => ({ ...found.answers, ...before }));
        setFlags((before) => ({ ...before, resumed: found.state === "draft" }));
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.isAbsence) keepRequestKey(service, null);
        else logFailure("A request could not be resumed", error);
      })
      .finally(() => {
        if (!isOver) setFlags((before) => ({ ...before, ready: true }));
      });
    return () => {
      isOver = true;
    };
  }, [api, service, take]);

  const busyWhile = async <Result>(work: () => Promise<Result>): Promise<Result | null> => {
    setFlags((before) => ({ ...before, busy: true }));
    try {
      const result = await work();
      setOutcome((before) => ({ ...before, errors: {}, failure: undefined }));
      return result;
    } catch (error) {
      setOutcome((before) => ({ ...outcomeOf(error), tries: before.tries + 1 }));
      return null;
    } finally {
      setFlags((before) => ({ ...before, busy: false }));
    }
  };

  const current = typed[shown] ?? {};
  return {
    step: shown,
    request,
    ...flags,
    typed: current,
    ...outcome,
    type(field, value) {
      // Several fields can be read at hydration, one after the other, and before the stored values.
      setTyped((before) => {
        const known = before === NOTHING ? findTyped(service) : before;
        // A thana belongs to its district: after a change of the district it must be chosen again.
        const changed = { ...known[shown], [field]: value, ...(field === "district" && { area: "" }) };
        const next = { ...known, [shown]: changed };
        keepTyped(service, next);
        return next;
      });
      setOutcome(({ errors, ...before }) => ({ ...before, errors: { ...errors, [field]: "" } }));
    },
    save() {
      const fields = simSteps[service].find(({ step }) => step === shown)?.fields ?? [];
      const missing = missingFields(fields, current);
      if (missing.length > 0) {
        const errors = Object.fromEntries(missing.map((field) => [field, "needed"]));
        return setOutcome(({ tries }) => ({ errors, failure: undefined, tries: tries + 1 }));
      }
      const answers = stepAnswers(fields, current);
      void busyWhile(async () => {
        take(await saveSimRequest(api, { service, step: shown, key: key.current, answers }));
        setFlags((before) => ({ ...before, resumed: false }));
      });
    },
    goTo(step) {
      setShown(step);
      setOutcome((before) => ({ ...before, errors: {}, failure: undefined }));
    },
    startAnew() {
      key.current = null;
      keepRequestKey(service, null);
      keepTyped(service, null);
      setRequest(null);
      setTyped({});
      setShown("number");
      setFlags((before) => ({ ...before, resumed: false }));
    },
    async copyLink() {
      try {
        await navigator.clipboard.writeText(resumeAddress(key.current ?? ""));
        return true;
      } catch {
        return false;
      }
    },
    sendCode: (party, channel) =>
      busyWhile(() => sendPartyCode(api, { key: key.current ?? "", party, ...(channel && { channel }) })),
    async prove(party, code) {
      const proved = await busyWhile(() => proveParty(api, { key: key.current ?? "", party, code }));
      if (proved !== null) take(proved);
      return proved !== null;
    },
    async submit() {
      const sent = await busyWhile(() => submitSimRequest(api, key.current ?? ""));
      if (sent !== null) keepTyped(service, null);
      return sent?.reference ?? null;
    },
  };
}

/** Fields that were refused by name, or a failure of the call. */
function outcomeOf(error: unknown): Pick<SimRequestState, "errors" | "failure"> {
  if (!(error instanceof ApiError) || error.kind !== "refused") {
    logFailure("A request could not be saved", error);
    return { errors: {}, failure: null };
  }
  const named = error.errors.filter(({ field }) => field?.startsWith("answers.") === true);
  if (named.length === 0) return { errors: {}, failure: error.code };
  const errors = Object.fromEntries(named.map(({ field = "", code }) => [field.slice("answers.".length), code]));
  return { errors, failure: undefined };
}

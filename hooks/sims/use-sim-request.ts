import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useApi } from "@/context/api-context";
import {
  findRequestKey,
  findTyped,
  resumeAddress,
  saveRequestKey,
  saveTyped,
  takeResumeKey,
} from "@/hooks/sims/sim-request-store";
import { ApiError, isRefusal } from "@/services/api/api-error";
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
import type { CodeChannel } from "@/utils/login/one-time-code";
import { fieldErrors, type SimStepName, simSteps, stepAnswers, type TypedService } from "@/utils/sims/sim-steps";

export type SimRequestState = ReturnType<typeof useSimRequest>;

/** The typed values, by step and field, before the stored values are read. */
const NOTHING: Readonly<Record<string, Record<string, string>>> = {};

/** The result of the last call. */
interface Outcome {
  /** By field: it is empty, or the code of the server's refusal. */
  errors: Readonly<Record<string, string>>;
  /** Why the whole step failed: a code, or null when the server did not answer. */
  failure: string | null | undefined;
  /** The number of tries. */
  tries: number;
}

/** Runs one call at a time, and stores the fields or the reason that stopped the last one. */
function useOutcome() {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ errors: {}, failure: undefined, tries: 0 });
  const clear = () => setOutcome((before) => ({ ...before, errors: {}, failure: undefined }));
  return {
    busy,
    outcome,
    clear,
    clearField: (field: string) =>
      setOutcome(({ errors, ...before }) => ({ ...before, errors: { ...errors, [field]: "" } })),
    showErrors(errors: Outcome["errors"]) {
      setOutcome(({ tries }) => ({ errors, failure: undefined, tries: tries + 1 }));
    },
    /** @returns the call's answer, or null when it failed */
    async run<Result>(work: () => Promise<Result>): Promise<Result | null> {
      setBusy(true);
      try {
        const result = await work();
        clear();
        return result;
      } catch (error) {
        setOutcome((before) => ({ ...outcomeOf(error), tries: before.tries + 1 }));
        return null;
      } finally {
        setBusy(false);
      }
    },
  };
}

/** The typed values of each step, stored in the browser. */
function useTypedAnswers(service: TypedService) {
  const [typed, setTyped] = useState(NOTHING);
  return {
    typed,
    /** Reads the stored values, unless the user has already typed something. */
    restore: useCallback(() => setTyped((before) => (before === NOTHING ? findTyped(service) : before)), [service]),
    /** Adds the answers of the request to the typed values. */
    addAnswers: useCallback((answers: SimRequest["answers"]) => setTyped((before) => ({ ...answers, ...before })), []),
    // At hydration, several fields may be read one after the other, before the stored values are.
    type(step: string, field: string, value: string) {
      setTyped((before) => {
        const known = before === NOTHING ? findTyped(service) : before;
        // A thana belongs to its district: after a change of the district it must be chosen again.
        const changed = { ...known[step], [field]: value, ...(field === "district" && { area: "" }) };
        const next = { ...known, [step]: changed };
        saveTyped(service, next);
        return next;
      });
    },
    clearTyped() {
      saveTyped(service, null);
      setTyped({});
    },
  };
}

/** Copies the address for continuing in another browser. @returns whether this worked */
async function copyResumeLink(key: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(resumeAddress(key));
    return true;
  } catch {
    return false;
  }
}

/**
 * Loads the request that was begun in this browser. If a key no longer opens a request, it is deleted.
 * @param onFound called with the request
 * @returns true once it is known whether there is one
 */
function useStartedRequest(service: SimRequestService, onFound: (request: SimRequest) => void): boolean {
  const api = useApi();
  const [ready, setReady] = useState(false);
  const found = useEffectEvent(onFound);
  useEffect(() => {
    takeResumeKey(service);
    const known = findRequestKey(service);
    if (known === null) return setReady(true);
    let isCurrent = true;
    getSimRequest(api, known)
      .then((request) => {
        if (isCurrent) found(request);
      })
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.isNotFound) saveRequestKey(service, null);
        else logFailure("A request could not be resumed", error);
      })
      .finally(() => {
        if (isCurrent) setReady(true);
      });
    return () => {
      isCurrent = false;
    };
  }, [api, service]);
  return ready;
}

/** The request and the step that is shown, `confirm` when all steps are done. The request's key is stored in the browser. */
function useStoredRequest(service: SimRequestService) {
  const [request, setRequest] = useState<SimRequest | null>(null);
  const [step, setStep] = useState<SimStepName | "confirm">("number");
  const key = useRef<string | null>(null);
  const update = (next: SimRequest | null) => {
    key.current = next?.key ?? null;
    saveRequestKey(service, key.current);
    setRequest(next);
    setStep((next?.next ?? "number") as SimStepName | "confirm");
  };
  return { key, request, step, setStep, take: update, drop: () => update(null) };
}

/** A request about a SIM, step by step: the server checks and stores each step, and says which one is next. */
export function useSimRequest(service: TypedService & SimRequestService) {
  const api = useApi();
  const { key, request, step, setStep, take, drop } = useStoredRequest(service);
  /** True when the text shown was typed on an earlier visit. */
  const [resumed, setResumed] = useState(false);
  const { typed, restore, addAnswers, type, clearTyped } = useTypedAnswers(service);
  const { busy, outcome, clear, clearField, showErrors, run } = useOutcome();

  useEffect(restore, [restore]);
  const ready = useStartedRequest(service, (found) => {
    take(found);
    addAnswers(found.answers);
    setResumed(found.state === "draft");
  });

  const current = typed[step] ?? {};
  const save = () => {
    const shown = simSteps[service].find((each) => each.step === step);
    if (shown === undefined) return;
    const errors = fieldErrors(shown.fields, current);
    if (Object.keys(errors).length > 0) return showErrors(errors);
    const answers = stepAnswers(shown.fields, current);
    void run(async () => {
      take(await saveSimRequest(api, { service, step: shown.step, key: key.current, answers }));
      setResumed(false);
    });
  };
  const startOver = () => {
    drop();
    clearTyped();
    setResumed(false);
  };
  return {
    ...{ step, request, ready, resumed, busy, typed: current, ...outcome, save, startOver },
    type(field: string, value: string) {
      type(step, field, value);
      clearField(field);
    },
    goTo(next: SimStepName | "confirm") {
      setStep(next);
      clear();
    },
    copyLink: () => copyResumeLink(key.current ?? ""),
    /** @returns seconds until the next code can be sent, or null when none was sent */
    sendCode: (party: SimRequestParty, channel?: CodeChannel) =>
      run(() => sendPartyCode(api, { key: key.current ?? "", party, ...(channel && { channel }) })),
    async prove(party: SimRequestParty, code: string) {
      const proved = await run(() => proveParty(api, { key: key.current ?? "", party, code }));
      if (proved !== null) take(proved);
      return proved !== null;
    },
    /** @returns the reference, or null when the request was not sent */
    async submit() {
      const sent = await run(() => submitSimRequest(api, key.current ?? ""));
      if (sent !== null) saveTyped(service, null);
      return sent?.reference ?? null;
    },
  };
}

/** The fields that were refused by name, or a failure of the call. */
function outcomeOf(error: unknown): Omit<Outcome, "tries"> {
  if (!isRefusal(error)) {
    logFailure("A request could not be saved", error);
    return { errors: {}, failure: null };
  }
  const named = error.errors.filter(({ field }) => field?.startsWith("answers.") === true);
  if (named.length === 0) return { errors: {}, failure: error.code };
  const errors = Object.fromEntries(named.map(({ field = "", code }) => [field.slice("answers.".length), code]));
  return { errors, failure: undefined };
}

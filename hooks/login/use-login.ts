import { type NextRouter, useRouter } from "next/router";
import { type Dispatch, useEffect, useEffectEvent, useReducer } from "react";
import { useApi } from "@/context/api-context";
import {
  type LoginAction,
  type LoginState,
  loginReducer,
  NUMBER_LENGTH,
  noLogin,
} from "@/context/session/session-reducer";
import { useCodeWait } from "@/hooks/login/use-code-wait";
import { analytics } from "@/services/analytics/analytics";
import type { Api } from "@/services/api/api-client";
import { isRefusal } from "@/services/api/api-error";
import { sendLoginCode, verifyLoginCode } from "@/services/login/login-service";
import { saveToken } from "@/services/login/session-cookie";
import { logFailure } from "@/utils/browser/log-failure";
import { notifySessionChange } from "@/utils/browser/session-changes";
import type { LayoutData } from "@/utils/layout/page-layout";
import { type CodeChannel, isWholeCode } from "@/utils/login/one-time-code";
import { returnAddress } from "@/utils/login/return-address";

/** How long the success is shown before the state is cleared (LOGIN-20). */
const SUCCESS_MS = 1_500;

export type Login = ReturnType<typeof useLogin>;

/** A client with the sidebar's own channel: the API's value comes before the address and the cookie (CHROME-24). */
export function sidebarApi(api: Api, channel: string | undefined): Api {
  if (channel === undefined) return api;
  return {
    request: (name, input = {}) => api.request(name, { ...input, headers: { channelName: channel, ...input.headers } }),
  };
}

/** Clears the state shortly after a success. */
function useClearAfterSuccess({ step }: LoginState, dispatch: Dispatch<LoginAction>, onDone: () => void): void {
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (step !== "success") return;
    const timer = setTimeout(() => {
      dispatch({ type: "clear" });
      done();
    }, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [step, dispatch]);
}

/** The code from the text message, read by the browser if it supports WebOTP. */
function useReadCode({ step, sentAt }: LoginState, onRead: (code: string) => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (step !== "code" || !("OTPCredential" in window) || sentAt === 0) return;
    const over = new AbortController();
    const options = { otp: { transport: ["sms"] }, signal: over.signal } as CredentialRequestOptions;
    navigator.credentials.get(options).then(
      (credential) => {
        const code = (credential as (Credential & { code?: string }) | null)?.code;
        if (code !== undefined) read(code);
      },
      // Without WebOTP, the user types the code.
      () => undefined,
    );
    return () => over.abort();
  }, [step, sentAt]);
}

/** Returns to the page that requested the log-in; if there is none, reloads this page. */
function returnFromLogin(router: NextRouter, referrerAllow: LayoutData["referrerAllow"]): void {
  const referrer = new URLSearchParams(window.location.search).get("referrer");
  const address = returnAddress(referrer, window.location.origin, referrerAllow);
  if (address === null) void router.replace(router.asPath, undefined, { scroll: false });
  // The address already contains its language.
  else if (address.startsWith("/")) void router.push(address, undefined, { locale: false });
  else window.location.assign(address);
}

/** Requests a code for the typed number. */
function createCodeRequest(api: Api, { number, busy }: LoginState, dispatch: Dispatch<LoginAction>) {
  const requestCode = async (channel?: CodeChannel) => {
    if (busy !== null) return false;
    dispatch({ type: "askCode" });
    try {
      const sent = await sendLoginCode(api, { msisdn: number, ...(channel && { channel }) });
      const called = channel === "voice";
      dispatch(sent ? { type: "codeSent", now: Date.now(), called } : { type: "codeNotSent", error: "wentWrong" });
      return sent;
    } catch (error) {
      logFailure("The code could not be sent", error instanceof Error ? error.message : error);
      const refused = isRefusal(error);
      dispatch({ type: "codeNotSent", error: refused ? "numberInvalid" : "unanswered" });
      return false;
    }
  };
  const sendCode = async () => {
    if (busy !== null) return false;
    if (number.length === NUMBER_LENGTH) return requestCode();
    dispatch({ type: "refuseNumber" });
    return false;
  };
  return { requestCode, sendCode };
}

/**
 * The steps of a log-in and their API calls (LOGIN-19 to LOGIN-30, ERR-06 to ERR-10).
 * @param onDone called shortly after a success, when the state has been cleared
 */
export function useLogin({ cookieDomain, referrerAllow, sidebarChannel }: LayoutData, onDone: () => void) {
  const api = sidebarApi(useApi(), sidebarChannel);
  const router = useRouter();
  const [state, dispatch] = useReducer(loginReducer, noLogin);
  const { number, busy } = state;

  const { requestCode, sendCode } = createCodeRequest(api, state, dispatch);
  const enter = (token: string) => {
    saveToken(token, cookieDomain);
    notifySessionChange();
    dispatch({ type: "accepted" });
    returnFromLogin(router, referrerAllow);
  };
  const verify = async (code = state.code) => {
    if (busy !== null) return;
    analytics.track({ name: "login_code_continue" });
    if (!isWholeCode(code)) return dispatch({ type: "refuseCode" });
    dispatch({ type: "verify" });
    try {
      const token = await verifyLoginCode(api, { msisdn: number, code, address: window.location.href });
      if (token === null) dispatch({ type: "refuseCode" });
      else enter(token);
    } catch (error) {
      logFailure("The code could not be verified", error instanceof Error ? error.message : error);
      dispatch({ type: "failed" });
    }
  };

  useClearAfterSuccess(state, dispatch, onDone);
  useReadCode(state, (code) => {
    dispatch({ type: "changeCode", code });
    void verify(code);
  });

  return {
    state,
    /** Seconds until a code can be sent again. */
    secondsLeft: useCodeWait(state.sentAt),
    changeNumber: (text: string) => dispatch({ type: "changeNumber", text }),
    /** Requests a code. @returns whether a code was sent */
    sendCode,
    changeCode: (code: string) => dispatch({ type: "changeCode", code }),
    /** @param code the typed code when omitted */
    verify,
    resend: () => requestCode(),
    /** Sends another code in a phone call. */
    call: () => requestCode("voice"),
    /** Returns to the number step, to change the number or after a failure. */
    backToNumber: () => dispatch({ type: "backToNumber" }),
  };
}

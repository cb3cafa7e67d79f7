import { anyDigitsToAscii, normaliseMsisdn } from "@/utils/numbers/msisdn";

/** Digits of a mobile number (CONST-03, CONST-04). */
export const NUMBER_LENGTH = 11;

type LoginStep = "number" | "code" | "success" | "failed";

/** The error message beside a field; each value is a key of login.json. */
type LoginError = "numberInvalid" | "unanswered" | "codeInvalid" | "wentWrong";

/** The steps of a log-in (LOGIN-19) and of sending a code again (OTP-08 to OTP-12). */
export interface LoginState {
  step: LoginStep;
  /** ASCII digits, at most eleven. It is a string, so that the leading zero is kept. */
  number: string;
  /** The digits typed so far, as CodeBoxes writes them. */
  code: string;
  error: LoginError | null;
  /** The call that is running. No other call starts before its answer. */
  busy: "send" | "verify" | null;
  /** The time of the last code in milliseconds; 0 = none was sent. */
  sentAt: number;
  /** The number of codes sent to this mobile number so far. */
  sends: number;
  /** True when the last code is read out in a phone call. */
  called: boolean;
}

export type LoginAction =
  | { type: "changeNumber"; text: string }
  | { type: "refuseNumber" }
  | { type: "askCode" }
  | { type: "codeSent"; now: number; called?: boolean }
  | { type: "codeNotSent"; error: LoginError }
  | { type: "changeCode"; code: string }
  | { type: "refuseCode" }
  | { type: "verify" }
  | { type: "accepted" }
  | { type: "failed" }
  | { type: "backToNumber" }
  | { type: "clear" };

export const noLogin: LoginState = {
  step: "number",
  number: "",
  code: "",
  error: null,
  busy: null,
  sentAt: 0,
  sends: 0,
  called: false,
};

/**
 * The form in which the field stores a mobile number (LOGIN-26): a complete number becomes eleven digits that begin
 * with 01, however it was typed. Any other text is reduced to its first eleven digits.
 */
export function storedNumber(text: string): string {
  return normaliseMsisdn(text) ?? anyDigitsToAscii(text).replace(/\D/g, "").slice(0, NUMBER_LENGTH);
}

/** The steps of a log-in. Pure; an action that does not belong to the current step changes nothing. */
export function loginReducer(state: LoginState, action: LoginAction): LoginState {
  switch (action.type) {
    case "changeNumber":
      return state.step === "number" && state.busy === null
        ? { ...state, number: storedNumber(action.text), error: null }
        : state;
    case "refuseNumber":
      return { ...state, error: "numberInvalid" };
    case "askCode":
      return { ...state, busy: "send", error: null };
    case "codeSent":
      return state.busy === "send"
        ? {
            ...state,
            step: "code",
            code: "",
            error: null,
            busy: null,
            sends: state.sends + 1,
            called: action.called === true,
            sentAt: action.now,
          }
        : state;
    case "codeNotSent":
      return state.busy === "send" ? { ...state, busy: null, error: action.error } : state;
    case "changeCode":
      return state.busy === null ? { ...state, code: action.code, error: null } : state;
    case "refuseCode":
      return { ...state, busy: null, error: "codeInvalid" };
    case "verify":
      return { ...state, busy: "verify", error: null };
    case "accepted":
      return { ...noLogin, step: "success" };
    case "failed":
      return { ...noLogin, step: "failed", number: state.number };
    case "backToNumber":
      return { ...noLogin, number: state.number };
    case "clear":
      return noLogin;
  }
}

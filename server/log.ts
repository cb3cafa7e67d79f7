import { format, stripVTControlCharacters } from "node:util";
import pino, { type DestinationStream, type Logger } from "pino";
import { errorCode } from "@/utils/requests/error-code";

/** The logged part of an error, without the rows that database drivers add ("Failing row contains (name, number…)"). */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  /** The call of the contract that failed, the status of its answer and its request id. */
  call?: string;
  status?: number;
  requestId?: string;
  stack?: string;
}

/** JSON lines on stderr, warnings and worse unless LOG_LEVEL says otherwise; never with headers, numbers or codes. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ fd: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: { service: "operator-portal" },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: formatError },
      redact: {
        // `*.code` would hide the code of an error; a one-time code is in a message or in a call's body.
        paths: [
          "*.msisdn",
          "message.code",
          "message.text",
          "body.code",
          "*.otp_value",
          "*.token",
          "*.access_token",
          "*.password",
          "req.headers",
        ],
        censor: "[redacted]",
      },
    },
    destination,
  );
}

function formatError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const code = errorCode(error);
  const message = messageOf(error);
  return {
    type: error.name,
    message,
    ...(code !== "" && { code }),
    ...callOf(error),
    ...(error.stack !== undefined && { stack: error.stack.replace(error.message, () => message) }),
  };
}

/** The message of a refused call is the other system's own: it may contain names, numbers and codes. */
function messageOf(error: Error): string {
  return "call" in error && "kind" in error ? `The call failed: ${error.kind}` : error.message;
}

function callOf(error: Error): Pick<LoggedError, "call" | "status" | "requestId"> {
  return {
    ...("call" in error && typeof error.call === "string" && { call: error.call }),
    ...("status" in error && typeof error.status === "number" && { status: error.status }),
    ...("requestId" in error && typeof error.requestId === "string" && { requestId: error.requestId }),
  };
}

/**
 * Writes what Next and the pages print as errors and warnings of the console into the log, one JSON line each. The error
 * of a failed page, which Next prints twice, is written once.
 */
export function logConsole(log: Log): void {
  const printed = new WeakSet<Error>();
  for (const level of ["error", "warn"] as const) {
    console[level] = (...parts: unknown[]) => {
      const err = parts.find((part) => part instanceof Error);
      const rest = stripVTControlCharacters(format(...parts.filter((part) => part !== err)));
      const text = rest.replace(/^[^ -~]+/, "").trim();
      if (text === "" && err !== undefined && printed.has(err)) return;
      if (err !== undefined) printed.add(err);
      log[level](err === undefined ? {} : { err }, text || "A page failed");
    };
  }
}

export type Log = Logger;

import pino, { type DestinationStream, type Logger } from "pino";
import { errorCode } from "@/utils/requests/error-code";

/** The logged part of an error, without the rows that database drivers add ("Failing row contains (name, number…)"). */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
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
  return {
    type: error.name,
    message: error.message,
    ...(code !== "" && { code }),
    ...(error.stack !== undefined && { stack: error.stack }),
  };
}

export type Log = Logger;

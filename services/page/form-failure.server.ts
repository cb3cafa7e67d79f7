import { ApiError } from "@/services/api/api-error";
import { logFailure } from "@/utils/browser/log-failure";

/** The status when the system behind a call is at fault. */
export const UNANSWERED = 503;

interface Shown {
  /** The fields that can show a sentence beside them. */
  fields: readonly string[];
  /** Our own sentences for fields whose input is wrong: that of the contract does not say what the field needs. */
  own: Readonly<Record<string, string>>;
  /** The sentence when there is no answer. */
  unanswered: string;
}

/**
 * The status and the sentences for a call of a form that failed, each for one of the fields that the form shows.
 * @param what the sentence of the log
 * @throws an error of our own
 */
export function formFailure(
  error: unknown,
  what: string,
  { fields, own, unanswered }: Shown,
): { status: number; errors: Record<string, string> } {
  if (!(error instanceof ApiError)) throw error;
  if (error.kind !== "refused" || error.errors.length === 0) {
    logFailure(what, error);
    return { status: UNANSWERED, errors: { "": unanswered } };
  }
  const errors = error.errors.map(({ code, field, message }) => {
    const name = fields.find((one) => one === field) ?? "";
    return [name, (code === "invalid-input" ? own[name] : undefined) ?? message];
  });
  return { status: error.code === "too-many-requests" ? 429 : 200, errors: Object.fromEntries(errors) };
}

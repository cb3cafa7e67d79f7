import { DomainError } from "@/backend/domain/domain-error";

/** Counts the results of attempts that ran at once: `ok`, or the error code of the refusal. */
export async function tally(tries: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(tries)) {
    const failure: unknown = result.status === "fulfilled" ? null : result.reason;
    const name = failure === null ? "ok" : failure instanceof DomainError ? failure.code : String(failure);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

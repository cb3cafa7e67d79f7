import { DomainError } from "@/backend/domain/domain-error";

/** How many of some tries that ran at once ended how: `ok`, or the code of the refusal. */
export async function tally(tries: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const result of await Promise.allSettled(tries)) {
    const failure: unknown = result.status === "fulfilled" ? null : result.reason;
    const name = failure === null ? "ok" : failure instanceof DomainError ? failure.code : String(failure);
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

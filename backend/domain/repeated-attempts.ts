import type { OnFailure } from "@/backend/domain/domain-context";
import type { SystemErrorType } from "@/backend/domain/system-error";

/** Added to the longest time of one attempt, so that another process takes over only after the attempt has ended. */
const SPARE_SECONDS = 3;
const MAX_PAUSE_SECONDS = 900;

/** Seconds for which a process has the exclusive right to an attempt at a system. */
export function leaseSeconds({ maxSeconds }: { readonly maxSeconds: number }): number {
  return maxSeconds + SPARE_SECONDS;
}

/** Seconds until the next attempt: they double, up to a quarter of an hour. @param attempts made so far, 1 or more */
export function pauseAfter(attempts: number, firstSeconds: number): number {
  return Math.min(MAX_PAUSE_SECONDS, firstSeconds * 2 ** Math.min(attempts - 1, 20));
}

/** Claims and attempts due work, `atOnce` pieces at a time, so that no lease ends while its work waits. @returns how many */
export async function attemptDue<Work>(
  { max, atOnce }: { readonly max: number; readonly atOnce: number },
  claim: () => Promise<Work[]>,
  attempt: (work: Work) => Promise<void>,
): Promise<number> {
  let claimed = 0;
  while (claimed < max) {
    const due = await claim();
    await Promise.all(due.map(attempt));
    claimed += due.length;
    if (due.length < atOnce) break;
  }
  return claimed;
}

interface Attempt {
  /** What is attempted, for the log. */
  readonly what: string;
  /** The error of the system that is called. */
  readonly Failure: SystemErrorType;
  readonly onFailure: OnFailure;
  readonly postpone: (problem: string) => Promise<void>;
}

/** Makes one attempt, or postpones the work. @param work returns null when it is done, else what it waits for */
export async function attemptOnce(
  { what, Failure, onFailure, postpone }: Attempt,
  work: () => Promise<string | null>,
): Promise<void> {
  try {
    const waitsFor = await work();
    if (waitsFor !== null) await postpone(waitsFor);
  } catch (error) {
    onFailure(error, what);
    await postpone(error instanceof Failure ? error.message : "could not be kept in the database");
  }
}

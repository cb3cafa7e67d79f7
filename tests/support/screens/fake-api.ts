import type { CallAnswer } from "@/backend/contract/all-calls";
import type { CallName } from "@/backend/contract/paths";
import type { Api, CallInput } from "@/services/api/api-client";

export interface SentCall {
  name: CallName;
  input: CallInput;
}

type Answer = (input: CallInput) => unknown;

/** An Api that answers with functions and records all calls; a function that throws makes the call fail. */
export function fakeApi(answers: Partial<Record<CallName, Answer>>): Api & { sent: SentCall[] } {
  const sent: SentCall[] = [];
  return {
    sent,
    async request<Name extends CallName>(name: Name, input: CallInput = {}): Promise<CallAnswer<Name>> {
      sent.push({ name, input });
      const answer = answers[name];
      if (answer === undefined) throw new Error(`The test does not answer ${name}`);
      return (await answer(input)) as CallAnswer<Name>;
    },
  };
}

/** A promise with the functions that settle it, so that a test decides when a call is answered. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void; reject: (error: unknown) => void } {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

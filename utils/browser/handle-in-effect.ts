import { logFailure } from "@/utils/browser/log-failure";

/**
 * Waits for an answer in an effect. After the effect's clean-up the answer is dropped.
 * @param failure what is logged after a failure, or what is done after a failure before the clean-up
 * @returns the clean-up
 */
export function handleInEffect<Answer>(
  answer: Promise<Answer>,
  use: (answer: Answer) => void,
  failure: string | ((error: unknown) => void),
): () => void {
  let isCurrent = true;
  answer.then(
    (found) => {
      if (isCurrent) use(found);
    },
    (error: unknown) => {
      if (typeof failure === "string") logFailure(failure, error);
      else if (isCurrent) failure(error);
    },
  );
  return () => {
    isCurrent = false;
  };
}

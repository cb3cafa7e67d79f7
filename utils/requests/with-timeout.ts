/**
 * The answer of a promise, if it comes in time. The work behind the promise goes on.
 * @param ms maximum wait, in milliseconds
 * @throws Error when there is no answer in time; whatever the promise rejects with
 */
export async function withTimeout<T>(answer: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Above the numbers of the seed's subscribers (017000000..) in every minute. */
let count = 100;

/**
 * A number of the operator that no other test uses. It consists of the minute in which the run started
 * (playwright.config.ts), the process of the test, and a counter in that process. On a deployment that is tested every
 * night, a number comes again after two months.
 */
export function newNumber(): string {
  count += 1;
  const run = Number(process.env.E2E_STARTED_MINUTE ?? 0) % 10_000;
  const ofWorker = (Number(process.env.TEST_WORKER_INDEX ?? 0) % 20) * 500 + count;
  return `017${String(run).padStart(4, "0")}${String(ofWorker).padStart(4, "0")}`;
}

/** Above the numbers of the seed's subscribers (017000000..) in every minute. */
let count = 100;

/**
 * A number of the operator that no other test uses. It consists of the minute in which the run started
 * (playwright.config.ts), the process of the test, and a counter in that process.
 */
export function newNumber(): string {
  count += 1;
  const run = Number(process.env.E2E_STARTED_MINUTE ?? 0) % 1_000;
  const worker = Number(process.env.TEST_WORKER_INDEX ?? 0) % 100;
  return `017${String(run).padStart(3, "0")}${String(worker).padStart(2, "0")}${String(count).padStart(3, "0")}`;
}

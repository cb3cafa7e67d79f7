import type { ServerResponse } from "node:http";
import { answerReadiness, type HealthState } from "@/server/health";

/** A database that answers each question when the test says so. */
function heldDatabase() {
  const questions: { answer: () => void; fail: (error: Error) => void }[] = [];
  const query = () => new Promise<void>((answer, fail) => questions.push({ answer, fail }));
  const health = { draining: false, database: { pool: { query } } } as unknown as HealthState;
  return { questions, health };
}

function check(health: HealthState): Promise<number> {
  return new Promise((done, fail) => {
    const response = { setHeader: () => response, writeHead: done, end: () => response };
    answerReadiness(response as unknown as ServerResponse, health).catch(fail);
  });
}

it("asks the database once for all checks at the same time, and again for the next check", async () => {
  const { questions, health } = heldDatabase();
  const checks = Array.from({ length: 50 }, () => check(health));
  expect(questions).toHaveLength(1);
  questions[0]?.answer();
  expect(new Set(await Promise.all(checks))).toEqual(new Set([200]));

  const next = check(health);
  expect(questions).toHaveLength(2);
  questions[1]?.fail(new Error("the database has gone"));
  expect(await next).toBe(503);
});

import { runFeedbackCommand } from "@/backend/domain/feedback/operator-commands";
import { runFloodCommand } from "@/backend/domain/flood/operator-commands";
import { runComplaintsCommand } from "@/backend/domain/forms/operator-commands";
import type { OperatorCommand } from "@/backend/domain/operator-command";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";

let db: TestDatabase;

beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.close());

const runFlood = (command: OperatorCommand) => runFloodCommand({ ...command, now: () => new Date() });

async function list(run: (command: OperatorCommand) => Promise<boolean>, filter: string) {
  const said: string[] = [];
  const isDone = await run({ db, args: ["list", filter], say: (line) => said.push(line) });
  return { isDone, said: said.join("\n") };
}

it.each([
  ["complaints", runComplaintsCommand, "complains", '"complains" is not a form: contact_us, complaint, '],
  ["feedback", runFeedbackCommand, "shops", '"shops" is not a service: hotline, centre, delivery, shop, '],
  ["flood", runFlood, "Sylhett", '"Sylhett" is not a district'],
])("npm run %s does not call the list of a misspelt filter empty", async (_, run, filter, sentence) => {
  const { isDone, said } = await list(run, filter);

  expect(isDone).toBe(false);
  expect(said).toContain(sentence);
});

it.each([
  ["complaints", runComplaintsCommand, "dividend_claim", "No form is waiting."],
  ["feedback", runFeedbackCommand, "other", "There is no feedback."],
  ["flood", runFlood, "সিলেট", "No request is waiting."],
])("npm run %s lists nothing for a filter without entries", async (_, run, filter, sentence) => {
  expect(await list(run, filter)).toEqual({ isDone: true, said: sentence });
});

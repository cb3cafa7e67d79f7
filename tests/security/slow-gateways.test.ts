import { dispatchMessages } from "@/backend/domain/messages/dispatch-messages";
import { dispatchPushes } from "@/backend/domain/messages/dispatch-pushes";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { createTestDatabase, type TestDatabase } from "@/tests/support/servers/database";
import { until } from "@/tests/support/site";

/** The longest time that the gateways of this test take for one message. */
const MAX_SECONDS = 12;
const MESSAGES = 20;
const LIMIT_MS = 30_000;
const TOKEN = "a".repeat(40);

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(() => db.pool.query("truncate outbox_messages, push_tokens cascade"));
afterAll(() => db.close());

/** A gateway that answers only after `answer` was called, and the texts that it got. */
function slowGateway() {
  const texts: string[] = [];
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const take = async (text: string) => {
    texts.push(text);
    await answered;
  };
  return { texts, answer: () => answer(), take };
}

async function queueTexts(): Promise<void> {
  for (let order = 0; order < MESSAGES; order += 1) {
    const facts = { orderId: "7K3M-9QXT-2HVB-4D8N", payablePoisha: 100_000 + order * 100 };
    await queueMessage(db.pool, { msisdn: "01712345678", purpose: "order-placed", lang: "en", facts, proof: "number" });
  }
}

async function queuePushes(): Promise<void> {
  await db.pool.query("insert into push_tokens (token, device) values ($1, 'android')", [TOKEN]);
  await db.pool.query(
    `insert into outbox_messages (kind, msisdn, purpose, lang, params, push_token)
     select 'push', '01712345678', 'order-placed', 'en',
       jsonb_build_object('orderId', '7K3M-9QXT-2HVB-4D8N', 'payablePoisha', 100000 + at), $2
     from generate_series(1, $1) at`,
    [MESSAGES, TOKEN],
  );
}

const texts = (take: (text: string) => Promise<void>) =>
  dispatchMessages({
    connection: db.pool,
    gateway: { atOnce: 4, maxSeconds: MAX_SECONDS, send: ({ text }) => take(text) },
    publicOrigin: "https://shop.example",
    openCode: () => "",
    onFailure: () => undefined,
  });

const pushes = (take: (text: string) => Promise<void>) =>
  dispatchPushes({
    connection: db.pool,
    gateway: {
      atOnce: 4,
      maxSeconds: MAX_SECONDS,
      send: async ({ tag }) => {
        await take(tag);
        return "sent";
      },
    },
    onFailure: () => undefined,
  });

/** Lets time pass for the database: everything that is due at a time becomes due that much earlier. */
const pass = (seconds: number) =>
  db.pool.query("update outbox_messages set next_at = next_at - make_interval(secs => $1)", [seconds]);

test.each([
  ["text", queueTexts, texts],
  ["push message", queuePushes, pushes],
])("each %s is sent once by two processes, also while the gateway of one is slow", async (_, queue, dispatch) => {
  await queue();
  const slow = slowGateway();
  const fast = slowGateway();
  fast.answer();
  const first = dispatch(slow.take);
  await until(() => slow.texts.length >= 4, LIMIT_MS);
  await pass(MAX_SECONDS);
  await dispatch(fast.take);
  slow.answer();
  await first;
  const sent = [...slow.texts, ...fast.texts];
  expect(sent).toHaveLength(MESSAGES);
  expect(new Set(sent).size).toBe(MESSAGES);
});

test("a message whose process has stopped is sent by another one after the longest time of an attempt", async () => {
  await queueTexts();
  const slow = slowGateway();
  const stopped = texts(slow.take);
  await until(() => slow.texts.length >= 4, LIMIT_MS);
  await pass(MAX_SECONDS + 10);
  const fast = slowGateway();
  fast.answer();
  await texts(fast.take);
  expect(new Set(fast.texts).size).toBe(MESSAGES);
  slow.answer();
  await stopped;
});

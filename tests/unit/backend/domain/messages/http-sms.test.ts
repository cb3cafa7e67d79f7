import type { RequestListener } from "node:http";
import { httpSms, SmsGatewayError, type SmsHttpSettings } from "@/backend/domain/messages/http-sms";
import type { Sms } from "@/backend/domain/ports/sms-gateway";
import { type LocalServer, sendLongAnswer, serve } from "@/tests/support/servers/local-server";
import { freePort } from "@/tests/support/site";

interface Received {
  method: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

const SMS: Sms = {
  kind: "sms",
  lang: "en",
  msisdn: "01712345678",
  purpose: "login",
  text: "0042 is your code.\n\n@shop.example #0042",
  code: "0042",
};
// The breaker stays open longer than a busy machine may pause; the test moves the clock to end this time.
const FAST = { attempts: 2, firstPauseMs: 1, failuresToOpen: 3, openMs: 60_000 };

let server: LocalServer | undefined;
let received: Received[] = [];
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A local gateway that gives these responses in order, and repeats the last one. */
async function gateway(...answers: readonly (number | RequestListener)[]): Promise<string> {
  received = [];
  const left = [...answers];
  server = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method, headers } = request;
      received.push({ method, headers, body: Buffer.concat(chunks).toString() });
      const answer = left.length > 1 ? left.shift() : left[0];
      if (typeof answer === "function") answer(request, response);
      else response.writeHead(answer ?? 200).end("accepted");
    });
  });
  return server.address;
}

function settings(url: string, changes: Partial<SmsHttpSettings> = {}): SmsHttpSettings {
  return {
    url,
    format: "json",
    fields: "to={to}&text={text}&from={sender}",
    voiceUrl: "",
    voiceFields: "type=voice&to={to}&text={text}&language={language}",
    numbers: "international",
    sender: "GP",
    token: "",
    ok: "",
    timeoutMs: 5_000,
    ...changes,
  };
}

const failure = async (sending: Promise<void>): Promise<SmsGatewayError> => {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(SmsGatewayError);
  return error as SmsGatewayError;
};

it("says how long a message can take with all attempts, so that no other process sends it meanwhile", () => {
  expect(httpSms(settings("http://127.0.0.1:1"), FAST).maxSeconds).toBe(12);
  expect(httpSms(settings("http://127.0.0.1:1", { timeoutMs: 30_000 }), FAST).maxSeconds).toBe(62);
});

it("posts JSON with the number in international format, the text and the sender", async () => {
  await httpSms(settings(await gateway(200), { token: "secret" }), FAST).send(SMS);
  expect(received).toHaveLength(1);
  expect(received[0]?.method).toBe("POST");
  expect(received[0]?.headers["content-type"]).toBe("application/json");
  expect(received[0]?.headers["authorization"]).toBe("Bearer secret");
  expect(JSON.parse(received[0]?.body ?? "")).toEqual({ to: "8801712345678", text: SMS.text, from: "GP" });
});

it("posts a form with the gateway's own field names, constants and the local number", async () => {
  const url = await gateway(200);
  const fields = "api_key=k%261&type=text&number={to}&senderid={sender}&message={text}";
  await httpSms(settings(url, { format: "form", fields, numbers: "local" }), FAST).send(SMS);
  expect(received[0]?.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
    api_key: "k&1",
    type: "text",
    number: "01712345678",
    senderid: "GP",
    message: SMS.text,
  });
  expect(received[0]?.headers["authorization"]).toBeUndefined();
});

it("replaces no placeholders inside the text of the message", async () => {
  await httpSms(settings(await gateway(200)), FAST).send({ ...SMS, text: "{to} {sender} &x=1" });
  expect(JSON.parse(received[0]?.body ?? "")).toMatchObject({ text: "{to} {sender} &x=1" });
});

it.each([500, 503, 429, 408])("retries once after status %d", async (status) => {
  await httpSms(settings(await gateway(status, 200)), FAST).send(SMS);
  expect(received).toHaveLength(2);
});

it("throws an error after its last attempt", async () => {
  const error = await failure(httpSms(settings(await gateway(503)), FAST).send(SMS));
  expect(error.message).toBe("The SMS gateway answered 503");
  expect(received).toHaveLength(2);
});

it.each([400, 401, 404, 422, 302])("does not retry after status %d", async (status) => {
  expect((await failure(httpSms(settings(await gateway(status)), FAST).send(SMS))).isDown).toBe(false);
  expect(received).toHaveLength(1);
});

it("follows no redirect", async () => {
  const url = await gateway((_, response) => response.writeHead(302, { location: "/elsewhere" }).end(), 200);
  await failure(httpSms(settings(url), FAST).send(SMS));
  expect(received).toHaveLength(1);
});

it("reads only the beginning of a long answer", async () => {
  let isWholeSent: Promise<boolean> | undefined;
  const url = await gateway((_, response) => {
    isWholeSent = sendLongAnswer(response);
  });
  await httpSms(settings(url), FAST).send(SMS);
  expect(await isWholeSent).toBe(false);
});

it("fails when the answer does not contain the text of SMS_HTTP_OK", async () => {
  const url = await gateway(
    (_, response) => response.end('{"status":"FAILED"}'),
    (_, response) => response.end('{"status":"SUCCESS"}'),
  );
  const sms = httpSms(settings(url, { ok: "SUCCESS" }), FAST);
  expect((await failure(sms.send(SMS))).message).toContain("SMS_HTTP_OK");
  await sms.send(SMS);
  expect(received).toHaveLength(2);
});

it("stops waiting after its time-out", async () => {
  const url = await gateway(() => undefined);
  const error = await failure(httpSms(settings(url, { timeoutMs: 100 }), FAST).send(SMS));
  expect(error.message).toBe("The SMS gateway did not answer within 100 ms");
});

it("reports that the gateway cannot be reached", async () => {
  const nobody = `http://127.0.0.1:${await freePort()}/`;
  expect((await failure(httpSms(settings(nobody), FAST).send(SMS))).message).toBe("The SMS gateway cannot be reached");
});

it("opens the breaker when the gateway fails again and again, and tries again after a while", async () => {
  const url = await gateway(503);
  const sms = httpSms(settings(url), FAST);
  await failure(sms.send(SMS));
  await failure(sms.send(SMS));
  const asked = received.length;
  expect(asked).toBe(3);
  expect((await failure(sms.send(SMS))).message).toContain("not called after");
  expect(received).toHaveLength(asked);
  jest.spyOn(Date, "now").mockReturnValue(Date.now() + FAST.openMs + 1);
  await failure(sms.send(SMS));
  expect(received.length).toBeGreaterThan(asked);
});

it("does not open the breaker when the gateway refuses messages", async () => {
  const sms = httpSms(settings(await gateway(400)), FAST);
  for (let message = 0; message < 10; message += 1) await failure(sms.send(SMS));
  expect(received).toHaveLength(10);
});

it("keeps number, text and token out of its errors", async () => {
  const echo: RequestListener = (_, response) => response.writeHead(500).end(JSON.stringify(SMS));
  const url = await gateway(echo);
  const sms = httpSms(settings(url, { token: "secret-token" }), FAST);
  const errors = [await failure(sms.send(SMS)), await failure(sms.send(SMS)), await failure(sms.send(SMS))];
  const logged = errors
    .map((error) => `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`)
    .join();
  for (const secret of [SMS.msisdn, "0042", "secret-token"]) expect(logged).not.toContain(secret);
});

describe("a voice call with a code", () => {
  const CALL: Sms = { ...SMS, kind: "voice", lang: "bn", text: "৪, ২, ৭, ১" };

  it("is requested with its own fields, at the address of text messages if it has no address", async () => {
    const address = await gateway(200);
    await httpSms(settings(address), FAST).send(CALL);
    expect(received.map(({ body }) => JSON.parse(body))).toEqual([
      { type: "voice", to: "8801712345678", text: "৪, ২, ৭, ১", language: "bn" },
    ]);
  });

  it("is sent to its own address, and a text message is not", async () => {
    const address = await gateway(200);
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    await httpSms(settings(nowhere, { voiceUrl: address }), FAST).send(CALL);
    expect(received).toHaveLength(1);
    await failure(httpSms(settings(nowhere, { voiceUrl: address }), FAST).send(SMS));
    expect(received).toHaveLength(1);
  });
});

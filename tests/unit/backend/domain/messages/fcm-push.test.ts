import type { ExternalTiming } from "@/backend/domain/external-system";
import { FcmError, fcmPush } from "@/backend/domain/messages/fcm-push";
import type { Push } from "@/backend/domain/ports/push-gateway";
import { FCM_KEY, type ImitatedFcm, imitateFcm } from "@/tests/support/servers/fcm";

const push: Push = {
  token: "dQw4w9WgXcQ:APA91b",
  msisdn: "01712345678",
  purpose: "order-shipped",
  title: "Order 7K3M",
  body: "Your order is on its way.",
  link: "/shop/order/7K3M",
  tag: "message-7",
};
const timing: ExternalTiming = { attempts: 2, firstPauseMs: 1, failuresToOpen: 3, openMs: 60_000 };

let fcm: ImitatedFcm;
beforeEach(async () => {
  fcm = await imitateFcm();
});
afterEach(() => fcm.close());

const gatewayOf = (changes: { timeoutMs?: number; now?: () => number; privateKey?: string } = {}) =>
  fcmPush(
    {
      projectId: "shop-test",
      clientEmail: "push@shop.example",
      privateKey: changes.privateKey ?? FCM_KEY,
      url: fcm.address,
      tokenUrl: `${fcm.address}/token`,
      timeoutMs: changes.timeoutMs ?? 2_000,
      publicOrigin: "https://shop.example",
    },
    timing,
    changes.now,
  );
const failureOf = (sending: Promise<unknown>) =>
  sending.then(
    () => null,
    (error: unknown) => error,
  );

it("says how long a message can take with all attempts, so that no other process sends it meanwhile", () => {
  expect(gatewayOf({ timeoutMs: 5_000 }).maxSeconds).toBe(48);
});

it("signs in with the service account and sends the message as data", async () => {
  expect(await gatewayOf().send(push)).toBe("sent");
  expect(fcm.sent).toEqual([
    {
      token: push.token,
      data: { title: push.title, body: push.body, link: push.link, tag: push.tag },
      webpush: { headers: { TTL: "86400" }, fcm_options: { link: "https://shop.example/shop/order/7K3M" } },
    },
  ]);
});

it("requests one access token for many messages, also simultaneous ones, and another when it has expired", async () => {
  let time = Date.UTC(2026, 10, 23);
  const gateway = gatewayOf({ now: () => time });
  await Promise.all([1, 2, 3].map(() => gateway.send(push)));
  expect(fcm.grants()).toBe(1);
  time += 3_600_000 - 60_000 + 1;
  await gateway.send(push);
  expect(fcm.grants()).toBe(2);
});

it("requests a new access token once when the old one is refused", async () => {
  const gateway = gatewayOf();
  await gateway.send(push);
  fcm.fail("denied", null);
  expect(await gateway.send(push)).toBe("sent");
  fcm.fail("denied");
  expect(await failureOf(gateway.send(push))).toBeInstanceOf(FcmError);
});

it.each(["gone", "invalid"] as const)(
  'returns "gone" for a token that is %s, and does not open the breaker',
  async (fault) => {
    const gateway = gatewayOf();
    fcm.fail(fault);
    for (const _ of [1, 2, 3, 4, 5]) expect(await gateway.send(push)).toBe("gone");
    fcm.fail(null);
    expect(await gateway.send(push)).toBe("sent");
  },
);

it("repeats a message once after status 503", async () => {
  fcm.fail("busy", null);
  expect(await gatewayOf().send(push)).toBe("sent");
  expect(fcm.attempts()).toBe(2);
  fcm.fail("busy");
  expect(await failureOf(gatewayOf().send(push))).toBeInstanceOf(FcmError);
  expect(fcm.attempts()).toBe(4);
});

it.each(["down", "silent", "page"] as const)(
  "sends a message only once, and not as accepted, when the provider is %s, because it may have arrived",
  async (fault) => {
    fcm.fail(fault);
    expect(await failureOf(gatewayOf({ timeoutMs: 1_000 }).send(push))).toBeInstanceOf(FcmError);
    expect(fcm.attempts()).toBe(1);
  },
);

it("opens the breaker when the provider fails again and again", async () => {
  const gateway = gatewayOf();
  fcm.fail("down");
  for (const _ of [1, 2, 3]) await failureOf(gateway.send(push));
  expect(String(await failureOf(gateway.send(push)))).toContain("not called after");
  expect(fcm.attempts()).toBe(3);
});

it("throws an error without token, number and text of the message", async () => {
  for (const fault of ["down", "words", "refused"] as const) {
    fcm.fail(fault);
    const words = String(await failureOf(gatewayOf().send(push)));
    expect(words).toMatch(/^FcmError: Firebase /);
    for (const secret of [push.token, "dQw4w9", push.msisdn, push.body, "PRIVATE"]) expect(words).not.toContain(secret);
  }
});

it("throws an error when the provider refuses the key", async () => {
  const { generateKeyPairSync } = await import("node:crypto");
  const other = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const privateKey = other.export({ type: "pkcs8", format: "pem" }).toString();
  fcm.fail("refused");
  expect(await failureOf(gatewayOf({ privateKey }).send(push))).toBeInstanceOf(FcmError);
  expect(fcm.sent).toEqual([]);
});

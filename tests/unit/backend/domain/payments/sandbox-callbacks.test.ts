import { readCallback, signedCallback } from "@/backend/domain/payments/sandbox-callbacks";

const now = new Date("2026-11-21T06:00:00Z");
const KEY = "secret-of-both-sides";
const callback = {
  eventId: "SBX-1:event-1",
  transactionId: "tran-12345678",
  outcome: "paid",
  amountPoisha: 1_006_000,
} as const;
const { body, signature } = signedCallback(callback, KEY, now);
const read = (text = body, given: string | null = signature, key = KEY, at = now) =>
  readCallback(new URLSearchParams(text), given, key, at);

describe("the callback of the sandbox gateway", () => {
  it("is read as it was signed", () => {
    expect(read()).toEqual(callback);
  });

  it.each<[string, ReturnType<typeof read>]>([
    ["another amount", read(body.replace("1006000", "100"))],
    ["another transaction", read(body.replace("tran-12345678", "tran-87654321"))],
    ["another key", read(body, signature, "guessed")],
    ["no signature", read(body, null)],
    ["a signature of zeros", read(body, `t=${now.getTime() / 1000},v1=${"0".repeat(64)}`)],
    ["another time", read(body, signature.replace(/t=\d+/, `t=${now.getTime() / 1000 + 1}`))],
    ["six minutes later", read(body, signature, KEY, new Date(now.getTime() + 360_000))],
    ["six minutes early", read(body, signature, KEY, new Date(now.getTime() - 360_000))],
  ])("is refused with %s", (_forgery, message) => {
    expect(message).toBeNull();
  });

  it("is valid for five minutes", () => {
    expect(read(body, signature, KEY, new Date(now.getTime() + 299_000))).toEqual(callback);
  });
});

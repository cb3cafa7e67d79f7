import { payEsim } from "@/services/sims/esim-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const input = { msisdn: "01712345678", code: "1234", email: "rahim@example.com", device: "" };
const paying = (redirectUrl: string) => fakeApi({ payEsim: () => ({ data: { redirectUrl, reference: "R" } }) });

test("[API-SITE-33] the payment of an eSIM is started with an idempotency key, and the answer is the gateway's address", async () => {
  const api = paying("https://pay.example/1");
  expect(await payEsim(api, "key-1", input)).toEqual({ redirectUrl: "https://pay.example/1", reference: "R" });
  expect(api.sent[0]?.input).toEqual({
    body: { msisdn: "01712345678", otp_value: "1234", email: "rahim@example.com" },
    headers: { "Idempotency-Key": "key-1" },
  });
});

test("a redirect address that is not http or https is an outage", async () => {
  await expect(payEsim(paying("javascript:alert(1)"), "key-1", input)).rejects.toMatchObject({ kind: "outage" });
});

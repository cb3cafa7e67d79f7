import { requestRechargeRedirect } from "@/services/recharge-service";
import { fakeApi } from "@/tests/support/fake-api";

const answering = (answer: unknown) => fakeApi({ recharge: () => answer });

it("[RECH-07] reads the address from data.data.redirectUrl of the body", async () => {
  const api = answering({ status: true, data: { data: { redirectUrl: "https://pay.example/r/1" } } });
  await expect(requestRechargeRedirect(api)).resolves.toBe("https://pay.example/r/1");
});

it.each([
  ["no address", { status: true, data: {} }],
  ["a script", { data: { data: { redirectUrl: "javascript:alert(1)" } } }],
  ["something else", { data: { data: { redirectUrl: 7 } } }],
])("takes %s for an outage of the other side", async (_, answer) => {
  await expect(requestRechargeRedirect(answering(answer))).rejects.toMatchObject({ name: "ApiError", kind: "outage" });
});

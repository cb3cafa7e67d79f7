import { subscribeNewsletter } from "@/services/forms/newsletter-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

test("a subscription sends the trimmed address, and returns the message", async () => {
  const api = fakeApi({ subscribeNewsletter: () => ({ status: true, data: { message: "Thank you." } }) });
  expect(await subscribeNewsletter(api, { email: "  nusrat@example.com " })).toEqual({ message: "Thank you." });
  expect(api.sent).toEqual([{ name: "subscribeNewsletter", input: { body: { email: "nusrat@example.com" } } }]);
});

test("an answer of another shape is an outage", async () => {
  const api = fakeApi({ subscribeNewsletter: () => ({ status: true }) });
  await expect(subscribeNewsletter(api, { email: "a@b.example" })).rejects.toMatchObject({ kind: "outage" });
});

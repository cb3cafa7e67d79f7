import { callPaths } from "@/backend/contract/paths";
import { submitWebForm } from "@/services/forms/web-form-service";
import { fakeApi } from "@/tests/support/screens/fake-api";

const form = {
  webform_id: "business_contact_us",
  full_name: "Nusrat Jahan",
  company: "Shital Path",
  msisdn: "01712345678",
  message: "Trackers for twelve vans.",
} as const;

const KEY = "0b9f7a52-6c1e-4a39-9d7c-1f2e3d4c5b6a";
const headers = { "Idempotency-Key": KEY };
const receipt = { reference: "7K3M-9QXT-2HVB-4D8N", message: "Thank you." };
const answer = () => ({ status: true, data: receipt });
const server = () => fakeApi({ submitWebform: answer, submitWebformBengali: answer });

test("[I18N-08] a form in Bengali is sent to the /bn address", async () => {
  const api = server();
  expect(await submitWebForm(api, form, "bn", KEY)).toEqual(receipt);
  expect(api.sent.map(({ name, input }) => [callPaths[name], input])).toEqual([
    [expect.objectContaining({ method: "POST", path: "/bn/webform_rest/submit" }), { body: form, headers }],
  ]);
});

test("a form in English is sent to the address without a language", async () => {
  const api = server();
  expect(await submitWebForm(api, form, "en", KEY)).toEqual(receipt);
  expect(api.sent.map(({ name, input }) => [callPaths[name].path, input])).toEqual([
    ["/webform_rest/submit", { body: form, headers }],
  ]);
});

test("an answer of another shape is an outage", async () => {
  const api = fakeApi({ submitWebform: () => ({ status: true }) });
  await expect(submitWebForm(api, form, "en", KEY)).rejects.toMatchObject({ kind: "outage" });
});

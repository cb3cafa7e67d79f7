import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FeedbackForm } from "@/components/feedback/feedback-form";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

test("feedback whose answer was lost is sent again with its idempotency key, and changed feedback with another", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const answers = [null, null, { status: true, data: { reference: "7K3M-9QXT-2HVB-4D8N", message: "Thank you." } }];
  const api = fakeApi({
    submitCustomerFeedback: () => answers.shift() ?? Promise.reject(new Error("lost")),
  });
  renderSite(<FeedbackForm ownMsisdn="" />, { api, path: "/customer-feedback" });
  await userEvent.selectOptions(screen.getByRole("combobox"), "app");
  await userEvent.click(screen.getByRole("radio", { name: /5/ }));
  const send = () => userEvent.click(screen.getByRole("button", { name: "Send feedback" }));
  const failed = () => screen.findByText(/^We couldn't send/);
  await send();
  await failed();
  await send();
  await failed();
  await userEvent.click(screen.getByRole("radio", { name: /4/ }));
  await send();
  expect(await screen.findByText("7K3M-9QXT-2HVB-4D8N")).toBeVisible();
  const [first, second, third] = api.sent.map(({ input }) => input?.headers?.["Idempotency-Key"]);
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test("the errors of fields follow the language, and those of corrected fields do not come back", async () => {
  const { changeLanguage } = renderSite(<FeedbackForm ownMsisdn="" />, {
    api: fakeApi({}),
    path: "/customer-feedback",
  });
  await userEvent.click(screen.getByRole("button", { name: "Send feedback" }));
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription("Choose what your feedback is about.");
  await userEvent.click(screen.getByRole("radio", { name: /5/ }));
  changeLanguage("bn");
  expect(screen.getByRole("combobox")).toHaveAccessibleDescription("কোন বিষয়ে মতামত দিচ্ছেন, তা বেছে নিন।");
  expect(screen.queryByText("১ থেকে ৫-এর মধ্যে একটি রেটিং বেছে নিন।")).not.toBeInTheDocument();
});

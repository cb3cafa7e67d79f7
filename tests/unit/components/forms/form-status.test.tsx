import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { FormStatus } from "@/components/forms/form-status";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const REFERENCE = "7K3M-9QXT-2HVB-4D8N";
const status = {
  reference: REFERENCE,
  form: "complaint",
  state: "answered",
  received_at: "2026-11-18T06:00:00.000Z",
  taken_at: "2026-11-18T09:30:00.000Z",
  answered_at: "2026-11-19T05:15:00.000Z",
  answer: "The charge is back on your balance.",
};

function show(answer: () => unknown, language: "en" | "bn" = "en") {
  const api = fakeApi({ trackWebform: answer });
  renderSite(<FormStatus reference={REFERENCE} />, { api, path: "/contact-us/status", language });
  return api;
}

beforeEach(() => sessionStorage.clear());

test("the answer is shown with its dates and gets the focus, by keyboard alone", async () => {
  const api = show(() => ({ status: true, data: status }), "bn");
  await userEvent.type(screen.getByLabelText("মোবাইল নম্বর"), "০১৭১২৩৪৫৬৭৮{Enter}");
  const found = await screen.findByRole("region", { name: "অভিযোগ: উত্তর দেওয়া হয়েছে" });
  expect(found).toHaveFocus();
  expect(found).toHaveTextContent("The charge is back on your balance.");
  expect(found).toHaveTextContent("১৯ নভেম্বর ২০২৬, সকাল ১১:১৫");
  expect(api.sent.map(({ input }) => input)).toEqual([{ body: { reference: REFERENCE, msisdn: "01712345678" } }]);
});

test("an invalid number shows an error and sends nothing; an unknown request shows an error", async () => {
  const api = show(() => {
    throw new ApiError({
      kind: "refused",
      status: 404,
      errors: [{ code: "request-not-found", message: "There is none." }],
    });
  });
  const number = screen.getByLabelText("Mobile number");
  await userEvent.type(number, "0111{Enter}");
  expect(number).toHaveFocus();
  expect(number).toHaveAccessibleDescription(/Enter the mobile number/);
  expect(api.sent).toEqual([]);
  await userEvent.clear(number);
  await userEvent.type(number, "01712345678{Enter}");
  await waitFor(() =>
    expect(screen.getByRole("alert")).toHaveTextContent(/We couldn't find a request with this reference/),
  );
});

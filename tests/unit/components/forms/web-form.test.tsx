import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WebForm } from "@/components/forms/web-form";
import { ApiError } from "@/services/api/api-error";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

beforeEach(() => sessionStorage.clear());

const receipt = { reference: "7K3M-9QXT-2HVB-4D8N", message: "Thank you." };

function show(answers: Parameters<typeof fakeApi>[0] = {}, language: "en" | "bn" = "en") {
  const api = fakeApi(answers);
  renderSite(<WebForm form="business_contact_us" label="We'll call you" without={["company_size", "email"]} />, {
    api,
    path: "/business",
    language,
  });
  return api;
}

const field = (name: string) => screen.getByRole("textbox", { name });
const send = () => userEvent.click(screen.getByRole("button", { name: "Request a call" }));

async function fill(msisdn = "01712345678") {
  await userEvent.type(field("Your name"), "Nusrat Jahan");
  await userEvent.type(field("Company"), "Shital Path");
  await userEvent.type(field("Mobile number"), msisdn);
  await userEvent.type(field("What do you need?"), "Trackers");
}

function expectFilled() {
  expect(field("Your name")).toHaveValue("Nusrat Jahan");
  expect(field("Company")).toHaveValue("Shital Path");
  expect(field("What do you need?")).toHaveValue("Trackers");
}

test("each empty field shows an error, and nothing is sent", async () => {
  const api = show();
  await send();
  await waitFor(() => expect(field("Your name")).toHaveFocus());
  expect(field("Your name")).toHaveAccessibleDescription("Enter your name.");
  expect(field("Company")).toHaveAccessibleDescription("Enter your company's name.");
  expect(field("Mobile number")).toHaveAccessibleDescription("Enter the number we should call.");
  expect(field("What do you need?")).toBeInvalid();
  expect(api.sent).toEqual([]);
});

test("an invalid number shows an error at its field, and the typed values stay", async () => {
  const api = show();
  await fill("01112345678");
  await send();
  await waitFor(() => expect(field("Mobile number")).toHaveFocus());
  expect(field("Mobile number")).toHaveAccessibleDescription(/not a Bangladeshi mobile number/);
  expect(field("Company")).toBeValid();
  expectFilled();
  expect(api.sent).toEqual([]);
  await userEvent.type(field("Mobile number"), "0");
  expect(field("Mobile number")).toBeValid();
});

test("a field that the server refuses is marked, and the typed values stay", async () => {
  const errors = [{ code: "msisdn-invalid" as const, message: "Not a number.", field: "msisdn" }];
  show({
    submitWebform: () => {
      throw new ApiError({ kind: "refused", status: 422, errors });
    },
  });
  await fill();
  await send();
  await waitFor(() => expect(field("Mobile number")).toHaveFocus());
  expect(field("Mobile number")).toBeInvalid();
  expectFilled();
});

test("an outage shows an error, and the typed values stay", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  show({
    submitWebform: () => {
      throw new ApiError({ kind: "outage", status: 503 });
    },
  });
  await fill();
  await send();
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("We couldn't send your request."));
  expect(log).toHaveBeenCalledTimes(1);
  expectFilled();
});

test("an accepted form shows its reference and when the call comes", async () => {
  const api = show({ submitWebform: () => ({ status: true, data: receipt }) });
  await fill();
  await send();
  const answer = await screen.findByRole("status");
  expect(answer).toHaveTextContent(receipt.reference);
  const follow = screen.getByRole("link", { name: "See its status" });
  expect(follow).toHaveAttribute("href", `/contact-us/status?reference=${receipt.reference}#status`);
  expect(answer).toHaveTextContent("within two hours");
  expect(answer).toHaveFocus();
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(api.sent).toEqual([
    {
      name: "submitWebform",
      input: {
        body: {
          webform_id: "business_contact_us",
          full_name: "Nusrat Jahan",
          company: "Shital Path",
          msisdn: "01712345678",
          message: "Trackers",
        },
        headers: { "Idempotency-Key": expect.any(String) },
      },
    },
  ]);
});

test("a form whose answer was lost is sent again with its idempotency key", async () => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  let sends = 0;
  const api = show({
    submitWebform: () => {
      sends += 1;
      return sends === 1 ? Promise.reject(new Error("lost")) : { status: true, data: receipt };
    },
  });
  await fill();
  await send();
  await waitFor(() => expect(screen.getByRole("alert")).not.toBeEmptyDOMElement());
  await send();
  await screen.findByRole("status");
  const keys = api.sent.map(({ input }) => input?.headers?.["Idempotency-Key"]);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test("on a Bengali page the form is in Bengali and is sent to the Bengali address", async () => {
  const api = show({ submitWebformBengali: () => ({ status: true, data: receipt }) }, "bn");
  await userEvent.click(screen.getByRole("button", { name: "কলের জন্য অনুরোধ করুন" }));
  await waitFor(() => expect(field("আপনার নাম")).toHaveAccessibleDescription("আপনার নাম লিখুন।"));
  await userEvent.type(field("আপনার নাম"), "নুসরাত জাহান");
  await userEvent.type(field("প্রতিষ্ঠানের নাম"), "শীতল পথ");
  await userEvent.type(field("মোবাইল নম্বর"), "০১৭১২৩৪৫৬৭৮");
  await userEvent.type(field("আপনার কী দরকার?"), "ট্র্যাকার");
  await userEvent.click(screen.getByRole("button", { name: "কলের জন্য অনুরোধ করুন" }));
  expect(await screen.findByRole("status")).toHaveTextContent(receipt.reference);
  expect(api.sent.map(({ name }) => name)).toEqual(["submitWebformBengali"]);
});

test("the typed values are restored when the page is opened again in the tab, and cleared once they are sent", async () => {
  show();
  await userEvent.type(field("Company"), "Shital Path");
  cleanup();
  show({ submitWebform: () => ({ status: true, data: receipt }) });
  await waitFor(() => expect(field("Company")).toHaveValue("Shital Path"));
  await userEvent.clear(field("Company"));
  await fill();
  await send();
  await screen.findByRole("status");
  cleanup();
  show();
  expect(field("Company")).toHaveValue("");
});

test("preset values are sent without a field for them, and empty optional fields are not sent", async () => {
  const api = fakeApi({ submitWebform: () => ({ status: true, data: receipt }) });
  const preset = { product: "cloud-solutions", kind: "quote" };
  renderSite(<WebForm form="business_request" label="Ask for a quote" preset={preset} />, { api, path: "/business" });
  expect(screen.queryByRole("combobox")).toBeNull();
  await userEvent.type(field("Your name"), "Nusrat Jahan");
  await userEvent.type(field("Company"), "Shital Path");
  await userEvent.type(field("Mobile number"), "01712345678");
  await userEvent.click(screen.getByRole("button", { name: "Send request" }));
  await screen.findByRole("status");
  const body = {
    webform_id: "business_request",
    ...preset,
    full_name: "Nusrat Jahan",
    company: "Shital Path",
    msisdn: "01712345678",
  };
  expect(api.sent).toMatchObject([{ name: "submitWebform", input: { body } }]);
});

test("a form starts with the values of the page, which a stored draft does not overwrite", async () => {
  sessionStorage.setItem(
    "web-form-dividend_claim",
    JSON.stringify({ bo_id: "F00001", year: "2024", full_name: "Nusrat Jahan" }),
  );
  const api = fakeApi({ submitWebform: () => ({ status: true, data: receipt }) });
  renderSite(<WebForm form="dividend_claim" label="Claim" initial={{ bo_id: "F10351", year: "" }} />, { api });
  expect(field("BO ID or folio number")).toHaveValue("F10351");
  await waitFor(() => expect(field("Your name")).toHaveValue("Nusrat Jahan"));
  await userEvent.type(field("Mobile number"), "01712345678");
  await userEvent.click(screen.getByRole("button", { name: "Send claim" }));
  expect(await screen.findByText(/The share office will contact you within two working days/)).toBeVisible();
  expect(api.sent[0]?.input.body).toMatchObject({ webform_id: "dividend_claim", bo_id: "F10351", year: 2024 });
});

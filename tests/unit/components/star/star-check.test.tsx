import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StarCheck } from "@/components/star/star-check";
import { ApiError } from "@/services/api-error";
import { fakeApi } from "@/tests/support/fake-api";
import { screenOf } from "@/tests/support/log-in";
import { renderSite } from "@/tests/support/render-site";

const gold = {
  step: "tier",
  star_status: "Gold Star",
  benefits: ["Discounts on travel, hotels and health"],
  next: { star_status: "Platinum Star", condition: "Use Tk 1,500 or more a month" },
};
const codeStep = { data: { step: "code", resend_after: 30 } };
const NUMBER = "01712345678";

function show(answers: Parameters<typeof fakeApi>[0], ownMsisdn = "") {
  const api = fakeApi(answers);
  renderSite(<StarCheck ownMsisdn={ownMsisdn} />, { api, path: "/star-program" });
  return { api, user: userEvent.setup() };
}

beforeEach(() => screenOf("phone"));

const check = () => screen.getByRole("button", { name: "Check my tier" });

test("[API-SITE-19] the reader's own number is checked at once, without a code", async () => {
  const { api, user } = show({ checkStarStatus: () => ({ data: gold }) }, NUMBER);
  expect(screen.getByLabelText("Your mobile number")).toHaveValue(NUMBER);
  await user.click(check());
  expect(await screen.findByText("Gold Star")).toBeVisible();
  expect(api.sent).toEqual([{ name: "checkStarStatus", input: { body: { msisdn: NUMBER } } }]);
});

test("[API-SITE-18] another number's tier is shown after the code that was texted to it", async () => {
  const { api, user } = show({ checkStarStatus: () => codeStep, showStarStatus: () => ({ data: gold }) });
  await user.type(screen.getByLabelText("Your mobile number"), NUMBER);
  await user.click(check());
  expect(await screen.findByText(`We have texted a code to ${NUMBER}.`)).toBeVisible();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveFocus();
  await user.keyboard("0042{Enter}");
  expect(await screen.findByText("Gold Star")).toBeVisible();
  expect(screen.getByText("Discounts on travel, hotels and health")).toBeVisible();
  expect(screen.getByText(/Next tier: Platinum Star/)).toBeVisible();
  expect(api.sent.at(-1)).toEqual({ name: "showStarStatus", input: { body: { msisdn: NUMBER, otp_value: "0042" } } });
});

test("a number that is none is refused before anything is sent, and a wrong code says so", async () => {
  const refused = new ApiError({ kind: "refused", status: 422, errors: [{ code: "code-wrong", message: "" }] });
  const { api, user } = show({ checkStarStatus: () => codeStep, showStarStatus: () => Promise.reject(refused) });
  await user.type(screen.getByLabelText("Your mobile number"), "0171");
  await user.click(check());
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid GP number");
  expect(api.sent).toEqual([]);
  await user.type(screen.getByLabelText("Your mobile number"), "2345678");
  await user.click(check());
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("1111{Enter}");
  expect(await screen.findByText("Please enter a valid OTP")).toBeVisible();
  expect(screen.getByRole("button", { name: /^Resend code in \d+ s$/ })).toBeDisabled();
});

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StarCheck } from "@/components/star/star-check";
import { ApiError } from "@/services/api/api-error";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";
import { formatMsisdnInText } from "@/utils/numbers/msisdn";

const gold = {
  step: "tier",
  star_status: "Gold Star",
  benefits: ["Discounts on travel, hotels and healthcare"],
  next: { star_status: "Platinum Star", condition: "Use Tk 1,500 or more a month", progress: null },
};
const codeStep = { data: { step: "code", resend_after: 30 } };
const NUMBER = "01712345678";

function show(answers: Parameters<typeof fakeApi>[0], ownMsisdn = "") {
  const api = fakeApi(answers);
  const { changeLanguage } = renderSite(<StarCheck ownMsisdn={ownMsisdn} />, { api, path: "/star-program" });
  return { api, user: userEvent.setup(), changeLanguage };
}

beforeEach(() => {
  screenOf("phone");
  sessionStorage.clear();
});

const check = () => screen.getByRole("button", { name: "Check my tier" });

test("[API-SITE-19] the reader's own number is checked without a code", async () => {
  const { api, user } = show({ checkStarStatus: () => ({ data: gold }) }, NUMBER);
  expect(screen.getByLabelText("Your mobile number")).toHaveValue(NUMBER);
  await user.click(check());
  expect(await screen.findByText("Gold Star")).toBeVisible();
  expect(api.sent).toEqual([{ name: "checkStarStatus", input: { body: { msisdn: NUMBER } } }]);
});

test("[API-SITE-18] the tier of another number is shown after the code that was sent to it", async () => {
  const { api, user } = show({ checkStarStatus: () => codeStep, showStarStatus: () => ({ data: gold }) });
  await user.type(screen.getByLabelText("Your mobile number"), NUMBER);
  await user.click(check());
  expect(await screen.findByText(`We've texted a code to 01712-\u2060345678.`)).toBeVisible();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveFocus();
  await user.keyboard("0042");
  expect(await screen.findByText("Gold Star")).toBeVisible();
  expect(screen.getByText("Discounts on travel, hotels and healthcare")).toBeVisible();
  expect(screen.getByText(/Next tier: Platinum Star/)).toBeVisible();
  expect(api.sent.at(-1)).toEqual({ name: "showStarStatus", input: { body: { msisdn: NUMBER, otp_value: "0042" } } });
});

test("the tier of another number is shown in the language of the page, and its code is not sent again", async () => {
  const progress = {
    ...{ needed: 1_500, average: 1_250, used: 400, missing: 1_600, months: 2 },
    ...{ by: "2026-11-30", starts_on: "2026-12-01", sentence: "Spend Tk 1,600 more." },
  };
  const { benefits, next } = gold;
  const texts = {
    en: { benefits, condition: next.condition, sentence: progress.sentence },
    bn: { benefits: ["ভ্রমণে ছাড়"], condition: "মাসে ১,৫০০ টাকা ব্যবহার করুন", sentence: "আরও ১,৬০০ টাকা ব্যবহার করুন।" },
  };
  const status = { ...gold, next: { ...next, progress }, texts };
  const { api, user, changeLanguage } = show({
    checkStarStatus: () => codeStep,
    showStarStatus: () => ({ data: status }),
  });
  await user.type(screen.getByLabelText("Your mobile number"), NUMBER);
  await user.click(check());
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("0042");
  expect(await screen.findByText(texts.en.sentence)).toBeVisible();
  const sent = api.sent.length;
  changeLanguage("bn");
  expect(await screen.findByText("ভ্রমণে ছাড়")).toBeVisible();
  expect(screen.getByText(texts.bn.sentence)).toBeVisible();
  expect(screen.getByText(texts.bn.condition, { exact: false })).toBeVisible();
  changeLanguage("en");
  expect(await screen.findByText(texts.en.sentence)).toBeVisible();
  expect(api.sent).toHaveLength(sent);
});

test("[API-SITE-18] a code belongs to the number that was sent, even if the field was changed meanwhile", async () => {
  const sent = deferred();
  const { api, user } = show({ checkStarStatus: () => sent.promise, showStarStatus: () => ({ data: gold }) });
  const field = screen.getByLabelText("Your mobile number");
  await user.type(field, NUMBER);
  await user.click(check());
  await user.clear(field);
  await user.type(field, "01798765432");
  sent.resolve(codeStep);
  expect(await screen.findByText(`We've texted a code to 01712-\u2060345678.`)).toBeVisible();
  await user.keyboard("0042");
  await screen.findByText("Gold Star");
  expect(api.sent.at(-1)?.input).toEqual({ body: { msisdn: NUMBER, otp_value: "0042" } });
});

test("the known tier of the reader is shown without a request, with the use that is missing for the next", () => {
  const progress = {
    neededPoisha: 150_000,
    averagePoisha: 125_000,
    usedPoisha: 40_000,
    missingPoisha: 160_000,
    by: "2026-11-30",
    startsOn: "2026-12-01",
    months: 2,
    sentence: "Use Tk 1,600 more by 30 Nov 2026.",
  };
  const next = { tier: "Platinum Star" as const, condition: "Use Tk 1,500 or more a month", progress };
  const api = fakeApi({});
  renderSite(<StarCheck ownMsisdn={NUMBER} own={{ tier: "Gold Star", benefits: ["All"], next }} />, { api });
  expect(screen.getByText(`Tier for ${formatMsisdnInText(NUMBER, "en")}`)).toBeVisible();
  expect(screen.getByText(progress.sentence)).toBeVisible();
  expect(screen.getByText("Tk 400")).toBeVisible();
  const bar = screen.getByRole("progressbar", { name: "Progress to the next tier" });
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["290000", "450000"]);
  expect(api.sent).toEqual([]);
});

test("an invalid number is not sent, and a wrong code shows an error and can be typed again", async () => {
  const refused = new ApiError({ kind: "refused", status: 422, errors: [{ code: "code-wrong", message: "" }] });
  const { api, user } = show({ checkStarStatus: () => codeStep, showStarStatus: () => Promise.reject(refused) });
  await user.type(screen.getByLabelText("Your mobile number"), "0171");
  await user.click(check());
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid GP number");
  expect(api.sent).toEqual([]);
  await user.type(screen.getByLabelText("Your mobile number"), "2345678");
  await user.click(check());
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("1111");
  expect(await screen.findByText("Please enter a valid OTP")).toBeVisible();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveFocus();
  await user.keyboard("222");
  expect(api.sent).toHaveLength(2);
  await user.keyboard("2");
  expect(api.sent.at(-1)?.input.body).toEqual({ msisdn: NUMBER, otp_value: "2222" });
  expect(screen.getByRole("button", { name: /^Resend code in \d+ s$/ })).toBeDisabled();
});

import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MyOffers, type OfferAction } from "@/components/offers/my-offers";
import { ApiError } from "@/services/api/api-error";
import { findOwnOffers, type Offer } from "@/services/offers/offers-service";
import { wireOffer } from "@/tests/support/recharge/offers";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

const NUMBER = "01712345678";
/** A word joiner keeps the number on one line. */
const NUMBER_IN_TEXT = "01712-\u2060345678";
const sent = () => ({ status: true, data: { step: "code", resend_after: 30 } });
const Action: OfferAction = ({ id, msisdn, ownMsisdn }) => (
  <p>{`${id} for ${msisdn} by ${ownMsisdn || "a visitor"}`}</p>
);

function show(answers: Parameters<typeof fakeApi>[0], { ownMsisdn = "", own = null as readonly Offer[] | null } = {}) {
  const api = fakeApi(answers);
  const site = renderSite(<MyOffers ownMsisdn={ownMsisdn} own={own} Action={Action} />, { api, path: "/myoffers" });
  return { ...site, api, user: userEvent.setup() };
}

const offersOf = async (...offers: Parameters<typeof wireOffer>[0][]) => {
  const api = fakeApi({ findOffersUsingOtp: () => ({ data: offers.map(wireOffer), proof: null }) });
  return (await findOwnOffers(api, { msisdn: "", code: null })).offers;
};

beforeEach(() => {
  screenOf("phone");
  sessionStorage.clear();
});

test("[API-SITE-17] a visitor sees the offers of a number after typing the code that was sent to it", async () => {
  const { api, user } = show({ sendOfferOtp: sent, findOffersUsingOtp: () => ({ data: [wireOffer()] }) });
  await user.type(screen.getByLabelText("Your mobile number"), `${NUMBER}{Enter}`);
  expect(await screen.findByText(`We've texted a code to ${NUMBER_IN_TEXT}.`)).toBeVisible();
  await user.keyboard("0042");
  expect(await screen.findByText("Save Tk 19")).toBeVisible();
  expect(screen.getByText(`1 offer for ${NUMBER_IN_TEXT}`)).toBeVisible();
  expect(screen.getByText(`offer-weekend for ${NUMBER} by a visitor`)).toBeVisible();
  expect(api.sent.map(({ name, input }) => [name, input.body])).toEqual([
    ["sendOfferOtp", { msisdn: NUMBER }],
    ["findOffersUsingOtp", { msisdn: NUMBER, otp_value: "0042" }],
  ]);
});

test("a logged-in reader sees the offers at once, in the order of the answer", async () => {
  const own = await offersOf({ offer_id: "offer-b", title: "B" }, { offer_id: "offer-a", title: "A", saving: 0 });
  const { api } = show({}, { ownMsisdn: NUMBER, own });
  expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual(["B", "A"]);
  expect(screen.getAllByText(/^Save /)).toHaveLength(1);
  expect(screen.getByText(`offer-a for ${NUMBER} by ${NUMBER}`)).toBeVisible();
  expect(api.sent).toEqual([]);
});

test("without offers, a link to the offers for everyone is shown", () => {
  show({}, { ownMsisdn: NUMBER, own: [] });
  expect(screen.getByText("No personal offers today")).toBeVisible();
  expect(screen.getByRole("link", { name: "See offers for everyone" })).toHaveAttribute(
    "href",
    "/personal/plans-offers/offers#offers",
  );
});

test("another number can be typed, and stays in its field after a refusal, which shows the server's time to wait", async () => {
  const message = "Too many attempts. Please try again in 21 seconds.";
  const refused = new ApiError({ kind: "refused", status: 429, errors: [{ code: "too-many-requests", message }] });
  const { user } = show({ sendOfferOtp: () => Promise.reject(refused) }, { ownMsisdn: NUMBER, own: [] });
  await user.click(screen.getByRole("button", { name: "Another number" }));
  const field = screen.getByLabelText("Your mobile number");
  expect(field).toHaveFocus();
  await user.type(field, "0171");
  await user.click(screen.getByRole("button", { name: "Show my offers" }));
  expect(screen.getByRole("alert")).toHaveTextContent("Please enter a valid GP number");
  await user.type(field, "9999999{Enter}");
  expect(await screen.findByText(message)).toBeVisible();
  expect(field).toHaveValue("01719999999");
});

test("a wrong number or an incomplete code moves the focus to its field each time", async () => {
  const { user } = show({ sendOfferOtp: sent });
  const pressTwice = async (button: string, field: HTMLElement) => {
    for (let tries = 0; tries < 2; tries += 1) {
      await user.click(screen.getByRole("button", { name: button }));
      expect(field).toHaveFocus();
    }
  };
  const number = screen.getByLabelText("Your mobile number");
  await user.type(number, "0171");
  await pressTwice("Show my offers", number);
  await user.type(number, "2345678{Enter}");
  await pressTwice("Show offers", await screen.findByLabelText("Digit 1 of 4"));
});

test("a wrong code shows an error and can be typed again", async () => {
  const refused = new ApiError({ kind: "refused", status: 422, errors: [{ code: "code-wrong", message: "" }] });
  const { api, user } = show({ sendOfferOtp: sent, findOffersUsingOtp: () => Promise.reject(refused) });
  await user.type(screen.getByLabelText("Your mobile number"), `${NUMBER}{Enter}`);
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("1111");
  expect(await screen.findByText("Please enter a valid OTP")).toBeVisible();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveAccessibleDescription("Please enter a valid OTP");
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveFocus();
  await user.keyboard("222");
  expect(api.sent).toHaveLength(2);
  await user.keyboard("2");
  expect(api.sent.at(-1)?.input.body).toEqual({ msisdn: NUMBER, otp_value: "2222" });
});

test("the number stays in its field after Change number, and is cleared after its offers were shown", async () => {
  const { user } = show({ sendOfferOtp: sent, findOffersUsingOtp: () => ({ data: [wireOffer()] }) });
  await user.type(screen.getByLabelText("Your mobile number"), `${NUMBER}{Enter}`);
  await user.click(await screen.findByRole("button", { name: "Change number" }));
  expect(screen.getByLabelText("Your mobile number")).toHaveValue(NUMBER);
  await user.keyboard("{Enter}");
  await screen.findByText(`We've texted a code to ${NUMBER_IN_TEXT}.`);
  await user.keyboard("0042");
  await user.click(await screen.findByRole("button", { name: "Another number" }));
  expect(screen.getByLabelText("Your mobile number")).toHaveValue("");
});

test("offers that a code has shown change their language with the page, without another code", async () => {
  const { api, user, changeLanguage } = show({
    sendOfferOtp: sent,
    findOffersUsingOtp: () => ({ data: [wireOffer()], proof: "proof" }),
    getOffer: () => ({ data: wireOffer({ title: "সপ্তাহান্ত" }) }),
  });
  await user.type(screen.getByLabelText("Your mobile number"), `${NUMBER}{Enter}`);
  await screen.findByText(`We've texted a code to ${NUMBER_IN_TEXT}.`);
  await user.keyboard("0042");
  await screen.findByText("Save Tk 19");
  changeLanguage("bn");
  expect(await screen.findByRole("heading", { name: "সপ্তাহান্ত" })).toBeInTheDocument();
  expect(screen.getByText(`offer-weekend for ${NUMBER} by a visitor`)).toBeInTheDocument();
  expect(api.sent.map(({ name }) => name)).toEqual(["sendOfferOtp", "findOffersUsingOtp", "getOffer"]);
});

import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CampaignEntry } from "@/components/recharge-campaign/campaign-entry";
import { OwnEntries } from "@/components/recharge-campaign/own-entries";
import { ApiError } from "@/services/api/api-error";
import type { Campaign, CampaignDistrict } from "@/services/recharge/recharge-campaign-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

const NUMBER = "01712345678";
beforeEach(() => {
  screenOf("phone");
  sessionStorage.clear();
});
const campaign: Campaign = {
  id: "weekly-phone-draw",
  title: "Weekly phone draw",
  summary: "A phone each week.",
  picture: null,
  startsOn: "2026-11-01",
  endsOn: "2027-01-31",
  state: "open",
  minPoisha: 10_000,
  introduction: [],
  steps: [],
  prizes: [],
  terms: [],
  winners: [],
};
const store = (id: string, name: string) => ({ id, name, address: `${name} Road` });
const districts: CampaignDistrict[] = [
  { name: "Dhaka", label: "Dhaka", stores: [store("dhaka-1", "Gulshan"), store("dhaka-2", "Mirpur")] },
  { name: "Sylhet", label: "Sylhet", stores: [store("sylhet-1", "Zindabazar")] },
];
const entered = { data: { step: "entered", reference: "7K3M-9QXT", message: "" } };
const codeSent = { data: { step: "code", resend_after: 30 } };

function show(answers: Parameters<typeof fakeApi>[0], ownMsisdn = "") {
  const api = fakeApi(answers);
  renderSite(<CampaignEntry campaign={campaign} districts={districts} ownMsisdn={ownMsisdn} />, {
    api,
    path: "/recharge-campaign/weekly-phone-draw",
  });
  return { api, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>, { number = NUMBER, amount = "১৫০" } = {}) {
  await user.type(screen.getByLabelText("Full name"), "Nusrat Jahan");
  const msisdn = screen.getByLabelText("Mobile number that was recharged");
  await user.clear(msisdn);
  await user.type(msisdn, number);
  await user.type(screen.getByLabelText("Amount recharged, in Tk"), amount);
  await user.selectOptions(screen.getByLabelText("Customer centre where you recharged"), "dhaka-2");
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole("button", { name: "Enter the campaign" }));

test("[API-SITE-28] the number of a session enters without a code, and gets an entry number", async () => {
  const { api, user } = show({ submitRechargeCampaignInfo: () => entered }, NUMBER);
  await fill(user);
  await send(user);
  expect(await screen.findByText("You have joined the campaign")).toBeVisible();
  expect(screen.getByText("7K3M-9QXT")).toBeVisible();
  expect(screen.getByRole("status")).toHaveFocus();
  expect(api.sent.map(({ input }) => input?.body)).toEqual([
    {
      campaign_id: campaign.id,
      msisdn: NUMBER,
      full_name: "Nusrat Jahan",
      district: "Dhaka",
      store_id: "dhaka-2",
      amount: 150,
    },
  ]);
});

test("each error is shown at its field, nothing is sent, and the typed values stay", async () => {
  const { api, user } = show({});
  await user.type(screen.getByLabelText("Full name"), "Nusrat Jahan");
  await user.type(screen.getByLabelText("Amount recharged, in Tk"), "99");
  await send(user);
  expect(await screen.findByText("Enter an 11-digit mobile number.")).toBeVisible();
  expect(screen.getByText("Enter at least Tk 100, in whole taka.")).toBeVisible();
  expect(screen.getByText("Choose the centre where you recharged.")).toBeVisible();
  expect(screen.getByLabelText("Full name")).toHaveValue("Nusrat Jahan");
  expect(api.sent).toEqual([]);
});

test("a visitor enters with a code, and the form keeps its values when the visitor returns to it", async () => {
  const answers = [() => codeSent, () => codeSent, () => entered];
  const { api, user } = show({ submitRechargeCampaignInfo: () => answers.shift()?.() });
  await fill(user);
  await send(user);
  expect(await screen.findByLabelText("Digit 1 of 4")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Change details" }));
  expect(screen.getByLabelText("Mobile number that was recharged")).toHaveValue(NUMBER);
  await send(user);
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("0042");
  expect(await screen.findByText("You have joined the campaign")).toBeVisible();
  expect(api.sent.at(-1)?.input?.body).toMatchObject({ otp_value: "0042" });
});

test("a wrong code shows an error, and the next complete code is sent", async () => {
  const wrong = new ApiError({ kind: "refused", status: 422, errors: [{ code: "code-wrong", message: "" }] });
  const answers = [() => codeSent, () => Promise.reject(wrong), () => entered];
  const { api, user } = show({ submitRechargeCampaignInfo: () => answers.shift()?.() });
  await fill(user);
  await send(user);
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("1111");
  expect(await screen.findByText("This code is wrong. Check it or get a new one.")).toBeVisible();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveFocus();
  expect(screen.getByLabelText("Digit 1 of 4")).toHaveAccessibleDescription(/^This code is wrong/);
  expect(screen.getByLabelText("Digit 1 of 4")).toBeInvalid();
  await user.keyboard("222");
  expect(api.sent).toHaveLength(2);
  await user.keyboard("2");
  expect(await screen.findByText("You have joined the campaign")).toBeVisible();
});

const WAIT = "Too many attempts. Please try again in 21 seconds.";
test.each([
  ["a failure of the network", { kind: "outage", status: 503 }, /^We couldn't send your entry/],
  ["a rate limit", { kind: "refused", status: 429, errors: [{ code: "too-many-requests", message: WAIT }] }, WAIT],
] as const)("%s does not mark the boxes of the code as wrong", async (_, failure, message) => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  const answers = [() => codeSent, () => Promise.reject(new ApiError(failure))];
  const { user } = show({ submitRechargeCampaignInfo: () => answers.shift()?.() });
  await fill(user);
  await send(user);
  const first = await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("1111");
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
  expect(first).not.toBeInvalid();
});

test("an incomplete code moves the focus to its first digit each time", async () => {
  const { user } = show({ submitRechargeCampaignInfo: () => codeSent });
  await fill(user);
  await send(user);
  const first = await screen.findByLabelText("Digit 1 of 4");
  for (let tries = 0; tries < 2; tries += 1) {
    await user.click(screen.getByRole("button", { name: "Enter the campaign" }));
    expect(first).toHaveFocus();
  }
});

test("the entries of another number are shown after its code is typed, in the language of the page", async () => {
  const names = {
    campaign: { en: "Weekly phone draw", bn: "সাপ্তাহিক ফোন ড্র" },
    store: { en: "Gulshan", bn: "গুলশান" },
  };
  const entries = [{ reference: "7K3M-9QXT", campaign: "Weekly phone draw", store: "Gulshan", amount: 150, names }];
  const listed = { data: { step: "entries", entries: entries.map((one) => ({ ...one, entered_on: "2026-11-20" })) } };
  const answers = [() => codeSent, () => listed];
  const api = fakeApi({ listOwnCampaignEntries: () => answers.shift()?.() });
  const { changeLanguage } = renderSite(<OwnEntries campaignId="weekly-phone-draw" ownMsisdn="" />, {
    api,
    path: "/recharge-campaign/weekly-phone-draw",
  });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText("Mobile number"), `${NUMBER}{Enter}`);
  await screen.findByLabelText("Digit 1 of 4");
  await user.keyboard("0042");
  expect(await screen.findByText("7K3M-9QXT")).toBeVisible();
  expect(api.sent.at(-1)?.input.body).toEqual({ msisdn: NUMBER, otp_value: "0042" });
  const sent = api.sent.length;
  changeLanguage("bn");
  expect(screen.getByText(names.campaign.bn)).toBeVisible();
  expect(screen.getByText(names.store.bn)).toBeVisible();
  expect(api.sent).toHaveLength(sent);
});

afterEach(() => jest.useRealTimers());

test("after two text messages the code can be requested by phone call, and a change of the details starts again", async () => {
  jest.useFakeTimers();
  const { api } = show({ submitRechargeCampaignInfo: () => codeSent });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await fill(user);
  await send(user);
  await screen.findByLabelText("Digit 1 of 4");
  const call = () => screen.queryByRole("button", { name: "Get the code by phone call" });
  act(() => jest.advanceTimersByTime(31_000));
  expect(call()).not.toBeInTheDocument();
  await user.click(await screen.findByRole("button", { name: "Get a new code" }));
  await screen.findByRole("button", { name: /New code in/ });
  act(() => jest.advanceTimersByTime(31_000));
  await user.click(await screen.findByRole("button", { name: "Get the code by phone call" }));
  expect(await screen.findByText(/We are calling this number/)).toBeVisible();
  const bodies = api.sent.map(({ input }) => input?.body as Record<string, unknown>);
  expect(bodies.map(({ channel }) => channel)).toEqual([undefined, undefined, "voice"]);
  await user.click(screen.getByRole("button", { name: "Change details" }));
  await send(user);
  await screen.findByLabelText("Digit 1 of 4");
  act(() => jest.advanceTimersByTime(31_000));
  expect(call()).not.toBeInTheDocument();
});

test("the chosen centre stays when the language changes", async () => {
  const bengali = districts.map((district) => ({ ...district, label: `${district.label} জেলা` }));
  const form = (shown: CampaignDistrict[]) => <CampaignEntry campaign={campaign} districts={shown} ownMsisdn="" />;
  const { rerender } = renderSite(form(districts), { api: fakeApi({}) });
  const centre = screen.getByLabelText("Customer centre where you recharged");
  await userEvent.selectOptions(centre, "sylhet-1");
  rerender(form(bengali));
  expect(centre).toHaveValue("sylhet-1");
});

test("a district reduces the list to its own centres", async () => {
  const { user } = show({});
  const centres = () => screen.getByLabelText("Customer centre where you recharged").querySelectorAll("optgroup");
  expect(centres()).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText("District"), "Sylhet");
  expect([...centres()].map(({ label }) => label)).toEqual(["Sylhet"]);
});

test("a refusal shows the server's message", async () => {
  const refused = new ApiError({
    kind: "refused",
    status: 409,
    errors: [{ code: "campaign-entered", message: "This number has entered today." }],
  });
  const { user } = show({ submitRechargeCampaignInfo: () => Promise.reject(refused) }, NUMBER);
  await fill(user);
  await send(user);
  expect(await screen.findByText("This number has entered today.")).toBeVisible();
});

import { screen } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { FeedbackForm } from "@/components/feedback/feedback-form";
import { FormStatus } from "@/components/forms/form-status";
import { TrackOrderView } from "@/components/orders/track-order-view";
import { RechargeForm } from "@/components/recharge/recharge-form";
import { CampaignEntry } from "@/components/recharge-campaign/campaign-entry";
import { OwnEntries } from "@/components/recharge-campaign/own-entries";
import { StarCheck } from "@/components/star/star-check";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { screenOf } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";
import { saveStartedRecharge } from "@/utils/recharge/last-recharge";

const NUMBER = "01712345678";
const OTHER = "01798765432";
const REFERENCE = "7K3M-9QXT-2HVB-4D8N";

const pack = { packId: "five-gb", title: "5 GB, 7 days", amountPoisha: 12_900 };
const options = {
  ...{ minPoisha: 2_000, maxPoisha: 500_000, amounts: [2_000, 12_900], packs: [pack], prefixes: ["017"], pack: null },
};
const recharge = (props: Partial<Parameters<typeof RechargeForm>[0]> = {}) => (
  <RechargeForm {...{ options, brand: "GP", ownMsisdn: "", amountPoisha: null, problem: null, recent: [], ...props }} />
);
const campaign = {
  ...{ id: "weekly-phone-draw", title: "Weekly phone draw", summary: "", picture: null, state: "open" as const },
  ...{ startsOn: "2026-11-01", endsOn: "2027-01-31", minPoisha: 10_000 },
  ...{ introduction: [], steps: [], prizes: [], terms: [], winners: [] },
};
const districts = ["Dhaka", "Sylhet"].map((name) => ({
  name,
  label: name,
  stores: [{ id: `${name}-1`, name: `${name} centre`, address: "Road 1" }],
}));
const entry = <CampaignEntry campaign={campaign} districts={districts} ownMsisdn="" />;
/** A control and what somebody types, or `null` for one that is clicked. */
type Work = readonly [name: string | RegExp, typed: string | null];

const control = (name: string | RegExp) =>
  screen.queryByRole<HTMLInputElement>("radio", { name }) ?? screen.getByLabelText<HTMLInputElement>(name);

async function fill(user: UserEvent, work: readonly Work[]): Promise<void> {
  for (const [name, typed] of work) {
    if (typed === null) await user.click(control(name));
    else if (control(name) instanceof HTMLSelectElement) await user.selectOptions(control(name), typed);
    else {
      await user.clear(control(name));
      await user.type(control(name), typed);
    }
  }
}

function expectKept(work: readonly Work[]): void {
  for (const [name, typed] of work) {
    if (typed === null) expect(control(name)).toBeChecked();
    else expect(control(name)).toHaveValue(typed);
  }
}

/** Shows a form as a new page of the same tab does. */
function open(form: ReactElement, answers: Parameters<typeof fakeApi>[0] = {}) {
  document.body.replaceChildren();
  const api = fakeApi(answers);
  return { api, user: userEvent.setup(), ...renderSite(form, { api }) };
}

beforeEach(() => {
  screenOf("phone");
  window.matchMedia ??= jest.fn();
  sessionStorage.clear();
  localStorage.clear();
});

const FORMS: readonly [form: string, ReactElement, readonly Work[]][] = [
  [
    "a recharge",
    recharge(),
    [
      ["Mobile number", OTHER],
      [/Tk\u00a0129/, null],
      [/balance only/, null],
    ],
  ],
  [
    "a recharge with an amount of one's own",
    recharge({ ownMsisdn: NUMBER }),
    [
      ["Mobile number", OTHER],
      [/Another amount/, "77"],
    ],
  ],
  [
    "a recharge from a link with an amount",
    recharge({ amountPoisha: 5_000 }),
    [
      ["Mobile number", OTHER],
      [/Another amount/, "55"],
    ],
  ],
  [
    "the search for an order",
    <TrackOrderView key="track" orderId={REFERENCE} />,
    [
      [/Order number/, "8K3M-9QXT-2HVB-4D8N"],
      [/Mobile number/, NUMBER],
    ],
  ],
  [
    "the search for a sent request",
    <FormStatus key="status" reference="" />,
    [
      [/Reference/, REFERENCE],
      ["Mobile number", NUMBER],
    ],
  ],
  ["the check of a tier", <StarCheck key="star" ownMsisdn="" />, [["Your mobile number", NUMBER]]],
  [
    "feedback",
    <FeedbackForm key="feedback" ownMsisdn={NUMBER} />,
    [
      ["What is your feedback about?", "app"],
      ["4, good", null],
      [/^Comment/, "The app is quick."],
      [/^Mobile number/, OTHER],
    ],
  ],
  [
    "an entry into a campaign",
    entry,
    [
      ["Full name", "Nusrat Jahan"],
      ["Mobile number that was recharged", NUMBER],
      ["District", "Sylhet"],
      ["Customer centre where you recharged", "Sylhet-1"],
    ],
  ],
  ["the search for own entries", <OwnEntries key="own" campaignId="c" ownMsisdn="" />, [["Mobile number", NUMBER]]],
];

test.each(FORMS)("%s: what was typed and chosen is there again after a reload", async (_, form, work) => {
  const { user, unmount } = open(form);
  await fill(user, work);
  unmount();
  open(form);
  expectKept(work);
});

test("a number that replaced the reader's own one belongs to that reader, and not to the next one", async () => {
  const { user, unmount } = open(recharge({ ownMsisdn: NUMBER }));
  await fill(user, [["Mobile number", OTHER]]);
  unmount();
  open(recharge({ ownMsisdn: "01755555555" }));
  expect(control("Mobile number")).toHaveValue("01755555555");
});

test("a link with another amount is followed, whatever was typed before", async () => {
  const { user, unmount } = open(recharge({ amountPoisha: 5_000 }));
  await fill(user, [[/Another amount/, "55"]]);
  unmount();
  open(recharge({ amountPoisha: 7_700 }));
  expect(control(/Another amount/)).toHaveValue("77");
});

test("an activation that lacks balance replaces the number and the amount that were typed before", async () => {
  const { user, unmount } = open(recharge());
  await fill(user, [
    ["Mobile number", OTHER],
    [/Another amount/, "55"],
  ]);
  unmount();
  saveStartedRecharge({ msisdn: NUMBER, amountPoisha: 3_000 });
  open(recharge());
  expect(control("Mobile number")).toHaveValue(NUMBER);
  expect(control(/Another amount/)).toHaveValue("30");
});

test("a pack that is bought has a draft of its own", async () => {
  const bought = recharge({ options: { ...options, pack } });
  const { user, unmount } = open(bought);
  await fill(user, [["Mobile number", OTHER]]);
  unmount();
  open(recharge()).unmount();
  open(bought);
  expect(control("Mobile number")).toHaveValue(OTHER);
});

test.each([
  [
    "feedback",
    <FeedbackForm key="feedback" ownMsisdn="" />,
    { submitCustomerFeedback: () => ({ status: true, data: { reference: REFERENCE, message: "Thank you." } }) },
    [
      ["What is your feedback about?", "app"],
      ["4, good", null],
    ] as Work[],
    "Send feedback",
  ],
  [
    "a tier",
    <StarCheck key="star" ownMsisdn={NUMBER} />,
    { checkStarStatus: () => ({ data: { step: "tier", star_status: "Gold Star", benefits: [], next: null } }) },
    [["Your mobile number", NUMBER]] as Work[],
    "Check my tier",
  ],
])("%s: the draft is deleted after the answer", async (_, form, answers, work, send) => {
  const { user } = open(form, answers);
  await fill(user, work);
  expect(Object.keys(sessionStorage)).not.toEqual([]);
  await user.click(screen.getByRole("button", { name: send }));
  await screen.findByRole("status");
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("web-form-"))).toEqual([]);
});

test("text that was typed before hydration replaces the draft", () => {
  sessionStorage.setItem("web-form-feedback", JSON.stringify({ comment: "Old", reference: "R-1" }));
  const early = (page: HTMLElement) => {
    const comment = page.querySelector<HTMLTextAreaElement>("[name=comment]");
    if (comment !== null) comment.value = "New";
  };
  renderSite(<FeedbackForm ownMsisdn="" />, { api: fakeApi({}), early });
  expect(document.querySelector("[name=comment]")).toHaveValue("New");
  expect(document.querySelector("[name=reference]")).toHaveValue("R-1");
});

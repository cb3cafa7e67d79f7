import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ServiceConfirm } from "@/components/sims/service-confirm";
import type { SimRequestState } from "@/hooks/sims/use-sim-request";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { forgetPage, freshPage } from "@/tests/support/screens/log-in";
import { renderSite } from "@/tests/support/screens/render-site";

beforeEach(freshPage);
afterEach(forgetPage);

/** A SIM request with all steps filled in and one number to confirm. */
const typed: SimRequestState = {
  step: "confirm",
  request: {
    key: "k".repeat(43),
    service: "sim_replacement",
    answers: {},
    parties: [{ party: "owner", maskedMsisdn: "017*****678", proved: false }],
  } as unknown as NonNullable<SimRequestState["request"]>,
  resumed: false,
  ready: true,
  busy: false,
  typed: {},
  errors: {},
  failure: undefined,
  tries: 0,
  type: () => undefined,
  save: () => undefined,
  goTo: () => undefined,
  startOver: () => undefined,
  copyLink: async () => true,
  sendCode: async () => 30,
  prove: async () => true,
  submit: async () => null,
};

test("the wait for another code is counted while the tab is in the background", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderSite(<ServiceConfirm service="sim_replacement" state={typed} onSend={async () => undefined} />, {
    api: fakeApi({}),
  });
  await user.click(screen.getByRole("button", { name: "Text a code" }));
  expect(await screen.findByRole("button", { name: /^New code in (30|29) s$/ })).toBeDisabled();
  // A background tab runs its timers rarely: here 30 seconds pass between two of them.
  jest.setSystemTime(Date.now() + 29_000);
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(screen.getByRole("button", { name: "Text me a new code" })).toBeEnabled();
});

import { act, waitFor } from "@testing-library/react";
import { usePush } from "@/hooks/push/use-push";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { chooseConsent, setConsentMode } from "@/utils/analytics/consent";
import type { PushSettings } from "@/utils/layout/page-layout";
import { translatorFor } from "@/utils/text/translations";

const settings: PushSettings = {
  apiKey: "AIzaOfTheShop",
  projectId: "shop-test",
  senderId: "100200300400",
  appId: "1:100200300400:web:0123abcd",
  vapidKey: "B",
};
const see = jest.fn(async () => undefined);
const withdraw = jest.fn(async (_api: unknown) => undefined);
jest.mock("@/hooks/push/push-visit", () => ({
  pushVisit: { see: () => see(), withdraw: (api: unknown) => withdraw(api) },
}));

function Page() {
  usePush(settings);
  return null;
}
beforeEach(() => {
  localStorage.clear();
  translatorFor("en", {});
  see.mockImplementation(async () => undefined);
  withdraw.mockImplementation(async () => undefined);
});

it("registers at once without a consent panel", async () => {
  setConsentMode(undefined);
  renderSite(<Page />, { api: fakeApi({}), path: "/" });
  await waitFor(() => expect(see).toHaveBeenCalledTimes(1));
});

it("waits for the consent, and withdraws when the consent is withdrawn", async () => {
  setConsentMode("ask");
  renderSite(<Page />, { api: fakeApi({}), path: "/" });
  act(() => chooseConsent({ analytics: true, push: false }));
  // Waits for the module that the page may have requested.
  await act(async () => void (await import("@/hooks/push/push-visit")));
  expect(see).not.toHaveBeenCalled();
  act(() => chooseConsent({ analytics: false, push: true }));
  await waitFor(() => expect(see).toHaveBeenCalledTimes(1));
  expect(withdraw).not.toHaveBeenCalled();

  act(() => chooseConsent({ analytics: true, push: false }));
  await waitFor(() => expect(withdraw).toHaveBeenCalledTimes(1));
  expect(see).toHaveBeenCalledTimes(1);
  act(() => chooseConsent({ analytics: true, push: true }));
  await waitFor(() => expect(see).toHaveBeenCalledTimes(2));
});

it("withdraws a token that is still stored although consent was declined on an earlier page", async () => {
  localStorage.setItem("notificationToken", "token");
  localStorage.setItem("consent", JSON.stringify({ analytics: false, push: false }));
  setConsentMode("ask");
  renderSite(<Page />, { api: fakeApi({}), path: "/" });
  await waitFor(() => expect(withdraw).toHaveBeenCalledTimes(1));
  expect(see).not.toHaveBeenCalled();
});

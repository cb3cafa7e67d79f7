import { act, waitFor } from "@testing-library/react";
import { usePush } from "@/hooks/use-push";
import { fakeApi } from "@/tests/support/fake-api";
import { renderSite } from "@/tests/support/render-site";
import { chooseConsent, setConsentMode } from "@/utils/consent";
import type { PushSettings } from "@/utils/page-shell";
import { translatorFor } from "@/utils/translations";

const settings: PushSettings = {
  apiKey: "AIzaOfTheShop",
  projectId: "shop-test",
  senderId: "100200300400",
  appId: "1:100200300400:web:0123abcd",
  vapidKey: "B",
};
const see = jest.fn(async () => undefined);
const unregisterPush = jest.fn(async (_api: unknown) => undefined);
jest.mock("@/hooks/push-visit", () => ({ pushVisit: { see: () => see() } }));
jest.mock("@/hooks/push-registration", () => ({ unregisterPush: (api: unknown) => unregisterPush(api) }));

function Page() {
  usePush(settings);
  return null;
}
beforeEach(() => {
  localStorage.clear();
  translatorFor("en", {});
  see.mockImplementation(async () => undefined);
  unregisterPush.mockImplementation(async () => undefined);
});

it("asks at once where the configuration asks for no consent", async () => {
  setConsentMode(undefined);
  renderSite(<Page />, { api: fakeApi({}), path: "/" });
  await waitFor(() => expect(see).toHaveBeenCalledTimes(1));
});

it("waits for the consent, and takes the browser off the list when it is withdrawn", async () => {
  setConsentMode("ask");
  renderSite(<Page />, { api: fakeApi({}), path: "/" });
  act(() => chooseConsent({ analytics: true, push: false }));
  // Behind what the page may have asked for.
  await act(async () => void (await import("@/hooks/push-visit")));
  expect(see).not.toHaveBeenCalled();
  act(() => chooseConsent({ analytics: false, push: true }));
  await waitFor(() => expect(see).toHaveBeenCalledTimes(1));
  expect(unregisterPush).not.toHaveBeenCalled();

  localStorage.setItem("notificationToken", "token");
  act(() => chooseConsent({ analytics: true, push: false }));
  await waitFor(() => expect(unregisterPush).toHaveBeenCalledTimes(1));
  expect(see).toHaveBeenCalledTimes(1);
});

import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ConsentButton } from "@/components/consent/consent-button";
import { ConsentPanel } from "@/components/consent/consent-panel";
import bengali from "@/locales/bn/consent.json";
import english from "@/locales/en/consent.json";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import {
  chooseConsent,
  consentChoice,
  consentGiven,
  openConsentPanel,
  setConsentMode,
} from "@/utils/analytics/consent";

const show = (language: "en" | "bn" = "en") =>
  renderSite(
    <>
      <ConsentPanel />
      <main id="content" tabIndex={-1} />
      <ConsentButton />
    </>,
    { api: fakeApi({}), path: "/", language },
  );
const panel = () => screen.queryByRole("region");
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  localStorage.clear();
  act(() => {
    openConsentPanel(false);
    setConsentMode("ask");
  });
});

it("asks a visitor without a choice, takes no focus, and has two buttons of the same look", () => {
  show();
  expect(panel()).toHaveAccessibleName(english.title);
  expect(document.body).toHaveFocus();
  expect(button("Allow both").className).toBe(button("Decline both").className);
  expect(consentGiven("analytics")).toBe(false);
});

it.each([
  ["Allow both", { analytics: true, push: true }],
  ["Decline both", { analytics: false, push: false }],
])("keeps %s and is gone, with the focus on the page", async (name, choice) => {
  show();
  await userEvent.click(button(name));
  expect(consentChoice()).toEqual(choice);
  expect(panel()).toBeNull();
  expect(screen.getByRole("main")).toHaveFocus();
});

it("does not ask again after a choice", () => {
  chooseConsent({ analytics: false, push: false });
  show();
  expect(panel()).toBeNull();
});

it("lets each kind be chosen by itself", async () => {
  show();
  await userEvent.click(screen.getByText("Choose individually"));
  await userEvent.click(screen.getByRole("checkbox", { name: /^Measure how/ }));
  await userEvent.click(button("Save my choice"));
  expect(consentChoice()).toEqual({ analytics: true, push: false });
});

it("is opened from the footer with the choice that was made, and gives the focus back", async () => {
  chooseConsent({ analytics: true, push: false });
  show();
  await userEvent.click(button("Privacy choices"));
  expect(panel()).toHaveFocus();
  expect(screen.getByRole("checkbox", { name: /^Measure how/ })).toBeChecked();
  expect(screen.getByRole("checkbox", { name: /^Send notifications/ })).not.toBeChecked();
  await userEvent.keyboard("{Escape}");
  expect(panel()).toBeNull();
  expect(button("Privacy choices")).toHaveFocus();
  expect(consentChoice()).toEqual({ analytics: true, push: false });
});

it("withdraws a consent from the footer", async () => {
  chooseConsent({ analytics: true, push: true });
  show();
  await userEvent.click(button("Privacy choices"));
  await userEvent.click(button("Decline both"));
  expect([consentGiven("analytics"), consentGiven("push")]).toEqual([false, false]);
});

it("asks in Bengali where the page is in Bengali", () => {
  show("bn");
  const region = within(screen.getByRole("region", { name: bengali.title }));
  expect(region.getByRole("button", { name: bengali.allow })).toBeVisible();
});

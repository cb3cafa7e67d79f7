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

it("asks a visitor who has not chosen, without moving the focus, with two buttons of the same style", () => {
  show();
  expect(panel()).toHaveAccessibleName(english.title);
  expect(document.body).toHaveFocus();
  expect(button("Allow both").className).toBe(button("Decline both").className);
  expect(consentGiven("analytics")).toBe(false);
});

it.each([
  ["Allow both", { analytics: true, push: true }],
  ["Decline both", { analytics: false, push: false }],
])("stores the choice of %s, closes and moves the focus to the page", async (name, choice) => {
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

it("stores a separate choice for each kind", async () => {
  show();
  await userEvent.click(screen.getByText("Choose individually"));
  await userEvent.click(screen.getByRole("checkbox", { name: /^Measure how/ }));
  await userEvent.click(button("Save my choice"));
  expect(consentChoice()).toEqual({ analytics: true, push: false });
});

it("opens from the footer with the stored choice, and returns the focus on Escape", async () => {
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

it("is in Bengali on a Bengali page", () => {
  show("bn");
  const region = within(screen.getByRole("region", { name: bengali.title }));
  expect(region.getByRole("button", { name: bengali.allow })).toBeVisible();
});

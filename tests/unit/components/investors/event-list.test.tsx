import { screen } from "@testing-library/react";
import { EventList } from "@/components/investors/event-list";
import bengali from "@/locales/bn/investors.json";
import type { InvestorEvent } from "@/services/investors/investor-news-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { translatorFor } from "@/utils/text/translations";

const event: InvestorEvent = {
  id: "q3",
  kind: "results",
  title: "Results",
  details: "",
  date: "2027-01-27",
  begins: "16:00",
  ends: "17:30",
  place: "Dhaka",
  online: true,
  path: null,
  revision: 0,
};

it.each([
  ["en", event, "Wed, 27 Jan · 4 pm to 5:30 pm · Dhaka · also online"],
  ["bn", event, "বুধ, ২৭ জানুয়ারি · বিকেল ৪টা থেকে বিকেল ৫:৩০ · Dhaka · অনলাইনেও"],
  ["en", { ...event, ends: null }, "Wed, 27 Jan · 4 pm · Dhaka · also online"],
  ["en", { ...event, begins: null, ends: null }, "Wed, 27 Jan · Dhaka · also online"],
] as const)("an event has its times as people say them: %s, %#", (language, shown, facts) => {
  translatorFor("bn", { investors: bengali });
  renderSite(<EventList events={[shown]} path="/events" kind="coming" />, { api: fakeApi({}), language });
  expect(screen.getByText(facts)).toBeVisible();
});

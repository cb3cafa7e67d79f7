import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SurveyForm } from "@/components/survey/survey-form";
import { ApiError } from "@/services/api/api-error";
import type { SurveyOffer } from "@/services/forms/survey-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const offer: SurveyOffer = {
  state: "open",
  survey: {
    id: "service-2026",
    title: "Our service",
    introduction: "Three questions.",
    questions: [
      {
        id: "satisfied",
        kind: "scale",
        title: "How satisfied are you?",
        required: true,
        options: [
          { value: "4", label: "4, satisfied" },
          { value: "5", label: "5, very satisfied" },
        ],
      },
      {
        id: "uses",
        kind: "choices",
        title: "What do you use?",
        required: false,
        options: [
          { value: "calls", label: "Calls" },
          { value: "data", label: "Internet" },
        ],
      },
      { id: "words", kind: "text", title: "What should change?", required: false, options: [] },
    ],
  },
};

function show(answers: Parameters<typeof fakeApi>[0] = {}, shown: SurveyOffer = offer) {
  const api = fakeApi(answers);
  const view = renderSite(<SurveyForm offer={shown} />, { api, path: "/survey" });
  return { api, view, user: userEvent.setup() };
}

beforeEach(() => {
  // jsdom has no layout and no scrollIntoView.
  Element.prototype.scrollIntoView = jest.fn();
  localStorage.clear();
  window.location.hash = "";
});

const next = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole("button", { name: /^Next/ }));
  await act(() => Promise.resolve());
};

test("[API-SITE-24] is answered one question at a time and sent once, without a number", async () => {
  const { api, user } = show({ submitSurvey: () => ({ data: { message: "" } }) });
  await user.click(screen.getByRole("radio", { name: "4, satisfied" }));
  await next(user);
  expect(await screen.findByText("Question 2 of 3")).toBeVisible();
  await user.click(screen.getByRole("checkbox", { name: "Calls" }));
  await next(user);
  await user.type(await screen.findByRole("textbox"), "More coverage");
  await user.click(screen.getByRole("button", { name: /^Send answers/ }));
  expect(await screen.findByText("Thank you for your answers")).toBeVisible();
  const sent = api.sent.filter(({ name }) => name === "submitSurvey");
  expect(sent).toHaveLength(1);
  expect(JSON.stringify(sent[0]?.input?.body)).toContain("More coverage");
  expect(sent[0]?.input?.body).not.toHaveProperty("msisdn");
  expect(localStorage.getItem("survey:service-2026")).toBeNull();
});

test("the next and the previous question are in view and have the focus", async () => {
  const { user } = show();
  await user.click(screen.getByRole("radio", { name: "4, satisfied" }));
  await next(user);
  const second = screen.getByRole("group", { name: /What do you use/ });
  await waitFor(() => expect(document.activeElement).toContainElement(second));
  expect(jest.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([document.activeElement]);
  await user.click(screen.getByRole("button", { name: "Back" }));
  const first = screen.getByRole("radio", { name: "4, satisfied" });
  await waitFor(() => expect(document.activeElement).toContainElement(first));
  expect(document.activeElement).not.toContainElement(second);
});

test("a required question without an answer shows an error and stays", async () => {
  const { user } = show();
  await next(user);
  expect(await screen.findByText("Choose one answer.")).toBeVisible();
  expect(screen.getByText("Question 1 of 3")).toBeVisible();
});

test("[API-SITE-34] answers and current question are restored after a reload", async () => {
  const { user, view } = show();
  await user.click(screen.getByRole("radio", { name: "5, very satisfied" }));
  await next(user);
  await screen.findByText("Question 2 of 3");
  view.unmount();
  show();
  expect(await screen.findByText("Question 2 of 3")).toBeVisible();
  expect(screen.getByRole("radio", { name: "5, very satisfied", hidden: true })).toBeChecked();
});

test("a survey that was already answered shows that after it is sent", async () => {
  const taken = new ApiError({ kind: "refused", status: 409, errors: [{ code: "survey-taken", message: "" }] });
  const { user } = show({ submitSurvey: () => Promise.reject(taken) });
  await user.click(screen.getByRole("radio", { name: "4, satisfied" }));
  await next(user);
  await next(user);
  await user.click(screen.getByRole("button", { name: /^Send answers/ }));
  expect(await screen.findByText("You have already answered this survey")).toBeVisible();
});

test.each([
  ["done", "You have already answered this survey"],
  ["closed", "There is no open survey at the moment"],
] as const)("a survey that is %s links to the feedback form", (state, text) => {
  show({}, { state, survey: null });
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole("link", { name: "Give feedback" })).toHaveAttribute("href", "/customer-feedback");
});

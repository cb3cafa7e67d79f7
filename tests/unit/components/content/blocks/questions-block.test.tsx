import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QuestionsBlock } from "@/components/content/blocks/questions-block";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const items = [
  { id: "call", question: "Whom do I call?", answer: "<p>Dial <b>121</b>.</p>" },
  { id: "balance", question: "ব্যালেন্স দেখব কীভাবে?", answer: "<p>*121*1# ডায়াল করুন।</p>" },
];

test.each([
  ["১২১ dial", "Whom do I call?"],
  ["dail kol", "Whom do I call?"],
  ["ব্যালান্সের", "ব্যালেন্স দেখব কীভাবে?"],
])("the search of questions finds %j in both scripts, in any order and as it sounds", async (typed, question) => {
  renderSite(<QuestionsBlock items={items} searchable level={3} />, { api: fakeApi({}) });
  await userEvent.type(await screen.findByRole("searchbox"), typed);
  const shown = items.filter(({ id }) => document.getElementById(id)?.hidden === false);
  expect(shown.map((item) => item.question)).toEqual([question]);
});

import { questionAnchor, questionOfAnchor, SURVEY_PREFIX, storedEntries } from "@/utils/forms/survey-progress";

describe("questionOfAnchor", () => {
  it.each([
    ["#question-1", 0],
    ["#question-3", 2],
    ["#question-9", 4],
    ["#question-0", 0],
    ["#how", 0],
    ["#a-question-3", 0],
    ["#question-3b", 0],
    ["#question-03", 2],
    ["#question-100", 0],
    ["", 0],
  ])("returns for %p the index %i", (fragment, step) => expect(questionOfAnchor(fragment, 5)).toBe(step));

  it("reads the anchor that questionAnchor writes", () => expect(questionOfAnchor(questionAnchor(3), 5)).toBe(3));
});

describe("stored answers", () => {
  it("are pairs of texts, and other data is ignored", () => {
    expect(storedEntries('[["q_a","1"],["q_b",2],"x",["q_c"]]')).toEqual([["q_a", "1"]]);
    expect([storedEntries(null), storedEntries("{"), storedEntries('{"a":1}')]).toEqual([[], [], []]);
  });
});

it("a question's field has the name that the survey's route reads", () => {
  expect(`${SURVEY_PREFIX}network`).toBe("q_network");
});

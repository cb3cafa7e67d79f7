import type { StoredQuestion } from "@/backend/db/stored-types";
import { problemOfQuestions, readAnswers } from "@/backend/domain/surveys/survey-rules";

const question = (change: Partial<StoredQuestion>): StoredQuestion => ({
  id: "one",
  kind: "choice",
  titles: { en: "One?", bn: "এক?" },
  required: true,
  options: ["yes", "no"].map((value) => ({ value, labels: { en: value, bn: value } })),
  ...change,
});
const scale = (value: string) => ({ value, labels: { en: value, bn: value } });
const questions = [
  question({}),
  question({ id: "several", kind: "choices", required: false }),
  question({ id: "stars", kind: "scale", options: [scale("1"), scale("2")] }),
  question({ id: "words", kind: "text", required: false, options: [] }),
];
const least = [
  { question_id: "one", value: "yes" },
  { question_id: "stars", value: 2 },
];

describe("readAnswers", () => {
  it("returns the answers in the order of the questions, without empty ones", () => {
    const typed = [
      { question_id: "words", value: "" },
      ...least.toReversed(),
      { question_id: "several", value: ["no"] },
    ];
    expect(readAnswers(questions, typed)).toEqual({ answers: { one: "yes", several: ["no"], stars: 2 } });
    expect(Object.keys((readAnswers(questions, typed) as { answers: object }).answers)).toEqual([
      "one",
      "several",
      "stars",
    ]);
  });

  it.each([
    ["an unknown question", [...least, { question_id: "other", value: "yes" }], "other", "unknown"],
    ["a question twice", [...least, { question_id: "one", value: "no" }], "one", "twice"],
    ["a missing answer", [{ question_id: "one", value: "yes" }], "stars", "missing"],
    [
      "an empty answer",
      [
        { question_id: "one", value: "" },
        { question_id: "stars", value: 1 },
      ],
      "one",
      "missing",
    ],
    [
      "an unknown option",
      [
        { question_id: "one", value: "maybe" },
        { question_id: "stars", value: 1 },
      ],
      "one",
      "not-an-option",
    ],
    [
      "a list for one choice",
      [
        { question_id: "one", value: ["yes"] },
        { question_id: "stars", value: 1 },
      ],
      "one",
      "not-an-option",
    ],
    [
      "a number for one choice",
      [
        { question_id: "one", value: 1 },
        { question_id: "stars", value: 1 },
      ],
      "one",
      "not-an-option",
    ],
    [
      "a value beyond the scale",
      [
        { question_id: "one", value: "yes" },
        { question_id: "stars", value: 3 },
      ],
      "stars",
      "not-an-option",
    ],
    [
      "a text for a scale",
      [
        { question_id: "one", value: "yes" },
        { question_id: "stars", value: "2" },
      ],
      "stars",
      "not-an-option",
    ],
    ["a choice twice", [...least, { question_id: "several", value: ["yes", "yes"] }], "several", "not-an-option"],
    [
      "several choices with an unknown one",
      [...least, { question_id: "several", value: ["yes", "x"] }],
      "several",
      "not-an-option",
    ],
    ["a text for several choices", [...least, { question_id: "several", value: "yes" }], "several", "not-an-option"],
    ["a number for a text", [...least, { question_id: "words", value: 4 }], "words", "not-an-option"],
  ])("refuses %s", (_, answers, questionId, reason) => {
    expect(readAnswers(questions, answers)).toEqual({ error: { questionId, reason } });
  });

  it("keeps the text of an answer unchanged", () => {
    const typed = [...least, { question_id: "words", value: "Too slow" }];
    expect(readAnswers(questions, typed)).toEqual({ answers: { one: "yes", stars: 2, words: "Too slow" } });
  });

  it("accepts 0 as an answer", () => {
    const zero = [question({ kind: "scale", options: [scale("0"), scale("10")] })];
    expect(readAnswers(zero, [{ question_id: "one", value: 0 }])).toEqual({ answers: { one: 0 } });
  });
});

describe("problemOfQuestions", () => {
  it("accepts questions of every kind", () => expect(problemOfQuestions(questions)).toBeNull());

  it.each([
    ["no question", [], "needs 1 to 50"],
    ["51 questions", Array.from({ length: 51 }, (_, index) => question({ id: `q${index}` })), "needs 1 to 50"],
    ["two questions with the same id", [question({}), question({})], "one id"],
    ["an id with a blank", [question({ id: "a b" })], "plain word"],
    [
      "an unknown kind",
      [question({ kind: "stars" as "scale" })],
      "has a kind that is none of choice, choices, scale, text (question one)",
    ],
    ["a text with options", [question({ kind: "text" })], "has options"],
    ["a single option", [question({ options: [scale("1")] })], "2 to 20"],
    ["21 options", [question({ options: Array.from({ length: 21 }, (_, value) => scale(`${value}`)) })], "2 to 20"],
    ["two options with the same value", [question({ options: [scale("1"), scale("1")] })], "one value"],
    ["a scale of words", [question({ kind: "scale" })], "cannot be an answer"],
    ["a scale beyond 10", [question({ kind: "scale", options: [scale("1"), scale("11")] })], "cannot be an answer"],
    ["a value with a blank", [question({ options: [scale("a b"), scale("c")] })], "cannot be an answer"],
  ])("refuses %s", (_, wrong, text) => expect(problemOfQuestions(wrong)).toContain(text));

  it("accepts 50 questions, 20 options and a scale up to 10", () => {
    const options = Array.from({ length: 20 }, (_, value) => scale(`v${value}`));
    expect(
      problemOfQuestions(Array.from({ length: 50 }, (_, index) => question({ id: `q${index}`, options }))),
    ).toBeNull();
    expect(problemOfQuestions([question({ kind: "scale", options: [scale("0"), scale("10")] })])).toBeNull();
  });
});

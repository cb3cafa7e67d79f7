import type { SurveyAnswer } from "@/backend/contract/content/surveys";
import type { StoredAnswers, StoredQuestion } from "@/backend/db/stored-types";

const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
const KINDS: readonly string[] = ["choice", "choices", "scale", "text"];
/** The limits of the contract. */
const MAX_QUESTIONS = 50;
const MAX_OPTIONS = 20;
const SCALE_VALUE = /^(?:\d|10)$/;

/** Checks the questions of a survey that an operator wrote; null when there is no problem. */
export function problemOfQuestions(questions: readonly StoredQuestion[]): string | null {
  if (questions.length === 0 || questions.length > MAX_QUESTIONS) return `needs 1 to ${MAX_QUESTIONS} questions`;
  const ids = questions.map(({ id }) => id);
  if (new Set(ids).size < ids.length) return "has two questions with one id";
  for (const question of questions) {
    const problem = problemOfQuestion(question);
    if (problem !== null) return `${problem} (question ${question.id})`;
  }
  return null;
}

function problemOfQuestion({ id, kind, options }: StoredQuestion): string | null {
  if (!ID.test(id)) return "has an id that is no plain word";
  if (!KINDS.includes(kind)) return `has a kind that is none of ${KINDS.join(", ")}`;
  if (kind === "text") return options.length === 0 ? null : "has options for a text";
  if (options.length < 2 || options.length > MAX_OPTIONS) return `needs 2 to ${MAX_OPTIONS} options`;
  const values = options.map(({ value }) => value);
  if (new Set(values).size < values.length) return "has two options with one value";
  const form = kind === "scale" ? SCALE_VALUE : ID;
  return values.every((value) => form.test(value)) ? null : "has a value that cannot be an answer";
}

interface AnswerError {
  questionId: string;
  reason: "unknown" | "twice" | "missing" | "not-an-option";
}

/**
 * Compares answers with the questions of their survey. Empty answers to questions that need none are left out.
 * @returns the answers by question, in the order of the questions; or the first error
 */
export function readAnswers(
  questions: readonly StoredQuestion[],
  answers: readonly SurveyAnswer[],
): { answers: StoredAnswers } | { error: AnswerError } {
  const given = new Map<string, SurveyAnswer["value"]>();
  for (const { question_id: id, value } of answers) {
    if (!questions.some((question) => question.id === id)) return { error: { questionId: id, reason: "unknown" } };
    if (given.has(id)) return { error: { questionId: id, reason: "twice" } };
    given.set(id, value);
  }
  const read: [string, string | number | string[]][] = [];
  for (const question of questions) {
    const value = given.get(question.id);
    if (value === undefined || isEmpty(value)) {
      if (question.required) return { error: { questionId: question.id, reason: "missing" } };
      continue;
    }
    if (!isAnswer(question, value)) return { error: { questionId: question.id, reason: "not-an-option" } };
    read.push([question.id, value]);
  }
  return { answers: Object.fromEntries(read) };
}

const isEmpty = (value: SurveyAnswer["value"]) => (typeof value === "number" ? false : value.length === 0);

function isAnswer({ kind, options }: StoredQuestion, value: SurveyAnswer["value"]): boolean {
  const has = (choice: string) => options.some((option) => option.value === choice);
  if (kind === "text") return typeof value === "string";
  if (kind === "choice") return typeof value === "string" && has(value);
  if (kind === "scale") return typeof value === "number" && has(String(value));
  return Array.isArray(value) && new Set(value).size === value.length && value.every(has);
}

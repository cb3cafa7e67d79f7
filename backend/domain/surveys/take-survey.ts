import type { SurveyAnswer } from "@/backend/contract/content/surveys";
import {
  findOpenSurveyRow,
  findSurveyRow,
  hasTaken,
  insertAnswers,
  insertTaker,
  type SurveyRow,
} from "@/backend/db/queries/content/survey-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { takeClientBudget } from "@/backend/domain/codes/client-budget";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError, orThrow } from "@/backend/domain/domain-error";
import { newPublicId } from "@/backend/domain/random-ids";
import { readAnswers } from "@/backend/domain/surveys/survey-rules";
import { dayInDhaka } from "@/utils/dates/dates";

const DAY = 86_400;

export interface SurveyContext extends DomainContext {
  readonly pepper: string;
  /** The participant: the number of the session, else the browser's random id, else null. */
  readonly person: { kind: "number" | "browser"; value: string } | null;
  /** The caller's network and how many surveys without a log-in it may answer a day; null for the site itself. */
  readonly client: { network: string; limit: number } | null;
}

interface Eligibility {
  state: "open" | "done" | "closed";
  /** Null unless the state is `open`. */
  survey: SurveyRow | null;
}

/** The digest of a person. It differs for each survey, so that the answers of two surveys cannot be linked. */
function personKey({ pepper, person }: SurveyContext, surveyId: string): string | null {
  return person === null ? null : secretKey(pepper, `survey ${person.kind}`, `${surveyId} ${person.value}`);
}

const isOpenOn = ({ startsOn, endsOn }: SurveyRow, day: string) => startsOn <= day && day <= endsOn;

/** The survey of an id, or the open one (API-SITE-34). @throws DomainError `survey-not-found` for an unknown id */
export async function checkEligibility(context: SurveyContext, surveyId: string | null): Promise<Eligibility> {
  const { db, now } = context;
  const today = dayInDhaka(now());
  const survey = surveyId === null ? await findOpenSurveyRow(db.pool, today) : await findSurveyRow(db.pool, surveyId);
  if (survey === null) {
    if (surveyId !== null) throw new DomainError("survey-not-found", { field: "survey_id" });
    return { state: "closed", survey: null };
  }
  if (!isOpenOn(survey, today)) return { state: "closed", survey: null };
  const person = personKey(context, survey.id);
  const isDone = person !== null && (await hasTaken(db.pool, survey.id, person));
  return isDone ? { state: "done", survey: null } : { state: "open", survey };
}

/**
 * Saves the answers to a survey, once per person (API-SITE-24): the person's mark and the answers in one transaction,
 * without any link between them.
 * @returns a reference to the answers, with nothing about who gave them
 * @throws DomainError `survey-not-found`, `survey-closed`, `survey-taken`, `too-many-requests`; `invalid-input` with
 *   the question's id as field; `no-session` when the participant is unknown
 */
export async function takeSurvey(
  context: SurveyContext,
  input: { surveyId: string; answers: readonly SurveyAnswer[] },
): Promise<string> {
  const { db, lang, now } = context;
  const takenOn = dayInDhaka(now());
  const survey = orThrow(await findSurveyRow(db.pool, input.surveyId), "survey-not-found", "survey_id");
  if (!isOpenOn(survey, takenOn)) throw new DomainError("survey-closed", { field: "survey_id" });
  const read = readAnswers(survey.questions, input.answers);
  if ("error" in read) throw new DomainError("invalid-input", { field: read.error.questionId });
  const person = orThrow(personKey(context, survey.id), "no-session");
  await takeBudget(context);
  const reference = newPublicId();
  await inTransaction(db, async (transaction) => {
    if (!(await insertTaker(transaction, survey.id, person))) throw new DomainError("survey-taken");
    await insertAnswers(transaction, { reference, surveyId: survey.id, lang, answers: read.answers, takenOn });
  });
  return reference;
}

/** A browser can delete its mark, so the answers of each network are counted, too. */
async function takeBudget({ db, pepper, person, client }: SurveyContext): Promise<void> {
  if (client === null || person?.kind !== "browser") return;
  await takeClientBudget(db, pepper, { kind: "surveys", client: client.network, limit: client.limit, seconds: DAY });
}

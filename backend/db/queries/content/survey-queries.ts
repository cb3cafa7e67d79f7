import type { Language } from "@/backend/contract/language";
import { type Connection, statement } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/schema/localized";
import type { StoredAnswers, StoredQuestion } from "@/backend/db/schema/surveys";

/** A survey; days are ISO days in Dhaka. */
export interface SurveyRow {
  id: string;
  titles: Localized;
  introductions: Localized;
  questions: StoredQuestion[];
  startsOn: string;
  endsOn: string;
}

export interface TakenSurvey {
  reference: string;
  surveyId: string;
  lang: Language;
  answers: StoredAnswers;
  /** ISO day in Dhaka. */
  takenOn: string;
}

const SURVEY = `id, titles, introductions, questions, starts_on::text as "startsOn", ends_on::text as "endsOn"`;

const selectSurvey = statement<SurveyRow>("find-survey", `select ${SURVEY} from surveys where id = $1 and published`);
const selectOpen = statement<SurveyRow>(
  "find-open-survey",
  `select ${SURVEY} from surveys where published and $1::date between starts_on and ends_on
   order by position, starts_on desc, id limit 1`,
);
const selectTaker = statement<{ taken: boolean }>(
  "find-survey-taker",
  "select true as taken from survey_takers where survey_id = $1 and person = $2",
);
const insertTaker = statement<{ person: string }>(
  "keep-survey-taker",
  "insert into survey_takers (survey_id, person) values ($1, $2) on conflict do nothing returning person",
);
const insertAnswers = statement(
  "keep-survey-answers",
  "insert into survey_answers (reference, survey_id, lang, answers, taken_on) values ($1, $2, $3, $4::jsonb, $5)",
);
const selectTaken = statement<TakenSurvey>(
  "list-survey-answers",
  `select reference, survey_id as "surveyId", lang, answers, taken_on::text as "takenOn"
   from survey_answers where survey_id = $1 order by taken_on, reference`,
);
const selectCounts = statement<SurveyRow & { taken: number }>(
  "list-surveys",
  `select ${SURVEY}, (select count(*)::int from survey_answers a where a.survey_id = s.id) as taken
   from surveys s order by position, starts_on desc, id`,
);

/** Null for a survey that does not exist or is not published. */
export async function findSurveyRow(connection: Connection, id: string): Promise<SurveyRow | null> {
  return (await selectSurvey(connection, [id]))[0] ?? null;
}

/** The survey that is open on a day; if there are several, the first by position. @param day ISO day in Dhaka */
export async function findOpenSurveyRow(connection: Connection, day: string): Promise<SurveyRow | null> {
  return (await selectOpen(connection, [day]))[0] ?? null;
}

/** True when the person has taken the survey. @param person keyed digest */
export async function hasTaken(connection: Connection, surveyId: string, person: string): Promise<boolean> {
  return (await selectTaker(connection, [surveyId, person])).length > 0;
}

/** Records that a person takes a survey. @returns false when they did before */
export async function keepTaker(connection: Connection, surveyId: string, person: string): Promise<boolean> {
  return (await insertTaker(connection, [surveyId, person])).length > 0;
}

/** Stores answers, without anything that identifies the person. */
export async function keepAnswers(connection: Connection, taken: TakenSurvey): Promise<void> {
  const { reference, surveyId, lang, answers, takenOn } = taken;
  await insertAnswers(connection, [reference, surveyId, lang, JSON.stringify(answers), takenOn]);
}

/** All answers to a survey, for the operator. */
export function listTakenSurveys(connection: Connection, surveyId: string): Promise<TakenSurvey[]> {
  return selectTaken(connection, [surveyId]);
}

/** Every survey with the number of people who took it, for the operator. */
export function listSurveyRows(connection: Connection): Promise<(SurveyRow & { taken: number })[]> {
  return selectCounts(connection);
}

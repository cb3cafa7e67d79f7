import type { Language } from "@/backend/contract/language";
import { execute, queryExists, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { Localized, StoredAnswers, StoredQuestion } from "@/backend/db/stored-types";

/** A survey; days are ISO days in Dhaka. */
export interface SurveyRow {
  id: string;
  titles: Localized;
  introductions: Localized;
  questions: StoredQuestion[];
  startsOn: string;
  endsOn: string;
}

interface TakenSurvey {
  reference: string;
  surveyId: string;
  lang: Language;
  answers: StoredAnswers;
  /** ISO day in Dhaka. */
  takenOn: string;
}

const SURVEY = "id, titles, introductions, questions, starts_on, ends_on";

/** Null for a survey that does not exist or is not published. */
export const findSurveyRow = queryRow<SurveyRow, [id: string]>(
  "find-survey",
  `select ${SURVEY} from surveys where id = $1 and published`,
);

/** The survey that is open on a day; if there are several, the first by position. @param day ISO day in Dhaka */
export const findOpenSurveyRow = queryRow<SurveyRow, [day: string]>(
  "find-open-survey",
  `select ${SURVEY} from surveys where published and $1::date between starts_on and ends_on
   order by position, starts_on desc, id limit 1`,
);

/** True when the person has taken the survey. @param person keyed digest */
export const hasTaken = queryExists<[surveyId: string, person: string]>(
  "find-survey-taker",
  "select true as taken from survey_takers where survey_id = $1 and person = $2",
);

/** Records that a person takes a survey. @returns false when they did before */
export const insertTaker = queryExists<[surveyId: string, person: string]>(
  "insert-survey-taker",
  "insert into survey_takers (survey_id, person) values ($1, $2) on conflict do nothing returning person",
);

/** Stores answers, without anything that identifies the person. */
export const insertAnswers = execute<[taken: TakenSurvey]>(
  "insert-survey-answers",
  `insert into survey_answers (reference, survey_id, lang, answers, taken_on)
   values ($reference, $surveyId, $lang, $answers::jsonb, $takenOn)`,
);

/** All answers to a survey, for the operator. */
export const listTakenSurveys = queryRows<TakenSurvey, [surveyId: string]>(
  "list-survey-answers",
  `select reference, survey_id, lang, answers, taken_on
   from survey_answers where survey_id = $1 order by taken_on, reference`,
);

/** Every survey with the number of people who took it, for the operator. */
export const listSurveyRows = queryRows<SurveyRow & { taken: number }>(
  "list-surveys",
  `select ${SURVEY}, (select count(*)::int from survey_answers a where a.survey_id = s.id) as taken
   from surveys s order by position, starts_on desc, id`,
);

import { findSurveyRow, listSurveyRows, listTakenSurveys } from "@/backend/db/queries/content/survey-queries";
import { type OperatorCommand, OperatorError, operatorCommand } from "@/backend/domain/operator-command";
import { csvText } from "@/utils/text/csv-text";
import { terminalLine } from "@/utils/text/terminal-text";

const SURVEYS_USAGE = `Surveys, for the operator:
  npm run surveys -- list           every survey with its days and the number of answers
  npm run surveys -- export ID      the answers as CSV, one line for each person, without any name or number
Import a survey: npm run data -- import surveys FILE`;

export const runSurveysCommand = operatorCommand(SURVEYS_USAGE, { list, export: exportAnswers });

async function list({ db, say }: OperatorCommand): Promise<void> {
  for (const { id, titles, startsOn, endsOn, taken } of await listSurveyRows(db.pool)) {
    say([id.padEnd(24), `${startsOn} to ${endsOn}`, `${taken} answers`, titles.en].join("  "));
  }
}

async function exportAnswers({ db, args: [id = ""], say }: OperatorCommand): Promise<void> {
  if (id === "") throw new OperatorError(SURVEYS_USAGE);
  const survey = await findSurveyRow(db.pool, id);
  if (survey === null) throw new OperatorError(`There is no published survey ${id}.`);
  const rows = await listTakenSurveys(db.pool, id);
  const questions = survey.questions.map((question) => question.id);
  const lines = rows.map(({ reference, takenOn, lang, answers }) => [
    reference,
    takenOn,
    lang,
    ...questions.map((question) => cellOf(answers[question])),
  ]);
  say(csvText([["reference", "day", "language", ...questions], ...lines]).trimEnd());
}

function cellOf(answer: string | number | string[] | undefined): string {
  if (answer === undefined) return "";
  return terminalLine(Array.isArray(answer) ? answer.join(";") : answer);
}

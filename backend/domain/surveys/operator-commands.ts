import { stringify } from "csv-stringify/sync";
import { findSurveyRow, listSurveyRows, listTakenSurveys } from "@/backend/db/queries/content/survey-queries";
import type { DomainContext } from "@/backend/domain/domain-context";

export const SURVEYS_USAGE = `Surveys, for the operator:
  npm run surveys -- list           every survey with its days and the number of answers
  npm run surveys -- export ID      the answers as CSV, one line for each person, without any name or number
Import a survey: npm run data -- import surveys FILE`;

interface Command {
  readonly db: DomainContext["db"];
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

/**
 * Runs one operator command of the command line.
 * @param args the arguments after `npm run surveys --`
 * @returns false when nothing was done, for the exit code
 */
export async function runSurveysCommand({ db, args, say }: Command): Promise<boolean> {
  const [verb = "", id = ""] = args;
  if (verb === "list") {
    for (const { id: name, titles, startsOn, endsOn, taken } of await listSurveyRows(db.pool)) {
      say([name.padEnd(24), `${startsOn} to ${endsOn}`, `${taken} answers`, titles.en].join("  "));
    }
    return true;
  }
  if (verb === "export" && id !== "") return exportAnswers({ db, say }, id);
  say(SURVEYS_USAGE);
  return verb === "" || verb === "help";
}

async function exportAnswers({ db, say }: Pick<Command, "db" | "say">, id: string): Promise<boolean> {
  const survey = await findSurveyRow(db.pool, id);
  if (survey === null) {
    say(`There is no published survey ${id}.`);
    return false;
  }
  const rows = await listTakenSurveys(db.pool, id);
  const questions = survey.questions.map((question) => question.id);
  const lines = rows.map(({ reference, takenOn, lang, answers }) => [
    reference,
    takenOn,
    lang,
    ...questions.map((question) => cellOf(answers[question])),
  ]);
  // A spreadsheet must not read typed text as a formula.
  say(stringify([["reference", "day", "language", ...questions], ...lines], { escape_formulas: true }).trimEnd());
  return true;
}

function cellOf(answer: string | number | string[] | undefined): string {
  if (answer === undefined) return "";
  return Array.isArray(answer) ? answer.join(";") : String(answer);
}

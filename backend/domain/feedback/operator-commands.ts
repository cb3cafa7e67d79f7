import { findFeedback, listFeedback, type SentFeedbackRow } from "@/backend/db/queries/content/feedback-queries";
import {
  filterNamed,
  MAX_LISTED,
  momentOf,
  type OperatorCommand,
  OperatorError,
  operatorCommand,
  sayRows,
} from "@/backend/domain/operator-command";
import { readOrderId } from "@/utils/checkout/order-id";
import { terminalLine, terminalLines } from "@/utils/text/terminal-text";

const SERVICES = ["hotline", "centre", "delivery", "shop", "app", "recharge", "network", "other"];

const FEEDBACK_USAGE = `Customer feedback, for the operator:
  npm run feedback -- list [SERVICE]    the newest 200, one line each
  npm run feedback -- show REFERENCE    one in full
Services: ${SERVICES.join(", ")}`;

const SHORT = 60;
const LABEL = 10;

export const runFeedbackCommand = operatorCommand(FEEDBACK_USAGE, { list, show });

async function list(command: OperatorCommand): Promise<void> {
  const [service = ""] = command.args;
  const rows = await listFeedback(command.db.pool, filterNamed(service, SERVICES, "a service"), MAX_LISTED);
  sayRows(command, rows, "There is no feedback.", (row) => command.say(lineOf(row)));
}

async function show({ db, args: [text = ""], say }: OperatorCommand): Promise<void> {
  const row = await findFeedback(db.pool, readOrderId(text) ?? "");
  if (row === null) throw new OperatorError(`There is no feedback ${text}.`);
  for (const line of fullText(row)) say(line);
}

const oneLine = (text: string | null) =>
  terminalLine(text ?? "")
    .replace(/\s+/g, " ")
    .slice(0, SHORT);

function lineOf(row: SentFeedbackRow): string {
  const { reference, service, rating, comment, createdAt } = row;
  return [reference, `${rating} of 5`, service.padEnd(8), momentOf(createdAt), oneLine(comment)].join("  ").trimEnd();
}

function fullText(row: SentFeedbackRow): string[] {
  const { msisdn, isProved, about, comment, lang } = row;
  return [
    lineOf({ ...row, comment: null }),
    `  number    ${msisdn === null ? "none" : `${msisdn} (${isProved ? "logged in" : "as typed"})`}`,
    `  about     ${terminalLine(about ?? "nothing named")}`,
    `  language  ${lang}`,
    ...(comment === null ? [] : [`  comment   ${terminalLines(comment, LABEL)}`]),
  ];
}

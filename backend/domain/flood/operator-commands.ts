import { findDistrictName } from "@/backend/db/queries/catalog/place-queries";
import { listWaitingRequests, markActive } from "@/backend/db/queries/content/flood-queries";
import { inTransaction } from "@/backend/db/queries/statement";
import { momentOf, type OperatorCommand, OperatorError, operatorCommand } from "@/backend/domain/operator-command";
import { queueMessage } from "@/backend/domain/ports/message-outbox";
import { dayInDhaka, formatDate } from "@/utils/dates/dates";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { terminalLine } from "@/utils/text/terminal-text";

const FLOOD_USAGE = `Requests for the free benefit in a flood, for the operator:
  npm run flood -- list [DISTRICT]           requests that wait, the oldest first
  npm run flood -- activate NUMBER [DAYS]    the benefit was given to the number: its owner gets a text (7 days)`;

const MAX_LISTED = 1_000;
const MAX_DAYS = 60;
const USUAL_DAYS = "7";
const DAY_MS = 86_400_000;

interface Command extends OperatorCommand {
  readonly now: () => Date;
}

export const runFloodCommand = operatorCommand<Command>(FLOOD_USAGE, { list, activate });

async function list({ db, args: [district = ""], say }: Command): Promise<void> {
  // A misspelt district must not look like one without requests.
  const known = district === "" ? null : await findDistrictName(db.pool, district);
  if (district !== "" && known === null) {
    throw new OperatorError(`"${district}" is not a district, such as Sylhet or Cox's Bazar.`);
  }
  const rows = await listWaitingRequests(db.pool, known, MAX_LISTED);
  if (rows.length === 0) say("No request is waiting.");
  for (const { msisdn, district: name, thana, createdAt } of rows) {
    const row = [msisdn, momentOf(createdAt), name ?? "", thana ?? ""];
    say(terminalLine(row.join("  ")).trimEnd());
  }
}

async function activate({ db, args: [text = "", days = USUAL_DAYS], say, now }: Command): Promise<void> {
  const msisdn = normaliseMsisdn(text);
  if (msisdn === null || !/^\d{1,2}$/.test(days) || Number(days) < 1 || Number(days) > MAX_DAYS) {
    throw new OperatorError(FLOOD_USAGE);
  }
  const until = dayInDhaka(new Date(now().getTime() + Number(days) * DAY_MS));
  await inTransaction(db, async (transaction) => {
    const lang = await markActive(transaction, msisdn, until);
    if (lang === null) throw new OperatorError(`No request is waiting for ${msisdn}.`);
    const facts = { until: formatDate(until, lang) };
    await queueMessage(transaction, { msisdn, purpose: "flood-active", lang, facts, proof: "operator" });
  });
  say(`The benefit of ${msisdn} is active until ${until}.`);
}

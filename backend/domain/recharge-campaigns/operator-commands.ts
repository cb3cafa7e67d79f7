import { listCampaignRows, listEntryRows } from "@/backend/db/queries/subscriber-services/recharge-campaign-queries";
import { type OperatorCommand, OperatorError, operatorCommand } from "@/backend/domain/operator-command";
import { formatTaka } from "@/utils/money/money";
import { csvText } from "@/utils/text/csv-text";
import { terminalLine } from "@/utils/text/terminal-text";

const CAMPAIGNS_USAGE = `Recharge campaigns, for the operator:
  npm run campaigns -- list           published campaigns with their days
  npm run campaigns -- entries ID     the entries as CSV, for the draw
Import: npm run data -- import recharge-campaigns FILE, and recharge-campaign-winners FILE after the draw`;

const COLUMNS = ["reference", "msisdn", "name", "district", "store", "taka", "day"];

export const runCampaignsCommand = operatorCommand(CAMPAIGNS_USAGE, { list, entries });

async function list({ db, say }: OperatorCommand): Promise<void> {
  for (const { id, titles, startsOn, endsOn } of await listCampaignRows(db.pool)) {
    say([id.padEnd(24), `${startsOn} to ${endsOn}`, titles.en].join("  "));
  }
}

async function entries({ db, args: [id = ""], say }: OperatorCommand): Promise<void> {
  if (id === "") throw new OperatorError(CAMPAIGNS_USAGE);
  const campaigns = await listCampaignRows(db.pool);
  if (!campaigns.some((campaign) => campaign.id === id)) {
    throw new OperatorError(`There is no published campaign ${id}.`);
  }
  const lines = (await listEntryRows(db.pool, id)).map((entry) => [
    entry.reference,
    entry.msisdn,
    terminalLine(entry.fullName),
    terminalLine(entry.district),
    entry.storeCode,
    formatTaka(entry.amountPoisha),
    entry.enteredOn,
  ]);
  say(csvText([COLUMNS, ...lines]).trimEnd());
}

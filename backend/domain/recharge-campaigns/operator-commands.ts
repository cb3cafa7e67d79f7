import { stringify } from "csv-stringify/sync";
import { listCampaignRows, listEntryRows } from "@/backend/db/queries/subscriber-services/recharge-campaign-queries";
import type { DomainContext } from "@/backend/domain/domain-context";
import { formatTaka } from "@/utils/money/money";

export const CAMPAIGNS_USAGE = `Recharge campaigns, for the operator:
  npm run campaigns -- list           published campaigns with their days
  npm run campaigns -- entries ID     the entries as CSV, for the draw
Import: npm run data -- import recharge-campaigns FILE, and recharge-campaign-winners FILE after the draw`;

interface Command {
  readonly db: DomainContext["db"];
  readonly args: readonly string[];
  readonly say: (line: string) => void;
}

const COLUMNS = ["reference", "msisdn", "name", "district", "store", "taka", "day"];

/**
 * Runs one operator command of the command line.
 * @param args the arguments after `npm run campaigns --`
 * @returns false when nothing was done, for the exit code
 */
export async function runCampaignsCommand({ db, args, say }: Command): Promise<boolean> {
  const [verb = "", id = ""] = args;
  const campaigns = await listCampaignRows(db.pool);
  if (verb === "list") {
    for (const { id: name, titles, startsOn, endsOn } of campaigns) {
      say([name.padEnd(24), `${startsOn} to ${endsOn}`, titles.en].join("  "));
    }
    return true;
  }
  if (verb === "entries" && id !== "") {
    if (!campaigns.some((campaign) => campaign.id === id)) {
      say(`There is no published campaign ${id}.`);
      return false;
    }
    const entries = await listEntryRows(db.pool, id);
    const lines = entries.map((entry) => [
      entry.reference,
      entry.msisdn,
      entry.fullName,
      entry.district,
      entry.storeCode,
      formatTaka(entry.amountPoisha),
      entry.enteredOn,
    ]);
    // A spreadsheet must not read typed text as a formula.
    say(stringify([COLUMNS, ...lines], { escape_formulas: true }).trimEnd());
    return true;
  }
  say(CAMPAIGNS_USAGE);
  return verb === "" || verb === "help";
}

import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  deleteEndedCreatives,
  deleteUnclaimedCreatives,
  listKnownCreatives,
} from "@/backend/db/queries/content/ad-order-queries";
import { creativeFolder, PART } from "@/backend/domain/ads-platform/receive-creative";
import type { DbContext } from "@/backend/domain/domain-context";

/** A file that has no order after this many hours is removed. */
const UNCLAIMED_HOURS = 24;
/** The file of an order is kept this long after its end. */
const ENDED_DAYS = { finished: 90, declined: 7 };
/** A file without a row that was written to after this time may still get its row. */
const ARRIVING_MS = 3_600_000;
/** While a file is received, it is written to at least every fifteen seconds; otherwise the upload is aborted. */
const PART_MS = 60_000;

/** Removes old files without an order or of an ended one, and those of a killed process. @returns how many */
export async function sweepCreatives({ db, dataDir }: DbContext & { dataDir: string }): Promise<number> {
  const folder = creativeFolder(dataDir);
  const dropped = [
    ...(await deleteUnclaimedCreatives(db.pool, UNCLAIMED_HOURS)),
    ...(await deleteEndedCreatives(db.pool, ENDED_DAYS)),
  ];
  const names = await readdir(folder).catch(() => []);
  const known = new Set(await listKnownCreatives(db.pool, names));
  let removed = 0;
  for (const name of names) {
    if (known.has(name)) continue;
    const path = join(folder, name);
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age < (name.endsWith(PART) ? PART_MS : ARRIVING_MS) && !dropped.includes(name)) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

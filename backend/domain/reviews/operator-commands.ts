import type { ReviewState } from "@/backend/contract/shop/reviews";
import { listReviewsForOperator, moveReview } from "@/backend/db/queries/catalog/review-queries";
import { type OperatorCommand, OperatorError, operatorCommand } from "@/backend/domain/operator-command";
import { formatMoment } from "@/utils/dates/dates";
import { terminalLine } from "@/utils/text/terminal-text";

export const REVIEWS_USAGE = `Reviews of products, for the operator:
  npm run reviews -- list [STATE]                what waits for somebody, or what is in a state
  npm run reviews -- approve ID                  shows it on the product's page
  npm run reviews -- reject ID                   takes it off, or never shows it
States: published, waiting, rejected`;

const STATES: readonly ReviewState[] = ["published", "waiting", "rejected"];
const MAX_LISTED = 200;

export const runReviewsCommand = operatorCommand(REVIEWS_USAGE, {
  list,
  approve: (command) => decide(command, "published"),
  reject: (command) => decide(command, "rejected"),
});

async function list({ db, args, say }: OperatorCommand): Promise<true> {
  const name = args[0] || "waiting";
  const state = STATES.find((entry) => entry === name);
  if (state === undefined) throw new OperatorError(`"${name}" is not a review state: ${STATES.join(", ")}.`);
  const reviews = await listReviewsForOperator(db.pool, state, MAX_LISTED);
  if (reviews.length === 0) say(state === "waiting" ? "No review is waiting." : `No review is ${state}.`);
  for (const { id, titles, stars, title, body, author, msisdn, verified, concerns, writtenAt } of reviews) {
    const by = [terminalLine(author), msisdn ?? "seed", ...(verified ? ["bought it"] : [])].join(", ");
    say([id, titles.en, `${stars} of 5`, by, formatMoment(new Date(writtenAt).toISOString())].join("  "));
    if (concerns.length > 0) say(`  because of: ${concerns.join(", ")}`);
    say(`  ${terminalLine(title)}: ${terminalLine(body)}`);
  }
  return true;
}

async function decide({ db, args, say }: OperatorCommand, state: "published" | "rejected"): Promise<true> {
  const id = (args[0] ?? "").toUpperCase();
  const before = await moveReview(db.pool, id, state);
  if (before === null) throw new OperatorError(`There is no review ${id}.`);
  say(`Review ${id}: ${before} -> ${state}`);
  return true;
}

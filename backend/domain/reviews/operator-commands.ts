import type { ReviewState } from "@/backend/contract/shop/reviews";
import { listReviewsForOperator, moveReview } from "@/backend/db/queries/catalog/review-queries";
import {
  MAX_LISTED,
  momentOf,
  type OperatorCommand,
  OperatorError,
  operatorCommand,
  sayRows,
} from "@/backend/domain/operator-command";
import { terminalLine } from "@/utils/text/terminal-text";

const REVIEWS_USAGE = `Reviews of products, for the operator:
  npm run reviews -- list [STATE]                what waits for somebody, or what is in a state
  npm run reviews -- approve ID                  shows it on the product's page
  npm run reviews -- reject ID                   takes it off, or never shows it
States: published, waiting, rejected`;

const STATES: readonly ReviewState[] = ["published", "waiting", "rejected"];

export const runReviewsCommand = operatorCommand(REVIEWS_USAGE, {
  list,
  approve: (command) => decide(command, "published"),
  reject: (command) => decide(command, "rejected"),
});

async function list(command: OperatorCommand): Promise<void> {
  const { db, args, say } = command;
  const name = args[0] || "waiting";
  const state = STATES.find((entry) => entry === name);
  if (state === undefined) throw new OperatorError(`"${name}" is not a review state: ${STATES.join(", ")}.`);
  const reviews = await listReviewsForOperator(db.pool, state, MAX_LISTED);
  sayRows(command, reviews, state === "waiting" ? "No review is waiting." : `No review is ${state}.`, (review) => {
    const { id, titles, stars, title, body, author, msisdn, verified, concerns, writtenAt } = review;
    const by = [terminalLine(author), msisdn ?? "seed", ...(verified ? ["bought it"] : [])].join(", ");
    say([id, titles.en, `${stars} of 5`, by, momentOf(new Date(writtenAt))].join("  "));
    if (concerns.length > 0) say(`  because of: ${concerns.join(", ")}`);
    say(`  ${terminalLine(title)}: ${terminalLine(body)}`);
  });
}

async function decide({ db, args, say }: OperatorCommand, state: "published" | "rejected"): Promise<void> {
  const id = (args[0] ?? "").toUpperCase();
  const before = await moveReview(db.pool, id, state);
  if (before === null) throw new OperatorError(`There is no review ${id}.`);
  say(`Review ${id}: ${before} -> ${state}`);
}

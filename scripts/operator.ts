import { runCommand } from "@/backend/db/command";

type Run = Parameters<typeof runCommand>[0];

/**
 * What the operator's people do at a terminal: `npm run NAME` prints the usage, `npm run NAME -- list` a list. Only the
 * asked command is loaded.
 */
const COMMANDS: Readonly<Record<string, () => Promise<Run>>> = {
  "ad-orders": async () => {
    const { runAdOrdersCommand } = await import("@/backend/domain/ads-platform/operator-commands");
    const { answerWebform: answer } = await import("@/backend/domain/forms/answer-webform");
    return ({ env, ...command }) => runAdOrdersCommand({ ...command, dataDir: env.dataDir, answer });
  },
  campaigns: async () => (await import("@/backend/domain/recharge-campaigns/operator-commands")).runCampaignsCommand,
  complaints: async () => (await import("@/backend/domain/forms/operator-commands")).runComplaintsCommand,
  feedback: async () => (await import("@/backend/domain/feedback/operator-commands")).runFeedbackCommand,
  flood: async () => {
    const { runFloodCommand } = await import("@/backend/domain/flood/operator-commands");
    return (command) => runFloodCommand({ ...command, now: () => new Date() });
  },
  orders: async () => (await import("@/backend/domain/orders/operator-commands")).runOrdersCommand,
  reviews: async () => (await import("@/backend/domain/reviews/operator-commands")).runReviewsCommand,
  search: async () => (await import("@/backend/domain/search/operator-commands")).runSearchCommand,
  "sim-requests": async () => {
    const { runSimRequestsCommand } = await import("@/backend/domain/sims/operator-commands");
    const { readPepper } = await import("@/server/storage");
    return async (command) => runSimRequestsCommand({ ...command, pepper: await readPepper(command.env) });
  },
  surveys: async () => (await import("@/backend/domain/surveys/operator-commands")).runSurveysCommand,
};

const [name = "", ...args] = process.argv.slice(2);
const load = COMMANDS[name];
if (load === undefined) throw new Error(`There is no command ${name}; those are ${Object.keys(COMMANDS).join(", ")}.`);
void load().then((run) => runCommand(run, args));

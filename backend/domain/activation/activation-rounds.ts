import type { CarryContext } from "@/backend/domain/activation/activation-context";
import { carryOutDue } from "@/backend/domain/activation/carry-out";
import { type Loop, startLoop } from "@/backend/domain/background-loop";

const PAUSE = 1_000;
const MOST = 64;

/** The background work of activations: the charging system is asked about those whose end is open. */
export function startActivationRounds(context: CarryContext): Loop {
  return startLoop(
    PAUSE,
    async () => (await carryOutDue(context, MOST)) >= MOST,
    (error) => context.onFailure(error, "ask about activations"),
  );
}

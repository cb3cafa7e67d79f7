import type { CarryContext } from "@/backend/domain/activation/activation-context";
import { carryOutDue } from "@/backend/domain/activation/carry-out";
import { type Loop, startLoop } from "@/backend/domain/background-loop";

const PAUSE = 1_000;
const MOST = 64;

/** The background job for activations: asks the charging system about pending ones. */
export function startActivationRounds(context: CarryContext): Loop {
  return startLoop(
    PAUSE,
    async () => (await carryOutDue(context, MOST)) >= MOST,
    (error) => context.onFailure(error, "ask about activations"),
  );
}

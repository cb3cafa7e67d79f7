import { type Loop, startLoop } from "@/backend/domain/background-loop";
import { type IndexContext, refreshSearch } from "@/backend/domain/search/index-documents";
import { forgetOldSearches } from "@/backend/domain/search/popular-searches";

/** Milliseconds between two rounds. Short, so that few changes wait for the next search. */
const REFRESH_PAUSE = 5_000;
const FORGET_PAUSE = 3_600_000;

interface Rounds extends IndexContext {
  now: () => Date;
  onFailure: (error: unknown, what: string) => void;
}

/** The background jobs of the search: index changes, and delete old counts. */
export function startSearchRounds({ db, brand, now, onFailure }: Rounds): Loop {
  const loops = [
    startLoop(
      REFRESH_PAUSE,
      () => refreshSearch({ db, brand }),
      (error) => onFailure(error, "index what has changed"),
    ),
    startLoop(
      FORGET_PAUSE,
      () => forgetOldSearches({ db, now }),
      (error) => onFailure(error, "forget old searches"),
    ),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

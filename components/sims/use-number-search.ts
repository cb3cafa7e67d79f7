import { useRouter } from "next/router";
import { type FormEvent, useLayoutEffect, useState } from "react";
import { useEarlyChoice } from "@/hooks/forms/use-early-input";
import { paths } from "@/utils/paths/paths";
import {
  matchChoices,
  type NumberSearchQuery,
  numberHref,
  readNumberError,
  readNumberQuery,
} from "@/utils/sims/number-query";

export interface NumberSearchProps {
  query: NumberSearchQuery;
  zones: readonly string[];
  /** The typed text that cannot be searched for; empty if there is none. */
  validationError: string;
}

/** The parts of the search that are chosen or wrong at once, before the address follows. */
export function useNumberSearch({ query, validationError }: Pick<NumberSearchProps, "query" | "validationError">) {
  const router = useRouter();
  const [match, setMatch] = useState(query.match);
  const [wrong, setWrong] = useState(validationError);
  // Layout effects, like the one that reads an early choice: a passive effect would run after it and undo the choice.
  useLayoutEffect(() => setMatch(query.match), [query.match]);
  useLayoutEffect(() => setWrong(validationError), [validationError]);
  const choose = (choice: NumberSearchQuery["match"]) => {
    setMatch(choice);
    setWrong("");
  };
  // This must come after the effects above, which read the address.
  useEarlyChoice("match", query.match, (early) => {
    const choice = matchChoices.find((known) => known === early);
    if (choice !== undefined) choose(choice);
  });

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(
      [...new FormData(event.currentTarget)].map(([name, value]) => [name, `${value}`]),
    );
    const typed = readNumberError(fields);
    setWrong(typed);
    if (typed !== "") return document.getElementById("number-pattern")?.focus();
    void router.push(`${numberHref(paths.sim, readNumberQuery(fields))}#numbers`, undefined, { scroll: false });
  };
  return { match, wrong, choose, search };
}

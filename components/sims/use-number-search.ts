import { useRouter } from "next/router";
import { type FormEvent, useState } from "react";
import { paths } from "@/utils/paths/paths";
import { type NumberSearchQuery, numberHref, readNumberError, readNumberQuery } from "@/utils/sims/number-query";

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
  // Another address decides again. Not in an effect: it would run after that of a radio button that was chosen before
  // hydration, and undo the choice.
  const key = `${query.match} ${validationError}`;
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    setMatch(query.match);
    setWrong(validationError);
  }
  const choose = (choice: NumberSearchQuery["match"]) => {
    setMatch(choice);
    setWrong("");
  };

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

import { useRouter } from "next/router";
import { type FormEvent, useLayoutEffect, useState } from "react";
import styles from "@/components/sims/number-search.module.css";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { useEarlyChoice } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";
import {
  classChoices,
  matchChoices,
  type NumberSearchQuery,
  numberHref,
  readNumberError,
  readNumberQuery,
} from "@/utils/sims/number-query";
import { zoneLabel } from "@/utils/sims/zone-label";

interface NumberSearchProps {
  query: NumberSearchQuery;
  zones: readonly string[];
  /** What was typed and cannot be looked for; empty when nothing was. */
  validationError: string;
}

/** How a number is looked for: a GET form, so that it works without script and every search has an address. */
export function NumberSearch({ query, zones, validationError }: NumberSearchProps) {
  const { t, language } = useTexts("sims");
  const router = useRouter();
  const [match, setMatch] = useState(query.match);
  const [wrong, setWrong] = useState(validationError);
  // Layout effects, as the one that reads an early choice: a passive one would run after it, and undo the choice.
  useLayoutEffect(() => setMatch(query.match), [query.match]);
  useLayoutEffect(() => setWrong(validationError), [validationError]);
  const choose = (choice: NumberSearchQuery["match"]) => {
    setMatch(choice);
    setWrong("");
  };
  // After the effects above, which read the address.
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

  const isDate = match === "birthday";
  const hintId = wrong === "" ? "number-hint" : "number-error number-hint";
  return (
    <form method="get" action={`${paths.sim}#numbers`} className={styles.form} onSubmit={search} noValidate>
      <h2 className={styles.title}>{t("picker.search")}</h2>
      <input type="hidden" name="form" value={query.form} />
      <input type="hidden" name="type" value={query.type} />
      <fieldset className={styles.matches}>
        <legend>{t("picker.matchLabel")}</legend>
        {matchChoices.map((choice) => (
          <label key={choice} className={styles.match}>
            <input
              type="radio"
              name="match"
              value={choice}
              checked={match === choice}
              onChange={() => choose(choice)}
            />
            <span>{t(`picker.match.${choice}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <div className={styles.pattern}>
          <label htmlFor="number-pattern">{t(`picker.pattern.${match}`)}</label>
          <input
            // A date box and a text box are two controls: the value of one has no meaning in the other.
            key={`${isDate} ${query.match === match ? query.pattern : ""} ${validationError}`}
            id="number-pattern"
            name="pattern"
            type={isDate ? "date" : "text"}
            inputMode={isDate ? undefined : "tel"}
            defaultValue={validationError !== "" ? validationError : query.match === match ? query.pattern : ""}
            maxLength={isDate ? undefined : 20}
            autoComplete="off"
            aria-invalid={wrong !== ""}
            aria-describedby={hintId}
          />
          {wrong !== "" && (
            <p id="number-error" className={styles.error} role="alert">
              {t(`picker.error.${match}`)}
            </p>
          )}
          <p id="number-hint" className={styles.hint}>
            {t(`picker.hint.${match}`)}
          </p>
        </div>
        <div className={styles.select}>
          <label htmlFor="number-class">{t("picker.class")}</label>
          <select id="number-class" name="class" key={query.numberClass} defaultValue={query.numberClass}>
            <option value="">{t("picker.anyClass")}</option>
            {classChoices.map((choice) => (
              <option key={choice} value={choice}>
                {t(`class.${choice}`)}
              </option>
            ))}
          </select>
        </div>
        <div className={styles.select}>
          <label htmlFor="number-zone">{t("picker.zone")}</label>
          <select id="number-zone" name="zone" key={query.zone} defaultValue={query.zone}>
            <option value="">{t("picker.anyZone")}</option>
            {zones.map((zone) => (
              <option key={zone} value={zone}>
                {zoneLabel(zone, language)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="lg">
          {t("picker.submit")}
        </Button>
        {(query.pattern !== "" || query.numberClass !== "" || query.zone !== "") && (
          <SiteLink
            href={numberHref(paths.sim, query, { pattern: "", numberClass: "", zone: "" })}
            scroll={false}
            className={styles.clear}
          >
            {t("picker.clear")}
          </SiteLink>
        )}
      </div>
    </form>
  );
}

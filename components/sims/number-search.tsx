import { NumberPattern } from "@/components/sims/number-pattern";
import styles from "@/components/sims/number-search.module.css";
import { NumberSelects } from "@/components/sims/number-selects";
import { type NumberSearchProps, useNumberSearch } from "@/components/sims/use-number-search";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";
import { matchChoices, numberHref } from "@/utils/sims/number-query";

/** The search for a number: a GET form, so that it works without script and every search has an address. */
export function NumberSearch({ query, zones, validationError }: NumberSearchProps) {
  const { t } = useTexts("sims");
  const { match, wrong, choose, search } = useNumberSearch({ query, validationError });
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
        <NumberPattern query={query} validationError={validationError} match={match} wrong={wrong} />
        <NumberSelects query={query} zones={zones} />
      </div>
      <div className={styles.actions}>
        <Button type="submit" size="lg">
          {t("picker.submit")}
        </Button>
        {(query.pattern !== "" || query.numberClass !== "" || query.zone !== "") && (
          <SiteLink
            href={numberHref(paths.sim, query, { pattern: "", numberClass: "", zone: "" })}
            scroll={false}
            className={page.textLink}
          >
            {t("picker.clear")}
          </SiteLink>
        )}
      </div>
    </form>
  );
}

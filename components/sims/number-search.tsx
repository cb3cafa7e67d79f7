import styles from "@/components/sims/number-search.module.css";
import { type NumberSearchProps, useNumberSearch } from "@/components/sims/use-number-search";
import { Button } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { ChoiceInput } from "@/components/ui/forms/choice-input";
import errorText from "@/components/ui/forms/error-text.module.css";
import fields from "@/components/ui/forms/plain-field.module.css";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import { localePath, paths } from "@/utils/paths/paths";
import { classChoices, matchChoices, type NumberSearchQuery, numberHref } from "@/utils/sims/number-query";
import { zoneLabel } from "@/utils/sims/zone-label";

/** The search for a number: a GET form, so that it works without script and every search has an address. */
export function NumberSearch({ query, zones, validationError }: NumberSearchProps) {
  const { t, language } = useTexts("sims");
  const { match, wrong, choose, search } = useNumberSearch({ query, validationError });
  return (
    <form
      method="get"
      action={`${localePath(paths.sim, language)}#numbers`}
      className={`${page.card} ${styles.form}`}
      onSubmit={search}
      noValidate
    >
      <h2 className={styles.title}>{t("picker.search")}</h2>
      <input type="hidden" name="form" value={query.form} />
      <input type="hidden" name="type" value={query.type} />
      <fieldset className={styles.matches}>
        <legend>{t("picker.matchLabel")}</legend>
        {matchChoices.map((choice) => (
          <label key={choice} className={styles.match}>
            <ChoiceInput
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

/** The select fields for the class and the zone of the number. */
function NumberSelects({ query, zones }: Pick<NumberSearchProps, "query" | "zones">) {
  const { t, language } = useTexts("sims");
  return (
    <>
      <div className={fields.field}>
        <label htmlFor="number-class" className={fields.label}>
          {t("picker.class")}
        </label>
        <select
          id="number-class"
          className={fields.input}
          name="class"
          key={query.numberClass}
          defaultValue={query.numberClass}
        >
          <option value="">{t("picker.anyClass")}</option>
          {classChoices.map((choice) => (
            <option key={choice} value={choice}>
              {t(`class.${choice}`)}
            </option>
          ))}
        </select>
      </div>
      <div className={fields.field}>
        <label htmlFor="number-zone" className={fields.label}>
          {t("picker.zone")}
        </label>
        <select id="number-zone" className={fields.input} name="zone" key={query.zone} defaultValue={query.zone}>
          <option value="">{t("picker.anyZone")}</option>
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zoneLabel(zone, language)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

interface NumberPatternProps extends Pick<NumberSearchProps, "query" | "validationError"> {
  /** The kind of match that is chosen now; the address follows later. */
  match: NumberSearchQuery["match"];
  wrong: string;
}

/** The field for the digits or the date in the number. */
function NumberPattern({ query, validationError, match, wrong }: NumberPatternProps) {
  const { t } = useTexts("sims");
  const isDate = match === "birthday";
  const hintId = wrong === "" ? "number-hint" : "number-error number-hint";
  return (
    <div className={fields.field}>
      <label htmlFor="number-pattern" className={fields.label}>
        {t(`picker.pattern.${match}`)}
      </label>
      <input
        // The date field and the text field are two controls: the value of one has no meaning in the other.
        key={`${isDate} ${query.match === match ? query.pattern : ""} ${validationError}`}
        id="number-pattern"
        className={fields.input}
        name="pattern"
        type={isDate ? "date" : "text"}
        inputMode={isDate ? undefined : "tel"}
        defaultValue={validationError !== "" ? validationError : query.match === match ? query.pattern : ""}
        maxLength={isDate ? undefined : 20}
        autoComplete="off"
        aria-invalid={wrong !== "" || undefined}
        aria-describedby={hintId}
      />
      {wrong !== "" && (
        <p id="number-error" className={errorText.error} role="alert">
          {t(`picker.error.${match}`)}
        </p>
      )}
      <p id="number-hint" className={page.quiet}>
        {t(`picker.hint.${match}`)}
      </p>
    </div>
  );
}

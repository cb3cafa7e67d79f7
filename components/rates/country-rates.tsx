import { CallCost } from "@/components/rates/call-cost";
import styles from "@/components/rates/country-rates.module.css";
import { RoamingRates } from "@/components/rates/roaming-rates";
import { Button } from "@/components/ui/actions/button";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import fields from "@/components/ui/forms/plain-field.module.css";
import search from "@/components/ui/forms/search-bar.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Country, CountryName } from "@/services/subscriber-services/rates-service";
import { listHref } from "@/utils/paths/list-href";
import { localePath, paths } from "@/utils/paths/paths";

interface CountryRatesProps {
  rates: {
    /** Null when they could not be loaded. */
    names: readonly CountryName[] | null;
    term: string;
    /** The country, or the countries that may be meant; null if nothing was searched for, or there was no answer. */
    found: { country: Country | null; similar: readonly CountryName[] } | null;
    call: { minutes: number; seconds: number };
  };
}

const ANCHOR = "rates";
/** The destinations of most calls from Bangladesh. */
const FREQUENT_COUNTRIES = ["SA", "AE", "MY", "SG", "IN", "QA", "OM", "KW", "GB", "US", "IT"];

/** The price of calls to a country and of using a number there. The country is in the address: it needs no script. */
export function CountryRates({ rates: { names, term, found, call } }: CountryRatesProps) {
  const { t, language } = useTexts("rates");
  const { country, similar } = found ?? { country: null, similar: [] };
  const hrefOf = (code: string) => listHref(paths.internationalRates, ANCHOR, { country: code });
  const often = FREQUENT_COUNTRIES.flatMap((code) => names?.find((name) => name.code === code) ?? []);
  return (
    <>
      <search>
        <form action={`${localePath(paths.internationalRates, language)}#${ANCHOR}`} className={search.form}>
          <label htmlFor="rate-country">{t("search.label")}</label>
          <input
            key={term}
            id="rate-country"
            name="country"
            list="rate-countries"
            defaultValue={country?.name ?? term}
            placeholder={t("search.hint")}
            maxLength={60}
            autoComplete="off"
            className={fields.input}
          />
          <datalist id="rate-countries">
            {names?.map(({ code, name }) => (
              <option key={code} value={name} />
            ))}
          </datalist>
          <Button type="submit" size="lg">
            {t("search.action")}
          </Button>
        </form>
      </search>
      <FilterLinks
        label={t("often")}
        choices={often.map(({ code, name }) => ({
          key: code,
          label: name,
          href: hrefOf(code),
          chosen: code === country?.code,
        }))}
      />
      <div role="status" className={styles.answer}>
        {term !== "" && found === null && <p>{t("down")}</p>}
        {found !== null && country === null && similar.length === 0 && <p>{t("none", { term })}</p>}
        {similar.length > 0 && <p>{t("similar")}</p>}
      </div>
      {similar.length > 0 && (
        <FilterLinks
          label={t("similar")}
          choices={similar.map(({ code, name }) => ({ key: code, label: name, href: hrefOf(code), chosen: false }))}
        />
      )}
      {country !== null && (
        <div className={styles.found}>
          <CallCost country={country} call={call} />
          <RoamingRates country={country} />
        </div>
      )}
    </>
  );
}

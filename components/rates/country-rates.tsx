import { CallCost } from "@/components/rates/call-cost";
import styles from "@/components/rates/country-rates.module.css";
import { RoamingRates } from "@/components/rates/roaming-rates";
import { Button } from "@/components/ui/actions/button";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Country, CountryName } from "@/services/subscriber-services/rates-service";
import { listHref } from "@/utils/paths/list-href";
import { localePath, paths } from "@/utils/paths/paths";

interface CountryRatesProps {
  rates: {
    /** Null when they could not be loaded. */
    names: readonly CountryName[] | null;
    term: string;
    /** Null if nothing was searched for, or if there was no answer. */
    found: readonly Country[] | null;
    call: { minutes: number; seconds: number };
  };
}

const ANCHOR = "rates";
/** The destinations of most calls from Bangladesh. */
const FREQUENT_COUNTRIES = ["SA", "AE", "MY", "SG", "IN", "QA", "OM", "KW", "GB", "US", "IT"];
const MAX_SIMILAR = 12;

/** The price of calls to a country and of using a number there. The country is in the address: it needs no script. */
export function CountryRates({ rates: { names, term, found, call } }: CountryRatesProps) {
  const { t, language } = useTexts("rates");
  const countries = found ?? [];
  const [first] = countries;
  const isOne = first !== undefined && (countries.length === 1 || matches(first, term));
  const hrefOf = (code: string) => listHref(paths.internationalRates, ANCHOR, { country: code });
  const often = FREQUENT_COUNTRIES.flatMap((code) => names?.find((name) => name.code === code) ?? []);
  const similar = isOne ? [] : countries.slice(0, MAX_SIMILAR);
  return (
    <>
      <search>
        <form action={`${localePath(paths.internationalRates, language)}#${ANCHOR}`} className={styles.search}>
          <label htmlFor="rate-country">{t("search.label")}</label>
          <input
            key={term}
            id="rate-country"
            name="country"
            list="rate-countries"
            defaultValue={isOne ? first.name : term}
            placeholder={t("search.hint")}
            maxLength={60}
            autoComplete="off"
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
          chosen: isOne && first.code === code,
        }))}
      />
      <div role="status" className={styles.answer}>
        {term !== "" && found === null && <p>{t("down")}</p>}
        {found !== null && countries.length === 0 && <p>{t("none", { term })}</p>}
        {similar.length > 0 && <p>{t("similar")}</p>}
      </div>
      {similar.length > 0 && (
        <FilterLinks
          label={t("similar")}
          choices={similar.map(({ code, name }) => ({ key: code, label: name, href: hrefOf(code), chosen: false }))}
        />
      )}
      {isOne && <Found country={first} call={call} />}
    </>
  );
}

/** True if the text is the name or the code of this country, not only a part of several names. */
function matches({ code, name }: Country, term: string): boolean {
  const searched = term.toLowerCase();
  return name.toLowerCase() === searched || code.toLowerCase() === searched;
}

function Found({ country, call }: { country: Country; call: { minutes: number; seconds: number } }) {
  return (
    <div className={styles.found}>
      <CallCost country={country} call={call} />
      <RoamingRates country={country} />
    </div>
  );
}

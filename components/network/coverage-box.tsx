import { useState } from "react";
import styles from "@/components/network/network.module.css";
import { Button } from "@/components/ui/actions/button";
import fields from "@/components/ui/forms/plain-field.module.css";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { useDistrictThanas } from "@/hooks/checkout/use-district-thanas";
import { useEarlyInput } from "@/hooks/forms/use-early-input";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Coverage, ThanaCoverage } from "@/services/subscriber-services/coverage-service";
import type { NetworkChecks } from "@/services/subscriber-services/network-page.server";
import { formatDate } from "@/utils/dates/dates";
import { localePath } from "@/utils/paths/paths";

interface CoverageBoxProps {
  /** Path of the page without its language. */
  path: string;
  checks: Pick<NetworkChecks, "districts" | "thanas" | "place" | "coverage">;
}

/**
 * A form for district and thana; its answer has an address of its own. With script the thanas are loaded at once,
 * without it after the district is sent.
 */
export function CoverageBox({ path, checks }: CoverageBoxProps) {
  const { t, language } = useTexts("network");
  const { districts, place, coverage } = checks;
  const [district, setDistrict] = useState(place.district);
  useEarlyInput("coverage-district", district, setDistrict);
  const loadedThanas = useDistrictThanas(district === place.district ? "" : district);
  const thanas = district === place.district ? checks.thanas : loadedThanas;
  const isUnknown = place.district !== "" && coverage === null;
  if (districts === null) return <p role="alert">{t("place.down")}</p>;
  return (
    <div className={`${page.card} ${styles.box}`}>
      <form action={`${localePath(path, language)}#coverage`} className={styles.places}>
        <label>
          {t("place.district")}
          <select
            id="coverage-district"
            name="district"
            className={fields.input}
            value={district}
            required
            onChange={({ target }) => setDistrict(target.value)}
          >
            <option value="">{t("place.choose")}</option>
            {districts.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t("place.thana")}
          <select
            key={district}
            name="thana"
            defaultValue={district === place.district ? place.thana : ""}
            className={fields.input}
          >
            <option value="">{t("place.all")}</option>
            {thanas.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" size="lg">
          {t("place.check")}
        </Button>
      </form>
      <div role="status" className={styles.answer}>
        {isUnknown && <p>{t("place.unknown")}</p>}
        {coverage !== null && <Summary coverage={coverage} />}
      </div>
      {coverage !== null && coverage.thanas.length > 1 && <ThanaTable coverage={coverage} />}
      {coverage !== null && <p className={page.quiet}>{t("place.note")}</p>}
    </div>
  );
}

function Summary({ coverage: { label, thanas } }: { coverage: Coverage }) {
  const { t } = useTexts("network");
  const [only] = thanas;
  if (only !== undefined && thanas.length === 1) return <OneThana thana={only} district={label} />;
  const count = (fits: (thana: ThanaCoverage) => boolean) => thanas.filter(fits).length;
  return (
    <p className={styles.result}>
      {t("place.summary", {
        district: label,
        total: thanas.length,
        fourG: count(({ fourG }) => fourG !== "none"),
        fiveG: count(({ fiveG }) => fiveG !== "none"),
      })}
    </p>
  );
}

function OneThana({ thana, district }: { thana: ThanaCoverage; district: string }) {
  const { t, language } = useTexts("network");
  const { name, fourG, fiveG, volte, fiveGPlanned } = thana;
  return (
    <>
      <p className={styles.result}>{t("place.one", { thana: name, district })}</p>
      <FactList
        facts={[
          [t("device.fact.fourG"), t(`level.${fourG}`)],
          [t("device.fact.fiveG"), t(`level.${fiveG}`)],
          [t("device.fact.volte"), t(volte ? "yes" : "no")],
        ]}
        className={styles.facts}
      />
      {fiveGPlanned !== null && <p>{t("place.planned", { date: formatDate(fiveGPlanned, language) })}</p>}
    </>
  );
}

function ThanaTable({ coverage: { label, thanas } }: { coverage: Coverage }) {
  const { t } = useTexts("network");
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption>{t("place.caption", { district: label })}</caption>
        <thead>
          <tr>
            <th scope="col">{t("place.thana")}</th>
            <th scope="col">{t("device.fact.fourG")}</th>
            <th scope="col">{t("device.fact.fiveG")}</th>
            <th scope="col">{t("device.fact.volte")}</th>
          </tr>
        </thead>
        <tbody>
          {thanas.map(({ thana, name, fourG, fiveG, volte }) => (
            <tr key={thana}>
              <th scope="row">{name}</th>
              <td data-level={fourG}>{t(`level.${fourG}`)}</td>
              <td data-level={fiveG}>{t(`level.${fiveG}`)}</td>
              <td>{t(volte ? "yes" : "no")}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

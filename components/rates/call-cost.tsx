import styles from "@/components/rates/country-rates.module.css";
import { Button } from "@/components/ui/actions/button";
import fields from "@/components/ui/forms/plain-field.module.css";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { Country } from "@/services/subscriber-services/rates-service";
import { callCost } from "@/utils/money/call-cost";
import { formatMoney } from "@/utils/money/money";
import { localePath, paths } from "@/utils/paths/paths";

interface CallCostProps {
  country: Country;
  /** Length of the example. */
  call: { minutes: number; seconds: number };
}

/** Calls from Bangladesh to a country: the rate, what a call of some length costs, and how it is dialled. */
export function CallCost({ country, call: { minutes, seconds } }: CallCostProps) {
  const { t, language } = useTexts("rates");
  const { name, dialCode, isd } = country;
  const voice = isd.find(({ kind }) => kind === "call");
  const prefix = `00${dialCode.replace(/\D/g, "")}`;
  return (
    <section className={`${page.card} ${styles.card}`} aria-labelledby="isd-title">
      <h3 id="isd-title">{t("isd.title", { country: name })}</h3>
      {voice === undefined ? (
        <p>{t("isd.none", { country: name })}</p>
      ) : (
        <>
          <p className={styles.big}>
            {formatMoney(voice.pricePoisha, language)} <span>{t("unit.minute")}</span>
          </p>
          <FactList
            facts={[
              ...isd.map(
                ({ kind, label, pricePoisha, unit }): OptionalFact =>
                  kind !== "call" && [label, `${formatMoney(pricePoisha, language)} ${t(`unit.${unit}`)}`],
              ),
              [t("pulse"), t("pulseSeconds", { seconds: voice.pulseSeconds ?? 60 })],
            ]}
            className={styles.rates}
          />
          <CallLengthForm country={country.code} minutes={minutes} seconds={seconds} />
          <Example rate={voice.pricePoisha} pulse={voice.pulseSeconds ?? 60} seconds={minutes * 60 + seconds} />
          <h4>{t("dial.title")}</h4>
          <p>{t("dial.text", { prefix })}</p>
          <p className={styles.dial}>
            <bdi>{prefix}</bdi> <span>{t("dial.number")}</span>
          </p>
        </>
      )}
    </section>
  );
}

interface CallLengthFormProps {
  /** Code of the country. */
  country: string;
  minutes: number;
  seconds: number;
}

/** The length of the example. It is in the address: the form needs no script. */
function CallLengthForm({ country, ...length }: CallLengthFormProps) {
  const { t, language } = useTexts("rates");
  return (
    <form
      action={`${localePath(paths.internationalRates, language)}#rates`}
      className={styles.length}
      aria-label={t("call.label")}
    >
      <input type="hidden" name="country" value={country} />
      {(["minutes", "seconds"] as const).map((name) => (
        <label key={name}>
          {t(`call.${name}`)}
          <input
            key={length[name]}
            name={name}
            inputMode="numeric"
            maxLength={name === "minutes" ? 3 : 2}
            defaultValue={length[name]}
            className={fields.input}
          />
        </label>
      ))}
      <Button type="submit" size="lg">
        {t("call.action")}
      </Button>
    </form>
  );
}

function Example({ rate, pulse, seconds }: { rate: number; pulse: number; seconds: number }) {
  const { t, language } = useTexts("rates");
  const { poisha, chargedSeconds } = callCost(rate, seconds, pulse);
  const length = (total: number) =>
    t(total % 60 === 0 ? "call.wholeMinutes" : "call.minutesAndSeconds", {
      minutes: Math.floor(total / 60),
      seconds: total % 60,
    });
  return (
    <p className={styles.example}>
      {t("call.costs", { length: length(seconds), price: formatMoney(poisha, language) })}{" "}
      {chargedSeconds !== seconds && t("call.charged", { length: length(chargedSeconds) })}
    </p>
  );
}

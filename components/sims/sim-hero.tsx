import styles from "@/components/sims/sim-shop-view.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatMoney } from "@/utils/money/money";
import { paths } from "@/utils/paths/paths";
import { type NumberSearchQuery, numberHref } from "@/utils/sims/number-query";

interface SimHeroProps {
  query: NumberSearchQuery;
  /** The price of the SIM without a number; null if this kind of SIM is not sold. */
  startingPoisha: number | null;
}

/** The head of the SIM shop, where the kind of SIM and the connection are chosen. */
export function SimHero({ query, startingPoisha }: SimHeroProps) {
  const { t, language } = useTexts("sims");
  const isEsim = query.form === "esim";
  return (
    <header className={styles.hero}>
      <div className={styles.words}>
        <h1>{t(isEsim ? "picker.titleEsim" : "picker.title")}</h1>
        <p>{t("picker.lead")}</p>
        {startingPoisha !== null && (
          <p className={styles.from}>{t("picker.from", { price: formatMoney(startingPoisha, language) })}</p>
        )}
        <div className={styles.switches}>
          <Switch
            label={t("picker.formLabel")}
            choices={(["physical", "esim"] as const).map((form) => ({
              href: numberHref(paths.sim, query, { form }),
              label: t(`picker.form.${form}`),
              current: query.form === form,
            }))}
          />
          <Switch
            label={t("picker.typeLabel")}
            choices={(["prepaid", "postpaid"] as const).map((type) => ({
              href: numberHref(paths.sim, query, { type }),
              label: t(`picker.type.${type}`),
              current: query.type === type,
            }))}
          />
        </div>
      </div>
      <Drawing
        src={isEsim ? "/images/kit/sim/esim-card.svg" : "/images/kit/sim/pack.svg"}
        width={isEsim ? 240 : 280}
        height={isEsim ? 304 : 280}
        lazy={false}
        className={styles.picture}
      />
    </header>
  );
}

interface SwitchProps {
  label: string;
  choices: readonly { href: string; label: string; current: boolean }[];
}

/** A choice between two options, as links: each option has its own address. */
function Switch({ label, choices }: SwitchProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.switch}>
        {choices.map((choice) => (
          <li key={choice.href}>
            <SiteLink href={choice.href} scroll={false} {...(choice.current && { "aria-current": "true" as const })}>
              {choice.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

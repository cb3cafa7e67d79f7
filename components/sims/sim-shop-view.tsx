import { useEffect, useState } from "react";
import { ChosenNumber } from "@/components/sims/chosen-number";
import { DeviceCheck } from "@/components/sims/device-check";
import { NumberGrid } from "@/components/sims/number-grid";
import { NumberSearch } from "@/components/sims/number-search";
import { SimHero } from "@/components/sims/sim-hero";
import styles from "@/components/sims/sim-shop-view.module.css";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { ButtonLink } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Steps } from "@/components/ui/lists/steps";
import { EmptyState } from "@/components/ui/sections/empty-state";
import page from "@/components/ui/sections/page.module.css";
import { RemovalChip } from "@/components/ui/values/chip";
import { useNavigating } from "@/hooks/ui/use-navigating";
import { useTexts } from "@/hooks/ui/use-texts";
import type { SimNumber, SimNumbers } from "@/services/sims/sims-service";
import { formatDate } from "@/utils/dates/dates";
import { formatAmount } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";
import { type NumberSearchQuery, numberHref } from "@/utils/sims/number-query";
import { zoneLabel } from "@/utils/sims/zone-label";

interface SimShopViewProps {
  list: SimNumbers;
  query: NumberSearchQuery;
  validationError: string;
  trail: readonly Crumb[];
}

/** SIM and eSIM: kind and connection, the number, the documents to bring. Every choice is in the address. */
export function SimShopView({ list, query, validationError, trail }: SimShopViewProps) {
  const { t, language } = useTexts("sims");
  const busy = useNavigating();
  const [chosen, setChosen] = useState<SimNumber | null>(null);
  const isEsim = query.form === "esim";
  const { count } = list;

  // A number that was chosen from another list may not be available at the price of this list.
  useEffect(() => {
    setChosen((before) => list.numbers.find(({ msisdn }) => msisdn === before?.msisdn) ?? null);
  }, [list]);

  const choose = (number: SimNumber, byKey: boolean) => {
    setChosen(number);
    // The button that reserves the number is after all other numbers and the page numbers: up to 28 Tabs away.
    if (byKey) document.getElementById("chosen")?.focus();
  };

  return (
    <div className={page.container}>
      <Breadcrumbs trail={trail} />
      <SimHero query={query} startingPoisha={list.startingPoisha} />
      {isEsim && <DeviceCheck />}
      <div className={styles.columns}>
        <div className={styles.main}>
          <NumberSearch query={query} zones={list.zones} validationError={validationError} />
          <section id="numbers" aria-label={t("picker.results")} aria-busy={busy} className={styles.results}>
            <p role="status" className={styles.count}>
              {t("picker.count", { count, number: formatAmount(formatNumber(count, language)) })}
            </p>
            <ActiveSearch query={query} />
            {list.numbers.length > 0 ? (
              <NumberGrid numbers={list.numbers} query={query} chosen={chosen} onChoose={choose} />
            ) : (
              <NoNumbers query={query} />
            )}
            <Pagination
              page={list.page}
              pages={list.pages}
              hrefOf={(number) => numberHref(paths.sim, query, { page: number })}
              labels={{ label: t("pages") }}
            />
          </section>
        </div>
        <div className={styles.side}>
          <ChosenNumber number={chosen} sku={list.sku} onReserved={() => setChosen(null)} />
        </div>
      </div>
      <HowItWorks isEsim={isEsim} />
      <Documents query={query} />
    </div>
  );
}

function NoNumbers({ query }: { query: NumberSearchQuery }) {
  const { t } = useTexts("sims");
  return (
    <EmptyState
      drawing="/images/kit/illustration/network.svg"
      heading={t("picker.emptyTitle")}
      as="h2"
      text={t("picker.emptyText")}
    >
      <ButtonLink href={numberHref(paths.sim, query, { pattern: "", numberClass: "", zone: "" })}>
        {t("picker.clear")}
      </ButtonLink>
    </EmptyState>
  );
}

/** The steps that follow after the number is chosen. */
function HowItWorks({ isEsim }: { isEsim: boolean }) {
  const { t } = useTexts("sims");
  const steps = isEsim
    ? (["card.0", "card.1", "esim.2", "esim.3"] as const)
    : (["card.0", "card.1", "card.2"] as const);
  return (
    <section aria-labelledby="how" className={styles.section}>
      <h2 id="how">{t("how.heading")}</h2>
      <Steps steps={steps.map((step) => ({ title: t(`how.${step}.title`), text: t(`how.${step}.text`) }))} />
    </section>
  );
}

/** The documents to bring, and the rules for numbers. */
function Documents({ query }: { query: NumberSearchQuery }) {
  const { t } = useTexts("sims");
  const isEsim = query.form === "esim";
  return (
    <div className={styles.lists}>
      <section aria-labelledby="documents" className={styles.list}>
        <h2 id="documents">{t("documents.heading")}</h2>
        <ul>
          <li>{t(isEsim ? "documents.esimPhone" : "documents.nid")}</li>
          <li>{t(isEsim ? "documents.esimInternet" : "documents.face")}</li>
          {isEsim && <li>{t("documents.nid")}</li>}
          <li>{t("documents.limit")}</li>
          {query.type === "postpaid" && <li>{t("documents.address")}</li>}
        </ul>
      </section>
      <section aria-labelledby="rules" className={styles.list}>
        <h2 id="rules">{t("rules.heading")}</h2>
        <ul>
          <li>{t("rules.hold")}</li>
          <li>{t("rules.pair")}</li>
          <li>{t("rules.max")}</li>
          <li>{t("rules.zone")}</li>
        </ul>
        <SiteLink href={paths.simServices} className={page.textLink}>
          {t("services")}
        </SiteLink>
      </section>
    </div>
  );
}

/** One chip for each part of the search; a chip is a link to the list without that part. */
function ActiveSearch({ query }: { query: NumberSearchQuery }) {
  const { t, language } = useTexts("sims");
  const { match, pattern, numberClass, zone } = query;
  const searched = match === "birthday" ? formatDate(pattern, language) : formatNumber(pattern, language);
  const chips = [
    { label: pattern && `${t(`picker.match.${match}`)}: ${searched}`, without: { pattern: "" } },
    { label: numberClass && t(`class.${numberClass}`), without: { numberClass: "" as const } },
    { label: zoneLabel(zone, language), without: { zone: "" } },
  ].filter(({ label }) => label !== "");
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t("picker.active")} className={styles.chips}>
      {chips.map(({ label, without }) => (
        <li key={label}>
          <RemovalChip
            href={numberHref(paths.sim, query, without)}
            label={label}
            name={t("picker.remove", { label })}
          />
        </li>
      ))}
    </ul>
  );
}

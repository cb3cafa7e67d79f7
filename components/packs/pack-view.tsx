import type { ReactNode } from "react";
import { PackCards } from "@/components/packs/pack-card";
import styles from "@/components/packs/pack-view.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Share } from "@/components/ui/actions/share";
import { SiteLink } from "@/components/ui/actions/site-link";
import { FactList, type OptionalFact } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import { Badge } from "@/components/ui/values/badge";
import type { ListedPack } from "@/services/packs/pack-pages.server";
import type { InternetPack } from "@/services/packs/packs-service";
import { dialCodeHref } from "@/utils/numbers/dial-codes";
import { packSearchHref, readPackSearch } from "@/utils/packs/pack-search";
import { paths } from "@/utils/paths/paths";

interface PackViewProps {
  trail: readonly Crumb[];
  pack: InternetPack;
  comparable: readonly ListedPack[];
  /** The part that buys the pack. The feature that activates packs provides it. */
  activation: ReactNode;
}

/** One pack: its contents and price, how to buy it, its terms, and similar packs. */
export function PackView({ trail, pack, comparable, activation }: PackViewProps) {
  const { t } = usePackLabels();
  const { dialCode } = pack;
  const dialler = dialCode === null ? null : dialCodeHref(dialCode);
  return (
    <article className={styles.page}>
      <div className={page.container}>
        <Breadcrumbs trail={trail} />
        <div className={styles.top}>
          <PackHero pack={pack} />
          <section aria-labelledby="buy" className={`${page.card} ${styles.buy}`}>
            <h2 id="buy">{t("buyTitle")}</h2>
            {activation}
            {dialCode !== null && dialler !== null && (
              <p className={styles.dial}>
                {t("orDial")}{" "}
                <a href={dialler} className={styles.code}>
                  {dialCode}
                </a>
              </p>
            )}
          </section>
        </div>
        <div className={styles.details}>
          <section aria-labelledby="facts" className={`${page.card} ${styles.card}`}>
            <h2 id="facts">{t("factsTitle")}</h2>
            <PackFacts pack={pack} />
          </section>
          <section aria-labelledby="terms" className={`${page.card} ${styles.card}`}>
            <h2 id="terms">{t("termsTitle")}</h2>
            <ul className={styles.terms}>
              {pack.terms.map((term) => (
                <li key={term}>{term}</li>
              ))}
              <li>{t("secondPack")}</li>
            </ul>
            <Share title={pack.title} />
          </section>
        </div>
      </div>
      {comparable.length > 0 && (
        <Section
          id="comparable"
          title={t("comparable")}
          more={{ href: packSearchHref(readPackSearch({ kind: pack.kind }), {}), label: t(`all.${pack.kind}`) }}
        >
          <PackCards packs={comparable} />
        </Section>
      )}
      <p className={`${page.container} ${styles.finder}`}>
        {t("finderHint")}{" "}
        <SiteLink href={paths.packFinder} prefetch={false}>
          {t("finderLink")}
        </SiteLink>
      </p>
    </article>
  );
}

/** The contents of the pack, one per line. */
function PackFacts({ pack }: { pack: InternetPack }) {
  const { t, count, volumeText, length, perUnit, money } = usePackLabels();
  const { dataMb, unlimitedData, minutes, sms } = pack;
  const unit = perUnit(pack);
  const facts: OptionalFact[] = [
    unlimitedData && [t("fact.data"), t("fullSpeed", { volume: volumeText(dataMb) })],
    !unlimitedData && dataMb > 0 && [t("fact.data"), volumeText(dataMb)],
    minutes > 0 && [t("fact.minutes"), t("toAll", { number: minutes })],
    sms > 0 && [t("fact.sms"), count(sms)],
    [t("fact.time"), length(pack.validityHours)],
    [t("fact.price"), money(pack.pricePoisha)],
    unit === null ? null : [t("fact.unit"), unit],
    [t("fact.renewal"), t(pack.autoRenew ? "fact.renews" : "fact.once")],
  ];
  return <FactList facts={facts} className={styles.facts} />;
}

/** The contents and the price of a pack, in large type. */
function PackHero({ pack }: { pack: InternetPack }) {
  const { t, figure, extras, length, perUnit, tag, money } = usePackLabels();
  const { number, unit } = figure(pack);
  const about = tag(pack);
  const more = [extras(pack), length(pack.validityHours)].filter((text) => text !== "").join(" · ");
  return (
    <header className={styles.hero}>
      {about !== null && <Badge tone="brand">{t(`tag.${about}`)}</Badge>}
      <p aria-hidden="true" className={styles.figure}>
        {number} {unit && <small>{unit}</small>}
      </p>
      <p aria-hidden="true" className={styles.more}>
        {more}
      </p>
      <h1 className={page.srOnly}>{pack.title}</h1>
      <p className={styles.price}>
        <b>{money(pack.pricePoisha)}</b>
        {pack.wasPoisha !== null && (
          <>
            <span className={page.srOnly}> {t("was")} </span>
            <s>{money(pack.wasPoisha)}</s>
          </>
        )}
        <span>{[t("withTax"), perUnit(pack)].filter(Boolean).join(" · ")}</span>
      </p>
    </header>
  );
}

import { PageHead } from "@/components/layout/page-head";
import styles from "@/components/sims/services-hub.module.css";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { ButtonLink } from "@/components/ui/actions/button";
import { SiteLink } from "@/components/ui/actions/site-link";
import { FactList } from "@/components/ui/lists/fact-list";
import page from "@/components/ui/sections/page.module.css";
import { TitleBand } from "@/components/ui/sections/title-band";
import { useTexts } from "@/hooks/ui/use-texts";
import type { PageProps } from "@/utils/layout/page-layout";
import { formatMoney } from "@/utils/money/money";
import { serviceFees } from "@/utils/money/sim-fees";
import { paths } from "@/utils/paths/paths";
import { shopTrail } from "@/utils/paths/shop-trail";
import { servicePaths } from "@/utils/sims/sim-steps";
import { keepUnits } from "@/utils/text/keep-units";

const services = ["sim_replacement", "esim_migration", "mnp", "ownership_transfer"] as const;

/** The four services about a SIM: who needs each, what it costs, how long it takes, what to bring. */
function ServicesHub({ trail }: { trail: readonly Crumb[] }) {
  const { t, language } = useTexts("sim-services");
  return (
    <div className={page.container}>
      <Breadcrumbs trail={trail} />
      <TitleBand title={t("hub.title")} text={t("hub.lead")} src="/images/kit/sim/nano.svg" />
      <ul className={styles.cards}>
        {services.map((service) => {
          const title = t(`services.${service}.title`);
          return (
            <li key={service} className={`${page.card} ${styles.card}`}>
              <h2>{title}</h2>
              <p>{keepUnits(t(`services.${service}.text`))}</p>
              <FactList
                facts={[
                  [t("hub.fee"), formatMoney(serviceFees[service], language)],
                  [t("hub.time"), t(`services.${service}.time`)],
                  [t("hub.bring"), t(`services.${service}.bring`)],
                ]}
              />
              <SiteLink
                href={servicePaths[service]}
                className={styles.start}
                aria-label={t("hub.startOf", { service: title })}
              >
                {t("hub.start")}
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <section className={styles.track} aria-labelledby="follow">
        <div>
          <h2 id="follow">{t("hub.track")}</h2>
          <p>{t("hub.trackText")}</p>
        </div>
        <ButtonLink href={paths.simRequest} variant="outline" size="lg">
          {t("hub.track")}
        </ButtonLink>
      </section>
    </div>
  );
}

/** The page of the SIM services. */
export function ServicesHubPage({ layout }: Pick<PageProps, "layout">) {
  const { t } = useTexts("sim-services");
  const trail = shopTrail(t, { name: t("hub.title"), path: paths.simServices });
  return (
    <>
      <PageHead layout={layout} title={t("hub.title")} description={t("hub.description")} trail={trail} />
      <ServicesHub trail={trail} />
    </>
  );
}

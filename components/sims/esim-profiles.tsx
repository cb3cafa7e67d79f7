import styles from "@/components/sims/esim-view.module.css";
import { Button } from "@/components/ui/actions/button";
import { Tabs } from "@/components/ui/actions/tabs";
import { FactList } from "@/components/ui/lists/fact-list";
import { Steps } from "@/components/ui/lists/steps";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { EsimProfile } from "@/services/sims/esim-service";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import { type PhoneKind, phoneKinds } from "@/utils/sims/phone-kind";

/** Open eSIMs: codes to scan, links to tap, and a note that each can be installed only once. */
export function EsimProfiles({ profiles }: { profiles: readonly EsimProfile[] }) {
  const { t } = useTexts("sim-services");
  return (
    <>
      <div className={styles.profiles}>
        {profiles.map((profile) => (
          <Profile key={profile.msisdn} profile={profile} />
        ))}
      </div>
      <Callout tone="warning">{t("esim.once")}</Callout>
    </>
  );
}

/** Open eSIMs with the steps to install them. @param props.phone the phone whose steps are shown open */
export function OpenEsims({ profiles, phone }: { profiles: readonly EsimProfile[]; phone: PhoneKind }) {
  return (
    <>
      <EsimProfiles profiles={profiles} />
      <EsimSteps phone={phone} />
    </>
  );
}

/** How to install an eSIM, by phone maker. @param props.phone the phone whose steps are shown open */
export function EsimSteps({ phone }: { phone: PhoneKind }) {
  const { t } = useTexts("sim-services");
  return (
    <section aria-labelledby="steps" className={styles.steps}>
      <h2 id="steps">{t("esim.stepsHeading")}</h2>
      <Tabs
        label={t("esim.stepsHeading")}
        open={`steps-${phone}`}
        tabs={phoneKinds.map((maker) => ({
          id: `steps-${maker}`,
          label: t(`esim.phones.${maker}`),
          panel: (
            <Steps
              steps={([0, 1, 2, 3] as const).map((step) => ({
                title: t(`esim.${maker}_steps.${step}.title`),
                text: t(`esim.${maker}_steps.${step}.text`),
              }))}
            />
          ),
        }))}
      />
    </section>
  );
}

function Profile({ profile }: { profile: EsimProfile }) {
  const { t, language } = useTexts("sim-services");
  const number = formatMsisdn(profile.msisdn, language);
  const { qr, links } = profile;
  return (
    <section className={`${page.card} ${styles.profile}`} aria-label={number}>
      <svg
        role="img"
        aria-label={t("esim.qr", { number })}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className={styles.qr}
      >
        <path d={qr.path} />
      </svg>
      <div className={styles.words}>
        <h2>{number}</h2>
        <div className={page.buttons}>
          <Button asChild size="lg">
            <a href={links.ios} rel="noreferrer">
              {t("esim.ios")}
            </a>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={links.android} rel="noreferrer">
              {t("esim.android")}
            </a>
          </Button>
        </div>
        <details className={styles.manual}>
          <summary className={page.textLink}>{t("esim.manual")}</summary>
          <FactList
            facts={[
              [t("esim.address"), profile.smdpAddress],
              [t("esim.code"), profile.matchingId],
            ]}
          />
        </details>
      </div>
    </section>
  );
}

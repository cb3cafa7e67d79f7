import styles from "@/components/sims/esim-view.module.css";
import { Button } from "@/components/ui/button";
import { Callout } from "@/components/ui/callout";
import { Drawing } from "@/components/ui/drawing";
import page from "@/components/ui/page.module.css";
import { Steps } from "@/components/ui/steps";
import { Tabs } from "@/components/ui/tabs";
import { useEsimLink } from "@/hooks/use-esim-link";
import { useTexts } from "@/hooks/use-texts";
import type { EsimProfile } from "@/services/esim-service";
import { spacedNumber } from "@/utils/number-query";
import { type PhoneKind, phoneKinds } from "@/utils/phone-kind";

interface EsimViewProps {
  /** Order id, or reference of the request. */
  id: string;
  /** Null without the key of the texted link. */
  profiles: readonly EsimProfile[] | null;
  /** What it is read on: the steps of that phone are open. */
  phone: PhoneKind;
}

/** The eSIMs of an order or a request: codes to scan, links to tap, steps by phone; or how to get the link. */
export function EsimView({ id, profiles, phone }: EsimViewProps) {
  const { t } = useTexts("sim-services");
  if (profiles === null) return <ClosedEsim id={id} />;
  return (
    <div className={page.container}>
      <header className={styles.head}>
        <h1>{t("esim.title")}</h1>
        <p>{t("esim.lead")}</p>
        <p>{t("esim.later")}</p>
      </header>
      <div className={styles.profiles}>
        {profiles.map((profile) => (
          <Profile key={profile.msisdn} profile={profile} />
        ))}
      </div>
      <Callout tone="warning">{t("esim.once")}</Callout>
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
    </div>
  );
}

function Profile({ profile }: { profile: EsimProfile }) {
  const { t } = useTexts("sim-services");
  const number = spacedNumber(profile.msisdn);
  const { qr, links } = profile;
  return (
    <section className={styles.profile} aria-label={number}>
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
        <div className={styles.actions}>
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
          <summary>{t("esim.manual")}</summary>
          <dl>
            <div>
              <dt>{t("esim.address")}</dt>
              <dd>{profile.smdpAddress}</dd>
            </div>
            <div>
              <dt>{t("esim.code")}</dt>
              <dd>{profile.matchingId}</dd>
            </div>
          </dl>
        </details>
      </div>
    </section>
  );
}

function ClosedEsim({ id }: { id: string }) {
  const { t } = useTexts("sim-services");
  const { state, masked, send } = useEsimLink(id);
  return (
    <div className={page.container}>
      <section className={styles.closed} aria-labelledby="closed">
        <div className={styles.closedWords}>
          <h1 id="closed">{t("esim.closedTitle")}</h1>
          <p>{t("esim.closedText")}</p>
          <Button size="lg" aria-busy={state === "sending"} onClick={send}>
            {t("esim.send")}
          </Button>
          <p role="status" className={styles.told}>
            {state === "sent" && masked !== null && t("esim.sent", { number: masked })}
            {state === "sent" && masked === null && t("esim.notReady")}
            {state === "failed" && t("esim.sendFailed")}
          </p>
        </div>
        <Drawing src="/images/kit/sim/esim-card.svg" width={240} height={304} lazy={false} className={styles.picture} />
      </section>
    </div>
  );
}

import { PageHead } from "@/components/layout/page-head";
import { EsimProfiles, EsimSteps } from "@/components/sims/esim-profiles";
import styles from "@/components/sims/esim-view.module.css";
import { useEsimLink } from "@/components/sims/use-esim-link";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";
import type { EsimProfile } from "@/services/sims/esim-service";
import type { LayoutData } from "@/utils/layout/page-layout";
import { formatMsisdn } from "@/utils/numbers/msisdn";
import type { PhoneKind } from "@/utils/sims/phone-kind";

interface EsimViewProps {
  /** Order id, or reference of the request. */
  id: string;
  /** Null without the key from the texted link. */
  profiles: readonly EsimProfile[] | null;
  /** The kind of device that the page is read on. The steps for it are open. */
  phone: PhoneKind;
}

/** The eSIMs of an order or a request: codes to scan, links to tap, steps by phone; or how to get the link. */
function EsimView({ id, profiles, phone }: EsimViewProps) {
  const { t } = useTexts("sim-services");
  if (profiles === null) return <ClosedEsim id={id} />;
  return (
    <div className={page.container}>
      <header className={styles.head}>
        <h1>{t("esim.title")}</h1>
        <p>{t("esim.lead")}</p>
        <p>{t("esim.later")}</p>
      </header>
      <EsimProfiles profiles={profiles} />
      <EsimSteps phone={phone} />
    </div>
  );
}

function ClosedEsim({ id }: { id: string }) {
  const { t, language } = useTexts("sim-services");
  const { state, masked, send } = useEsimLink(id);
  return (
    <div className={page.container}>
      <section className={styles.closed} aria-labelledby="closed">
        <div className={styles.closedWords}>
          <h1 id="closed">{t("esim.closedTitle")}</h1>
          <p>{t("esim.closedText")}</p>
          <Button size="lg" aria-busy={state === "busy"} onClick={() => void send()}>
            {t("esim.send")}
          </Button>
          <p role="status" className={styles.status}>
            {state === "done" && masked !== null && t("esim.sent", { number: formatMsisdn(masked, language) })}
            {state === "done" && masked === null && t("esim.notReady")}
            {state === "failed" && t("esim.sendFailed")}
          </p>
        </div>
        <Drawing src="/images/kit/sim/esim-card.svg" width={240} height={304} lazy={false} className={styles.picture} />
      </section>
    </div>
  );
}

/** The page that the texted link opens. It is not indexed by search engines. */
export function EsimPage({ layout, ...view }: EsimViewProps & { layout: LayoutData }) {
  const { t } = useTexts("sim-services");
  return (
    <>
      <PageHead layout={layout} title={t("esim.title")} description={t("esim.description")} indexed={false} />
      <EsimView {...view} />
    </>
  );
}

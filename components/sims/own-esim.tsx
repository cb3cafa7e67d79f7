import { useRouter } from "next/router";
import { OpenEsims } from "@/components/sims/esim-profiles";
import styles from "@/components/sims/service-view.module.css";
import { Button } from "@/components/ui/actions/button";
import { useHideOrders } from "@/hooks/orders/use-hide-orders";
import { useTexts } from "@/hooks/ui/use-texts";
import type { EsimProfile } from "@/services/sims/esim-service";
import type { PhoneKind } from "@/utils/sims/phone-kind";

interface OwnEsimProps {
  profiles: readonly EsimProfile[];
  /** The kind of device that the page is read on. The steps for it are open. */
  phone: PhoneKind;
}

/** The eSIM of a migration, in the browser that paid for it, and how to hide it on a computer that others use. */
export function OwnEsim({ profiles, phone }: OwnEsimProps) {
  const { t } = useTexts("sim-services");
  const { asPath, replace } = useRouter();
  const { state, run: hide } = useHideOrders(() => void replace(asPath, undefined, { scroll: false }));
  return (
    <section className={styles.main} aria-labelledby="own-esim">
      <h2 id="own-esim" className={styles.ownTitle}>
        {t("track.ownEsim.title")}
      </h2>
      <OpenEsims profiles={profiles} phone={phone} />
      <div className={styles.note}>
        <p>{t("track.ownEsim.text")}</p>
        <Button variant="outline" size="sm" aria-busy={state === "busy"} onClick={() => void hide()}>
          {t("track.ownEsim.hide")}
        </Button>
        {state === "failed" && (
          <p role="alert" className={styles.wrong}>
            {t("track.ownEsim.failed")}
          </p>
        )}
      </div>
    </section>
  );
}

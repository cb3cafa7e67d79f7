import styles from "@/components/home/track-band.module.css";
import { ButtonLink } from "@/components/ui/button";
import { Drawing } from "@/components/ui/drawing";
import page from "@/components/ui/page.module.css";
import { useTexts } from "@/hooks/use-texts";
import { paths } from "@/utils/paths";

/** The way to a parcel that is under way. */
export function TrackBand() {
  const { t } = useTexts("home");
  return (
    <section aria-labelledby="track" className={`${page.container} ${page.section} ${page.later}`}>
      <div className={styles.band}>
        <Drawing src="/icons/delivery.svg" width={72} />
        <div className={styles.words}>
          <h2 id="track" className={page.sectionTitle}>
            {t("track.title")}
          </h2>
          <p>{t("track.text")}</p>
        </div>
        <ButtonLink href={paths.trackOrder} locale={false} size="lg">
          {t("track.action")}
        </ButtonLink>
      </div>
    </section>
  );
}

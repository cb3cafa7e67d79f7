import { Highlighted } from "@/components/search/highlighted";
import { type HitProps, HitTitle } from "@/components/search/hit-title";
import styles from "@/components/search/listed-hit.module.css";
import { DialCode } from "@/components/ui/values/dial-code";
import { Icon } from "@/components/ui/values/icon";
import { Price } from "@/components/ui/values/price";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatDate } from "@/utils/dates/dates";

/** A found page, pack, offer, service, question, centre, notice or document. */
export function ListedHit(props: HitProps) {
  const { t, language } = useTexts("search");
  const { title, trail, summary, summaryMatches, area, publishedOn, pricePoisha, wasPoisha, dialCode } = props.hit;
  const labels = { locale: language, price: t("price"), was: t("was") };
  return (
    <article className={styles.hit}>
      <div>
        {trail.length > 0 && <p className={styles.trail}>{trail.join(" › ")}</p>}
        <HitTitle {...props} />
        {area !== null && (
          <p className={styles.fact}>
            <Icon name="mapPin" size={16} />
            {area}
          </p>
        )}
        {summary !== null && (
          <p className={styles.summary}>
            <Highlighted title={summary} matches={summaryMatches} />
          </p>
        )}
        {publishedOn !== null && (
          <p className={styles.fact}>
            <time dateTime={publishedOn}>{formatDate(publishedOn, language)}</time>
          </p>
        )}
      </div>
      {(pricePoisha !== null || dialCode !== null) && (
        <div className={styles.side}>
          {pricePoisha !== null && <Price pricePoisha={pricePoisha} wasPoisha={wasPoisha} labels={labels} />}
          {dialCode !== null && <DialCode code={dialCode} name={title} />}
        </div>
      )}
    </article>
  );
}

import styles from "@/components/catalog/listing/listing-view.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import { Drawing } from "@/components/ui/values/drawing";
import { useTexts } from "@/hooks/ui/use-texts";

/** Shown when no product matches the filters. @param cleared the list without them */
export function EmptyListing({ cleared }: { cleared: string }) {
  const { t } = useTexts("shop-lists");
  return (
    <div className={styles.empty}>
      <Drawing src="/images/kit/illustration/empty-cart.svg" width={240} height={180} lazy={false} />
      <h2>{t("listing.emptyTitle")}</h2>
      <p>{t("listing.emptyText")}</p>
      <ButtonLink href={cleared}>{t("filter.clear")}</ButtonLink>
    </div>
  );
}

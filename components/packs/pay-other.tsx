import styles from "@/components/packs/pack-view.module.css";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { ButtonLink } from "@/components/ui/actions/button";
import { paths, withQuery } from "@/utils/paths/paths";

/** The second way to buy a pack: a payment of its price, on the recharge page with the pack preselected. */
export function PayOther({ packId }: { packId: string }) {
  const { t } = usePackLabels();
  return (
    <p className={styles.other}>
      <ButtonLink href={withQuery(paths.recharge, { pack: packId })} variant="secondary" width="full">
        {t("payOther")}
      </ButtonLink>
    </p>
  );
}

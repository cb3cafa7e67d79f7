import styles from "@/components/packs/pack-view.module.css";
import { usePackWords } from "@/components/packs/use-pack-words";
import { ButtonLink } from "@/components/ui/actions/button";
import { paths, withQuery } from "@/utils/paths/paths";

/** The second way to buy a pack: a payment of its price, on the page of recharges with the pack chosen. */
export function PayOther({ packId }: { packId: string }) {
  const { t } = usePackWords();
  return (
    <p className={styles.other}>
      <ButtonLink href={withQuery(paths.recharge, { pack: packId })} variant="secondary" width="full">
        {t("payOther")}
      </ButtonLink>
    </p>
  );
}

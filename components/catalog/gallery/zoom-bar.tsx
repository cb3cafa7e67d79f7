import styles from "@/components/catalog/gallery/zoom-dialog.module.css";
import { Button } from "@/components/ui/actions/button";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";

interface ZoomBarProps {
  shown: number;
  count: number;
  isLarge: boolean;
  onStep: (by: number) => void;
  onLarge: (isLarge: boolean) => void;
}

/** The buttons below an enlarged picture, and its position among all pictures. */
export function ZoomBar({ shown, count, isLarge, onStep, onLarge }: ZoomBarProps) {
  const { t } = useTexts("shop-parts");
  return (
    <div className={styles.bar}>
      {count > 1 && (
        <Button variant="secondary" size="icon" aria-label={t("zoom.previous")} onClick={() => onStep(-1)}>
          <Icon name="caretLeft" />
        </Button>
      )}
      <p role="status">{t("zoom.count", { number: shown + 1, count })}</p>
      {count > 1 && (
        <Button variant="secondary" size="icon" aria-label={t("zoom.next")} onClick={() => onStep(1)}>
          <Icon name="caretRight" />
        </Button>
      )}
      <Button variant="secondary" aria-pressed={isLarge} onClick={() => onLarge(!isLarge)}>
        <Icon name="zoom" />
        {t("zoom.enlarge")}
      </Button>
    </div>
  );
}

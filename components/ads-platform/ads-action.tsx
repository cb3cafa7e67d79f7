import styles from "@/components/ads-platform/ads-action.module.css";
import { Button } from "@/components/ui/actions/button";
import { useSectionInView } from "@/hooks/ads-platform/use-section-in-view";
import { useTexts } from "@/hooks/ui/use-texts";
import { MIN_AD_BUDGET } from "@/utils/forms/ad-plan";
import { formatMoney } from "@/utils/money/money";

/** The sections of the page, in their order. The estimator and the form have a button of their own. */
const PARTS = [
  ...(["why-gp-ads", "advertising-platform", "availability", "advertising-solutions", "estimator", "cases"] as const),
  "contact-us",
] as const;
const OWN_ACTION: readonly (string | null)[] = [null, "estimator", "contact-us"];
const POISHA = 100;

/** On a phone the page's main button stays at the bottom of the screen, after the head has been scrolled away. */
export function AdsAction() {
  const { t, language } = useTexts("ads");
  const part = useSectionInView(PARTS);
  if (OWN_ACTION.includes(part)) return null;
  return (
    <div className={styles.bar}>
      <p>{t("action.min", { min: formatMoney(MIN_AD_BUDGET * POISHA, language) })}</p>
      <Button asChild>
        <a href="#estimator">{t("action.go")}</a>
      </Button>
    </div>
  );
}

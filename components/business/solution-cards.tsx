import { needs } from "@/components/business/business-facts";
import styles from "@/components/business/solution-cards.module.css";
import cards from "@/components/ui/card-cover.module.css";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { SiteLink } from "@/components/ui/site-link";
import { useTexts } from "@/hooks/use-texts";
import type { BusinessPictures } from "@/services/landing-pictures.server";

/** Solutions told by what a company wants to get done. */
export function SolutionCards({ pictures }: { pictures: BusinessPictures }) {
  const { t } = useTexts("business");
  return (
    <ul className={styles.cards}>
      {needs.map(({ name, href }) => (
        <li key={name} className={`${styles.card} ${cards.cover}`}>
          <Picture picture={pictures[name]} alt="" />
          <h3>
            <SiteLink href={href} prefetch={false}>
              {t(`needs.${name}.title`)}
            </SiteLink>
          </h3>
          <p>{t(`needs.${name}.text`)}</p>
          <p className={styles.size}>{t(`needs.${name}.for`)}</p>
          <p className={styles.product}>
            {t(`needs.${name}.link`)}
            <Icon name="arrowRight" size={18} />
          </p>
        </li>
      ))}
    </ul>
  );
}

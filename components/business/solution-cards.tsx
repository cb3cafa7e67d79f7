import { needs } from "@/components/business/business-facts";
import styles from "@/components/business/solution-cards.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import cards from "@/components/ui/sections/card-cover.module.css";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { BusinessPictures } from "@/services/content/landing-pictures.server";

/** Solutions, by the need of a company. */
export function SolutionCards({ pictures }: { pictures: BusinessPictures }) {
  const { t } = useTexts("business");
  return (
    <ul className={styles.cards}>
      {needs.map(({ name, href }) => (
        <li key={name} className={`${styles.card} ${cards.cover} ${cards.outlined}`}>
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

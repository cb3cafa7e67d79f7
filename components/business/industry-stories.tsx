import { stories } from "@/components/business/business-facts";
import styles from "@/components/business/industry-stories.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import type { BusinessPictures } from "@/services/content/landing-pictures.server";
import { formatNumber } from "@/utils/numbers/digits";

/** The results of customers in three industries. */
export function IndustryStories({ pictures }: { pictures: BusinessPictures }) {
  const { t, language } = useTexts("business");
  return (
    <ul className={styles.stories}>
      {stories.map(({ name, figure }) => (
        <li key={name} className={styles.story}>
          <div className={styles.picture}>
            <Picture picture={pictures[name]} alt="" />
            <p>
              <b>
                {formatNumber(figure, language)}
                {name === "shops" ? <small> {t("stories.shops.figureUnit")}</small> : "%"}
              </b>
              {t(`stories.${name}.figure`)}
            </p>
          </div>
          <p className={styles.industry}>{t(`stories.${name}.industry`)}</p>
          <h3>{t(`stories.${name}.who`)}</h3>
          <p>{t(`stories.${name}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}

import { figures } from "@/components/business/business-facts";
import styles from "@/components/business/business-hero.module.css";
import { FigureList } from "@/components/business/figure-list";
import { ButtonLink } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatAmount } from "@/utils/money/money";
import { formatNumber } from "@/utils/numbers/digits";
import { HOTLINE } from "@/utils/numbers/hotline";
import type { ShownPicture } from "@/utils/pictures/pictures";

const SIZES = "(min-width: 80em) 40rem, (min-width: 48em) 50vw, 90vw";

/** The purpose of the section, two ways to contact sales, and figures. */
export function BusinessHero({ picture }: { picture: ShownPicture }) {
  const { t, language } = useTexts("business");
  const digits = (text: string) => formatNumber(text, language);
  const facts = [
    { value: `${digits(formatAmount(figures.companies))}+`, unit: "", label: t("hero.companies") },
    { value: digits(String(figures.answerSeconds)), unit: t("hero.answerUnit"), label: t("hero.answer") },
    { value: digits(figures.uptimePercent), unit: t("hero.uptimeUnit"), label: t("hero.uptime") },
  ];
  return (
    <section aria-labelledby="business" className={styles.band}>
      <div className={`${page.container} ${styles.inside}`}>
        <div>
          <h1 id="business" className={styles.title}>
            {t("hero.title")}
          </h1>
          <p className={styles.text}>{t("hero.text")}</p>
          <div className={styles.actions}>
            <ButtonLink href="#contact" size="lg">
              {t("hero.call")}
            </ButtonLink>
            <a href={`tel:${HOTLINE}`} className="chakra-button chakra-button--variant_outline chakra-button--size_lg">
              {t("hero.hotline", { number: digits(String(HOTLINE)) })}
            </a>
          </div>
        </div>
        <Picture picture={picture} sizes={SIZES} priority className={styles.picture} />
        <FigureList label={t("hero.facts")} figures={facts} className={`${page.card} ${styles.facts}`} />
      </div>
    </section>
  );
}

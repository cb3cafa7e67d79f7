import styles from "@/components/about/about-hero.module.css";
import { companyFacts } from "@/components/about/company-facts";
import { ButtonLink } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Picture } from "@/components/ui/values/picture";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";
import { brandForms } from "@/utils/text/brand-forms";

const MILLIONS_IN_CRORE = 10;

/** The head of the page: the company's name and purpose, its network as a map of lights, and its size in figures. */
export function AboutHero({ brand, map }: { brand: string; map: ShownPicture }) {
  const { t, language } = useTexts("about");
  const isBengali = language === "bn";
  const digits = (text: string) => formatNumber(text, language);
  return (
    <section aria-labelledby="about" className={styles.band}>
      <div className={`${page.container} ${styles.inside}`}>
        <div>
          <h1 id="about" className={styles.title}>
            {t("hero.title")}
          </h1>
          <p className={styles.text}>{t("hero.text", { brand })}</p>
          <div className={styles.actions}>
            <ButtonLink href={paths.discover} variant="onHero" size="lg">
              {t("hero.discover", { ...brandForms(brand) })}
            </ButtonLink>
            <ButtonLink href={paths.contact} variant="glass" size="lg">
              {t("hero.contact")}
            </ButtonLink>
          </div>
        </div>
        <Picture picture={map} priority className={styles.map} />
        <dl aria-label={t("hero.facts")} className={styles.facts}>
          {companyFacts.map((fact) => (
            <div key={fact.name}>
              <dt>{t(`hero.${fact.name}`)}</dt>
              <dd>
                {"crore" in fact ? (
                  <>
                    {digits(String(isBengali ? fact.crore : fact.crore * MILLIONS_IN_CRORE))}
                    <small> {t("hero.peopleUnit")}</small>
                  </>
                ) : (
                  digits(fact.value)
                )}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

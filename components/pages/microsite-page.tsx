import { ProductRail } from "@/components/catalog/card/product-rail";
import { LanguageLink } from "@/components/layout/language-link";
import { PageHead } from "@/components/layout/page-head";
import styles from "@/components/microsite/microsite.module.css";
import { MicrositeHero } from "@/components/microsite/microsite-hero";
import { ButtonLink } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Section } from "@/components/ui/sections/section";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadMicrosite } from "@/services/content/microsite-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { startShoppingPath } from "@/utils/layout/start-shopping";

/** The landing page inside a partner's app. */
export function MicrositePage({ layout, theme, picture, products, productsFit }: ViewProps<typeof loadMicrosite>) {
  const { t } = useTexts("microsite");
  const { channel, microsite, navbar } = layout.chrome;
  const startPath = startShoppingPath(channel, microsite);
  const campaign = t(`theme.${productsFit ? theme : "phones"}.campaign`);
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t(`theme.${theme}.text`)} indexed={false} />
      <div className={page.container}>
        <MicrositeHero
          brand={layout.brand}
          channel={channel}
          theme={theme}
          picture={picture}
          startPath={startPath}
          language={navbar === null ? <LanguageLink /> : null}
        />
      </div>
      {products.length > 0 && (
        <Section id="campaign" title={campaign}>
          <ProductRail label={campaign} products={products} />
        </Section>
      )}
      <div className={styles.again}>
        <ButtonLink href={startPath} size="lg">
          {t("all")}
        </ButtonLink>
      </div>
    </>
  );
}

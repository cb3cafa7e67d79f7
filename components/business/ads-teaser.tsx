import styles from "@/components/business/ads-teaser.module.css";
import { figures } from "@/components/business/business-facts";
import { FigureList } from "@/components/business/figure-list";
import { ButtonLink } from "@/components/ui/actions/button";
import { PictureBand } from "@/components/ui/sections/picture-band";
import { useTexts } from "@/hooks/ui/use-texts";
import { formatNumber } from "@/utils/numbers/digits";
import { paths } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";

const MILLIONS_IN_CRORE = 10;
const SIZES = "(min-width: 64.0625em) 30rem, 80vw";

/** The advertising platform, with its reach. */
export function AdsTeaser({ brand, picture }: { brand: string; picture: ShownPicture }) {
  const { t, language } = useTexts("business");
  const digits = (value: number | string) => formatNumber(value, language);
  const facts = [
    {
      value: digits(language === "bn" ? figures.reachCrore : figures.reachCrore * MILLIONS_IN_CRORE),
      unit: t("ads.reachUnit"),
      label: t("ads.reach"),
    },
    { value: digits(figures.formats), unit: "", label: t("ads.formats") },
    { value: digits(figures.interests), unit: "", label: t("ads.interests") },
  ];
  return (
    <PictureBand
      id="ads"
      title={t("ads.title")}
      picture={picture}
      sizes={SIZES}
      tone="deep"
      actions={
        <>
          <ButtonLink href={paths.adsPlatform} variant="onHero" size="lg">
            {t("ads.action", { brand })}
          </ButtonLink>
          <ButtonLink href={paths.orderGpfi} variant="glass" size="lg">
            {t("ads.order")}
          </ButtonLink>
        </>
      }
    >
      <p>{t("ads.text")}</p>
      <FigureList label={t("ads.facts", { brand })} figures={facts} className={styles.facts} />
    </PictureBand>
  );
}

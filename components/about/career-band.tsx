import { NewTabLink } from "@/components/layout/new-tab-link";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { PictureBand } from "@/components/ui/sections/picture-band";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";

const SIZES = "(min-width: 64.0625em) 36rem, 90vw";

interface CareerBandProps {
  picture: ShownPicture;
  /** The address of the site with the open positions; it is a separate site. */
  vacancies: string;
}

/** Work at the company, with a picture of a desk on a first day at work. */
export function CareerBand({ picture, vacancies }: CareerBandProps) {
  const { t } = useTexts("about");
  return (
    <PictureBand
      id="career"
      title={t("career.title")}
      picture={picture}
      sizes={SIZES}
      tone="light"
      actions={
        <>
          <ButtonLink href={paths.career} size="lg">
            {t("career.action")}
          </ButtonLink>
          <Button asChild variant="outline" size="lg">
            <NewTabLink href={vacancies}>{t("career.vacancies")}</NewTabLink>
          </Button>
        </>
      }
      note={<small>{t("career.warning")}</small>}
    >
      <p>{t("career.text")}</p>
    </PictureBand>
  );
}

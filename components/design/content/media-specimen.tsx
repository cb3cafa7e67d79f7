import styles from "@/components/design/design.module.css";
import { Specimen } from "@/components/design/specimen";
import { ButtonLink } from "@/components/ui/actions/button";
import { MediaBand } from "@/components/ui/sections/media-band";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";

/** The pictures of the design system page. */
export interface DesignPictures {
  first: ShownPicture;
  second: ShownPicture;
}

/** A picture beside a text, on the page's own background and on the dark one. */
export function MediaSpecimen({ pictures }: { pictures: DesignPictures }) {
  const { t } = useTexts("design");
  return (
    <Specimen title={t("content.media")}>
      <div className={styles.stack}>
        <MediaBand
          id="design-media"
          title={t("content.mediaTitle")}
          text={t("content.mediaText")}
          picture={pictures.first}
        >
          <ButtonLink href={paths.phones} locale={false}>
            {t("content.mediaAction")}
          </ButtonLink>
        </MediaBand>
        <MediaBand
          id="design-media-hero"
          title={t("content.feature1")}
          text={t("content.feature1Text")}
          picture={pictures.second}
          side="start"
          tone="hero"
        >
          <ButtonLink href={paths.phones} locale={false} variant="onHero">
            {t("content.mediaAction")}
          </ButtonLink>
        </MediaBand>
      </div>
    </Specimen>
  );
}

import styles from "@/components/home/app-band.module.css";
import { NewTabLink } from "@/components/layout/new-tab-link";
import { Button, ButtonLink } from "@/components/ui/actions/button";
import { PictureBand } from "@/components/ui/sections/picture-band";
import { Icon } from "@/components/ui/values/icon";
import { useTexts } from "@/hooks/ui/use-texts";
import { paths } from "@/utils/paths/paths";
import type { ShownPicture } from "@/utils/pictures/pictures";

const SIZES = "(min-width: 64.0625em) 32rem, 80vw";
const reasons = ["one", "two", "three"] as const;

interface AppBandProps {
  brand: string;
  picture: ShownPicture;
  /** Address of the app in an app store, outside the site. */
  store: string;
}

/** The app, with a picture of it in the page's language. */
export function AppBand({ brand, picture, store }: AppBandProps) {
  const { t } = useTexts("home");
  return (
    <PictureBand
      id="app"
      title={t("app.title")}
      picture={picture}
      sizes={SIZES}
      tone="deep"
      actions={
        <>
          <Button asChild variant="onHero" size="lg">
            <NewTabLink href={store}>{t("app.action", { brand })}</NewTabLink>
          </Button>
          <ButtonLink href={paths.myGpApp} variant="glass" size="lg">
            {t("app.more")}
          </ButtonLink>
        </>
      }
    >
      <ul className={styles.reasons}>
        {reasons.map((name) => (
          <li key={name}>
            <Icon name="check" />
            {t(`app.${name}`)}
          </li>
        ))}
      </ul>
    </PictureBand>
  );
}

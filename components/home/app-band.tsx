import styles from "@/components/home/app-band.module.css";
import { ButtonLink } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import { Icon } from "@/components/ui/values/icon";
import { Picture } from "@/components/ui/values/picture";
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
    <section aria-labelledby="app" className={`${page.container} ${page.section} ${page.later}`}>
      <div className={styles.band}>
        <div className={styles.words}>
          <h2 id="app" className={styles.title}>
            {t("app.title")}
          </h2>
          <ul className={styles.reasons}>
            {reasons.map((name) => (
              <li key={name}>
                <Icon name="check" />
                {t(`app.${name}`)}
              </li>
            ))}
          </ul>
          <a
            href={store}
            target="_blank"
            rel="noopener"
            className="chakra-button chakra-button--variant_onHero chakra-button--size_lg"
          >
            {t("app.action", { brand })}
            <span className={page.srOnly}> ({t("app.opens")})</span>
          </a>
          <ButtonLink href={paths.myGpApp} variant="glass" size="lg">
            {t("app.more")}
          </ButtonLink>
        </div>
        <Picture picture={picture} sizes={SIZES} className={styles.picture} />
      </div>
    </section>
  );
}

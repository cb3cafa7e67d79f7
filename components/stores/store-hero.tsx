import { CountryPlace } from "@/components/stores/country-place";
import { DirectionsLink } from "@/components/stores/directions-link";
import { OpenState } from "@/components/stores/open-state";
import styles from "@/components/stores/store-view.module.css";
import { useStoreLabels } from "@/components/stores/use-store-labels";
import { Breadcrumbs, type Crumb } from "@/components/ui/actions/breadcrumbs";
import { Button } from "@/components/ui/actions/button";
import page from "@/components/ui/sections/page.module.css";
import type { StoreInFull } from "@/services/stores/stores-service";

interface StoreHeroProps {
  trail: readonly Crumb[];
  store: StoreInFull;
}

/** Name, address and state of a centre, directions, and its position in the country. */
export function StoreHero({ trail, store }: StoreHeroProps) {
  const { t, language, digits } = useStoreLabels();
  const { name, district, phone, names, addressLines, latitude, longitude } = store;
  const other = language === "bn" ? "en" : "bn";
  return (
    <div className={styles.hero}>
      <div className={`${page.container} ${styles.crumbs}`}>
        <Breadcrumbs trail={trail} />
      </div>
      <div className={`${page.container} ${styles.head}`}>
        <div className={styles.words}>
          <p className={styles.district}>{district}</p>
          <h1 className={styles.name}>{name}</h1>
          <OpenState store={store} className={styles.state} />
          <address className={styles.address}>
            <p>{addressLines[language]}</p>
            <p lang={other} className={styles.other}>
              {names[other]}, {addressLines[other]}
            </p>
          </address>
          <div className={styles.actions}>
            <DirectionsLink
              store={store}
              className="chakra-button chakra-button--variant_primary chakra-button--size_lg"
            />
            {phone !== null && (
              <Button asChild variant="outline" size="lg">
                <a href={`tel:${phone}`}>{t("call", { number: digits(phone) })}</a>
              </Button>
            )}
          </div>
        </div>
        <CountryPlace label={t("page.where", { name, district })} latitude={latitude} longitude={longitude} />
      </div>
    </div>
  );
}

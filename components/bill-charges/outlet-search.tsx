import styles from "@/components/bill-charges/bill-charges.module.css";
import { SiteLink } from "@/components/ui/actions/site-link";
import { SearchBar } from "@/components/ui/forms/search-bar";
import page from "@/components/ui/sections/page.module.css";
import { DialCode } from "@/components/ui/values/dial-code";
import { useTexts } from "@/hooks/ui/use-texts";
import { localePath, paths } from "@/utils/paths/paths";

/** The outlet's service, as the value of the store locator's filter. */
const SERVICE = "bill-payment";
const NEARBY_CODE = "*121*72#";

/** Finds a place that takes cash: a customer centre by district or area, or the nearest outlets by a dial code. */
export function OutletSearch() {
  const { t, language } = useTexts("bill-charges");
  return (
    <div className={styles.outlets}>
      <div>
        <SearchBar
          action={localePath(paths.storeLocator, language)}
          id="outlet-search"
          name="key"
          label={t("outlet.label")}
          button={t("outlet.find")}
          hint={t("outlet.hint")}
          value=""
          hiddenFields={{ service: SERVICE }}
        />
        <p className={styles.more}>
          <SiteLink href={`${paths.storeLocator}?service=${SERVICE}`} prefetch={false}>
            {t("outlet.all")}
          </SiteLink>
        </p>
      </div>
      <div className={`${page.card} ${styles.nearby}`}>
        <h3>{t("outlet.nearby")}</h3>
        <p>{t("outlet.nearbyText")}</p>
        <p>
          <DialCode code={NEARBY_CODE} name={t("outlet.nearby")} />
        </p>
      </div>
    </div>
  );
}

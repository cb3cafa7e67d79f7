import styles from "@/components/catalog/product/delivery-answer.module.css";
import { useStoreStock } from "@/components/catalog/product/use-store-stock";
import { SiteLink } from "@/components/ui/actions/site-link";
import { Icon } from "@/components/ui/values/icon";
import { withShopTexts } from "@/hooks/catalog/load-shop-part";
import { useDistrictName } from "@/hooks/catalog/use-district-name";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StockedStore } from "@/services/catalog/store-stock-service";
import { formatDecimal } from "@/utils/numbers/digits";
import { storePath } from "@/utils/paths/paths";

interface StoreStockProps {
  sku: string;
  /** English name, as sent to the server. */
  district: string;
  /** The district's name in the language of the page. */
  place: string;
}

/** "In 3 stores in Sylhet now", with the first of them; or the stores near the visitor (feature 10). */
export function StoreStock({ sku, district, place }: StoreStockProps) {
  const { t } = useTexts("shop-parts");
  const { answer, findNear } = useStoreStock(sku, district);
  const found = answer.state === "ready" ? answer.found : null;
  const isByPosition = answer.state === "ready" && answer.isByPosition;
  return (
    <div className={styles.stores}>
      <div role="status">
        {answer.state === "loading" && <p>{t("stores.asking")}</p>}
        {answer.state === "failed" && <p>{t("stores.failed")}</p>}
        {answer.state === "refused" && <p>{t("stores.refused")}</p>}
        {found && found.near > 0 && (
          <p className={styles.found}>
            <Icon name="check" size={20} />
            {isByPosition
              ? t("stores.around", { count: found.near })
              : t("stores.district", { count: found.near, place })}
          </p>
        )}
        {found && found.near === 0 && (
          <p>
            {isByPosition ? t("stores.noneAround") : t("stores.noneDistrict", { place })}{" "}
            {found.elsewhere > 0 && t("stores.elsewhere", { count: found.elsewhere })}
          </p>
        )}
      </div>
      {found && found.stores.length > 0 && (
        <ul className={styles.list} aria-label={t("stores.list")}>
          {found.stores.map((store) => (
            <Shelf key={store.id} store={store} />
          ))}
        </ul>
      )}
      {answer.state !== "loading" && !isByPosition && (
        <button type="button" className={styles.more} onClick={findNear}>
          {t("stores.near")}
        </button>
      )}
    </div>
  );
}

/** The stores that have a variant which is sold out online. If the district has none, those elsewhere. */
function SoldOutShelves({ sku, district }: Pick<StoreStockProps, "sku" | "district">) {
  const { t } = useTexts("shop-parts");
  const { answer } = useStoreStock(sku, district);
  const place = useDistrictName(district);
  const found = answer.state === "ready" ? answer.found : null;
  if (found === null || found.near + found.elsewhere === 0) return null;
  const elsewhere = t("stores.elsewhere", { count: found.elsewhere });
  return (
    <section className={styles.soldOut} aria-label={t("stores.soldOut")}>
      <p className={styles.found}>
        <Icon name="mapPin" size={20} />
        {t("stores.soldOut")}
      </p>
      <p>
        {found.near > 0
          ? t("stores.district", { count: found.near, place })
          : `${t("stores.noneDistrict", { place })} ${elsewhere}`}
      </p>
      {found.near > 0 && found.elsewhere > 0 && <p>{elsewhere}</p>}
      {found.stores.length > 0 && (
        <ul className={styles.list} aria-label={t("stores.list")}>
          {found.stores.map((store) => (
            <Shelf key={store.id} store={store} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Shelf({ store: { id, name, pieces, isOpenNow, metres } }: { store: StockedStore }) {
  const { t, language } = useTexts("shop-parts");
  const kilometres = metres === null ? "" : formatDecimal(metres / 1_000, language);
  return (
    <li>
      <SiteLink href={storePath(id)} prefetch={false}>
        {name}
      </SiteLink>
      <b>{t("stores.pieces", { count: pieces })}</b>
      <span>
        {t(isOpenNow ? "stores.open" : "stores.closed")}
        {metres !== null && ` · ${t("stores.away", { kilometres })}`}
      </span>
    </li>
  );
}

/** The shelves with their texts. */
export function loadSoldOutShelves(): Promise<typeof SoldOutShelves> {
  return withShopTexts(SoldOutShelves);
}

import { useRouter } from "next/router";
import { useState } from "react";
import { StoreCard } from "@/components/stores/store-card";
import styles from "@/components/stores/store-finder.module.css";
import { Pagination } from "@/components/ui/pagination";
import fields from "@/components/ui/plain-field.module.css";
import { useTexts } from "@/hooks/use-texts";
import type { Stores } from "@/services/stores-service";
import { formatCount } from "@/utils/digits";
import { listHref } from "@/utils/list-href";
import { localePath, paths } from "@/utils/paths";
import { nearOf, STORE_SERVICES, type StoreSearch } from "@/utils/store-search";

interface StoreFinderProps {
  list: Stores;
  search: StoreSearch;
}

const ANCHOR = "find";

/**
 * The centres that fit, by the words, the service and the place in the address, so that it works without script and a
 * search can be sent on. A position comes from the browser, on a press and never before.
 */
export function StoreFinder({
  list: { stores, count, page, pages },
  search: { key, service, position },
}: StoreFinderProps) {
  const { t, language } = useTexts("stores");
  const router = useRouter();
  const [place, setPlace] = useState<"asking" | "refused" | null>(null);
  const near = position && `${position.latitude},${position.longitude}`;
  const hrefOf = (number: number) => listHref(paths.storeLocator, ANCHOR, { key, service, near, page: number });

  const findNear = () => {
    setPlace("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace(null);
        void router.push(listHref(paths.storeLocator, ANCHOR, { service, near: nearOf(coords) }));
      },
      () => setPlace("refused"),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };

  return (
    <>
      <search>
        <form action={`${localePath(paths.storeLocator, language)}#${ANCHOR}`} className={styles.search}>
          <div className={fields.field}>
            <label htmlFor="store-key" className={fields.label}>
              {t("place")}
            </label>
            <input id="store-key" name="key" type="search" maxLength={80} defaultValue={key} className={fields.input} />
          </div>
          <div className={fields.field}>
            <label htmlFor="store-service" className={fields.label}>
              {t("service")}
            </label>
            <select id="store-service" name="service" defaultValue={service} className={fields.input}>
              <option value="">{t("anyService")}</option>
              {STORE_SERVICES.map((each) => (
                <option key={each} value={each}>
                  {t(`services.${each}`)}
                </option>
              ))}
            </select>
          </div>
          <button type="submit" className={styles.find}>
            {t("find")}
          </button>
          <button type="button" className={styles.near} aria-busy={place === "asking"} onClick={findNear}>
            {t("near")}
          </button>
        </form>
      </search>
      <p role="status" className={styles.count}>
        {place === "refused"
          ? t("refused")
          : t(count === 0 ? "none" : "count", { count, number: formatCount(count, language) })}
      </p>
      <ul className={styles.list}>
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={hrefOf}
        words={{
          label: t("paging.label"),
          previous: t("paging.previous"),
          next: t("paging.next"),
          page: (number) => t("paging.page", { number }),
        }}
      />
    </>
  );
}

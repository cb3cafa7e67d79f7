import { useRouter } from "next/router";
import { type FormEvent, useRef, useState } from "react";
import { MapPanel } from "@/components/stores/map-panel";
import { PlaceField } from "@/components/stores/place-field";
import { StoreCard } from "@/components/stores/store-card";
import styles from "@/components/stores/store-finder.module.css";
import { Pagination } from "@/components/ui/actions/pagination";
import fields from "@/components/ui/forms/plain-field.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StoresFound } from "@/services/stores/stores-page.server";
import type { StorePlace } from "@/services/stores/stores-service";
import { nearOf } from "@/utils/browser/near-position";
import type { MapTiles } from "@/utils/maps/map-tiles";
import { formatCount } from "@/utils/numbers/digits";
import { listHref } from "@/utils/paths/list-href";
import { localePath, paths, storePath } from "@/utils/paths/paths";
import { STORE_SERVICES, type StoreSearch } from "@/utils/stores/store-search";

interface StoreFinderProps {
  found: StoresFound;
  search: StoreSearch;
  tiles: MapTiles | null;
}

const ANCHOR = "find";

/**
 * The centres that fit, by the words, the service and the place in the address, so that it works without script and a
 * search can be shared. A position is requested from the browser only on a click. The list comes first; the map beside
 * it shows the same and is optional.
 */
export function StoreFinder({ found, search, tiles }: StoreFinderProps) {
  const { t, language } = useTexts("stores");
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<"asking" | "refused" | null>(null);
  const [hasMap, setHasMap] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const { stores, count, page, pages } = found.list;
  const { key, service, open, position } = search;
  const near = position && `${position.latitude},${position.longitude}`;
  const shown = { key, service, open: open ? 1 : null, near, place: search.place };
  const hrefOf = (number: number) => listHref(paths.storeLocator, ANCHOR, { ...shown, page: number });

  /** What the form says beside the place. */
  const wished = () => {
    const said = form.current === null ? null : new FormData(form.current);
    return { service: String(said?.get("service") ?? ""), open: said?.get("open") === "1" ? 1 : null };
  };
  const go = (fields: Readonly<Record<string, string | number | null>>) =>
    void router.push(listHref(paths.storeLocator, ANCHOR, { ...wished(), ...fields }));
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("key") ?? "").trim();
    // The place that is shown stays the one that was meant.
    go(typed === search.place && near !== null ? { near, place: search.place } : { key: typed });
  };
  const choose = ({ storeId, kind, title, ...at }: StorePlace) => {
    if (storeId !== null) void router.push(storePath(storeId));
    else go(kind === "district" ? { key: title } : { near: nearOf(at), place: title });
  };
  const findNear = () => {
    setPlace("asking");
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace(null);
        go({ near: nearOf(coords) });
      },
      () => setPlace("refused"),
      { timeout: 10_000, maximumAge: 300_000 },
    );
  };
  const showOnMap = (id: string) => {
    setChosen(id);
    map.current?.scrollIntoView({ block: "nearest" });
  };
  const many = { count, number: formatCount(count, language) };
  const result =
    count === 0
      ? t("none")
      : found.position === null
        ? t("count", many)
        : found.place === ""
          ? t("countNearYou", many)
          : t("countNear", { ...many, place: found.place });

  return (
    <>
      <search>
        <form
          ref={form}
          action={`${localePath(paths.storeLocator, language)}#${ANCHOR}`}
          className={styles.search}
          onSubmit={find}
        >
          {/* The page is rendered again with the next search, and the field with it. */}
          <PlaceField key={`${key} ${search.place}`} value={key || search.place} onChoose={choose} />
          <div className={fields.field}>
            <label htmlFor="store-service" className={fields.label}>
              {t("service")}
            </label>
            <select
              key={service}
              id="store-service"
              name="service"
              defaultValue={service}
              className={`${fields.input} ${styles.select}`}
            >
              <option value="">{t("anyService")}</option>
              {STORE_SERVICES.map((each) => (
                <option key={each} value={each}>
                  {t(`services.${each}`)}
                </option>
              ))}
            </select>
          </div>
          <label className={styles.tick}>
            <input key={String(open)} type="checkbox" name="open" value="1" defaultChecked={open} />
            {t("openOnly")}
          </label>
          <div className={styles.ways}>
            <button type="submit" className={styles.find}>
              {t("find")}
            </button>
            <button type="button" className={styles.near} aria-busy={place === "asking"} onClick={findNear}>
              {t("near")}
            </button>
          </div>
        </form>
      </search>
      <p role="status" className={styles.count}>
        {place === "refused" ? t("refused") : result}
      </p>
      <div className={styles.results}>
        <div ref={map} className={styles.map}>
          <MapPanel
            key={language}
            filter={found.filter}
            position={found.position}
            place={found.place}
            tiles={tiles}
            chosen={chosen}
            onChoose={setChosen}
            onOpen={setHasMap}
          />
        </div>
        <div>
          <ul className={styles.list}>
            {stores.map((store) => (
              <li key={store.id}>
                <StoreCard
                  store={store}
                  isChosen={store.id === chosen}
                  onShow={hasMap ? () => showOnMap(store.id) : undefined}
                />
              </li>
            ))}
          </ul>
          <Pagination
            page={page}
            pages={pages}
            hrefOf={hrefOf}
            labels={{
              label: t("paging.label"),
              previous: t("paging.previous"),
              next: t("paging.next"),
              page: (number) => t("paging.page", { number }),
            }}
          />
        </div>
      </div>
    </>
  );
}

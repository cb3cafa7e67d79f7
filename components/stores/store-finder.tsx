import { useRouter } from "next/router";
import { type FormEvent, useRef, useState } from "react";
import { MapPanel } from "@/components/stores/map-panel";
import { PlaceField } from "@/components/stores/place-field";
import { StoreCard } from "@/components/stores/store-card";
import styles from "@/components/stores/store-finder.module.css";
import { Button } from "@/components/ui/actions/button";
import { Pagination } from "@/components/ui/actions/pagination";
import { UncontrolledSelect } from "@/components/ui/forms/uncontrolled-select";
import { Callout } from "@/components/ui/sections/callout";
import page from "@/components/ui/sections/page.module.css";
import { useTexts } from "@/hooks/ui/use-texts";
import type { StoresFound } from "@/services/stores/stores-page.server";
import type { StorePlace } from "@/services/stores/stores-service";
import { browserPosition, nearOf } from "@/utils/browser/near-position";
import type { MapTiles } from "@/utils/maps/map-tiles";
import { listHref } from "@/utils/paths/list-href";
import { localePath, paths, storePath } from "@/utils/paths/paths";
import { STORE_SERVICES, type StoreSearch } from "@/utils/stores/store-search";

interface StoreFinderProps {
  /** Null if the centres could not be loaded. */
  found: StoresFound | null;
  search: StoreSearch;
  tiles: MapTiles | null;
}

const ANCHOR = "find";

type Query = Readonly<Record<string, string | number | null>>;

/** The choices of the form apart from the place. */
function choicesOf(form: HTMLFormElement | null): Query {
  const fields = form === null ? null : new FormData(form);
  return { service: String(fields?.get("service") ?? ""), open: fields?.get("open") === "1" ? 1 : null };
}

const nearText = ({ position }: StoreSearch) => position && `${position.latitude},${position.longitude}`;

/** Goes to the results of another search: for a typed or chosen place, or near the visitor. */
function useStoreSearch(search: StoreSearch) {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState<{ state: "asking" | "refused"; search: StoreSearch } | null>(null);
  const near = nearText(search);
  const go = (query: Query) =>
    void router.push(listHref(paths.storeLocator, ANCHOR, { ...choicesOf(form.current), ...query }));
  return {
    form,
    /** The state of the request for the browser's position: waiting for it, refused, or none since the last search. */
    positionState: request?.search === search ? request.state : null,
    find(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const typed = String(new FormData(event.currentTarget).get("key") ?? "").trim();
      // If the text has not changed, it still means the place that was chosen before.
      go(typed === search.place && near !== null ? { near, place: search.place } : { key: typed });
    },
    choose({ storeId, kind, title, ...at }: StorePlace) {
      if (storeId !== null) void router.push(storePath(storeId));
      else go(kind === "district" ? { key: title } : { near: nearOf(at), place: title });
    },
    findNear() {
      setRequest({ state: "asking", search });
      browserPosition().then(
        (position) => {
          setRequest(null);
          go({ near: nearOf(position) });
        },
        () => setRequest({ state: "refused", search }),
      );
    },
  };
}

interface SearchFormProps {
  search: StoreSearch;
  actions: ReturnType<typeof useStoreSearch>;
}

function SearchForm({ search: { key, service, open, place }, actions }: SearchFormProps) {
  const { t, language } = useTexts("stores");
  return (
    <search>
      <form
        ref={actions.form}
        action={`${localePath(paths.storeLocator, language)}#${ANCHOR}`}
        className={`${page.card} ${styles.search}`}
        onSubmit={actions.find}
      >
        {/* Keyed by the search: the page and the field are rendered again with the next search. */}
        <PlaceField key={`${key} ${place}`} value={key || place} onChoose={actions.choose} />
        <UncontrolledSelect
          id="store-service"
          name="service"
          label={t("service")}
          value={service}
          all={t("anyService")}
          options={STORE_SERVICES.map((each) => ({ value: each, label: t(`services.${each}`) }))}
          className={styles.select}
        />
        <label className={styles.tick}>
          <input key={String(open)} type="checkbox" name="open" value="1" defaultChecked={open} />
          {t("openOnly")}
        </label>
        <div className={styles.ways}>
          <Button type="submit">{t("find")}</Button>
          <Button
            variant="secondary"
            className={styles.near}
            aria-busy={actions.positionState === "asking"}
            onClick={actions.findNear}
          >
            {t("near")}
          </Button>
        </div>
      </form>
    </search>
  );
}

/** The text with the number of matching centres, and the place they are near. */
function useResultText({ list: { count }, position, place }: StoresFound): string {
  const { t } = useTexts("stores");
  if (count === 0) return t("none");
  if (position === null) return t("count", { count });
  return place === "" ? t("countNearYou", { count }) : t("countNear", { count, place });
}

interface StoreListProps {
  list: StoresFound["list"];
  search: StoreSearch;
  chosen: string | null;
  /** Shows a centre on the map; undefined while no map is open. */
  onShow: ((id: string) => void) | undefined;
}

function StoreList({ list: { stores, page, pages }, search, chosen, onShow }: StoreListProps) {
  const { key, service, open, place } = search;
  const query = { key, service, open: open ? 1 : null, near: nearText(search), place };
  return (
    <div>
      <ul className={styles.list}>
        {stores.map((store) => (
          <li key={store.id}>
            <StoreCard
              store={store}
              isChosen={store.id === chosen}
              onShow={onShow === undefined ? undefined : () => onShow(store.id)}
            />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => listHref(paths.storeLocator, ANCHOR, { ...query, page: number })}
      />
    </div>
  );
}

/** The search for a centre. Without the centres, a sentence says whom to call. */
export function StoreFinder({ found, ...finder }: StoreFinderProps) {
  const { t } = useTexts("stores");
  return found === null ? (
    <Callout tone="warning">{t("unavailable")}</Callout>
  ) : (
    <FoundStores found={found} {...finder} />
  );
}

type FoundProps = StoreFinderProps & { found: StoresFound };

/**
 * The centres that match the words, the service and the place in the address, so that it works without script and a
 * search can be shared. A position is requested from the browser only on a click.
 */
function FoundStores({ found, search, tiles }: FoundProps) {
  const { t } = useTexts("stores");
  const actions = useStoreSearch(search);
  const result = useResultText(found);
  return (
    <>
      <SearchForm search={search} actions={actions} />
      <p role="status" className={styles.count}>
        {actions.positionState === "refused" ? t("refused") : result}
      </p>
      {found.list.count > 0 && <Results found={found} search={search} tiles={tiles} />}
    </>
  );
}

/** The list, and the map beside it, which shows the same and is optional. */
function Results({ found: { list, ...shown }, search, tiles }: FoundProps) {
  const { language } = useTexts("stores");
  const map = useRef<HTMLDivElement>(null);
  const [hasMap, setHasMap] = useState(false);
  const [chosen, setChosen] = useState<string | null>(null);
  const showOnMap = (id: string) => {
    setChosen(id);
    map.current?.scrollIntoView({ block: "nearest" });
  };
  return (
    <div className={styles.results}>
      <div ref={map} className={styles.map}>
        <MapPanel key={language} {...shown} tiles={tiles} chosen={chosen} onChoose={setChosen} onOpen={setHasMap} />
      </div>
      <StoreList list={list} search={search} chosen={chosen} onShow={hasMap ? showOnMap : undefined} />
    </div>
  );
}

import { useRouter } from "next/router";
import { useState } from "react";
import styles from "@/components/star/star-offers.module.css";
import { useStarLabels } from "@/components/star/use-star-labels";
import { Button } from "@/components/ui/actions/button";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { UncontrolledSelect } from "@/components/ui/forms/uncontrolled-select";
import page from "@/components/ui/sections/page.module.css";
import type { StarOffers } from "@/services/star/star-service";
import { browserPosition, nearOf } from "@/utils/browser/near-position";
import { localePath, paths } from "@/utils/paths/paths";
import { STAR_TIERS } from "@/utils/star/star-badge";
import { type StarSearch, starSearchFields } from "@/utils/star/star-search";

interface StarFiltersProps {
  list: StarOffers;
  search: StarSearch;
  anchor: string;
  /** The address of the list with some fields changed. */
  hrefOf: (fields: Readonly<Record<string, string | number | null>>) => string;
}

/** The filters of the list: category, area, district, tier, today, and the distance to the partner. */
export function StarFilters({ list, search, anchor, hrefOf }: StarFiltersProps) {
  const { t, language } = useStarLabels();
  const counted = (label: string, count: number) => t("offers.counted", { label, number: count });
  const options = (choices: StarOffers["areas"]) =>
    choices.map(({ key, label, count }) => ({ value: key, label: counted(label, count) }));
  const { category, today, position } = search;
  const categories = [
    { key: "all", label: t("offers.everyCategory"), href: hrefOf({ category: null }), chosen: category === "" },
    ...list.categories.map(({ key, label, count }) => ({
      key,
      label: counted(label, count),
      href: hrefOf({ category: key }),
      chosen: key === category,
    })),
  ];
  const searchFields = starSearchFields(search);
  return (
    <search>
      <div className={styles.categories}>
        <FilterLinks label={t("offers.categories")} choices={categories} />
      </div>
      <form action={`${localePath(paths.star, language)}#${anchor}`} className={`${page.card} ${styles.form}`}>
        {category !== "" && <input type="hidden" name="category" value={category} />}
        {position !== null && <input type="hidden" name="near" value={String(searchFields["near"])} />}
        <Choice name="area" all={t("offers.everywhere")} value={search.area} options={options(list.areas)} />
        <Choice
          name="district"
          all={t("offers.everyDistrict")}
          value={search.district}
          options={options(list.districts)}
        />
        <Choice
          name="tier"
          all={t("offers.everyTier")}
          value={search.tier}
          options={STAR_TIERS.map((tier) => ({ value: tier, label: t(`tier.${tier}`) }))}
        />
        <label className={styles.tick}>
          <input key={String(today)} type="checkbox" name="today" value="1" defaultChecked={today} />
          {t("offers.today")}
        </label>
        <div className={styles.ways}>
          <Button type="submit">{t("offers.show")}</Button>
          {position === null ? (
            <NearButton hrefOf={hrefOf} />
          ) : (
            <Button asChild variant="secondary">
              <a href={localePath(hrefOf({ near: null }), language)}>{t("offers.notNear")}</a>
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

interface ChoiceProps {
  name: "area" | "district" | "tier";
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
}

function Choice({ name, ...choice }: ChoiceProps) {
  const { t } = useStarLabels();
  return (
    <UncontrolledSelect
      id={`star-${name}`}
      name={name}
      label={t(`offers.${name}`)}
      className={styles.select}
      {...choice}
    />
  );
}

/** Asks the browser for the position, but only after a tap. Without a position, a district can be chosen. */
function NearButton({ hrefOf }: Pick<StarFiltersProps, "hrefOf">) {
  const { t } = useStarLabels();
  const router = useRouter();
  const [state, setState] = useState<"asking" | "refused" | null>(null);
  const find = () => {
    setState("asking");
    browserPosition().then(
      (found) => {
        setState(null);
        void router.push(hrefOf({ near: nearOf(found), area: null, district: null }), undefined, { scroll: false });
      },
      () => {
        setState("refused");
        document.getElementById("star-district")?.focus();
      },
    );
  };
  return (
    <>
      <Button variant="secondary" className={styles.near} aria-busy={state === "asking"} onClick={find}>
        {t(state === "asking" ? "offers.locating" : "offers.near")}
      </Button>
      <p role="status" className={styles.refused}>
        {state === "refused" && t("offers.refused")}
      </p>
    </>
  );
}

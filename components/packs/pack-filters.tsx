import { useRouter } from "next/router";
import styles from "@/components/packs/pack-filters.module.css";
import { type PackChoice, usePackChoices } from "@/components/packs/use-pack-choices";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { Button } from "@/components/ui/actions/button";
import { FilterLinks } from "@/components/ui/actions/filter-links";
import { SiteLink } from "@/components/ui/actions/site-link";
import { UncontrolledSelect } from "@/components/ui/forms/uncontrolled-select";
import page from "@/components/ui/sections/page.module.css";
import { useEarlyFilter } from "@/hooks/forms/use-early-input";
import type { FoundPacks } from "@/services/packs/pack-pages.server";
import {
  PACK_LIST,
  type PackSearch,
  packSearchFields,
  packSearchHref,
  readPackSearch,
} from "@/utils/packs/pack-search";
import { localePath, paths } from "@/utils/paths/paths";

/** Goes to the list for the choices of the form, also for those that were made before hydration. */
function usePackForm() {
  const router = useRouter();
  const follow = (form: HTMLFormElement) => {
    const chosen = Object.fromEntries(new FormData(form)) as Record<string, string>;
    void router.push(packSearchHref(readPackSearch(chosen), {}), undefined, { scroll: false });
  };
  return { form: useEarlyFilter(follow), follow };
}

const PackSelect = (choice: PackChoice) => (
  <UncontrolledSelect id={`pack-${choice.name}`} {...choice} className={styles.select} labelClassName={styles.label} />
);

/**
 * The filters and the sort order of the list: a GET form, so that it works without script. With script the list
 * changes with each choice.
 */
export function PackFilters({ search, kinds }: { search: PackSearch; kinds: FoundPacks["kinds"] }) {
  const { t, language } = usePackLabels();
  const { form, follow } = usePackForm();
  const choices = usePackChoices(search);
  const { view, kind } = packSearchFields(search);
  const isNarrowed = ["validity", "tag", "priceMax", "gb", "minutes"].some(
    (name) => search[name as keyof PackSearch] !== null,
  );

  return (
    <>
      <FilterLinks
        label={t("filter.kind")}
        choices={kinds.map(({ key, count: number }) => ({
          key,
          label: t("filter.kindCount", { kind: t(`kinds.${key}`), number }),
          href: packSearchHref(search, { kind: key, gb: null, minutes: null }),
          chosen: key === search.kind,
        }))}
      />
      <search>
        <form
          ref={form}
          autoComplete="off"
          action={`${localePath(paths.internetPacks, language)}#${PACK_LIST}`}
          className={`${page.card} ${styles.form}`}
          onChange={({ currentTarget }) => follow(currentTarget)}
          onSubmit={(event) => {
            event.preventDefault();
            follow(event.currentTarget);
          }}
        >
          {kind && <input type="hidden" name="kind" value={kind} />}
          {view && <input type="hidden" name="view" value={view} />}
          {choices.map((choice) => (
            <PackSelect key={choice.name} {...choice} />
          ))}
          <Button type="submit" size="lg" className={styles.show}>
            {t("filter.show")}
          </Button>
        </form>
      </search>
      {isNarrowed && (
        <SiteLink
          href={packSearchHref(search, { validity: null, tag: null, priceMax: null, gb: null, minutes: null })}
          prefetch={false}
          scroll={false}
          className={`${page.textLink} ${styles.clear}`}
        >
          {t("filter.clear")}
        </SiteLink>
      )}
    </>
  );
}

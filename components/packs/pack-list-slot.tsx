import { CheapestPacks } from "@/components/packs/cheapest-packs";
import { PackList } from "@/components/packs/pack-list";
import { usePackLabels } from "@/components/packs/use-pack-labels";
import { CachedMarkup } from "@/components/ui/cached-markup";
import { Callout } from "@/components/ui/sections/callout";
import type { FoundPacks, ListedPack } from "@/services/packs/pack-pages.server";
import type { PackSearch } from "@/utils/packs/pack-search";

interface PackListSlotProps {
  search: PackSearch;
  /** Null if the packs could not be loaded; the rest of the page is still shown. */
  found: FoundPacks | null;
  cheapest: readonly ListedPack[];
}

/** The part of the packs page that fills a slot of its content: the cheapest packs for a month, and the list. */
export function PackListSlot({ search, found, cheapest }: PackListSlotProps) {
  const { t } = usePackLabels();
  if (found === null) return <Callout tone="warning">{t("notLoaded")}</Callout>;
  return (
    <>
      {cheapest.length > 0 && (
        <CachedMarkup as="div" name="cheapest-packs" data={cheapest}>
          {() => <CheapestPacks packs={cheapest} />}
        </CachedMarkup>
      )}
      <PackList search={search} found={found} />
    </>
  );
}

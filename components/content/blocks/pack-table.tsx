import { TableBlock } from "@/components/content/blocks/table-block";
import { useTexts } from "@/hooks/ui/use-texts";
import type { ListedPack, ShownBlock } from "@/services/content/content-page.server";
import { formatMoney } from "@/utils/money/money";
import { packPath } from "@/utils/paths/paths";
import { keepUnits } from "@/utils/text/keep-units";

const NONE = "–";

/** Packs with their current price; each links to the page where it can be bought. */
export function PackTable({ table }: { table: Extract<ShownBlock, { type: "pack-table" }> }) {
  const { t, language } = useTexts("content");
  const { packs, caption, note, heading } = table;
  const priceOf = ({ pricePoisha, wasPoisha }: ListedPack) => {
    const price = formatMoney(pricePoisha, language);
    return wasPoisha === null ? price : t("packs.reduced", { price, was: formatMoney(wasPoisha, language) });
  };
  const perGb = ({ pricePerGbPoisha }: ListedPack) =>
    pricePerGbPoisha === null ? NONE : formatMoney(pricePerGbPoisha, language);
  const columns = [
    ...(packs.some(({ suits }) => suits !== null)
      ? [{ label: t("packs.suits"), cellOf: ({ suits }: ListedPack) => suits ?? NONE }]
      : []),
    { label: t("packs.pack"), cellOf: ({ title }: ListedPack) => keepUnits(title) },
    { label: t("packs.price"), figures: true, cellOf: priceOf },
    ...(packs.some(({ pricePerGbPoisha }) => pricePerGbPoisha !== null)
      ? [{ label: t("packs.perGb"), figures: true, cellOf: perGb }]
      : []),
    { label: t("packs.buyColumn"), cellOf: () => t("packs.buy") },
  ];
  const rows = packs.map((pack) => columns.map(({ cellOf }) => cellOf(pack)));
  const links = packs.map(({ packId, title }) => ({ href: packPath(packId), name: t("packs.buyPack", { title }) }));
  return <TableBlock table={{ type: "table", caption, heading, note, columns, rows }} links={links} />;
}

import { type CardRow, listNamed } from "@/backend/db/queries/catalog/catalog-queries";
import { listEmptyBundles, listPieces, type PieceRow } from "@/backend/db/queries/catalog/catalogue-claim-queries";
import { type EmiPlanRow, listEmiPlans } from "@/backend/db/queries/catalog/emi-queries";
import type { Connection } from "@/backend/db/queries/statement";
import type { CatalogueRecord } from "@/backend/domain/data-import/catalogue-columns";
import type { ImportProblem } from "@/backend/domain/data-import/json-records";
import { instalmentsFrom } from "@/backend/domain/payments/emi-rules";
import { formatMoneyPlain } from "@/utils/money/money";

/** The gift badge that the card of a product shows, as a value of the column `gift_badge`. */
function badgeOf({ preorder, bundle }: CardRow): "included" | "bundle" | "none" {
  if (preorder) return preorder.gifts.en.length > 0 ? "included" : "none";
  if (bundle === null || bundle.kind === "paid") return "none";
  return bundle.kind === "included" ? "included" : "bundle";
}

const BADGES = {
  included: "a gift comes with it by itself",
  bundle: "a gift comes with a bundle that also has something at a price",
  none: "nothing free comes with it",
} as const;

/**
 * Finds labels of instalments, gift badges and bundles that do not fit the catalogue after the file was written. Cards and
 * pages calculate labels and badges; a file has them only to get them checked, and they are not stored (docs/decisions/07).
 */
export async function findContradictions(
  connection: Connection,
  records: readonly CatalogueRecord[],
): Promise<ImportProblem[]> {
  return [
    ...(await wrongBadges(connection, records)),
    ...(await wrongLabels(connection, records)),
    ...(await wrongBundles(connection, records)),
    ...wrongPlans(records, await listEmiPlans(connection)),
  ];
}

const idsOf = (records: readonly CatalogueRecord[]) => records.map(({ values }) => String(values["id"]));

async function wrongBadges(connection: Connection, records: readonly CatalogueRecord[]): Promise<ImportProblem[]> {
  const claims = records.filter(({ kind, values }) => kind === "product" && values["gift_badge"] !== undefined);
  if (claims.length === 0) return [];
  const cards = new Map((await listNamed(connection, idsOf(claims))).map((card) => [card.slug, card]));
  return claims.flatMap(({ line, values }) => {
    const card = cards.get(String(values["id"]));
    // A product that is not published, or has no variant yet, has no card.
    if (card === undefined || badgeOf(card) === values["gift_badge"]) return [];
    const reason = `says "${String(values["gift_badge"])}", but ${BADGES[badgeOf(card)]} ("${badgeOf(card)}")`;
    return [{ line, field: "gift_badge", reason }];
  });
}

async function wrongLabels(connection: Connection, records: readonly CatalogueRecord[]): Promise<ImportProblem[]> {
  const claims = records.filter(({ kind, values }) => kind === "variant" && values["emi_from"] !== undefined);
  if (claims.length === 0) return [];
  const plans = await listEmiPlans(connection);
  const pieces = new Map((await listPieces(connection, idsOf(claims))).map((piece) => [piece.sku, piece]));
  return claims.flatMap(({ line, values }) => {
    const piece = pieces.get(String(values["id"]));
    if (piece === undefined) return [];
    const [code, monthly] = (values["emi_from"] as [string, number][])[0] ?? [];
    const lowest = instalmentsFrom(piece, plans);
    if (lowest !== null && lowest.code === code && lowest.monthlyPoisha === monthly) return [];
    const said = `says ${code} at ${formatMoneyPlain(monthly ?? 0)} a month, but`;
    const price = formatMoneyPlain(piece.pricePoisha);
    const reason = piece.preorder
      ? `${said} a pre-order is not sold in instalments`
      : lowest === null
        ? `${said} no plan is for a price of ${price}`
        : `${said} the lowest plan for ${price} is ${lowest.code} at ${formatMoneyPlain(lowest.monthlyPoisha)} a month`;
    return [{ line, field: "emi_from", reason }];
  });
}

async function wrongBundles(connection: Connection, records: readonly CatalogueRecord[]): Promise<ImportProblem[]> {
  const bundles = records.filter(({ kind }) => kind === "bundle");
  const empty = new Set(await listEmptyBundles(connection, idsOf(bundles)));
  const addOns = records.filter(({ kind, values }) => kind === "addon" && values["sku"] !== undefined);
  const skus = addOns.map(({ values }) => String(values["sku"]));
  const alone = new Map<string, PieceRow>((await listPieces(connection, skus)).map((piece) => [piece.sku, piece]));
  return [
    ...bundles
      .filter(({ values }) => empty.has(String(values["id"])))
      .map(({ line }) => ({ line, field: "id", reason: "is a bundle without an addon: nothing comes with it" })),
    ...addOns.flatMap(({ line, values }) => {
      const piece = alone.get(String(values["sku"]));
      if (piece === undefined || Number(values["price"]) <= piece.pricePoisha) return [];
      const reason = `is more than ${piece.sku} costs alone, ${formatMoneyPlain(piece.pricePoisha)}`;
      return [{ line, field: "price", reason }];
    }),
  ];
}

/** Finds two plans with the same bank and term: a label could mean either of them. */
function wrongPlans(records: readonly CatalogueRecord[], plans: readonly EmiPlanRow[]): ImportProblem[] {
  return records.flatMap(({ kind, line, values }) => {
    if (kind !== "emi") return [];
    const twin = plans.find(
      ({ code, bank, months }) =>
        code !== values["id"] && bank.en === values["title_en"] && months === values["months"],
    );
    return twin === undefined ? [] : [{ line, field: "months", reason: `is a term that the bank has as ${twin.code}` }];
  });
}

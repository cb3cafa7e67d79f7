import type { Category } from "@/backend/contract/shop/catalog";
import { execute, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { Localized, StoredPicture, VariantOptions } from "@/backend/db/stored-types";

/** A variant with its product, as a stock notice names it. */
interface NoticedVariant {
  sku: string;
  slug: string;
  category: Category;
  titles: Localized;
}

export interface StockNoticeRow extends NoticedVariant, VariantOptions {
  picture: StoredPicture;
  askedAt: Date;
}

interface DueNotice extends NoticedVariant {
  msisdn: string;
  lang: "en" | "bn";
}

/** A variant that is sold by the piece, or null. */
export const findNoticedVariant = queryRow<NoticedVariant & { stock: number }, [sku: string]>(
  "find-variant-for-notice",
  `select v.sku, p.slug, p.category, p.titles, v.stock from product_variants v join products p on p.slug = v.product_slug
   where v.sku = $1 and p.published and not p.preorder and p.category <> 'sim'`,
);

/** Subscribes a number to a variant; an existing subscription stays. */
export const insertNotice = execute<[notice: { msisdn: string; sku: string; lang: "en" | "bn" }]>(
  "insert-stock-notice",
  `insert into stock_notices (msisdn, sku, lang) values ($msisdn, $sku, $lang)
   on conflict (sku, msisdn) where told_at is null do nothing`,
);

/** The stock notices that a number waits for, newest first. */
export const listNotices = queryRows<StockNoticeRow, [msisdn: string]>(
  "list-stock-notices",
  `select n.sku, p.slug, p.category, p.titles, v.colour_labels, v.ram_gb, v.storage_gb, v.size,
     v.pictures -> 0 as picture, n.asked_at
   from stock_notices n join product_variants v on v.sku = n.sku join products p on p.slug = v.product_slug
   where n.msisdn = $1 and n.told_at is null order by n.asked_at desc, n.id desc limit 100`,
);

/** Ends a number's subscription to a variant. */
export const removeNotice = execute<[msisdn: string, sku: string]>(
  "delete-stock-notice",
  "delete from stock_notices where msisdn = $1 and sku = $2 and told_at is null",
);

// Marked in the same statement that finds them, so that only one of two processes gets each notice; oldest first.
/** Takes the notices whose variant is available again; in a transaction, since they count as sent after its commit. */
export const claimDueNotices = queryRows<DueNotice, [limit: number]>(
  "take-due-stock-notices",
  `with due as materialized (
     select n.id from stock_notices n join product_variants v on v.sku = n.sku join products p on p.slug = v.product_slug
     where n.told_at is null and v.stock > 0 and p.published
     order by n.asked_at, n.id limit $1 for update of n skip locked)
   update stock_notices n set told_at = now()
   from due, product_variants v join products p on p.slug = v.product_slug
   where n.id = due.id and v.sku = n.sku and n.told_at is null
   returning n.msisdn, n.lang, n.sku, p.slug, p.category, p.titles`,
);

import type { Category } from "@/backend/contract/shop/catalog";
import type { DeliveryType } from "@/backend/contract/shop/delivery";
import { PROMOTION_JSON, type PromotionRow } from "@/backend/db/queries/orders/promotion-queries";
import { mapResult, queryCount, queryExists, queryRow, queryRows } from "@/backend/db/queries/statement";
import type { LineOptions, Localized, VariantOptions } from "@/backend/db/stored-types";

/** The rules of the shop that a cart depends on. */
export interface CartRules {
  codEnabled: boolean;
  codLimitPoisha: number;
  /** The lowest minimum price of all instalment plans; null without a plan. */
  emiLeastPricePoisha: number | null;
  vatNotes: Localized;
  /** Hundredths of a percent. */
  deliveryVatBasisPoints: number;
}

/** A SKU as a cart shows it. */
export interface CartItemRow extends VariantOptions {
  sku: string;
  productSlug: string;
  category: Category;
  titles: Localized;
  pictureSrc: string;
  pricePoisha: number;
  stock: number;
  published: boolean;
  /** Price of printing a name and a number on it; null if nothing can be printed. */
  printPoisha: number | null;
  /** The rate of the VAT in its price, in hundredths of a percent. */
  vatBasisPoints: number;
  /** Not released yet: it can be reserved, never ordered (feature 21). */
  preorder: boolean;
}

export interface CartRow {
  token: string;
  version: number;
  deliveryDistrict: string | null;
  deliveryType: DeliveryType;
  /** Fee of the chosen delivery; 0 before a district is chosen. */
  deliveryPoisha: number;
  /** The promotion of the cart in its present state. */
  promotion: PromotionRow | null;
}

/** All columns of a line are null when the cart has no lines. */
type Nullable<Row> = { [Key in keyof Row]: Row[Key] | null };

type CartUpdateRow = CartRules & Nullable<CartItemRow> & { known: boolean; holdsNumbers: boolean; inCart: number };

/** The data of the SKUs of a cart update, and of the cart itself. */
interface CartUpdateData {
  rules: CartRules;
  /** True when the token belongs to a cart that was not ordered. */
  known: boolean;
  /** True when the cart has a SIM number, even if the reservation has ended. */
  holdsNumbers: boolean;
  items: Map<string, CartItemRow & { inCart: number }>;
}

export interface CartLineInput {
  sku: string;
  quantity: number;
  options: LineOptions;
}

type CartReadRow = CartRow & CartRules & Nullable<CartItemRow> & { quantity: number; options: LineOptions };

export interface CartRead {
  cart: CartRow;
  rules: CartRules;
  lines: (CartItemRow & { quantity: number; options: LineOptions })[];
}

const RULES = `s.cod_enabled, s.cod_limit_poisha,
  (select min(least_price_poisha) from emi_plans) as emi_least_price_poisha, s.vat_notes, s.delivery_vat_basis_points`;

/** Columns of `CartItemRow` over `product_variants v` and `products p`. */
export const CART_ITEM_COLUMNS = `v.sku, v.product_slug, p.category, p.titles, v.colour_labels, v.ram_gb, v.storage_gb,
  v.size, v.pictures -> 0 ->> 'src' as picture_src, v.price_poisha, v.stock, p.published,
  p.print_price_poisha as print_poisha, p.vat_basis_points, p.preorder`;

const CART = `c.token, c.version, c.delivery_district, c.delivery_type, coalesce(o.fee_poisha, 0) as delivery_poisha,
  ${PROMOTION_JSON} as promotion`;

const DELIVERY = `left join districts d on d.name = c.delivery_district
  left join delivery_options o on o.type = c.delivery_type and o.zone = d.zone
  left join promotions pr on pr.code = c.promotion_code`;

/** Reads the SKUs of a cart update with today's prices, and how many of each the cart already has (`inCart`). */
export const readCartUpdate = mapResult(
  queryRows<CartUpdateRow, [skus: readonly string[], token: string | null]>(
    "read-cart-update",
    `select ${RULES}, ${CART_ITEM_COLUMNS}, c.token is not null as known,
       exists (select from sim_numbers n where n.held_by = $2) as holds_numbers, coalesce(present.quantity, 0) as in_cart
     from shop_settings s
     left join carts c on c.token = $2 and c.ordered_at is null
     left join unnest($1::text[]) item (sku) on true
     left join product_variants v on v.sku = item.sku
     left join products p on p.slug = v.product_slug
     left join lateral (select sum(l.quantity)::int as quantity from cart_lines l
       where l.cart_token = c.token and l.version = c.lines_version and l.sku = v.sku) present on true`,
  ),
  (rows): CartUpdateData => {
    const [first] = rows;
    if (first === undefined) throw new Error("shop_settings has no row");
    const items = new Map(rows.filter(isItem).map((row) => [row.sku, row]));
    return { rules: first, known: first.known, holdsNumbers: first.holdsNumbers, items };
  },
);

function isItem<Row extends Nullable<CartItemRow>>(row: Row): row is Row & CartItemRow {
  return row.sku !== null;
}

// One statement is one transaction: the cart and its lines change together or not at all. Lines have the version in
// which they were written, so that parallel updates of one cart never mix; the last one wins. An emptied cart loses its
// choices (CART-65).
/**
 * Replaces the lines of a cart, which is created when absent.
 * @param cart.version the version that the change was made from; null replaces any
 * @returns the cart as it is now, or null when it was ordered in the meantime or has another version
 */
export const replaceCartLines = queryRow<
  CartRow,
  [cart: { token: string; retailerToken: string | null; lines: readonly CartLineInput[]; version: number | null }]
>(
  "replace-cart-lines",
  `with line as (
     select * from jsonb_to_recordset($lines::jsonb)
       as t (position integer, sku text, quantity integer, options jsonb)),
   c as (
     insert into carts (token, retailer_token) values ($token, $retailerToken)
     on conflict (token) do update set version = carts.version + 1, lines_version = carts.version + 1,
       retailer_token = coalesce(excluded.retailer_token, carts.retailer_token), updated_at = now(),
       promotion_code = case when exists (select from line) then carts.promotion_code end,
       delivery_district = case when exists (select from line) then carts.delivery_district end,
       delivery_type = case when exists (select from line) then carts.delivery_type else 'regular' end
     where carts.ordered_at is null and ($version::int is null or carts.version = $version)
     returning *),
   deleted as (delete from cart_lines l using c where l.cart_token = c.token and l.version < c.lines_version),
   inserted as (
     insert into cart_lines (cart_token, version, position, sku, quantity, options)
     select c.token, c.lines_version, line.position, line.sku, line.quantity, line.options from c, line)
   select ${CART} from c ${DELIVERY}`,
  (cart) => ({ ...cart, lines: cart.lines.map((line, position) => ({ position, ...line })) }),
);

/** A cart that was not ordered, with today's prices, or null. */
export const findCart = mapResult(
  queryRows<CartReadRow, [token: string]>(
    "find-cart",
    `select ${CART}, ${RULES}, ${CART_ITEM_COLUMNS}, l.quantity, l.options
     from carts c cross join shop_settings s ${DELIVERY}
     left join cart_lines l on l.cart_token = c.token and l.version = c.lines_version
     left join product_variants v on v.sku = l.sku
     left join products p on p.slug = v.product_slug
     where c.token = $1 and c.ordered_at is null
     order by l.position`,
  ),
  (rows): CartRead | null => {
    const [first] = rows;
    return first === undefined ? null : { cart: first, rules: first, lines: rows.filter(isItem) };
  },
);

/** True for a cart that exists, ordered or not. */
export const cartExists = queryExists<[token: string]>("cart-exists", "select from carts where token = $1");

/** Saves the chosen delivery in a cart, which creates a new version. False when there is no such cart. */
export const chooseCartDelivery = queryExists<[choice: { token: string; district: string; type: DeliveryType }]>(
  "choose-delivery",
  `update carts set delivery_district = $district, delivery_type = $type, updated_at = now(),
     version = version
       + case when (delivery_district, delivery_type) is distinct from ($district, $type) then 1 else 0 end
   where token = $token and ordered_at is null returning version`,
);

/** Deletes carts that were not changed for 90 days. @returns how many */
export const purgeCarts = queryCount(
  "purge-carts",
  `delete from carts where token in (select token from carts where ordered_at is null
     and updated_at < now() - interval '90 days' order by updated_at limit 1000 for update skip locked) returning token`,
);

import type { Category } from "@/backend/contract/shop/catalog";
import type { PromotionType } from "@/backend/contract/shop/promotions";
import { execute, mapResult, queryColumn, queryExists, queryOne, queryValue } from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

/** A promotion at the database's current time; money in poisha. */
export interface PromotionRow {
  code: string;
  type: PromotionType;
  titles: Localized;
  kind: "percent" | "amount" | "delivery";
  percent: number | null;
  amountPoisha: number | null;
  minPoisha: number;
  category: Category | null;
  started: boolean;
  ended: boolean;
  usedUp: boolean;
  numberLimit: number | null;
}

type PromotionUse = "taken" | "used-up" | "number-limit";

/** `PromotionRow` as one JSON value over `promotions pr`; null without a row. */
export const PROMOTION_JSON = `case when pr.code is not null then jsonb_build_object('code', pr.code, 'type', pr.type,
  'titles', pr.titles, 'kind', pr.kind, 'percent', pr.percent, 'amountPoisha', pr.amount_poisha,
  'minPoisha', pr.least_poisha, 'category', pr.category, 'started', pr.starts_at <= now(),
  'ended', coalesce(pr.ends_at <= now(), false), 'usedUp', coalesce(pr.used >= pr.use_limit, false),
  'numberLimit', pr.number_limit) end`;

/** A promotion by its code in capital letters, or null. */
export const findPromotion = queryValue<PromotionRow, [code: string]>(
  "find-promotion",
  `select ${PROMOTION_JSON} as promotion from promotions pr where pr.code = $1`,
);

/** Public promotions that are running now, and the campaigns. */
export const listOpenPromotions = queryColumn<PromotionRow>(
  "list-open-promotions",
  `select ${PROMOTION_JSON} as promotion from promotions pr
   where (pr.is_public or pr.type = 'cmp') and pr.starts_at <= now() and (pr.ends_at is null or pr.ends_at > now())
     and (pr.use_limit is null or pr.used < pr.use_limit)
   order by pr.code limit 20`,
);

/** Puts a code on a cart, in place of any other code. False when there is no such cart. */
export const setPromotion = queryExists<[token: string, code: string]>(
  "choose-promotion",
  `update carts set promotion_code = $2, updated_at = now(),
     version = version + case when promotion_code is distinct from $2 then 1 else 0 end
   where token = $1 and ordered_at is null returning version`,
);

/** Removes a code from a cart; does nothing if the cart does not have this code. */
export const clearPromotion = execute<[token: string, code: string]>(
  "clear-promotion",
  `update carts set promotion_code = null, updated_at = now(), version = version + 1
   where token = $1 and ordered_at is null and promotion_code = $2 returning version`,
);

// Both counts are raised under their own condition, checked again on the newest row after any wait: first the number's,
// last the promotion's, because all buyers wait for that one. Without a limit a number, the number gets no row.
/** Takes one use of a promotion for a number. A refusal may leave raised counts behind, which the caller rolls back. */
export const takePromotion = mapResult(
  queryOne<{ free: boolean; numberFree: boolean }, [use: { code: string; msisdn: string; numberLimit: number | null }]>(
    "redeem-promotion",
    `with n as (
       insert into promotion_numbers (code, msisdn, used) select $code, $msisdn, 1 where $numberLimit::int is not null
       on conflict (code, msisdn) do update set used = promotion_numbers.used + 1
         where promotion_numbers.used < $numberLimit
       returning used),
     allowed as (select $numberLimit::int is null or exists (select from n) as is_so),
     p as (
       update promotions set used = used + 1
       where code = $code and (select is_so from allowed) and starts_at <= now() and (ends_at is null or ends_at > now())
         and (use_limit is null or used < use_limit)
       returning code)
     select exists (select from p) as free, (select is_so from allowed) as number_free`,
  ),
  ({ free, numberFree }): PromotionUse => {
    if (!numberFree) return "number-limit";
    return free ? "taken" : "used-up";
  },
);

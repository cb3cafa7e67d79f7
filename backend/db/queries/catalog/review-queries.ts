import type { ReviewSort, ReviewState, ReviewTopic } from "@/backend/contract/shop/reviews";
import {
  type Connection,
  execute,
  mapResult,
  type PageRows,
  perName,
  queryRow,
  queryRows,
  queryValue,
} from "@/backend/db/queries/statement";
import type { Localized } from "@/backend/db/stored-types";

export interface ReviewRow {
  id: string;
  stars: number;
  title: string;
  body: string;
  lang: "en" | "bn";
  topics: ReviewTopic[];
  author: string;
  verified: boolean;
  helpful: number;
  /** As PostgreSQL returns it: a Date in a column, a text inside JSON. */
  writtenAt: Date | string;
  editedAt: Date | string | null;
}

export interface OwnReviewRow extends ReviewRow {
  state: ReviewState;
}

/** A page of reviews, and the counts of all of them. */
interface ReviewPageRow {
  items: ReviewRow[];
  /** Number of reviews that fit the filter. */
  count: number;
  ratingCount: number;
  ratingSum: number;
  stars: { stars: number; count: number }[];
  topics: { topic: ReviewTopic; count: number }[];
}

export interface ReviewFilter {
  stars: number | null;
  topic: ReviewTopic | null;
}

interface NewReview extends Pick<ReviewRow, "id" | "author" | "lang" | "stars" | "title" | "body"> {
  productSlug: string;
  msisdn: string;
  topics: readonly ReviewTopic[];
  state: "published" | "waiting";
  concerns: readonly string[];
}

/** A review as the operator reads it. */
interface OperatorReviewRow extends OwnReviewRow {
  productSlug: string;
  titles: Localized;
  msisdn: string | null;
  concerns: string[];
}

const ORDERS: Record<ReviewSort, string> = {
  newest: "written_at desc, id",
  helpful: "helpful desc, written_at desc, id",
  highest: "stars desc, helpful desc, written_at desc, id",
  lowest: "stars, helpful desc, written_at desc, id",
};

const COLUMNS = `r.id, r.stars, r.title, r.body, r.lang, r.topics, r.author, r.verified, r.helpful,
  r.written_at as "writtenAt", r.edited_at as "editedAt"`;

// One statement for the whole section: the page that is shown, and the counts beside it.
const pageQueries = perName(ORDERS, (sort) =>
  queryRow<ReviewPageRow, [product: { slug: string }, filter: ReviewFilter, page: PageRows]>(
    `list-reviews-${sort}`,
    `with shown as materialized (
       select * from product_reviews where product_slug = $slug and state = 'published'),
     fitting as (
       select * from shown where ($stars::int is null or stars = $stars)
         and ($topic::text is null or $topic = any (topics)))
     select p.rating_count as "ratingCount", p.rating_sum as "ratingSum",
       (select count(*)::int from fitting) as count,
       coalesce((select jsonb_agg(to_jsonb(one)) from (
          select ${COLUMNS} from fitting r order by ${ORDERS[sort]} limit $limit offset $offset) one), '[]') as items,
       (select jsonb_agg(jsonb_build_object('stars', s.stars, 'count',
          (select count(*) from shown where shown.stars = s.stars)) order by s.stars desc)
        from generate_series(1, 5) s (stars)) as stars,
       coalesce((select jsonb_agg(jsonb_build_object('topic', t.topic, 'count', t.count) order by t.count desc, t.topic)
        from (select unnest(topics) as topic, count(*) as count from shown group by 1) t), '[]') as topics
     from products p where p.slug = $slug and p.published`,
  ),
);

/** A page of a product's published reviews with the counts of all of them; null when there is no such product. */
export function findReviewPage(
  connection: Connection,
  slug: string,
  filter: ReviewFilter,
  { sort, ...page }: PageRows & { sort: ReviewSort },
): Promise<ReviewPageRow | null> {
  return pageQueries[sort](connection, { slug }, filter, page);
}

/** True if an order of the number with the product was delivered. */
const BOUGHT = `exists (select from orders o join order_lines l on l.order_id = o.id
  where o.msisdn = $msisdn and not o.of_former_owner and o.state = 'delivered' and l.product_slug = $productSlug)`;

/** A number's own review of a product and the reviews that it found helpful; null when there is no such product. */
export const findOwnReview = queryRow<
  { review: OwnReviewRow | null; bought: boolean; voted: string[] },
  [own: { productSlug: string; msisdn: string }]
>(
  "find-own-review",
  `select (select to_jsonb(own) from (select ${COLUMNS}, r.state from product_reviews r
       where r.product_slug = $productSlug and r.msisdn = $msisdn) own) as review,
     ${BOUGHT} as bought,
     coalesce((select jsonb_agg(v.review_id) from review_votes v join product_reviews r on r.id = v.review_id
       where v.msisdn = $msisdn and r.product_slug = $productSlug), '[]') as voted
   from products where slug = $productSlug and published`,
);

// If a review was ever rejected, an operator reads it again before it is shown, whatever its new text is.
/** Saves a number's new or edited review of a product. @returns null when there is no such product */
export const upsertReview = queryRow<OwnReviewRow, [review: NewReview]>(
  "save-review",
  `insert into product_reviews as r (product_slug, msisdn, id, author, lang, stars, title, body, topics, verified, state, concerns)
   select $productSlug, $msisdn, $id, $author, $lang, $stars, $title, $body, $topics::text[], ${BOUGHT}, $state,
     $concerns::text[]
   where exists (select from products where slug = $productSlug and published)
   on conflict (product_slug, msisdn) do update set author = excluded.author, lang = excluded.lang,
     stars = excluded.stars, title = excluded.title, body = excluded.body, topics = excluded.topics,
     verified = r.verified or excluded.verified,
     state = case when 'rejected' in (r.state, r.concerns[1]) then 'waiting' else excluded.state end,
     concerns = case when 'rejected' in (r.state, r.concerns[1]) then array['rejected'] || excluded.concerns else excluded.concerns end,
     edited_at = now()
   returning ${COLUMNS}, r.state`,
);

/** The author's number of a published review; undefined when there is no such review, null for a review of the seed. */
export const findReviewAuthor = mapResult(
  queryRow<{ msisdn: string | null }, [id: string]>(
    "find-review-to-vote",
    "select msisdn from product_reviews where id = $1 and state = 'published'",
  ),
  (review) => review?.msisdn,
);

const insertVote = execute<[id: string, msisdn: string]>(
  "insert-review-vote",
  "insert into review_votes (review_id, msisdn) values ($1, $2) on conflict do nothing",
);

const deleteVote = execute<[id: string, msisdn: string]>(
  "delete-review-vote",
  "delete from review_votes where review_id = $1 and msisdn = $2",
);

const selectHelpful = queryValue<number, [id: string]>(
  "count-review-votes",
  "select helpful from product_reviews where id = $1",
);

/** Adds a number's vote to a review, or removes it. @returns the number of votes that it has now */
export async function setVote(connection: Connection, id: string, msisdn: string, helpful: boolean): Promise<number> {
  await (helpful ? insertVote : deleteVote)(connection, id, msisdn);
  return (await selectHelpful(connection, id)) ?? 0;
}

/** Reviews in a state, the longest waiting first. */
export const listReviewsForOperator = queryRows<OperatorReviewRow, [state: ReviewState, limit: number]>(
  "list-reviews-for-operator",
  `select ${COLUMNS}, r.state,
     r.product_slug as "productSlug", p.titles, r.msisdn, r.concerns
   from product_reviews r join products p on p.slug = r.product_slug
   where r.state = $1 order by coalesce(r.edited_at, r.written_at), r.id limit $2`,
);

/** Publishes or rejects a review. @returns its state before, or null when there is none of that id */
export const moveReview = queryValue<ReviewState, [id: string, state: "published" | "rejected"]>(
  "move-review",
  `update product_reviews r set state = $2, concerns = case when $2 = 'rejected' then array['rejected'] else '{}' end
   from (select id, state from product_reviews where id = $1 for update) was
   where r.id = was.id returning was.state as before`,
);

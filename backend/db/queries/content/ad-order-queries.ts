import {
  type Connection,
  execute,
  queryColumn,
  queryExists,
  queryOne,
  queryRow,
  queryRows,
} from "@/backend/db/queries/statement";

/** A file that was checked and stored; sizes in pixels and bytes. */
export interface CreativeRow {
  id: string;
  name: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  /** SHA-256 in hexadecimal. */
  digest: string;
}

/** The times of an order's steps; null for a step that it has not reached. */
interface AdOrderSteps {
  reviewedAt: Date | null;
  bookedAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
  declinedAt: Date | null;
}

export interface AdOrderRow extends AdOrderSteps {
  reference: string;
  fields: Readonly<Record<string, string | number>>;
  lang: "en" | "bn";
  createdAt: Date;
  creative: CreativeRow | null;
}

/** Records a file whose bytes are on disk. */
export const insertCreative = execute<[row: CreativeRow & { network: string | null }]>(
  "insert-ad-creative",
  `insert into ad_creatives (id, name, type, bytes, width, height, digest, network)
   values ($id, $name, $type, $bytes, $width, $height, $digest, $network)`,
);

/** The space that files take: of orders, without an order, and without an order from this network. */
export const sumCreativeBytes = queryOne<{ claimed: number; unclaimed: number; own: number }, [network: string | null]>(
  "sum-ad-creatives",
  `select coalesce(sum(bytes) filter (where reference is not null), 0)::float8 as claimed,
     coalesce(sum(bytes) filter (where reference is null), 0)::float8 as unclaimed,
     coalesce(sum(bytes) filter (where reference is null and network = $1), 0)::float8 as own from ad_creatives`,
);

const claimCreative = queryExists<[id: string, reference: string]>(
  "claim-ad-creative",
  "update ad_creatives set reference = $2 where id = $1 and reference is null returning id",
);

const insertOrderRow = execute<[reference: string]>("insert-ad-order", "insert into ad_orders (reference) values ($1)");

/** Saves an order with its file. @returns false when the file is unknown or belongs to another order */
export async function insertAdOrder(
  connection: Connection,
  reference: string,
  creative: string | undefined,
): Promise<boolean> {
  await insertOrderRow(connection, reference);
  return creative === undefined || claimCreative(connection, creative, reference);
}

/** Deletes the rows of files that waited too long for an order. @returns their ids */
export const deleteUnclaimedCreatives = queryColumn<string, [hours: number]>(
  "delete-unclaimed-ad-creatives",
  "delete from ad_creatives where reference is null and created_at < now() - make_interval(hours => $1) returning id",
);

/** Deletes the rows of files whose orders were finished or declined before so many days. @returns their ids */
export const deleteEndedCreatives = queryColumn<string, [days: { finished: number; declined: number }]>(
  "delete-ended-ad-creatives",
  `delete from ad_creatives c using ad_orders o where o.reference = c.reference
     and (o.finished_at < now() - make_interval(days => $finished)
       or o.declined_at < now() - make_interval(days => $declined))
   returning c.id`,
);

/** The ids that have a row. */
export const listKnownCreatives = queryColumn<string, [ids: readonly string[]]>(
  "list-known-ad-creatives",
  "select id from ad_creatives where id = any($1::text[])",
);

const ORDER = `select o.reference, w.fields, w.lang, w.created_at, o.reviewed_at, o.booked_at, o.started_at,
    o.finished_at, o.declined_at,
    case when c.id is null then null else json_build_object('id', c.id, 'name', c.name, 'type', c.type,
      'bytes', c.bytes, 'width', c.width, 'height', c.height, 'digest', c.digest) end as creative
  from ad_orders o join web_forms w using (reference) left join ad_creatives c on c.reference = o.reference`;

/** An order with its file; null when there is none. */
export const findAdOrder = queryRow<AdOrderRow, [reference: string]>(
  "find-ad-order",
  `${ORDER} where o.reference = $1`,
);

/** Orders that are neither finished nor declined, the oldest first. */
export const listOpenAdOrders = queryRows<AdOrderRow, [limit: number]>(
  "list-open-ad-orders",
  `${ORDER} where o.finished_at is null and o.declined_at is null order by w.created_at limit $1`,
);

/** A step of an order: it is taken only once, and only at the right place among the others. */
const stepQuery = (name: string, column: string, isDue: string) =>
  queryExists<[reference: string]>(
    `${name}-ad-order`,
    `update ad_orders set ${column} = now() where reference = $1 and ${column} is null and ${isDue}
       returning reference`,
  );

/** Takes a step of an order, by the step's name. @returns false when the order is not at the step before it */
export const takeAdOrderStep = {
  reviewed: stepQuery("review", "reviewed_at", "declined_at is null"),
  booked: stepQuery("book", "booked_at", "reviewed_at is not null and declined_at is null"),
  started: stepQuery("start", "started_at", "booked_at is not null and declined_at is null"),
  finished: stepQuery("finish", "finished_at", "started_at is not null"),
  declined: stepQuery("decline", "declined_at", "started_at is null"),
} as const;

export type AdOrderStep = keyof typeof takeAdOrderStep;

import type { Language } from "@/backend/contract/language";
import {
  type Connection,
  execute,
  queryOneValue,
  queryRow,
  queryRows,
  queryValue,
} from "@/backend/db/queries/statement";

/** The part of a request that is shown to a reader who may see it. */
export interface FloodStatusRow {
  state: "recorded" | "active" | "ended";
  /** ISO day in Dhaka; null while the request is only recorded. */
  until: string | null;
}

interface NewFloodRequest {
  reference: string;
  msisdn: string;
  district: string | null;
  thana: string | null;
  lang: Language;
}

/** A request in the form of the operator's list. */
interface WaitingFloodRow {
  msisdn: string;
  district: string | null;
  thana: string | null;
  createdAt: Date;
}

// An active benefit has ended when its last day is over, even before this is recorded.
const STATE = "case when state = 'active' and active_until < $2::date then 'ended' else state end";

const endOld = execute<[msisdn: string, today: string]>(
  "end-flood-request",
  "update flood_requests set state = 'ended' where msisdn = $1 and state = 'active' and active_until < $2::date",
);
// The number's one open request, new or existing: a place that is given later is saved only if there was none.
const insertRequest = queryOneValue<number, [request: NewFloodRequest]>(
  "record-flood-request",
  `insert into flood_requests (msisdn, district, thana, lang) values ($msisdn, $district, $thana, $lang)
   on conflict (msisdn) where state <> 'ended'
   do update set district = coalesce(flood_requests.district, excluded.district),
     thana = case when flood_requests.district is null then excluded.thana else flood_requests.thana end
   returning id`,
);
const insertReference = execute<[reference: string, requestId: number]>(
  "insert-flood-reference",
  "insert into flood_references (reference, request_id) values ($1, $2)",
);

/** Records that a number needs the benefit; each call brings a new reference. @param today ISO day in Dhaka */
export async function recordRequest(connection: Connection, request: NewFloodRequest, today: string): Promise<void> {
  await endOld(connection, request.msisdn, today);
  await insertReference(connection, request.reference, await insertRequest(connection, request));
}

/** Null for an unknown reference. @param today ISO day in Dhaka */
export const findRequestByReference = queryRow<FloodStatusRow, [reference: string, today: string]>(
  "find-flood-request-by-reference",
  `select ${STATE} as state, active_until as until from flood_references f
   join flood_requests r on r.id = f.request_id where f.reference = $1`,
);

/** The newest request of a number; null when there is none. @param today ISO day in Dhaka */
export const findRequestOfNumber = queryRow<FloodStatusRow, [msisdn: string, today: string]>(
  "find-flood-request-of-number",
  `select ${STATE} as state, active_until as until from flood_requests
   where msisdn = $1 order by created_at desc limit 1`,
);

/** Requests that wait for the operator, the oldest first. @param district null for all */
export const listWaitingRequests = queryRows<WaitingFloodRow, [district: string | null, limit: number]>(
  "list-flood-requests",
  `select msisdn, district, thana, created_at
   from flood_requests where state = 'recorded' and ($1::text is null or district = $1) order by created_at limit $2`,
);

/** Records that the benefit of a number is active. @returns its owner's language; null when no request waits */
export const markActive = queryValue<Language, [msisdn: string, until: string]>(
  "activate-flood-request",
  `update flood_requests set state = 'active', active_until = $2, activated_at = now()
   where msisdn = $1 and state = 'recorded' returning lang`,
);

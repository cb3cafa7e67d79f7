import { z } from "zod";
import { type CallName, type CallPath, callPaths } from "@/backend/contract/paths";

/** How the caller is authenticated. `session` = webLoginToken header, `partner` = Authorization: Bearer key. */
type Authority = "none" | "session" | "partner";

export interface CallDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> extends CallPath {
  readonly name: CallName;
  readonly summary: string;
  /** Path parameters, query and body. If one of them is absent, the call accepts nothing there. */
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** `form` = also application/x-www-form-urlencoded; `file` = one file, which the handler reads as a stream. */
  readonly encoding: "json" | "form" | "file";
  readonly answer: Answer;
  readonly authority: Authority;
  /** An Idempotency-Key header (docs/interfaces.md#calls); `optional` = only where the payload moves money. */
  readonly idempotent: boolean | "optional";
  /** 200 where the site reads `status` (ERR-01, ERR-07): a refusal by the domain then answers 200 with status false. */
  readonly refusalStatus?: 200;
  /** Counts against RATE_CLIENT_ORDERS_PER_HOUR, in addition to the budget of reads or writes. */
  readonly budget?: "orders";
  /** Seconds that any cache may store the answer; 0 = private, no-store. */
  readonly cacheSeconds: number;
  /** Answers have an ETag, and 304 for an unchanged one: useful for large answers that seldom change. */
  readonly hasEtag?: true;
}

type WithDefault = "encoding" | "authority" | "idempotent" | "cacheSeconds";

type Options<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends z.ZodType> = Omit<
  CallDefinition<P, Q, B, A>,
  "name" | keyof CallPath | WithDefault
> &
  Partial<Pick<CallDefinition, WithDefault>>;

/** Declares one call of the contract by its name in `callPaths`; shapes are zod schemas. */
export function defineCall<
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  A extends z.ZodType = z.ZodType,
>(name: CallName, options: Options<P, Q, B, A>): CallDefinition<P, Q, B, A> {
  const { encoding = "json", authority = "none", idempotent = false, cacheSeconds = 0, ...rest } = options;
  return { name, ...callPaths[name], encoding, authority, idempotent, cacheSeconds, ...rest };
}

/** An amount in taka on the wire: not negative, two decimals at most. */
export const taka = z.number().min(0).max(100_000_000).describe("Amount in taka, two decimals at most");

/** The public id of an order: 16 Crockford base32 characters in groups of four. */
export const orderId = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  .describe("Order id as shown to people, e.g. 7K3M-9QXT-2HVB-4D8N");

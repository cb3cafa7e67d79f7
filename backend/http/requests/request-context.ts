import { randomFillSync } from "node:crypto";
import { type Language, languageOf } from "@/backend/contract/language";
import type { Database } from "@/backend/db/client";
import type { BackendEnv } from "@/backend/env";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { type OrderProofEntry, readOrderProofs } from "@/utils/checkout/order-proof-cookie";
import { type ColourChoice, sentColourMode } from "@/utils/layout/colour-cookie";
import { clientAddress } from "@/utils/requests/client-network";
import { readCookies } from "@/utils/requests/cookies";

export interface BackendLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The connection of a request, from the Node server; without `incoming` for a call made inside the process. */
export interface Connection {
  readonly incoming?: { readonly socket: { readonly remoteAddress?: string | undefined } } | undefined;
  /** The address of the visitor whose page makes a call inside the process. */
  readonly visitor?: string;
}

export interface ContextServices {
  readonly db: Database;
  readonly env: BackendEnv;
  readonly log: BackendLog;
  readonly now: () => Date;
}

/** The token of a known device. It decides which budgets apply and gives no rights (docs/decisions/17). */
export const KNOWN_DEVICE_COOKIE = "known_device";

const REQUEST_ID = /^[A-Za-z0-9_-]{16,64}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const HEADER_TOKEN = /^[\x21-\x7e]{1,512}$/;
const BEARER = /^Bearer +([\x21-\x7e]{1,512})$/i;
const DEVICE_TOKEN = /^[A-Za-z0-9_.-]{1,200}$/;
const CHANNEL = /^[A-Za-z0-9_-]{1,40}$/;

/** The context of one call; headers are read on first use, since most calls need few of them. */
export class HttpContext {
  readonly db: Database;
  readonly env: BackendEnv;
  readonly log: BackendLog;
  readonly now: () => Date;
  readonly requestId: string;
  /** Additional headers of the answer. */
  readonly answerHeaders: Record<string, string> = {};

  constructor(
    services: ContextServices,
    private readonly headers: Headers,
    private readonly connection: Connection | undefined,
  ) {
    this.db = services.db;
    this.env = services.env;
    this.log = services.log;
    this.now = services.now;
    const given = headers.get("x-request-id");
    this.requestId = given !== null && REQUEST_ID.test(given) ? given : newRequestId();
  }

  get lang(): Language {
    return languageOf(this.headers.get("lang"));
  }

  /**
   * Address of the caller behind the trusted proxies; null only for a call that the site's own pages make in this process,
   * which has no connection. No header or closed connection can imitate that.
   */
  get client(): string | null {
    if (this.connection?.incoming === undefined) return null;
    return clientAddress(this.peerAddress ?? "", this.headers.get("x-forwarded-for"), this.env.trustProxyHops);
  }

  /** The address of the client or, for a call inside the process, of the visitor whose page makes it; null if unknown. */
  get visitor(): string | null {
    return this.client ?? this.connection?.visitor ?? null;
  }

  /** The other end of the socket; null for a call made inside the process, and when the caller has hung up. */
  get peerAddress(): string | null {
    return this.connection?.incoming?.socket.remoteAddress ?? null;
  }

  get webLoginToken(): string | null {
    return this.matching("weblogintoken", HEADER_TOKEN);
  }

  /** The value after `Authorization: Bearer`: a session's token, or a partner's key. */
  get bearerToken(): string | null {
    return BEARER.exec(this.headers.get("authorization") ?? "")?.[1] ?? null;
  }

  /** The token of a hand-off in an address. It is never the token of a session. */
  get authToken(): string | null {
    return this.matching("authtoken", HEADER_TOKEN);
  }

  /** The cookie of a device on which a number logged in. */
  get deviceToken(): string | null {
    const sent = readCookies(this.headers.get("cookie") ?? "").find(({ name }) => name === KNOWN_DEVICE_COOKIE);
    return sent !== undefined && DEVICE_TOKEN.test(sent.value) ? sent.value : null;
  }

  /** The browser's proofs of its own orders; the domain function that needs one checks it. */
  get orderProofs(): OrderProofEntry[] {
    return readOrderProofs(this.headers.get("cookie") ?? "");
  }

  /** The colour mode that the reader chose, for documents without script; null means light. */
  get colourMode(): ColourChoice | null {
    return sentColourMode(this.headers.get("cookie"));
  }

  /** An editor's token for drafts; compared with PREVIEW_TOKEN. */
  get previewToken(): string | null {
    return this.matching("previewtoken", HEADER_TOKEN);
  }

  get userAgent(): string | null {
    return this.headers.get("user-agent");
  }

  get channelName(): string | null {
    return this.matching("channelname", CHANNEL);
  }

  /**
   * A UUID in lower case; never null in a call that the contract declares idempotent.
   * @throws HttpRefusal when the header is present but is not a UUID
   */
  get idempotencyKey(): string | null {
    const key = this.headers.get("idempotency-key");
    if (key === null) return null;
    if (!UUID.test(key)) throw new HttpRefusal("invalid-input", { field: "Idempotency-Key" });
    return key.toLowerCase();
  }

  private matching(name: string, pattern: RegExp): string | null {
    const value = this.headers.get(name);
    return value !== null && pattern.test(value) ? value : null;
  }
}

const pool = Buffer.alloc(4096);
let used = pool.length;

/** A new id of 128 random bits. Random bytes are generated for 256 ids at once, which takes a tenth of the time. */
function newRequestId(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 16;
  return pool.toString("base64url", used - 16, used);
}

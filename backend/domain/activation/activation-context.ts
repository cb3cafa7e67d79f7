import type { CodeContext } from "@/backend/domain/codes/code-context";
import type { DbContext, DomainContext, OnFailure } from "@/backend/domain/domain-context";
import type { ChargingSystem } from "@/backend/domain/ports/charging-system";

export interface AttemptContext extends DbContext {
  readonly charging: ChargingSystem;
  /** Called after every attempt that got no answer. The attempt is repeated later. */
  readonly onFailure: OnFailure;
}

export interface ActivationContext extends AttemptContext, DomainContext {
  readonly codes: CodeContext;
  /** The number of the session; null without a session. */
  readonly ownMsisdn: string | null;
  /** Counts a new activation against the client's budget. @throws DomainError `too-many-requests` */
  readonly takeBudget: () => Promise<void>;
}

export type ActivationTarget =
  | { readonly kind: "pack"; readonly id: string }
  | { readonly kind: "offer"; readonly id: string };

/** The purpose and subject of its code. The code is not valid for another pack or offer, or for a log-in. */
export function codeOf({ kind, id }: ActivationTarget) {
  return { purpose: kind === "pack" ? "internet-pack" : "offer", subject: id } as const;
}

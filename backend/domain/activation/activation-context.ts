import type { CodeContext } from "@/backend/domain/codes/code-context";
import type { DomainContext } from "@/backend/domain/domain-context";
import type { ChargingSystem } from "@/backend/domain/ports/charging-system";

/** What carrying out an activation works with. */
export interface CarryContext extends Pick<DomainContext, "db"> {
  readonly charging: ChargingSystem;
  /** Called with every attempt without an answer; it is made again. */
  readonly onFailure: (error: unknown, what: string) => void;
}

/** What a requested activation needs. */
export interface ActivationContext extends CarryContext, DomainContext {
  readonly codes: CodeContext;
  /** The number of the session; null without one. */
  readonly ownMsisdn: string | null;
  /** Counts a new activation for its client. @throws DomainError `too-many-requests` */
  readonly takeBudget: () => Promise<void>;
}

/** What can be activated: a public pack, or an offer. */
export type Wanted = { readonly kind: "pack"; readonly id: string } | { readonly kind: "offer"; readonly id: string };

/** The purpose and the subject that a code for it is bound to: it opens no other pack, no offer and no log-in. */
export function codeOf({ kind, id }: Wanted) {
  return { purpose: kind === "pack" ? "internet-pack" : "offer", subject: id } as const;
}

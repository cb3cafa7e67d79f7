import type { CodeChannel } from "@/backend/contract/fields";
import { findOfferRow } from "@/backend/db/queries/subscriber-services/offer-queries";
import { findPack } from "@/backend/db/queries/subscriber-services/pack-queries";
import { type ActivationTarget, codeOf } from "@/backend/domain/activation/activation-context";
import type { CodeContext } from "@/backend/domain/codes/code-context";
import { sendCode } from "@/backend/domain/codes/send-code";
import type { DomainContext } from "@/backend/domain/domain-context";
import { DomainError } from "@/backend/domain/domain-error";
import { dayInDhaka } from "@/utils/dates/dates";

interface ActivationCodeRequest {
  /** The typed text. */
  readonly msisdn: string;
  readonly target: ActivationTarget;
  readonly channel: CodeChannel | undefined;
}

/**
 * Sends the code for activating one pack or one offer (API-SITE-06 and API-SITE-16). The answer does not reveal whether
 * the offer was made for the number: only a right code shows that.
 * @throws DomainError `pack-not-found`, `offer-not-found`, `msisdn-invalid`, `call-too-early`, `too-many-requests`
 */
export async function sendActivationCode(
  { codes, now }: { readonly codes: CodeContext; readonly now: DomainContext["now"] },
  { msisdn, target, channel }: ActivationCodeRequest,
): Promise<void> {
  const { pool } = codes.db;
  const { kind, id } = target;
  const found = await (kind === "pack" ? findPack(pool, id) : findOfferRow(pool, { today: dayInDhaka(now()), id }));
  if (found === null) throw new DomainError(`${kind}-not-found`, { field: `${kind}_id` });
  await sendCode(codes, { msisdn, ...codeOf(target), channel });
}

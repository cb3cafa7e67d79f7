import { toPoisha } from "@/backend/contract/money";
import type {
  StarProgress as WireProgress,
  StarStatus as WireStatus,
} from "@/backend/contract/subscriber-services/star";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import type { CodeChannel } from "@/utils/login/one-time-code";
import type { Language } from "@/utils/text/translations";

/** The benefits of the reader's tier and the conditions of the next one, in the reader's language. */
export type StarStatus = ReturnType<typeof readStatus>;

/** The progress to the next tier. Amounts in poisha. */
export type StarProgress = ReturnType<typeof readProgress>;

function readProgress(progress: WireProgress) {
  return {
    neededPoisha: toPoisha(progress.needed),
    averagePoisha: toPoisha(progress.average),
    usedPoisha: toPoisha(progress.used),
    missingPoisha: toPoisha(progress.missing),
    sentence: progress.sentence,
  };
}

function readStatus({ star_status, benefits, next, texts }: WireStatus) {
  return {
    tier: star_status,
    benefits,
    /** Null for the highest tier. */
    next: next && {
      tier: next.star_status,
      condition: next.condition,
      progress: next.progress && readProgress(next.progress),
    },
    /** After a code: the texts in both languages, if the system sends them. */
    ...(texts && { texts }),
  };
}

/** The status of a number that was proved by a code, in another language. */
export function translatedStatus(status: StarStatus, language: Language): StarStatus {
  const texts = status.texts?.[language];
  if (texts === undefined) return status;
  const { next } = status;
  const progress = next?.progress && { ...next.progress, sentence: texts.sentence ?? next.progress.sentence };
  return {
    ...status,
    benefits: texts.benefits,
    next: next && { ...next, condition: texts.condition ?? next.condition, progress: progress ?? null },
  };
}

/**
 * POST /api/v1/star-program/check-status: the tier of the reader's own number; any other number gets a code by text
 * (API-SITE-19).
 * @returns the tier, or null when the code is needed
 */
export async function checkStarStatus(
  api: Api,
  { msisdn, channel }: { msisdn: string; channel?: CodeChannel },
): Promise<StarStatus | null> {
  const body = { msisdn, ...(channel !== undefined && { channel }) };
  const { data } = await api.request("checkStarStatus", { body });
  return readAnswer(() => (data.step === "tier" ? readStatus(data) : null));
}

/**
 * POST /api/v1/star-program/check-status/show, with the code from the text message (API-SITE-18).
 * @param guess the typed code of four digits
 * @throws ApiError; code `code-wrong` for a wrong code
 */
export async function showStarStatus(api: Api, guess: { msisdn: string; code: string }): Promise<StarStatus> {
  const { msisdn, code } = guess;
  const { data } = await api.request("showStarStatus", { body: { msisdn, otp_value: code } });
  return readAnswer(() => readStatus(data));
}

/**
 * POST /api/v1/star-program/check-status/show for the reader's own number (API-SITE-18).
 * @throws ApiError; code `no-session` when the reader is not logged in with this number
 */
export async function getStarStatus(api: Api, { msisdn }: { msisdn: string }): Promise<StarStatus> {
  const { data } = await api.request("showStarStatus", { body: { msisdn } });
  return readAnswer(() => readStatus(data));
}

import type { Webform, WebformStatus } from "@/backend/contract/content/forms";
import { toPoisha } from "@/backend/contract/money";
import type { Api } from "@/services/api/api-client";
import { readAnswer } from "@/services/api/api-error";
import type { AdOrderTyped } from "@/utils/forms/ad-order";
import { readTaka } from "@/utils/money/typed-taka";
import type { Language } from "@/utils/text/translations";

/** The answer to a sent form: its reference number, and a message of thanks in the form's language. */
export type WebFormReceipt = Awaited<ReturnType<typeof submitWebForm>>;

/** A form as it is sent; the contract's fields of its `webform_id`. */
type FilledForm = Readonly<Record<string, unknown>>;

/**
 * POST /webform_rest/submit, in Bengali POST /bn/webform_rest/submit (I18N-08): one of the site's forms.
 * @param language of the form's page
 * @param key UUID: a form sent again with it is stored once
 * @throws ApiError; `invalid-input` and `msisdn-invalid` name the field to correct
 */
export async function submitWebForm(api: Api, form: FilledForm, language: Language, key: string) {
  const name = language === "bn" ? "submitWebformBengali" : "submitWebform";
  // The server validates the fields.
  const body = form as Webform;
  const { data } = await api.request(name, { body, headers: { "Idempotency-Key": key } });
  return readAnswer(() => ({ reference: data.reference, message: data.message }));
}

/**
 * An order for advertising, sent as one of the same forms.
 * @param order the typed text, the checked file's id, and the idempotency key
 * @throws ApiError; a refusal names the field
 */
export function submitAdOrder(
  api: Api,
  { typed, creative, key }: { typed: AdOrderTyped; creative: string | null; key: string },
  language: Language,
): Promise<WebFormReceipt> {
  const filled = Object.entries(typed).flatMap(([name, text]) => (text.trim() === "" ? [] : [[name, text.trim()]]));
  const form = {
    webform_id: "order_gpfi",
    ...Object.fromEntries(filled),
    budget: readTaka(typed.budget),
    ...(creative !== null && { creative }),
  };
  return submitWebForm(api, form, language, key);
}

/** The state of a form. Times are in ISO format; null for a state not reached yet. */
export type WebFormStatus = Awaited<ReturnType<typeof trackWebForm>>;

/** The times of an advertising order's steps; null for a step not reached yet. */
export type AdOrderStatus = NonNullable<ReturnType<typeof readAdOrder>>;

function readAdOrder(order: WebformStatus["ad_order"]) {
  if (order === undefined) return null;
  return {
    steps: {
      reviewed: order.reviewed_at,
      booked: order.booked_at,
      started: order.started_at,
      finished: order.finished_at,
      declined: order.declined_at,
    },
    budgetPoisha: toPoisha(order.budget),
    startsOn: order.starts_on,
    endsOn: order.ends_on,
    /** Name of its file. */
    creative: order.creative,
  };
}

/**
 * POST /api/v1/webform/status: the state of a form and its answer.
 * @param input reference and number, both as typed
 * @throws ApiError; `isNotFound` for a wrong number as well as for an unknown reference
 */
export async function trackWebForm(api: Api, input: { reference: string; msisdn: string }) {
  const { data } = await api.request("trackWebform", { body: input });
  return readAnswer(() => ({
    reference: data.reference,
    /** The contract's webform_id. */
    form: data.form,
    state: data.state,
    receivedAt: data.received_at,
    takenAt: data.taken_at,
    answeredAt: data.answered_at,
    /** Plain text with line breaks. */
    answer: data.answer,
    /** Only for an advertising order. */
    adOrder: readAdOrder(data.ad_order),
  }));
}

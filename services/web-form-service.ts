import type { Webform } from "@/backend/contract/forms";
import type { Api } from "@/services/api-client";
import { readAnswer } from "@/services/api-error";
import type { Language } from "@/utils/translations";

/** What a sent form is answered with. */
export interface WebFormReceipt {
  /** The number to refer to. */
  reference: string;
  /** A sentence of thanks in the form's language. */
  message: string;
}

/**
 * POST /webform_rest/submit, in Bengali POST /bn/webform_rest/submit (SPEC 7, I18N-08): one of the site's forms.
 * @param language that of the page the form stands on
 * @throws ApiError; `invalid-input` and `msisdn-invalid` name the field that cannot stay
 */
export async function submitWebForm(api: Api, form: Webform, language: Language): Promise<WebFormReceipt> {
  const name = language === "bn" ? "submitWebformBengali" : "submitWebform";
  const { data } = await api.request<{ data: WebFormReceipt }>(name, { body: form });
  return readAnswer(() => ({ reference: data.reference, message: data.message }));
}

import { ApiError } from "@/services/api/api-error";
import { siteEnv } from "@/services/api/env.server";
import type { PayWith } from "@/services/checkout/payments-service";
import { UNANSWERED } from "@/services/page/form-failure.server";
import { formKey } from "@/services/page/form-key.server";
import { type FormField, type FormReply, type SentForm, sendAgain, typedIn } from "@/services/page/form-reply.server";
import {
  buyPack,
  getRechargeOptions,
  type RechargeOptions,
  startRecharge,
} from "@/services/recharge/recharge-payment-service";
import { logFailure } from "@/utils/browser/log-failure";
import { formatMoney } from "@/utils/money/money";
import { readTaka } from "@/utils/money/typed-taka";
import { normaliseMsisdn } from "@/utils/numbers/msisdn";
import { isPublicId } from "@/utils/paths/public-id";
import { isRechargeProblem, placeOfProblem, type RechargeProblem } from "@/utils/recharge/recharge-problems";
import { brandName } from "@/utils/text/brand-name";

const PAY_WITH = ["bkash", "nagad", "card"] as const satisfies readonly PayWith[];
/** The fields that show a problem of a place of the form; that of the whole form is shown above it. */
const FIELD_OF = { number: "msisdn", amount: "amount", form: "" } as const;

type Typed = ReturnType<typeof typedOf>;

/**
 * Answers the form of the recharge page with the call of the specification (API-SITE-22, of a pack API-SITE-07): the
 * payer is sent to the gateway.
 */
export async function answerRechargeForm(sent: SentForm): Promise<FormReply> {
  const typed = typedOf(sent.fields);
  const amountPoisha = (readTaka(typed.amount) ?? 0) * 100;
  const problems: RechargeProblem[] = [
    ...(normaliseMsisdn(typed.msisdn) === null ? ["msisdn-invalid" as const] : []),
    ...(typed.packId === null && amountPoisha === 0 ? ["recharge-amount" as const] : []),
  ];
  if (problems.length > 0) return formAgain(sent, typed, problems, 200);
  try {
    const { redirectUrl } = await open(sent, typed, amountPoisha);
    const label = sent.getT("recharge")("payNothing");
    return { back: backOf(sent, typed), content: { leaveTo: { href: redirectUrl, label } } };
  } catch (error) {
    const problem = problemOf(error);
    const status = problem === "too-many-requests" ? 429 : problem === "unanswered" ? UNANSWERED : 200;
    return formAgain(sent, typed, [problem], status);
  }
}

function typedOf(fields: URLSearchParams) {
  const pack = fields.get("pack");
  return {
    msisdn: typedIn(fields, "msisdn").slice(0, 30),
    // The field for another amount comes before the proposed ones.
    amount: (typedIn(fields, "other_amount") || typedIn(fields, "amount")).slice(0, 20),
    payWith: PAY_WITH.find((choice) => choice === fields.get("pay_with")) ?? null,
    balanceOnly: fields.has("balance_only"),
    /** The pack that is bought for its price; null for a recharge. */
    packId: isPublicId(pack) ? pack : null,
  };
}

function open(sent: SentForm, typed: Typed, amountPoisha: number): Promise<{ redirectUrl: string }> {
  const { msisdn, payWith, packId, balanceOnly } = typed;
  const key = formKey(sent, "recharge", [msisdn, amountPoisha, payWith, balanceOnly, packId]);
  if (packId !== null) return buyPack(sent.api, { msisdn, packId, payWith }, key);
  const pack = balanceOnly ? { packId: null } : {};
  return startRecharge(sent.api, { msisdn, amountPoisha, payWith, ...pack }, key);
}

/** The problem that the form shows. @throws an error of our own */
function problemOf(error: unknown): RechargeProblem {
  if (!(error instanceof ApiError)) throw error;
  const [refusal] = error.errors;
  if (error.kind === "refused" && refusal !== undefined) {
    if (isRechargeProblem(refusal.code)) return refusal.code;
    if (refusal.code === "invalid-input" && refusal.field === "msisdn") return "msisdn-invalid";
    if (refusal.code === "invalid-input" && refusal.field === "amount") return "recharge-amount";
  }
  logFailure("The payment of a recharge could not be opened", error);
  return "unanswered";
}

function backOf({ path, getT }: SentForm, { packId }: Typed): FormReply["back"] {
  const query = packId === null ? "" : `?pack=${packId}`;
  return { href: `${path}${query}#recharge`, label: getT("plain-form")("back.recharge") };
}

async function formAgain(
  sent: SentForm,
  typed: Typed,
  problems: readonly RechargeProblem[],
  status: number,
): Promise<FormReply> {
  let options: RechargeOptions;
  try {
    options = await getRechargeOptions(sent.api, typed.packId);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return sendAgain(sent, backOf(sent, typed));
  }
  const { language, getT } = sent;
  const t = getT("recharge");
  const values = {
    least: formatMoney(options.minPoisha, language),
    most: formatMoney(options.maxPoisha, language),
    brand: brandName(siteEnv().brand, language),
  };
  const form = {
    title: options.pack?.title ?? getT("plain-form")("again.recharge"),
    ...(options.pack !== null && { lead: `${t("price")}: ${formatMoney(options.pack.amountPoisha, language)}` }),
    submit: t("payNothing"),
    fields: fieldsOf(sent, typed),
    errors: Object.fromEntries(
      problems.map((problem) => [FIELD_OF[placeOfProblem(problem)], t(`problem.${problem}`, values)]),
    ),
  };
  return { status, back: backOf(sent, typed), content: { form } };
}

function fieldsOf({ getT }: SentForm, { msisdn, amount, payWith, balanceOnly, packId }: Typed): FormField[] {
  const [t, pay] = [getT("recharge"), getT("pay-with")];
  const payments = [...PAY_WITH.map((value) => ({ value, label: pay(value) })), { value: "", label: pay("there") }];
  const amountField: FormField = {
    name: "amount",
    label: getT("plain-form")("amount"),
    kind: "whole",
    values: [amount],
    maxLength: 9,
  };
  const balanceField: FormField = {
    name: "balance_only",
    label: "",
    kind: "many",
    values: balanceOnly ? ["on"] : [],
    options: [{ value: "on", label: t("balanceOnly") }],
  };
  const packField = (id: string): FormField => ({ name: "pack", label: "", kind: "hidden", values: [id] });
  return [
    { name: "msisdn", label: t("msisdn"), kind: "tel", values: [msisdn], maxLength: 30 },
    ...(packId === null ? [amountField, balanceField] : [packField(packId)]),
    { name: "pay_with", label: pay("legend"), kind: "one", values: [payWith ?? ""], options: payments },
  ];
}

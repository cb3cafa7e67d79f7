import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import { simRequestCalls, simRequestSteps } from "@/backend/contract/sims/sim-requests";
import { simCalls } from "@/backend/contract/sims/sims";
import { RESEND_SECONDS } from "@/backend/domain/codes/code-rules";
import { deliverEsims } from "@/backend/domain/esim/deliver-esims";
import { isOpenPayment, MIGRATION_PAYMENTS } from "@/backend/domain/esim/migration-payments";
import { esimsOfRequest, type OpenedEsim } from "@/backend/domain/esim/open-esim";
import { findSessionMsisdn } from "@/backend/domain/login/sessions";
import { settleForVisitor } from "@/backend/domain/ports/settle-update";
import { type CheckedNumber, checkNumber } from "@/backend/domain/sims/check-number";
import { listNumbers } from "@/backend/domain/sims/list-numbers";
import type { StepFields } from "@/backend/domain/sims/request-rules";
import type { TrackedRequest, TypedRequest } from "@/backend/domain/sims/request-view";
import { type DraftContext, getRequest, saveRequest } from "@/backend/domain/sims/save-request";
import { getTracked, proveParty, sendPartyCode, submitRequest } from "@/backend/domain/sims/submit-request";
import { HttpRefusal, InputRefusal } from "@/backend/http/errors/refusal";
import { gatewayContext } from "@/backend/http/payments/payments-routes";
import { codeContext, takeHourlyBudget } from "@/backend/http/requests/code-context";
import { pageFieldsOf, pageQueryOf } from "@/backend/http/requests/page-view";
import { answer, type RequestContext, type Route, route } from "@/backend/http/requests/route";
import { validated } from "@/backend/http/requests/validate";
import { migrationProof } from "@/backend/http/shop/order-proof";
import { esimContext, profileView } from "@/backend/http/sims/esim-routes";
import messages from "@/backend/http/sims/sim-messages.json";
import { withTimeout } from "@/utils/requests/with-timeout";

const NUMBERS_A_PAGE = 24;
/** Maximum numbers of SIM requests that one network may begin and send in an hour. */
const BEGUN_AN_HOUR = 60;
const SENT_AN_HOUR = 20;
/** How long the page of a paid migration waits for its eSIM. */
const MAX_ESIM_WAIT_MS = 2_000;

/** Numbers to choose from, and requests about SIMs. */
export const simRoutes: readonly Route[] = [
  route(simCalls.checkMsisdnType, async (context, { body }) => {
    const checked = await checkNumber(
      { db: context.db, operatorPrefixes: context.env.operatorPrefixes },
      { msisdn: body.msisdn, sessionMsisdn: await findSessionMsisdn(context, context.webLoginToken) },
    );
    const { msisdn, operator, type } = checked;
    const message = messageOf(checked, body.service ?? null, context.lang);
    return answer({ msisdn, operator, type, services: [...checked.services], message });
  }),

  route(simCalls.getSimList, async (context, { body }) => {
    const list = await listNumbers(context, {
      type: body.type ?? "prepaid",
      form: body.form ?? "physical",
      numberClass: body.number_class ?? null,
      zone: body.zone ?? null,
      match: body.match ?? "contains",
      pattern: body.pattern ?? null,
      page: pageQueryOf(body, NUMBERS_A_PAGE),
    });
    return answer({
      items: list.items.map((row) => ({
        sim: row.msisdn,
        zone: row.zone,
        number_class: row.numberClass,
        price: toTaka(list.kitPoisha + row.pricePoisha),
        number_price: toTaka(row.pricePoisha),
        pair: row.pairMsisdn,
      })),
      ...pageFieldsOf(list),
      zones: list.zones,
      sku: list.sku,
      starting_price: toTaka(list.kitPoisha),
    });
  }),

  route(simRequestCalls.saveSimRequest, async (context, { body }) => {
    const { service, step } = body;
    const schemas: Readonly<Record<string, Parameters<typeof validated>[0]>> = simRequestSteps[service];
    if (schemas[step] === undefined) throw new HttpRefusal("invalid-input", { field: "step" });
    const request = await saveRequest(draftContext(context), {
      key: body.key ?? null,
      service,
      step,
      fields: stepFields(schemas[step], body.answers, context.lang),
    });
    return answer(typedView(request));
  }),

  route(simRequestCalls.getSimRequest, async (context, { body }) =>
    answer(typedView(await getRequest(context, body.key))),
  ),

  route(simRequestCalls.proveSimRequest, async (context, { body }) => {
    const { key, party, otp_value: code } = body;
    if (code === undefined) {
      const masked = await sendPartyCode(codeContext(context), { key, party, channel: body.channel });
      return answer({ step: "code" as const, masked_msisdn: masked, resend_after: RESEND_SECONDS });
    }
    const request = await proveParty(codeContext(context), { key, party, code });
    return answer({ step: "proved" as const, request: typedView(request) });
  }),

  route(simRequestCalls.submitSimRequest, async (context, { body }) => {
    // An employee of the operator has to work on each sent request.
    await takeHourlyBudget(context, "sim requests", SENT_AN_HOUR);
    return answer(trackedView(await submitRequest(codeContext(context), body.key), []));
  }),

  route(simRequestCalls.trackSimRequest, async (context, { body }) => {
    const { transaction_id: paid, reference } = body;
    if (paid !== undefined && (await isOpenPayment(gatewayContext(context), paid, reference)))
      await askGateway(context, paid);
    const tracked = await getTracked(context, { reference, key: body.key ?? null });
    return answer(trackedView(tracked, await openedHere(context, tracked)));
  }),
];

/** The eSIM of a migration, in the browser that paid for it. */
async function openedHere(context: RequestContext, { reference, service }: TrackedRequest): Promise<OpenedEsim[]> {
  if (service !== "esim_migration") return [];
  const isAllowed = await migrationProof(context, reference);
  if (isAllowed === null) return [];
  return esimsOfRequest({ db: context.db, pepper: context.env.codePepper }, reference, isAllowed);
}

/** If the gateway does not answer now, it is asked again in the background, and the present state is shown. */
async function askGateway(context: RequestContext, transactionId: string): Promise<void> {
  try {
    if (!(await settleForVisitor(gatewayContext(context), MIGRATION_PAYMENTS, transactionId))) return;
    // The payer is waiting on the page, so the eSIM is requested at once, not in the next background round. The other
    // eSIMs that are due are requested with it: the page does not wait for all of them.
    await withTimeout(deliverEsims(esimContext(context)), MAX_ESIM_WAIT_MS);
  } catch (err) {
    context.log.warn({ err }, "A migration could not be completed right away");
  }
}

/** The fields of a step, validated by its own schema. Errors name the field as `answers.FIELD`. */
function stepFields(schema: Parameters<typeof validated>[0], answers: unknown, lang: Language): StepFields {
  try {
    return validated(schema, answers, lang) as StepFields;
  } catch (error) {
    if (!(error instanceof InputRefusal)) throw error;
    throw new InputRefusal(error.details.map((detail) => ({ ...detail, field: `answers.${detail.field ?? ""}` })));
  }
}

function draftContext(context: RequestContext): DraftContext {
  const { db, env, lang, now } = context;
  const takeBudget = () => takeHourlyBudget(context, "sim drafts", BEGUN_AN_HOUR);
  return { db, lang, now, operatorPrefixes: env.operatorPrefixes, takeBudget };
}

function typedView({ parties, feePoisha, ...request }: TypedRequest) {
  return {
    ...request,
    fee: toTaka(feePoisha),
    parties: parties.map(({ party, maskedMsisdn, proved }) => ({ party, masked_msisdn: maskedMsisdn, proved })),
  };
}

function trackedView(request: TrackedRequest, esims: readonly OpenedEsim[]) {
  return {
    reference: request.reference,
    service: request.service,
    state: request.state,
    masked_msisdn: request.maskedMsisdn,
    fee: toTaka(request.feePoisha),
    payment: request.payment,
    refund: request.refund && { amount: toTaka(request.refund.poisha), sent: request.refund.sent },
    submitted_at: request.submittedAt?.toISOString() ?? null,
    timeline: request.timeline.map(({ state, at }) => ({ state, at: at?.toISOString() ?? null, done: at !== null })),
    visit_on: request.visitOn,
    district: request.district,
    area: request.area,
    identity_due: request.identityDue,
    declined_because: request.declinedBecause,
    replacement: request.replacement,
    order_id: request.orderId,
    esim: request.esim,
    esim_profiles: esims.map(profileView),
  };
}

function messageOf({ operator, services }: CheckedNumber, service: string | null, lang: Language): string {
  if (service === null) return messages[operator === "own" ? "ours" : "other"][lang];
  if (services.some((known) => known === service)) return messages.fits[lang];
  return messages[operator === "own" ? "isOurs" : "notOurs"][lang];
}

import { floodCalls } from "@/backend/contract/content/flood";
import type { Language } from "@/backend/contract/language";
import { RESEND_SECONDS } from "@/backend/domain/codes/code-rules";
import {
  type FloodContext,
  type FloodTrace,
  listFloodHotlines,
  recordFloodRequest,
  traceFloodRequest,
} from "@/backend/domain/flood/flood-requests";
import { findSessionMsisdn } from "@/backend/domain/login/sessions";
import messages from "@/backend/http/forms/flood-messages.json";
import { codeContext, takeHourlyBudget } from "@/backend/http/requests/code-context";
import { answer, type RequestContext, type Route, route } from "@/backend/http/requests/route";
import { formatDate } from "@/utils/dates/dates";

/** The most numbers that one network may record in an hour: enough for a shelter, too few to try a list of numbers. */
const RECORDS_AN_HOUR = 20;

/** Records a number for the free benefit in a flood, and shows the state of a request (API-SITE-29). */
export const floodRoutes: readonly Route[] = [
  route(floodCalls.recordFloodEmergency, async (context, { body }) => {
    const { lang } = context;
    const asker = await floodContext(context);
    const hotlines = await listFloodHotlines(context);
    const empty = { reference: null, state: null, until: null, resend_after: null, hotlines };
    if (body.action === "record") {
      const { msisdn, district, area: thana } = body;
      const reference = await recordFloodRequest(asker, { msisdn, district, thana });
      const data = { ...empty, step: "recorded" as const, message: messages.recorded[lang], reference };
      return answer(data);
    }
    const trace = await traceFloodRequest(asker, {
      reference: body.reference,
      msisdn: body.msisdn,
      code: body.otp_value,
      channel: body.channel,
    });
    const message = traceSentence(trace, lang);
    if (trace.step === "code") {
      return answer({ ...empty, step: trace.step, message, resend_after: RESEND_SECONDS });
    }
    const { state = null, until = null } = trace.status ?? {};
    return answer({ ...empty, step: trace.step, message, state, until });
  }),
];

function traceSentence(trace: FloodTrace, lang: Language): string {
  if (trace.step === "code") return messages.code[lang];
  if (trace.status === null) return messages.none[lang];
  const { state, until } = trace.status;
  if (state === "recorded") return messages.waiting[lang];
  if (state === "ended") return messages.ended[lang];
  return messages.active[lang].replace("{until}", until === null ? "" : formatDate(until, lang));
}

async function floodContext(context: RequestContext): Promise<FloodContext> {
  return {
    ...codeContext(context),
    now: () => context.now(),
    sessionMsisdn: await findSessionMsisdn(context, context.webLoginToken),
    takeBudget: () => takeHourlyBudget(context, "flood requests", RECORDS_AN_HOUR),
  };
}

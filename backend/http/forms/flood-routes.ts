import { floodCalls } from "@/backend/contract/content/flood";
import type { Language } from "@/backend/contract/language";
import { takeClientBudget } from "@/backend/domain/codes/client-budget";
import { RESEND_SECONDS } from "@/backend/domain/codes/code-rules";
import {
  type FloodContext,
  type FloodTrace,
  listFloodHotlines,
  recordFloodRequest,
  traceFloodRequest,
} from "@/backend/domain/flood/flood-requests";
import { findSession } from "@/backend/domain/login/sessions";
import { codeContext, sharedNetworksOf } from "@/backend/http/requests/code-context";
import { type RequestContext, type Route, route } from "@/backend/http/requests/route";
import { formatDate } from "@/utils/dates/dates";
import { clientNetwork } from "@/utils/requests/client-network";
import { SHARED_FACTOR } from "@/utils/requests/network-budget";

const [floodCall] = floodCalls;
const HOUR = 3_600;
/** The most numbers that one network may record in an hour: enough for a shelter, too few to try a list of numbers. */
const RECORDS_AN_HOUR = 20;

type Sentence = Readonly<Record<Language, string>>;

const sentences = {
  recorded: {
    en: "We have received your request. Keep the reference number so that you can check the status.",
    bn: "আপনার আবেদন পেয়েছি। আবেদনের অবস্থা জানতে রেফারেন্স নম্বরটি রেখে দিন।",
  },
  code: {
    en: "We've texted a code to this number. Enter it to see the request.",
    bn: "এই নম্বরে একটি কোড পাঠিয়েছি। আবেদনের অবস্থা দেখতে কোডটি দিন।",
  },
  none: {
    en: "There is no request for this number.",
    bn: "এই নম্বরের জন্য কোনো আবেদন নেই।",
  },
  waiting: {
    en: "We have received the request. We will activate the benefit within a day.",
    bn: "আবেদনটি পেয়েছি। এক দিনের মধ্যে সুবিধাটি চালু করব।",
  },
  active: { en: "The benefit is active until {until}.", bn: "সুবিধাটি {until} পর্যন্ত চালু আছে।" },
  ended: {
    en: "The benefit has ended. If the area is still flooded, request the benefit again.",
    bn: "সুবিধাটির মেয়াদ শেষ হয়েছে। এলাকায় এখনো বন্যা থাকলে আবার আবেদন করুন।",
  },
} as const satisfies Record<string, Sentence>;

/** Records a number for the free benefit in a flood, and shows the state of a request (API-SITE-29). */
export const floodRoutes: readonly Route[] = [
  route(floodCall, async (context, { body }) => {
    const { lang } = context;
    const asker = await floodContext(context, context.webLoginToken);
    const hotlines = await listFloodHotlines(context);
    const empty = { reference: null, state: null, until: null, resend_after: null, hotlines };
    if (body.action === "record") {
      const { msisdn, district, area: thana } = body;
      const reference = await recordFloodRequest(asker, { msisdn, district, thana });
      const data = { ...empty, step: "recorded" as const, message: sentences.recorded[lang], reference };
      return { status: true as const, data };
    }
    const trace = await traceFloodRequest(asker, {
      reference: body.reference,
      msisdn: body.msisdn,
      code: body.otp_value,
      channel: body.channel,
    });
    const message = traceSentence(trace, lang);
    if (trace.step === "code") {
      return { status: true as const, data: { ...empty, step: trace.step, message, resend_after: RESEND_SECONDS } };
    }
    const { state = null, until = null } = trace.status ?? {};
    return { status: true as const, data: { ...empty, step: trace.step, message, state, until } };
  }),
];

/** A sentence that the forms of the flood page show. */
export const floodSentence = (name: "recorded" | "code", lang: Language): string => sentences[name][lang];

/** The state of a request as a sentence. */
export function traceSentence(trace: FloodTrace, lang: Language): string {
  if (trace.step === "code") return sentences.code[lang];
  if (trace.status === null) return sentences.none[lang];
  const { state, until } = trace.status;
  if (state === "recorded") return sentences.waiting[lang];
  if (state === "ended") return sentences.ended[lang];
  return sentences.active[lang].replace("{until}", until === null ? "" : formatDate(until, lang));
}

/** The context of a flood request, made from this call. @param token of the session; null for a visitor */
export async function floodContext(context: RequestContext, token: string | null): Promise<FloodContext> {
  const session = token === null ? null : await findSession(context, token);
  return {
    ...codeContext(context),
    now: () => context.now(),
    sessionMsisdn: session?.msisdn ?? null,
    takeBudget: () => takeBudget(context),
  };
}

async function takeBudget({ db, env, client }: RequestContext): Promise<void> {
  if (client === null) return;
  const most = RECORDS_AN_HOUR * (sharedNetworksOf(env).has(client) ? SHARED_FACTOR : 1);
  const budget = { kind: "flood requests", client: clientNetwork(client), most, seconds: HOUR };
  await takeClientBudget(db, env.codePepper, budget);
}

import { type AdEstimate, adsPlatformCalls } from "@/backend/contract/ads-platform";
import { toPoisha, toTaka } from "@/backend/contract/money";
import { estimateCampaign, listAdRates } from "@/backend/domain/ads-platform/estimate-campaign";
import { keptAnswers } from "@/backend/http/kept-answers";
import { type CallAnswer, type Route, route } from "@/backend/http/route";

const [ratesCall, estimateCall] = adsPlatformCalls;
const keptRates = keptAnswers<CallAnswer<typeof ratesCall>["data"]>();

/** The rate table of the advertising platform, and what a budget reaches by it. */
export const adsPlatformRoutes: readonly Route[] = [
  route(ratesCall, async (context) => ({
    status: true as const,
    data: await keptRates(context, null, async () => {
      const { lang } = context;
      const { formats, goals, audiences } = await listAdRates(context);
      return {
        formats: formats.map((format) => ({
          format_id: format.key,
          name: format.names[lang],
          size: format.sizes[lang],
          file: format.files[lang],
          text: format.texts[lang],
          surface: format.surface,
          days_ahead: format.daysAhead,
          price: toTaka(format.pricePoisha),
          unit: format.unit,
          minimum: format.leastPoisha === null ? null : toTaka(format.leastPoisha),
        })),
        goals: goals.map(({ key, labels, summaries, leastPoisha }) => ({
          goal_id: key,
          label: labels[lang],
          summary: summaries[lang],
          minimum: toTaka(leastPoisha),
        })),
        audiences: audiences.map(({ key, labels, people }) => ({ audience_id: key, label: labels[lang], people })),
      };
    }),
  })),
  route(estimateCall, async (context, { query }) => {
    const { goal, audience, days, budget } = query;
    const found = await estimateCampaign(context, { goal, audience, days, budgetPoisha: toPoisha(budget) });
    const { people, contacts, spentPoisha, leftPoisha, parts } = found;
    const data: AdEstimate = {
      people,
      contacts,
      times: people === 0 ? 0 : Math.round((contacts * 10) / people) / 10,
      spent: toTaka(spentPoisha),
      left: toTaka(leftPoisha),
      parts: parts.map((part) => ({
        format_id: part.format.key,
        name: part.format.names[context.lang],
        unit: part.format.unit,
        units: part.units,
        people: part.people,
        spent: toTaka(part.spentPoisha),
      })),
    };
    return { status: true as const, data };
  }),
];

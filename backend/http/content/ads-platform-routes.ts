import { type AdCreative, type AdEstimate, adsPlatformCalls } from "@/backend/contract/content/ads-platform";
import { takaOrNull, toPoisha, toTaka } from "@/backend/contract/money";
import { estimateCampaign, listAdRates } from "@/backend/domain/ads-platform/estimate-campaign";
import { receiveCreative } from "@/backend/domain/ads-platform/receive-creative";
import { secretKey } from "@/backend/domain/codes/code-secrets";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { sharedFactor, takeHourlyBudget } from "@/backend/http/requests/code-context";
import { answer, type Route, route } from "@/backend/http/requests/route";
import { clientNetwork } from "@/utils/requests/client-network";

/** The most files that one client may send in an hour. This limit has no setting of its own. */
const FILES_AN_HOUR = 20;

/** The rate table of the advertising platform, and the reach of a budget. */
export const adsPlatformRoutes: readonly Route[] = [
  cachedRoute(adsPlatformCalls.listAdRates, async (context) => {
    const { lang } = context;
    const { formats, goals, audiences } = await listAdRates(context);
    return answer({
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
        minimum: takaOrNull(format.minPoisha),
      })),
      goals: goals.map(({ key, labels, summaries, minPoisha }) => ({
        goal_id: key,
        label: labels[lang],
        summary: summaries[lang],
        minimum: toTaka(minPoisha),
      })),
      audiences: audiences.map(({ key, labels, people }) => ({ audience_id: key, label: labels[lang], people })),
    });
  }),
  route(adsPlatformCalls.estimateAds, async (context, { query }) => {
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
    return answer(data);
  }),
  route(adsPlatformCalls.uploadAdCreative, async (context, { query, file }) => {
    const { db, env, client, log } = context;
    await takeHourlyBudget(context, "ad-creatives", FILES_AN_HOUR);
    const sender = { network: clientNetwork(client ?? ""), isShared: sharedFactor(env, client) > 1 };
    const network = sender.isShared || client === null ? null : secretKey(env.codePepper, "ad file", sender.network);
    const stored = await receiveCreative(
      { db, dataDir: env.dataDir, onFull: () => log.error({}, "The files of ad orders take all of their space") },
      { name: query.name, body: file, sender, network },
    );
    const { id, name, type, bytes, width, height } = stored;
    const data = { creative_id: id, name, type: type as AdCreative["type"], bytes, width, height };
    return answer(data);
  }),
];

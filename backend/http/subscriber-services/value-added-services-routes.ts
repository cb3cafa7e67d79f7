import { toTaka } from "@/backend/contract/money";
import { valueAddedServiceCalls } from "@/backend/contract/subscriber-services/value-added-services";
import { listValueAddedServices } from "@/backend/domain/value-added-services/list-value-added-services";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { answer, type Route } from "@/backend/http/requests/route";

export const valueAddedServicesRoutes: readonly Route[] = [
  cachedRoute(valueAddedServiceCalls.listValueAddedServices, async (context, { query }) => {
    const { lang } = context;
    const { services, categories } = await listValueAddedServices(context, {
      text: query.key || null,
      category: query.category ?? null,
    });
    return answer({
      items: services.map((service) => ({
        id: service.id,
        name: service.names[lang],
        category: { key: service.category, label: service.categoryLabels[lang] },
        summary: service.summaries[lang],
        terms: service.terms[lang],
        price: toTaka(service.pricePoisha),
        period: service.period,
        start_code: service.startCode,
        stop_code: service.stopCode,
      })),
      count: services.length,
      categories: categories.map(({ key, labels, count }) => ({ key, label: labels[lang], count })),
    });
  }),
];

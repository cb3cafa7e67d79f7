import type { Language } from "@/backend/contract/language";
import { toTaka } from "@/backend/contract/money";
import { type Country, type RateKind, type RateService, rateCalls } from "@/backend/contract/subscriber-services/rates";
import { listCountries } from "@/backend/domain/rates/list-countries";
import type { CountryRates } from "@/backend/domain/rates/rate-rules";
import { cachedRoute } from "@/backend/http/requests/cached-answers";
import { answer, type Route } from "@/backend/http/requests/route";

const LABELS: Readonly<Record<RateKind, Readonly<Record<Language, string>>>> = {
  call: { en: "Call", bn: "কল" },
  "call-home": { en: "Call to Bangladesh", bn: "বাংলাদেশে কল" },
  "call-local": { en: "Call within the country", bn: "ওই দেশের ভেতরে কল" },
  "call-received": { en: "Incoming call", bn: "ইনকামিং কল" },
  sms: { en: "SMS", bn: "এসএমএস" },
  data: { en: "Internet without a pack", bn: "প্যাক ছাড়া ইন্টারনেট" },
};

/** The prices of calls abroad and of using a number abroad. */
export const ratesRoutes: readonly Route[] = [
  cachedRoute(rateCalls.listCountries, async (context, { body }) => {
    const found = await listCountries(context, {
      type: body.type ?? null,
      code: body.code?.toUpperCase() ?? null,
      text: body.key || null,
    });
    return answer(
      found.map((entry) => {
        const view = countryView(entry, context.lang);
        return body.brief === true ? { ...view, rates: [], operators: [], packs: [] } : view;
      }),
    );
  }),
];

function countryView({ country, rates, packs }: CountryRates, lang: Language): Country {
  const zoneOf = (service: RateService) => rates.find((rate) => rate.service === service)?.zoneLabels[lang] ?? null;
  return {
    code: country.code,
    name: country.names[lang],
    dial_code: country.dialCode,
    zones: { roaming: zoneOf("roaming"), isd: zoneOf("isd") },
    rates: rates.map(({ service, kind, pricePoisha, unit, pulseSeconds }) => ({
      service,
      kind,
      label: LABELS[kind][lang],
      price: toTaka(pricePoisha),
      unit,
      pulse_seconds: pulseSeconds,
    })),
    operators: country.operators,
    packs: packs.map((pack) => ({
      pack_id: pack.id,
      data_mb: pack.dataMb,
      minutes: pack.minutes,
      validity_days: pack.validityDays,
      price: toTaka(pack.pricePoisha),
      dial_code: pack.dialCode,
    })),
  };
}

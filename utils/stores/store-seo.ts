import { hoursByTime, type StoreHours } from "@/utils/dates/store-hours";
import type { JsonLd } from "@/utils/seo/json-ld";

const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** The structured data of a store. */
interface StoreFacts {
  name: string;
  /** Street and building, without place and district. */
  address: string;
  district: string;
  thana: string;
  latitude: number;
  longitude: number;
  phone: string | null;
  hours: readonly StoreHours[];
}

/**
 * A store as structured data of schema.org.
 * @param about its page with language, the brand it belongs to, and the site's origin without a slash at its end
 */
export function storeJsonLd(store: StoreFacts, about: { path: string; brand: string; origin: string }): JsonLd {
  const { origin, brand } = about;
  const url = origin + about.path;
  return {
    "@context": "https://schema.org",
    "@type": "Store",
    "@id": url,
    name: store.name,
    url,
    image: `${origin}/icons/app-512.png`,
    ...(store.phone !== null && { telephone: store.phone }),
    address: {
      "@type": "PostalAddress",
      streetAddress: store.address,
      addressLocality: store.thana,
      addressRegion: store.district,
      addressCountry: "BD",
    },
    geo: { "@type": "GeoCoordinates", latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: hoursByTime(store.hours).map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => DAYS[day]),
      opens,
      closes,
    })),
    parentOrganization: { "@type": "Organization", name: brand, url: `${origin}/` },
  };
}

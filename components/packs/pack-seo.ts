import type { InternetPack } from "@/services/packs/packs-service";
import type { JsonLd } from "@/utils/seo/json-ld";

/**
 * A pack as a schema.org product.
 * @param about the page's path with the language, the brand, and the site's origin without a trailing slash
 */
export function packJsonLd(
  pack: Pick<InternetPack, "packId" | "title" | "pricePoisha">,
  about: { path: string; brand: string; origin: string; description: string },
): JsonLd {
  const { origin, brand, path, description } = about;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: pack.title,
    description,
    sku: pack.packId,
    brand: { "@type": "Brand", name: brand },
    image: [`${origin}/icons/app-512.png`],
    offers: {
      "@type": "Offer",
      url: origin + path,
      price: (pack.pricePoisha / 100).toFixed(2),
      priceCurrency: "BDT",
      availability: "https://schema.org/InStock",
      seller: { "@type": "Organization", name: brand },
    },
  };
}

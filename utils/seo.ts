/** A block of structured data (schema.org). */
export interface JsonLd {
  "@context": "https://schema.org";
  "@type": string;
  [property: string]: unknown;
}

const block = (type: string, properties: Record<string, unknown>): JsonLd => ({
  "@context": "https://schema.org",
  "@type": type,
  ...properties,
});

/** The text of a block for a script element: a `<` inside a product's words must not end that element. */
export function jsonLdText(data: JsonLd): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** The company behind the site. @param origin without a slash at its end */
export function organizationJsonLd(brand: string, origin: string): JsonLd {
  return block("Organization", { name: brand, url: `${origin}/`, logo: `${origin}/icons/app-512.png` });
}

/** The site itself, for its name in results. */
export function websiteJsonLd(brand: string, origin: string, language: string): JsonLd {
  return block("WebSite", { name: brand, url: `${origin}/`, inLanguage: language });
}

/** The trail to a page; the paths carry no origin. */
export function breadcrumbJsonLd(trail: readonly { name: string; path: string }[], origin: string): JsonLd {
  return block("BreadcrumbList", {
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + path,
    })),
  });
}

/** What an offer says about one variant; the price is in poisha. */
export interface OfferFacts {
  sku: string;
  path: string;
  pricePoisha: number;
  inStock: boolean;
}

/** A product with an offer for each variant. */
export function productJsonLd(
  product: {
    title: string;
    description: string;
    brand: string;
    images: readonly string[];
    offers: readonly OfferFacts[];
    /** Of its published reviews; null without any. */
    rating: { average: number; count: number } | null;
  },
  origin: string,
): JsonLd {
  return block("Product", {
    name: product.title,
    description: product.description,
    brand: { "@type": "Brand", name: product.brand },
    image: product.images.map((path) => origin + path),
    ...(product.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: product.rating.average,
        reviewCount: product.rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    offers: product.offers.map(({ sku, path, pricePoisha, inStock }) => ({
      "@type": "Offer",
      sku,
      url: origin + path,
      price: (pricePoisha / 100).toFixed(2),
      priceCurrency: "BDT",
      availability: `https://schema.org/${inStock ? "InStock" : "OutOfStock"}`,
      itemCondition: "https://schema.org/NewCondition",
    })),
  });
}

/** Questions with answers, as shown on the page. */
export function faqJsonLd(questions: readonly { question: string; answer: string }[]): JsonLd {
  return block("FAQPage", {
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  });
}

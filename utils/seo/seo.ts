import type { OutsideLinks } from "@/utils/menu/menu-item";
import { localePath, paths } from "@/utils/paths/paths";
import imageLoader from "@/utils/pictures/image-loader";
import type { JsonLd } from "@/utils/seo/json-ld";
import type { Language } from "@/utils/text/translations";

const NEWS_PICTURE = 1200;

type SocialLinks = Pick<OutsideLinks, "facebook" | "youTube" | "instagram" | "linkedIn">;

const block = (type: string, properties: Record<string, unknown>): JsonLd => ({
  "@context": "https://schema.org",
  "@type": type,
  ...properties,
});

const organization = (brand: string, origin: string) => ({
  "@type": "Organization",
  name: brand,
  url: `${origin}/`,
  logo: `${origin}/icons/app-512.png`,
});

/**
 * The company behind the site.
 * @param origin without a slash at its end
 * @param links its pages on other sites
 */
export function organizationJsonLd(brand: string, origin: string, links: SocialLinks): JsonLd {
  const { facebook, youTube, instagram, linkedIn } = links;
  return block("Organization", { ...organization(brand, origin), sameAs: [facebook, youTube, instagram, linkedIn] });
}

/** A press release; its path has no origin. */
export function newsArticleJsonLd(
  article: { title: string; summary: string; publishedOn: string; picture: { src: string } | null },
  { path, brand, origin, language }: { path: string; brand: string; origin: string; language: string },
): JsonLd {
  const company = organization(brand, origin);
  return block("NewsArticle", {
    headline: article.title,
    description: article.summary,
    datePublished: article.publishedOn,
    ...(article.picture && { image: origin + imageLoader({ src: article.picture.src, width: NEWS_PICTURE }) }),
    inLanguage: language,
    mainEntityOfPage: origin + path,
    author: company,
    publisher: company,
  });
}

/** The site itself: its name for search results, and its search. */
export function websiteJsonLd(brand: string, origin: string, language: Language): JsonLd {
  return block("WebSite", {
    name: brand,
    url: `${origin}/`,
    inLanguage: language,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${origin}${localePath(paths.search, language)}?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  });
}

/** The breadcrumb trail to a page. @param language to add to the paths, which have no origin and no language */
export function breadcrumbJsonLd(
  trail: readonly { name: string; path: string }[],
  origin: string,
  language: Language,
): JsonLd {
  return block("BreadcrumbList", {
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + localePath(path, language),
    })),
  });
}

/** The facts of an offer for one variant. The price is in poisha. */
interface OfferFacts {
  sku: string;
  path: string;
  pricePoisha: number;
  availability: "InStock" | "OutOfStock" | "PreOrder";
}

/** The terms of sale of a product, the same for all its variants. */
interface SaleTerms {
  /** The highest cost of delivery in the country; null where unknown. */
  deliveryPoisha: number | null;
  /** The path of the page about returns: what can be returned, and until when. */
  returnsPath: string;
}

/** The complete terms for the first offer. The other offers refer to them by id. */
function termsJsonLd({ deliveryPoisha, returnsPath }: SaleTerms, origin: string, isFirst: boolean) {
  const returns = { "@type": "MerchantReturnPolicy", "@id": "#returns", merchantReturnLink: origin + returnsPath };
  const delivery = deliveryPoisha !== null && {
    "@type": "OfferShippingDetails",
    "@id": "#delivery",
    shippingRate: { "@type": "MonetaryAmount", maxValue: deliveryPoisha / 100, currency: "BDT" },
    shippingDestination: { "@type": "DefinedRegion", addressCountry: "BD" },
  };
  const part = (terms: { "@id": string }) => (isFirst ? terms : { "@id": terms["@id"] });
  return { hasMerchantReturnPolicy: part(returns), ...(delivery && { shippingDetails: part(delivery) }) };
}

/** A product with an offer for each variant. */
export function productJsonLd(
  product: {
    title: string;
    description: string;
    brand: string;
    images: readonly string[];
    offers: readonly OfferFacts[];
    terms: SaleTerms;
    /** The rating from its published reviews; null without reviews. */
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
    offers: product.offers.map(({ sku, path, pricePoisha, availability }, index) => ({
      "@type": "Offer",
      sku,
      url: origin + path,
      price: (pricePoisha / 100).toFixed(2),
      priceCurrency: "BDT",
      availability: `https://schema.org/${availability}`,
      itemCondition: "https://schema.org/NewCondition",
      ...termsJsonLd(product.terms, origin, index === 0),
    })),
  });
}

/** A pack or an offer with its one price. */
export function packJsonLd(
  pack: {
    id: string;
    title: string;
    description: string;
    brand: string;
    /** With its language. */
    path: string;
    pricePoisha: number;
    /** ISO day; undefined for a pack without a last day. */
    validUntil?: string;
  },
  origin: string,
): JsonLd {
  return block("Product", {
    name: pack.title,
    description: pack.description,
    sku: pack.id,
    brand: { "@type": "Brand", name: pack.brand },
    image: [`${origin}/icons/app-512.png`],
    offers: {
      "@type": "Offer",
      url: origin + pack.path,
      price: (pack.pricePoisha / 100).toFixed(2),
      priceCurrency: "BDT",
      priceValidUntil: pack.validUntil,
      availability: "https://schema.org/InStock",
      seller: { "@type": "Organization", name: pack.brand },
    },
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

import { jsonLdText } from "@/utils/seo/json-ld";
import {
  breadcrumbJsonLd,
  faqJsonLd,
  newsArticleJsonLd,
  packJsonLd,
  productJsonLd,
  websiteJsonLd,
} from "@/utils/seo/seo";
import { robotsText, sitemapIndexXml, sitemapXml } from "@/utils/seo/sitemap";

const origin = "https://site.example";

describe("structured data", () => {
  it("escapes the end of the script element", () => {
    const text = jsonLdText(faqJsonLd([{ question: "</script><script>alert(1)</script>", answer: "no" }]));
    expect(text).not.toContain("<");
    expect(JSON.parse(text).mainEntity[0].name).toBe("</script><script>alert(1)</script>");
  });

  it("numbers the breadcrumbs and makes their addresses absolute", () => {
    const { itemListElement } = breadcrumbJsonLd([{ name: "Shop", path: "/shop" }], origin, "en");
    expect(itemListElement).toEqual([{ "@type": "ListItem", position: 1, name: "Shop", item: `${origin}/shop` }]);
  });

  it("contains the address of the search in the language of the page", () => {
    expect(websiteJsonLd("GP", origin, "bn")).toMatchObject({
      inLanguage: "bn",
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: `${origin}/bn/searchgp?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    });
  });

  it("contains price in taka and stock of each variant", () => {
    const product = {
      title: "Phone",
      description: "A phone",
      brand: "Maker",
      images: ["/img/a.webp"],
      offers: [
        { sku: "A-1", path: "/p?variant=A-1", pricePoisha: 1_249_950, availability: "OutOfStock" as const },
        { sku: "A-2", path: "/p?variant=A-2", pricePoisha: 1_349_950, availability: "InStock" as const },
      ],
      rating: null,
      terms: { deliveryPoisha: 13_000, returnsPath: "/terms-use#shop" },
    };
    expect(productJsonLd(product, origin)).toMatchObject({
      image: [`${origin}/img/a.webp`],
      offers: [
        { sku: "A-1", price: "12499.50", priceCurrency: "BDT", availability: "https://schema.org/OutOfStock" },
        { sku: "A-2", price: "13499.50", priceCurrency: "BDT", availability: "https://schema.org/InStock" },
      ],
    });
    expect(productJsonLd(product, origin)).not.toHaveProperty("aggregateRating");
    expect(productJsonLd({ ...product, rating: { average: 4.3, count: 12 } }, origin)).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.3, reviewCount: 12, bestRating: 5, worstRating: 1 },
    });
  });
});

describe("the terms of a product", () => {
  const terms = (deliveryPoisha: number | null) => {
    const offer = { sku: "A", path: "/p", pricePoisha: 100, availability: "InStock" as const };
    const words = { title: "Phone", description: "A phone", brand: "Maker", images: [], rating: null };
    const product = { ...words, offers: [offer, offer], terms: { deliveryPoisha, returnsPath: "/terms-use#shop" } };
    return productJsonLd(product, origin)["offers"] as Record<string, Record<string, unknown>>[];
  };

  it("are written once, and the other offers refer to them", () => {
    const [first, second] = terms(13_000);
    expect(first?.["shippingDetails"]).toMatchObject({ shippingRate: { maxValue: 130, currency: "BDT" } });
    expect(first?.["hasMerchantReturnPolicy"]).toMatchObject({ merchantReturnLink: `${origin}/terms-use#shop` });
    expect(second?.["shippingDetails"]).toEqual({ "@id": first?.["shippingDetails"]?.["@id"] });
    expect(second?.["hasMerchantReturnPolicy"]).toEqual({ "@id": first?.["hasMerchantReturnPolicy"]?.["@id"] });
  });

  it("contain no delivery fee if it is unknown", () => {
    expect(terms(null)[0]).not.toHaveProperty("shippingDetails");
  });
});

it("a pack is a product with a picture, which search engines require, and its seller", () => {
  const pack = {
    id: "p1",
    title: "5 GB",
    description: "5 GB, 7 days",
    brand: "GP",
    path: "/bn/p1",
    pricePoisha: 9_950,
  };
  const { image, offers } = packJsonLd(pack, origin);
  expect(image).toEqual([`${origin}/icons/app-512.png`]);
  expect(offers).toMatchObject({ url: `${origin}/bn/p1`, price: "99.50", seller: { name: "GP" } });
});

it("a press release is a news article of the company, in the language of the page", () => {
  const picture = { src: "/images/kit/hero/flagship.webp" };
  const article = { title: "5G everywhere", summary: "In all eight cities", publishedOn: "2026-11-12", picture };
  const page = { path: "/bn/about/press-release/5g", brand: "জিপি", origin, language: "bn" };
  expect(newsArticleJsonLd(article, page)).toMatchObject({
    "@type": "NewsArticle",
    headline: "5G everywhere",
    datePublished: "2026-11-12",
    image: `${origin}/img/hero/flagship-1200.webp`,
    inLanguage: "bn",
    mainEntityOfPage: `${origin}/bn/about/press-release/5g`,
    publisher: { "@type": "Organization", name: "জিপি" },
  });
});

describe("sitemap and robots.txt", () => {
  it("the sitemap lists every page once per language, escaped, with its date", () => {
    const xml = sitemapXml(origin, [
      { path: "/", languages: ["en", "bn"] },
      { path: "/shop/a?b=1&c=2", languages: ["en"], changedOn: "2026-11-01" },
    ]);
    expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
      `<loc>${origin}/</loc>`,
      `<loc>${origin}/bn</loc>`,
      `<loc>${origin}/shop/a?b=1&amp;c=2</loc>`,
    ]);
    expect(xml).toContain("&amp;c=2</loc><lastmod>2026-11-01</lastmod></url>");
  });

  it("the sitemap contains the other language only of a page that has one", () => {
    const both = sitemapXml(origin, [{ path: "/about", languages: ["en", "bn"] }]);
    expect(both.match(/hreflang="bn" href="[^"]*"/g)).toEqual(Array(2).fill(`hreflang="bn" href="${origin}/bn/about"`));
    expect(sitemapXml(origin, [{ path: "/shop", languages: ["en"] }])).not.toContain("hreflang");
  });

  it("the sitemap index lists the parts of the sitemap", () => {
    const xml = sitemapIndexXml(origin, [{ name: "shop" }, { name: "news", changedOn: "2026-11-20" }]);
    expect(xml).toContain(`<sitemap><loc>${origin}/sitemaps/shop.xml</loc></sitemap>`);
    expect(xml).toContain(`<sitemap><loc>${origin}/sitemaps/news.xml</loc><lastmod>2026-11-20</lastmod></sitemap>`);
  });

  it("robots.txt disallows carts, orders and calls, and contains the sitemap", () => {
    const text = robotsText(origin, []);
    for (const path of ["/shop/cart/", "/shop/order/", "/api/"]) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it("robots.txt allows exactly the results of popular searches", () => {
    const text = robotsText(origin, ["/searchgp/eSIM", "/searchgp/a*b"]);
    expect(text.split("\n").filter((line) => line.startsWith("Allow"))).toEqual([
      "Allow: /searchgp/eSIM$",
      "Allow: /searchgp/a%2Ab$",
    ]);
  });
});

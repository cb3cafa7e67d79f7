import { breadcrumbJsonLd, faqJsonLd, jsonLdText, productJsonLd } from "@/utils/seo";
import { robotsText, sitemapXml } from "@/utils/sitemap";

const origin = "https://site.example";

describe("structured data", () => {
  it("cannot end the script element around it", () => {
    const text = jsonLdText(faqJsonLd([{ question: "</script><script>alert(1)</script>", answer: "no" }]));
    expect(text).not.toContain("<");
    expect(JSON.parse(text).mainEntity[0].name).toBe("</script><script>alert(1)</script>");
  });

  it("numbers the trail and makes its addresses absolute", () => {
    const { itemListElement } = breadcrumbJsonLd([{ name: "Shop", path: "/shop" }], origin);
    expect(itemListElement).toEqual([{ "@type": "ListItem", position: 1, name: "Shop", item: `${origin}/shop` }]);
  });

  it("says price in taka and stock for each variant", () => {
    const product = {
      title: "Phone",
      description: "A phone",
      brand: "Maker",
      images: ["/img/a.webp"],
      offers: [{ sku: "A-1", path: "/p?variant=A-1", pricePoisha: 1_249_950, inStock: false }],
      rating: null,
    };
    expect(productJsonLd(product, origin)).toMatchObject({
      image: [`${origin}/img/a.webp`],
      offers: [{ sku: "A-1", price: "12499.50", priceCurrency: "BDT", availability: "https://schema.org/OutOfStock" }],
    });
    expect(productJsonLd(product, origin)).not.toHaveProperty("aggregateRating");
    expect(productJsonLd({ ...product, rating: { average: 4.3, count: 12 } }, origin)).toMatchObject({
      aggregateRating: { "@type": "AggregateRating", ratingValue: 4.3, reviewCount: 12, bestRating: 5, worstRating: 1 },
    });
  });
});

describe("what robots read", () => {
  it("lists every page once, escaped", () => {
    const xml = sitemapXml(origin, ["/", "/a?b=1&c=2"]);
    expect(xml).toContain(`<loc>${origin}/</loc>`);
    expect(xml).toContain(`<loc>${origin}/a?b=1&amp;c=2</loc>`);
  });

  it("closes carts, orders and calls and names the sitemap", () => {
    const text = robotsText(origin);
    for (const path of ["/shop/cart/", "/shop/order/", "/api/"]) expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });
});

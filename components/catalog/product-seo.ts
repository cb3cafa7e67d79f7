import type { ProductView } from "@/services/catalog-service";
import imageLoader from "@/utils/image-loader";
import { productPath } from "@/utils/paths";
import { breadcrumbJsonLd, faqJsonLd, type JsonLd, productJsonLd } from "@/utils/seo";

const PICTURE_WIDTH = 1080;

/** The structured data of a product page: the product with an offer a variant, the trail, and the questions if any. */
export function productSeo(
  product: ProductView,
  trail: readonly { name: string; path: string }[],
  origin: string,
): JsonLd[] {
  const { variants, questions } = product;
  const images = [...new Set(variants.flatMap(({ pictures }) => pictures.slice(0, 1).map(({ src }) => src)))];
  const blocks = [
    productJsonLd(
      {
        title: product.title,
        description: product.description,
        brand: product.brand.name,
        rating: product.rating,
        images: images.map((src) => imageLoader({ src, width: PICTURE_WIDTH })),
        offers: variants.map(({ sku, pricePoisha, stock }) => ({
          sku,
          path: productPath(product.category, product.slug, sku),
          pricePoisha,
          inStock: stock > 0,
        })),
      },
      origin,
    ),
    breadcrumbJsonLd(trail, origin),
  ];
  return questions.length > 0 ? [...blocks, faqJsonLd(questions)] : blocks;
}

import type { ProductView } from "@/services/catalog/catalog-service";
import { localePath, paths, productPath } from "@/utils/paths/paths";
import imageLoader from "@/utils/pictures/image-loader";
import type { JsonLd } from "@/utils/seo/json-ld";
import { breadcrumbJsonLd, faqJsonLd, productJsonLd } from "@/utils/seo/seo";
import type { Language } from "@/utils/text/translations";

const PICTURE_WIDTH = 1080;

/**
 * The structured data of a product page: the product with an offer for each variant, the breadcrumbs, and the questions
 * if any.
 * @param deliveryPoisha the highest cost of delivery; null if it is not known
 */
export function productSeo(
  product: ProductView,
  trail: readonly { name: string; path: string }[],
  origin: string,
  deliveryPoisha: number | null,
  language: Language,
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
          // The variants of an unreleased product have no address of their own.
          path: localePath(
            product.preorder ? product.path : productPath(product.category, product.slug, sku),
            language,
          ),
          pricePoisha,
          availability: product.preorder ? "PreOrder" : stock > 0 ? "InStock" : "OutOfStock",
        })),
        terms: { deliveryPoisha, returnsPath: `${localePath(paths.terms, language)}#shop` },
      },
      origin,
    ),
    breadcrumbJsonLd(trail, origin, language),
  ];
  return questions.length > 0 ? [...blocks, faqJsonLd(questions)] : blocks;
}

import { capitalArrival } from "@/services/catalog/capital-arrival.server";
import { categoryOfPage, getComingProduct, getProduct, type ProductView } from "@/services/catalog/catalog-service";
import { deliveryCost } from "@/services/catalog/delivery-cost.server";
import { findProductReviews } from "@/services/catalog/reviews-service";
import type { PageRequest } from "@/services/page/page-props.server";
import { sideSection } from "@/services/page/side-section.server";
import { readReviewQuery } from "@/utils/catalog/review-query";
import { isSlug } from "@/utils/catalog/slug-list";
import { keepUnitsWithin } from "@/utils/text/keep-units";

/** Keeps each figure and its unit on one line, in the texts that only the page of the product shows. */
function withUnitsKept<Product extends ProductView>(product: Product): Product {
  const { summary, description, highlights, specifications, inTheBox, questions, warranty } = product;
  const texts = { summary, description, highlights, specifications, inTheBox, questions, warranty };
  return { ...product, ...keepUnitsWithin(texts) };
}

/** A product with its reviews and its arrival date. @throws ApiError; `isNotFound` when it is not on sale */
export async function loadProduct({ api, language, query, context }: PageRequest) {
  const category = categoryOfPage(query.category);
  const slug = String(query.slug);
  const filter = readReviewQuery(query);
  const [product, reviews, arrival] = await Promise.all([
    getProduct(api, category, slug),
    // An address that names no product is no failure of the reviews, which would be logged.
    isSlug(slug) ? sideSection(context.res, "reviews", () => findProductReviews(api, slug, filter)) : null,
    sideSection(context.res, "arrival", () => capitalArrival.get(language)),
  ]);
  return {
    category,
    product: withUnitsKept(product),
    reviews,
    arrival,
    filter,
    deliveryPoisha: deliveryCost.highest(),
  };
}

/** A phone that can be ordered before its release. @throws ApiError; `isNotFound` when it cannot */
export async function loadComingPhone({ api, query }: PageRequest) {
  return {
    product: withUnitsKept(await getComingProduct(api, "phones", String(query.slug))),
    deliveryPoisha: deliveryCost.highest(),
  };
}

import type { InferGetServerSidePropsType } from "next";
import { ProductPage } from "@/components/pages/product-page";
import { loadProduct } from "@/services/catalog/product-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["shop", "cart", "reviews"], loadProduct);

export default function Product(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <ProductPage {...props} />;
}

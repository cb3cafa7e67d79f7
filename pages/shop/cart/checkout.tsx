import type { InferGetServerSidePropsType } from "next";
import { CheckoutPage } from "@/components/pages/checkout-page";
import { loadCheckout } from "@/services/checkout/checkout-pages.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "checkout"], loadCheckout);

export default function Checkout(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return <CheckoutPage {...props} />;
}

import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { OrderView } from "@/components/orders/order-view";
import { useTexts } from "@/hooks/use-texts";
import { loadOrder } from "@/services/order-page.server";
import { withPageProps } from "@/services/page-props.server";

export const getServerSideProps = withPageProps(["cart", "orders"], ({ api, query }) => loadOrder(api, query));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function OrderPage({ shell, order, checkFailed, awaited }: Props) {
  const { t } = useTexts("orders");
  const title = t("order.title", { id: order.orderId });
  return (
    <>
      <PageHead shell={shell} title={title} description={t("order.description")} indexed={false} />
      <OrderView order={order} checkFailed={checkFailed} awaited={awaited} />
    </>
  );
}

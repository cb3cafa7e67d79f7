import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { OrderView } from "@/components/orders/order-view";
import { OpenEsims } from "@/components/sims/esim-profiles";
import { useTexts } from "@/hooks/ui/use-texts";
import { loadOrder, textsOfOrder } from "@/services/orders/order-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "orders"], loadOrder, textsOfOrder);

export default function OrderPage({ layout, phone, ...page }: InferGetServerSidePropsType<typeof getServerSideProps>) {
  const { t } = useTexts("orders");
  const title = t("order.title", { id: page.viewed.order.orderId });
  return (
    <>
      <PageHead layout={layout} title={title} description={t("order.description")} indexed={false} />
      <OrderView {...page} renderEsims={(profiles) => <OpenEsims profiles={profiles} phone={phone} />} />
    </>
  );
}

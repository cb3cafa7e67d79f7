import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { MyOrders } from "@/components/orders/my-orders";
import { TrackOrderView } from "@/components/orders/track-order-view";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import { loadMyOrders, readMyOrdersAsked } from "@/services/orders/track-order-page.server";
import { withPageProps } from "@/services/page/page-props.server";

export const getServerSideProps = withPageProps(["cart", "orders"], async ({ api, query, context }) => ({
  orderId: typeof query.order_id === "string" ? query.order_id.slice(0, 150) : "",
  asked: readMyOrdersAsked(query),
  mine: await loadMyOrders(api, context),
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function TrackOrderPage({ layout, orderId, asked, mine }: Props) {
  const { t } = useTexts("orders");
  return (
    <>
      <PageHead layout={layout} title={t("track.title")} description={t("track.description")} share={{}} />
      <ChakraScope>
        <TrackOrderView orderId={orderId} mine={mine && <MyOrders mine={mine} asked={asked} />} />
      </ChakraScope>
    </>
  );
}

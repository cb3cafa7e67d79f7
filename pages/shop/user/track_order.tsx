import type { InferGetServerSidePropsType } from "next";
import { PageHead } from "@/components/layout/page-head";
import { TrackOrderView } from "@/components/orders/track-order-view";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/use-texts";
import { withPageProps } from "@/services/page-props.server";

export const getServerSideProps = withPageProps(["cart", "orders"], async ({ query }) => ({
  orderId: typeof query.order_id === "string" ? query.order_id.slice(0, 40) : "",
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function TrackOrderPage({ shell, orderId }: Props) {
  const { t } = useTexts("orders");
  return (
    <>
      <PageHead shell={shell} title={t("track.title")} description={t("track.description")} />
      <ChakraScope>
        <TrackOrderView orderId={orderId} />
      </ChakraScope>
    </>
  );
}

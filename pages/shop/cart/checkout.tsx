import type { InferGetServerSidePropsType } from "next";
import { EmptyCart } from "@/components/cart/empty-cart";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { PageHead } from "@/components/layout/page-head";
import { RetailerNote } from "@/components/retailer/retailer-note";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import { listAllDistricts } from "@/services/checkout/delivery-service";
import { withPageProps } from "@/services/page/page-props.server";
import { startShoppingPath } from "@/utils/layout/start-shopping";

export const getServerSideProps = withPageProps(["cart", "checkout"], async ({ api }) => ({
  districts: await listAllDistricts(api),
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function CheckoutPage({ layout, districts }: Props) {
  const { t } = useTexts("checkout");
  const start = startShoppingPath(layout.chrome.channel, layout.chrome.microsite);
  return (
    <>
      <PageHead layout={layout} title={t("title")} description={t("description")} indexed={false} />
      <RetailerNote />
      <ChakraScope>
        <CheckoutView
          districts={districts}
          empty={<EmptyCart startPath={start} />}
          proved={layout.user?.msisdn ?? null}
        />
      </ChakraScope>
    </>
  );
}

import type { InferGetServerSidePropsType } from "next";
import { useTranslation } from "next-i18next/pages";
import { EmptyCart } from "@/components/cart/empty-cart";
import { CheckoutView } from "@/components/checkout/checkout-view";
import { PageHead } from "@/components/layout/page-head";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { listDistricts } from "@/services/delivery-service";
import { withPageProps } from "@/services/page-props.server";

export const getServerSideProps = withPageProps(["cart", "checkout"], async ({ api }) => ({
  districts: await listDistricts(api),
}));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function CheckoutPage({ shell, districts }: Props) {
  const { t } = useTranslation("checkout");
  return (
    <>
      <PageHead shell={shell} title={t("title")} description={t("description")} indexed={false} />
      <ChakraScope>
        <CheckoutView districts={districts} empty={<EmptyCart partners={shell.partners} />} />
      </ChakraScope>
    </>
  );
}

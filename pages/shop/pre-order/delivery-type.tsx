import type { InferGetServerSidePropsType } from "next";
import { EmptyCart } from "@/components/cart/empty-cart";
import { CarriedPreorder } from "@/components/checkout/carried-preorder";
import { PreorderView } from "@/components/checkout/preorder-view";
import { PageHead } from "@/components/layout/page-head";
import { ChakraScope } from "@/components/ui/chakra-scope";
import { useTexts } from "@/hooks/ui/use-texts";
import { loadPreorder } from "@/services/checkout/preorder-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { paths } from "@/utils/paths/paths";

export const getServerSideProps = withPageProps(["cart", "checkout"], ({ api, query, language }) =>
  loadPreorder(api, query, language),
);

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function PreorderPage({ layout, product, districts }: Props) {
  const { t } = useTexts("checkout");
  return (
    <>
      <PageHead layout={layout} title={t("preorder.title")} description={t("preorder.description")} indexed={false} />
      {product === null ? (
        <CarriedPreorder empty={<EmptyCart startPath={paths.preorders} />} />
      ) : (
        <ChakraScope>
          <PreorderView product={product} districts={districts} />
        </ChakraScope>
      )}
    </>
  );
}

import type { InferGetServerSidePropsType } from "next";
import { I18nextProvider } from "react-i18next";
import { PageHead } from "@/components/layout/page-head";
import { Invoice } from "@/components/orders/invoice";
import { useTexts } from "@/hooks/ui/use-texts";
import { loadInvoice } from "@/services/orders/invoice-page.server";
import { withPageProps } from "@/services/page/page-props.server";
import { translatorFor } from "@/utils/text/translations";

export const getServerSideProps = withPageProps(["cart", "orders"], ({ context }) => loadInvoice(context));

type Props = InferGetServerSidePropsType<typeof getServerSideProps>;

export default function InvoicePage({ layout, invoice, invoiceTexts }: Props) {
  const { t } = useTexts("orders");
  const title = t("invoice.title", { id: invoice.order.orderId });
  return (
    <>
      <PageHead layout={layout} title={title} description={t("invoice.description")} indexed={false} />
      <I18nextProvider i18n={translatorFor(invoice.language, invoiceTexts)}>
        <Invoice invoice={invoice} details={t("tools.details")} />
      </I18nextProvider>
    </>
  );
}

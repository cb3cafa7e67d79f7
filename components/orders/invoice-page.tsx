import { PageHead } from "@/components/layout/page-head";
import { Invoice } from "@/components/orders/invoice";
import { TranslatorProvider, useTexts } from "@/hooks/ui/use-texts";
import type { loadInvoice } from "@/services/orders/invoice-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { translatorFor } from "@/utils/text/translations";

/** The page of an order's invoice. Its language can differ from the language of the shop around it. */
export function InvoicePage({ layout, invoice, invoiceTexts }: ViewProps<typeof loadInvoice>) {
  const { t } = useTexts("orders");
  const title = t("invoice.title", { id: invoice.order.orderId });
  return (
    <>
      <PageHead layout={layout} title={title} description={t("invoice.description")} indexed={false} />
      <TranslatorProvider value={translatorFor(invoice.language, invoiceTexts)}>
        <Invoice invoice={invoice} details={t("tools.details")} />
      </TranslatorProvider>
    </>
  );
}

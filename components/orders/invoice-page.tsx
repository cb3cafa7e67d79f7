import dynamic from "next/dynamic";
import { PageHead } from "@/components/layout/page-head";
import { Invoice } from "@/components/orders/invoice";
import { TranslatorProvider, useTexts } from "@/hooks/ui/use-texts";
import type { loadInvoice } from "@/services/orders/invoice-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";
import { translatorFor } from "@/utils/text/translations";

// An order that exists needs neither the form nor its scripts.
const UnknownOrder = dynamic(() =>
  import("@/components/orders/unknown-order").then(({ UnknownOrder }) => UnknownOrder),
);

/** The page of an order's invoice. Its language can differ from the language of the shop around it. */
export function InvoicePage({ layout, ...page }: ViewProps<typeof loadInvoice>) {
  const { t } = useTexts("orders");
  if ("unknownId" in page) return <UnknownOrder layout={layout} orderId={page.unknownId} />;
  const { invoice, invoiceTexts } = page;
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

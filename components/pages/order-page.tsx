import dynamic from "next/dynamic";
import { PageHead } from "@/components/layout/page-head";
import { PaperHead } from "@/components/layout/paper-head";
import { OrderView } from "@/components/orders/order-view";
import { OpenEsims } from "@/components/sims/esim-profiles";
import { useTexts } from "@/hooks/ui/use-texts";
import type { loadOrder } from "@/services/orders/order-page.server";
import type { ViewProps } from "@/utils/layout/page-layout";

// An order that exists needs neither the form nor its scripts.
const UnknownOrder = dynamic(() =>
  import("@/components/orders/unknown-order").then(({ UnknownOrder }) => UnknownOrder),
);

/** The page of an order, with its eSIMs, or the form to find it when no order has the number in the address. */
export function OrderPage({ layout, ...page }: ViewProps<typeof loadOrder>) {
  const { t } = useTexts("orders");
  if ("unknownId" in page) return <UnknownOrder layout={layout} orderId={page.unknownId} />;
  const title = t("order.title", { id: page.viewed.order.orderId });
  return (
    <>
      <PageHead layout={layout} title={title} description={t("order.description")} indexed={false} />
      <PaperHead brand={layout.brand} />
      <OrderView {...page} renderEsims={(profiles) => <OpenEsims profiles={profiles} phone={page.phone} />} />
    </>
  );
}

import type { Language } from "@/backend/contract/language";
import { takaOrNull, toTaka } from "@/backend/contract/money";
import type { OwnOrderView } from "@/backend/contract/shop/order-history";
import type { OrderReturn, ReturnState } from "@/backend/contract/shop/own-orders";
import type { ReturnRow } from "@/backend/db/queries/orders/return-queries";
import type { Localized } from "@/backend/db/stored-types";
import type { OwnOrder } from "@/backend/domain/orders/own-order";
import { canMoveReturn } from "@/backend/domain/orders/return-rules";
import { orderView } from "@/backend/http/shop/order-view";
import { invoicePath } from "@/utils/checkout/order-id";
import { maskAccountNumber } from "@/utils/checkout/refund-account";

export function ownOrderView(order: OwnOrder, lang: Language): OwnOrderView {
  const { contact, isInvoiced, ...rest } = order;
  return {
    ...orderView(rest, lang),
    contact: contact && {
      full_name: contact.fullName,
      msisdn: contact.msisdn,
      email: contact.email,
      address: contact.address,
      post_code: contact.postCode,
      note: contact.note,
    },
    invoice_path: isInvoiced ? invoicePath(order.publicId) : null,
  };
}

const returnLabels: Readonly<Record<ReturnState, Localized>> = {
  requested: { en: "Requested", bn: "অনুরোধ করা হয়েছে" },
  accepted: { en: "Accepted: we'll collect the goods", bn: "অনুরোধ গৃহীত: রাইডার পণ্যটি নিতে আসবেন" },
  received: { en: "Goods received", bn: "পণ্য পাওয়া গেছে" },
  refunded: { en: "Money refunded", bn: "টাকা ফেরত দেওয়া হয়েছে" },
  refused: { en: "Not accepted", bn: "গ্রহণ করা যায়নি" },
  cancelled: { en: "Cancelled by you", bn: "আপনি বাতিল করেছেন" },
};

export function returnView(row: ReturnRow & { refundVatPoisha?: number | null }, lang: Language): OrderReturn {
  return {
    reference: row.reference,
    state: row.state,
    state_label: returnLabels[row.state][lang],
    reason: row.reason,
    answer: row.answer,
    lines: row.lines.map(({ sku, titles, quantity }) => ({ sku, product_title: titles[lang], quantity })),
    refund: toTaka(row.refundPoisha),
    refund_account: row.refundAccount && {
      kind: row.refundAccount.kind,
      number: maskAccountNumber(row.refundAccount.number),
    },
    refund_vat: takaOrNull(row.refundVatPoisha ?? null),
    requested_at: row.requestedAt.toISOString(),
    settled_at: row.settledAt?.toISOString() ?? null,
    cancellable: canMoveReturn(row.state, "cancelled"),
  };
}

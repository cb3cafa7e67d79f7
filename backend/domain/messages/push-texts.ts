import type { Language } from "@/backend/contract/language";
import type { QueuedFacts } from "@/backend/domain/messages/message-texts";
import type { MessagePurpose } from "@/backend/domain/ports/message-outbox";
import { orderPath } from "@/utils/checkout/order-id";
import { formatMoney } from "@/utils/money/money";
import { localePath } from "@/utils/paths/paths";

interface PushText {
  readonly title: Readonly<Record<Language, string>>;
  readonly body: Readonly<Record<Language, string>>;
}

const ORDER = { en: "Order {orderId}", bn: "অর্ডার {orderId}" } as const;
const order = (en: string, bn: string): PushText => ({ title: ORDER, body: { en, bn } });

/** The texts of push messages, sent besides the text message. They have no address: a click opens the page. */
const texts: Readonly<Partial<Record<MessagePurpose, PushText>>> = {
  "order-placed": order("Your order has been placed. Total: {payable}.", "আপনার অর্ডার নেওয়া হয়েছে। মোট: {payable}।"),
  "order-paid": order("We've received your payment of {paid}.", "আপনার {paid} পেমেন্ট পেয়েছি।"),
  "order-confirmed": order(
    "Your order is confirmed. We are getting it ready.",
    "আপনার অর্ডার নিশ্চিত হয়েছে। আমরা পণ্য প্রস্তুত করছি।",
  ),
  "order-shipped": order("Your order is on its way.", "আপনার অর্ডার পথে আছে।"),
  "order-ready": order("Your order is ready to collect.", "আপনার অর্ডার গ্রাহকসেবা কেন্দ্রে প্রস্তুত আছে।"),
  "order-delivered": order("Your order has been delivered.", "আপনার অর্ডার পৌঁছে দেওয়া হয়েছে।"),
  "order-cancelled": order(
    "Your order has been cancelled. There is nothing to pay.",
    "আপনার অর্ডার বাতিল করা হয়েছে। কোনো টাকা দিতে হবে না।",
  ),
  "order-cancelled-refund": order(
    "Your order has been cancelled. We are refunding {paid}.",
    "আপনার অর্ডার বাতিল করা হয়েছে। আপনার {paid} ফেরত দেওয়া হচ্ছে।",
  ),
  "order-expired": order(
    "Your order was not paid for in time and has been cancelled. There is nothing to pay.",
    "সময়মতো টাকা না পাওয়ায় আপনার অর্ডারটি বাতিল হয়েছে। আপনাকে কোনো টাকা দিতে হবে না।",
  ),
  "back-in-stock": {
    title: { en: "Back in stock", bn: "আবার স্টকে এসেছে" },
    body: { en: "{title} is back in stock.", bn: "{title} আবার স্টকে এসেছে।" },
  },
  "price-drop": {
    title: { en: "Price drop", bn: "দাম কমেছে" },
    body: {
      en: "{title} from your wish list now costs {price}.",
      bn: "আপনার পছন্দের তালিকার {title} এখন {price} দামে পাওয়া যাচ্ছে।",
    },
  },
  "price-drops": {
    title: { en: "Price drops", bn: "দাম কমেছে" },
    body: {
      en: "{title} from your wish list now costs {price}, and {more} more dropped in price.",
      bn: "আপনার পছন্দের তালিকার {title} এখন {price} দামে পাওয়া যাচ্ছে। আরও {more}টি পণ্যের দাম কমেছে।",
    },
  },
};

/**
 * The text of a push message and the path that it opens.
 * @throws RangeError for a purpose without a push message, or for a fact that is missing
 */
export function pushText(
  purpose: string,
  lang: Language,
  facts: QueuedFacts,
): { title: string; body: string; link: string } {
  const text = texts[purpose as MessagePurpose];
  if (text === undefined) throw new RangeError(`No push message of purpose ${purpose}`);
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => {
      const fact = facts[name] ?? facts[`${name}Poisha`];
      if (fact === undefined) throw new RangeError(`A push message of purpose ${purpose} lacks ${name}`);
      return typeof fact === "number" && facts[name] === undefined ? formatMoney(fact, lang) : String(fact);
    });
  const page = facts["productPath"] ?? orderPath(String(facts["orderId"]));
  return { title: fill(text.title[lang]), body: fill(text.body[lang]), link: localePath(String(page), lang) };
}

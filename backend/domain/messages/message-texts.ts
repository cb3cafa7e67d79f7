import type { Language } from "@/backend/contract/language";
import type { MessagePurpose } from "@/backend/domain/ports/message-outbox";
import { formatMoney } from "@/utils/money";

/** Names in braces are filled from the message's facts. */
const texts: Readonly<Record<MessagePurpose, Readonly<Record<Language, string>>>> = {
  "order-placed": {
    en: "Your order {orderId} is placed. Total: {payable}. Track it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId} নেওয়া হয়েছে। মোট: {payable}। ট্র্যাক করুন: {trackingAddress}",
  },
  "order-paid": {
    en: "We received {paid} for your order {orderId}. Track it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId}-এর দাম বাবদ {paid} পেয়েছি। ট্র্যাক করুন: {trackingAddress}",
  },
  "order-expired": {
    en: "Your order {orderId} was not paid in time and has ended. Nothing is due. See it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId}-এর টাকা সময়মতো পাওয়া যায়নি, তাই অর্ডারটি বাতিল হয়েছে। কিছু দিতে হবে না। দেখুন: {trackingAddress}",
  },
  "order-refund": {
    en: "Your payment of {paid} came after order {orderId} had ended, and we could not keep the order. The money goes back to you. See it: {trackingAddress}",
    bn: "অর্ডার {orderId}-এর মেয়াদ শেষের পর আপনার {paid} পেয়েছি, অর্ডারটি আর রাখা যায়নি। টাকা আপনাকে ফেরত দেওয়া হবে। দেখুন: {trackingAddress}",
  },
  "payment-refund": {
    en: "We received a second payment of {paid} for your order {orderId}. This money goes back to you. See it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId}-এর জন্য দ্বিতীয়বার {paid} পেয়েছি। এই টাকা আপনাকে ফেরত দেওয়া হবে। দেখুন: {trackingAddress}",
  },
};

/** The facts of a message as they were queued, whatever its purpose. */
export type QueuedFacts = Readonly<Record<string, string | number>>;

/**
 * The text of a message in its reader's language.
 * @param publicOrigin address of the site without a slash at its end
 * @throws RangeError for a purpose or a fact that no text is made of
 */
export function messageText(purpose: string, lang: Language, facts: QueuedFacts, publicOrigin: string): string {
  if (!isPurpose(purpose)) throw new RangeError(`No text for messages of purpose ${purpose}`);
  const words: Record<string, string> = {
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => wordOf(name, fact, lang))),
    trackingAddress: `${publicOrigin}/shop/order/${facts["orderId"]}`,
  };
  return texts[purpose][lang].replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new RangeError(`A message of purpose ${purpose} lacks ${name}`);
    return word;
  });
}

/** An amount loses its unit from its name and gains it in its text: payablePoisha 6499900 is payable `Tk 64,999`. */
function wordOf(name: string, fact: string | number, lang: Language): [string, string] {
  if (typeof fact === "number" && name.endsWith("Poisha")) return [name.slice(0, -6), formatMoney(fact, lang)];
  return [name, String(fact)];
}

function isPurpose(purpose: string): purpose is MessagePurpose {
  return Object.hasOwn(texts, purpose);
}

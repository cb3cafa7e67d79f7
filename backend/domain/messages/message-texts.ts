import type { Language } from "@/backend/contract/language";
import type { CodePurpose } from "@/backend/domain/codes/code-secrets";
import type { MessagePurpose } from "@/backend/domain/ports/message-outbox";
import { orderPath } from "@/utils/checkout/order-id";
import { formatMoney } from "@/utils/money/money";
import { localePath, paths } from "@/utils/paths/paths";
import { requestPath } from "@/utils/sims/sim-request-path";

type Sentence = Readonly<Record<Language, string>>;

/** With the last line, a phone can fill in the code on our own page, but on no other (WebOTP). */
const codeText = (en: string, bn: string): Sentence => ({
  en: `{code} is your code ${en}. It is valid for 5 minutes. Never share it with anyone, not even with us.\n\n@{host} #{code}`,
  bn: `${bn} আপনার কোড {code}। কোডটির মেয়াদ ৫ মিনিট। এটি কাউকে বলবেন না, আমাদেরও নয়।\n\n@{host} #{code}`,
});

/** Names in braces are replaced by the message's facts. */
const texts: Readonly<Record<MessagePurpose | CodePurpose, Sentence>> = {
  login: codeText("to log in", "লগইন করতে"),
  offer: codeText("for your offer", "অফারটি নিতে"),
  "internet-pack": codeText("for your internet pack", "ইন্টারনেট প্যাকটি নিতে"),
  star: codeText("to see your Star status", "স্টার স্ট্যাটাস দেখতে"),
  esim: codeText("for your eSIM", "ই-সিমের জন্য"),
  "sim-service": codeText("for your SIM request", "সিমের আবেদনের জন্য"),
  order: codeText("to see your orders", "অর্ডার দেখতে"),
  "cash-order": codeText("to confirm your order", "অর্ডার নিশ্চিত করতে"),
  "stock-notice": codeText("for your stock alert", "স্টক অ্যালার্টের জন্য"),
  campaign: codeText("for the recharge campaign", "রিচার্জ ক্যাম্পেইনের জন্য"),
  flood: codeText("to see your flood benefit request", "বন্যা সহায়তার আবেদন দেখতে"),
  "codes-paused": {
    en: "Someone entered too many wrong codes for your number. To protect you, we've stopped sending codes to it for 24 hours. You'll stay logged in on your devices.",
    bn: "আপনার নম্বরে অনেকবার ভুল কোড দেওয়া হয়েছে। আপনার নিরাপত্তার জন্য ২৪ ঘণ্টা এই নম্বরে কোড পাঠানো বন্ধ থাকবে। যেসব ডিভাইসে লগইন করা আছে, সেগুলোতে লগইন করাই থাকবে।",
  },
  "order-placed": {
    en: "Your order {orderId} has been placed. Total: {payable}. Track it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId} নেওয়া হয়েছে। মোট: {payable}। ট্র্যাক করুন: {trackingAddress}",
  },
  "order-paid": {
    en: "We've received {paid} for your order {orderId}. Track it: {trackingAddress}",
    bn: "অর্ডার {orderId} বাবদ আপনার {paid} পেয়েছি। ট্র্যাক করুন: {trackingAddress}",
  },
  "order-expired": {
    en: "Your order {orderId} was not paid for in time and has been cancelled. There is nothing to pay. See it: {trackingAddress}",
    bn: "সময়মতো টাকা না পাওয়ায় আপনার অর্ডার {orderId} বাতিল হয়েছে। কোনো টাকা দিতে হবে না। দেখুন: {trackingAddress}",
  },
  "order-refund": {
    en: "Your payment of {paid} arrived after order {orderId} had been closed. We are refunding it to you. See it: {trackingAddress}",
    bn: "আপনার {paid} পেয়েছি, তবে তার আগেই অর্ডার {orderId} বন্ধ হয়ে গেছে। টাকাটা আপনাকে ফেরত দেওয়া হবে। দেখুন: {trackingAddress}",
  },
  "order-confirmed": {
    en: "Your order {orderId} is confirmed, and we are getting it ready. Track it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId} নিশ্চিত হয়েছে, আমরা পণ্য প্রস্তুত করছি। ট্র্যাক করুন: {trackingAddress}",
  },
  "order-shipped": {
    en: "Your order {orderId} is on its way. Track it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId} পথে আছে। ট্র্যাক করুন: {trackingAddress}",
  },
  "order-ready": {
    en: "Your order {orderId} is ready to collect. Please bring the order number. Details: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId} গ্রাহকসেবা কেন্দ্রে প্রস্তুত আছে। আসার সময় অর্ডার নম্বরটি সঙ্গে আনুন। বিস্তারিত: {trackingAddress}",
  },
  "order-delivered": {
    en: "Your order {orderId} has been delivered. Thank you. Invoice and returns: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId} পৌঁছে দেওয়া হয়েছে। ধন্যবাদ। ইনভয়েস ও ফেরত: {trackingAddress}",
  },
  "order-changed": {
    en: "The details of your order {orderId} have been changed. If this wasn't you, cancel the order or call 121. See it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId}: প্রাপক বা ঠিকানার তথ্য বদলানো হয়েছে। আপনি না বদলে থাকলে অর্ডারটি বাতিল করুন অথবা ১২১ নম্বরে কল করুন। দেখুন: {trackingAddress}",
  },
  "order-cancelled": {
    en: "Your order {orderId} has been cancelled. There is nothing to pay. See it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId} বাতিল করা হয়েছে। কোনো টাকা দিতে হবে না। দেখুন: {trackingAddress}",
  },
  "order-cancelled-refund": {
    en: "Your order {orderId} has been cancelled. We are refunding {paid} to the account you paid from. See it: {trackingAddress}",
    bn: "আপনার অর্ডার {orderId} বাতিল করা হয়েছে। যে মাধ্যমে টাকা দিয়েছিলেন, {paid} সেখানেই ফেরত যাবে। দেখুন: {trackingAddress}",
  },
  "return-requested": {
    en: "We have received your return request for order {orderId}. Reference: {reference}. We'll send you our decision within two working days. See it: {trackingAddress}",
    bn: "অর্ডার {orderId} থেকে পণ্য ফেরতের অনুরোধ পেয়েছি। রেফারেন্স: {reference}। দুই কর্মদিবসের মধ্যে সিদ্ধান্ত জানাব। দেখুন: {trackingAddress}",
  },
  "return-accepted": {
    en: "We have accepted your return {reference}. Keep the goods in their box; our rider will call before collecting them. See it: {trackingAddress}",
    bn: "আপনার ফেরতের অনুরোধ {reference} গ্রহণ করা হয়েছে। পণ্যটি বক্সে রাখুন; রাইডার আগে কল করে এসে নিয়ে যাবেন। দেখুন: {trackingAddress}",
  },
  "return-refused": {
    en: "We couldn't accept your return {reference}. See why: {trackingAddress}",
    bn: "আপনার ফেরতের অনুরোধ {reference} গ্রহণ করা যায়নি। কারণ দেখুন: {trackingAddress}",
  },
  "return-refunded": {
    en: "We have refunded {paid} for your return {reference}. See it: {trackingAddress}",
    bn: "ফেরতের অনুরোধ {reference} বাবদ {paid} আপনাকে ফেরত পাঠানো হয়েছে। দেখুন: {trackingAddress}",
  },
  "esim-delayed": {
    en: "Your eSIM {esimId} is taking longer than usual. You don't need to do anything; we'll text you the link as soon as it is ready. See it: {esimAddress}",
    bn: "আপনার ই-সিম {esimId} পেতে একটু বেশি সময় লাগছে। আপনাকে কিছু করতে হবে না; প্রস্তুত হলেই এসএমএসে লিংক পাঠাব। দেখুন: {esimAddress}",
  },
  "esim-ready": {
    en: "Your eSIM {esimId} is ready. Open this link on your phone to install it, and don't share it: {esimAddress}?key={code}",
    bn: "আপনার ই-সিম {esimId} প্রস্তুত। ইনস্টল করতে আপনার ফোনে লিংকটি খুলুন, কাউকে দেবেন না: {esimAddress}?key={code}",
  },
  "sim-request-sent": {
    en: "We have received your SIM request. Reference: {reference}. Track it: {requestAddress}",
    bn: "আপনার সিমের আবেদন পেয়েছি। রেফারেন্স: {reference}। অবস্থা দেখুন: {requestAddress}",
  },
  "sim-request-ready": {
    en: "Your SIM request {reference} has been approved. What to do next: {requestAddress}",
    bn: "আপনার সিমের আবেদন {reference} অনুমোদিত হয়েছে। এরপর যা করবেন: {requestAddress}",
  },
  "sim-request-completed": {
    en: "Your SIM request {reference} is complete. Details: {requestAddress}",
    bn: "আপনার সিমের আবেদন {reference} সম্পন্ন হয়েছে। বিস্তারিত: {requestAddress}",
  },
  "sim-request-declined": {
    en: "We couldn't approve your SIM request {reference}. See why, and what you can do: {requestAddress}",
    bn: "আপনার সিমের আবেদন {reference} অনুমোদন করা যায়নি। কারণ ও করণীয় দেখুন: {requestAddress}",
  },
  "recharge-done": {
    en: "{paid} has been added to your balance. Receipt: {reference}",
    bn: "আপনার ব্যালেন্সে {paid} যোগ হয়েছে। রসিদ নম্বর: {reference}",
  },
  "recharge-pack": {
    en: "Your recharge of {paid} has activated your pack. Receipt: {reference}",
    bn: "আপনার {paid} রিচার্জে প্যাকটি চালু হয়েছে। রসিদ নম্বর: {reference}",
  },
  "recharge-no-pack": {
    en: "{paid} has been added to your balance, but the pack couldn't be activated. You can buy it from your balance. Receipt: {reference}",
    bn: "আপনার ব্যালেন্সে {paid} যোগ হয়েছে, তবে প্যাকটি চালু করা যায়নি। ব্যালেন্স থেকে প্যাকটি কিনতে পারবেন। রসিদ নম্বর: {reference}",
  },
  "recharge-refund": {
    en: "We received your payment of {paid}, but recharge {reference} couldn't be completed. We are refunding it to you.",
    bn: "আপনার {paid} পেয়েছি, তবে রিচার্জ {reference} সম্পন্ন করা যায়নি। টাকা আপনাকে ফেরত দেওয়া হচ্ছে।",
  },
  "activation-done": {
    en: "{title} is active until {until}. {price} was deducted from your balance. The pack won't renew automatically. Reference: {reference}",
    bn: "{title} চালু হয়েছে, মেয়াদ {until} পর্যন্ত। আপনার ব্যালেন্স থেকে {price} কাটা হয়েছে। প্যাকটি স্বয়ংক্রিয়ভাবে নবায়ন হবে না। রেফারেন্স: {reference}",
  },
  "activation-renewing": {
    en: "{title} is active until {until}. {price} was deducted from your balance. The pack will renew automatically for {price} when it ends. To switch renewal off: {dashboardAddress} Reference: {reference}",
    bn: "{title} চালু হয়েছে, মেয়াদ {until} পর্যন্ত। আপনার ব্যালেন্স থেকে {price} কাটা হয়েছে। মেয়াদ শেষে {price} কেটে স্বয়ংক্রিয়ভাবে নবায়ন হবে। নবায়ন বন্ধ করতে: {dashboardAddress} রেফারেন্স: {reference}",
  },
  "activation-refused": {
    en: "We couldn't activate {title}. Nothing was deducted from your balance. Reference: {reference}",
    bn: "{title} চালু করা যায়নি। আপনার ব্যালেন্স থেকে কোনো টাকা কাটা হয়নি। রেফারেন্স: {reference}",
  },
  "pack-renewed": {
    en: "{title} was renewed for {price} and is active until {until}. To switch renewal off: {dashboardAddress}",
    bn: "{price} কেটে {title} নবায়ন করা হয়েছে, মেয়াদ {until} পর্যন্ত। নবায়ন বন্ধ করতে: {dashboardAddress}",
  },
  "pack-not-renewed": {
    en: "{title} has ended. It was not renewed because your balance was too low. Choose a pack: {packsAddress}",
    bn: "{title} প্যাকের মেয়াদ শেষ হয়েছে। যথেষ্ট ব্যালেন্স না থাকায় প্যাকটি নবায়ন হয়নি। প্যাক বেছে নিন: {packsAddress}",
  },
  "pack-withdrawn": {
    en: "{title} has ended. It was not renewed because the pack or its price has changed. Choose a pack: {packsAddress}",
    bn: "{title} প্যাকের মেয়াদ শেষ হয়েছে। প্যাকটি বা তার দাম বদলে যাওয়ায় নবায়ন হয়নি। প্যাক বেছে নিন: {packsAddress}",
  },
  "web-form-answered": {
    en: "We have answered your request {reference}. To read the answer, open this link and enter this mobile number: {formAddress}",
    bn: "আমরা আপনার আবেদন {reference} নিয়ে উত্তর দিয়েছি। উত্তরটি পড়তে লিংকটি খুলে এই মোবাইল নম্বর দিন: {formAddress}",
  },
  "flood-active": {
    en: "Your flood relief of 100 free minutes and 1 GB is active until {until}. If you are in danger, call 999; for shelter and food, call 333.",
    bn: "বন্যা সহায়তা হিসেবে আপনার ফ্রি ১০০ মিনিট ও ১ জিবি {until} পর্যন্ত চালু আছে। বিপদে পড়লে ৯৯৯, আশ্রয় ও খাবারের জন্য ৩৩৩ নম্বরে কল করুন।",
  },
  "back-in-stock": {
    en: "{title} is back in stock. It isn't reserved for you, so order soon: {productAddress}",
    bn: "{title} আবার স্টকে এসেছে। পণ্যটি আপনার জন্য আলাদা করে রাখা নেই, তাই দ্রুত অর্ডার করুন: {productAddress}",
  },
  "price-drop": {
    en: "{title} from your wish list now costs {price}. See it: {productAddress} To stop these texts, open your wish list.",
    bn: "আপনার পছন্দের তালিকার {title} এখন {price} দামে পাওয়া যাচ্ছে। দেখুন: {productAddress} এই এসএমএস বন্ধ করতে পছন্দের তালিকা খুলুন।",
  },
  "price-drops": {
    en: "{title} from your wish list now costs {price}, and {more} more dropped in price. See them, or stop these texts: {productAddress}",
    bn: "আপনার পছন্দের তালিকার {title} এখন {price} দামে পাওয়া যাচ্ছে। আরও {more}টি পণ্যের দাম কমেছে। দেখতে বা এই এসএমএস বন্ধ করতে: {productAddress}",
  },
  "payment-refund": {
    en: "We received a second payment of {paid} for your order {orderId}. We are refunding it to you. See it: {trackingAddress}",
    bn: "অর্ডার {orderId} বাবদ দ্বিতীয়বার {paid} পেয়েছি। এই টাকা আপনাকে ফেরত দেওয়া হবে। দেখুন: {trackingAddress}",
  },
};

/** The queued facts of a message of any purpose. */
export type QueuedFacts = Readonly<Record<string, string | number>>;

/**
 * The text of a message in its reader's language.
 * @param publicOrigin address of the site without a slash at its end
 * @throws RangeError for an unknown purpose, or for a fact that is missing
 */
export function messageText(purpose: string, lang: Language, facts: QueuedFacts, publicOrigin: string): string {
  if (!isPurpose(purpose)) throw new RangeError(`No text for messages of purpose ${purpose}`);
  const words: Record<string, string> = {
    ...Object.fromEntries(Object.entries(facts).map(([name, fact]) => wordOf(name, fact, lang))),
    trackingAddress: publicOrigin + localePath(orderPath(String(facts["orderId"])), lang),
    requestAddress: publicOrigin + localePath(requestPath(String(facts["reference"])), lang),
    formAddress: `${publicOrigin}${localePath(paths.formStatus, lang)}?reference=${facts["reference"]}`,
    dashboardAddress: publicOrigin + localePath(paths.dashboard, lang),
    packsAddress: publicOrigin + localePath(paths.internetPacks, lang),
    esimAddress: publicOrigin + localePath(`/shop/esim/${facts["esimId"]}`, lang),
    productAddress: publicOrigin + localePath(String(facts["productPath"]), lang),
    host: new URL(publicOrigin).hostname,
  };
  return texts[purpose][lang].replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new RangeError(`A message of purpose ${purpose} lacks ${name}`);
    return word;
  });
}

/** Formats an amount and drops the unit from its name: payablePoisha 6499900 becomes payable `Tk 64,999`. */
function wordOf(name: string, fact: string | number, lang: Language): [string, string] {
  if (typeof fact === "number" && name.endsWith("Poisha")) return [name.slice(0, -6), formatMoney(fact, lang)];
  return [name, String(fact)];
}

function isPurpose(purpose: string): purpose is MessagePurpose | CodePurpose {
  return Object.hasOwn(texts, purpose);
}

import { pushText } from "@/backend/domain/messages/push-texts";
import { PUSHED } from "@/backend/domain/ports/message-outbox";

const facts = {
  orderId: "7K3M-9QXT-2HVB-4D8N",
  payablePoisha: 6_499_900,
  paidPoisha: 6_499_900,
  title: "Padmiro Char 4",
  pricePoisha: 2_490_000,
  more: 2,
};

it.each(PUSHED.flatMap((purpose) => (["en", "bn"] as const).map((lang) => [purpose, lang] as const)))(
  "has a title and a text for %s in %s, without placeholders and addresses",
  (purpose, lang) => {
    const { title, body } = pushText(purpose, lang, facts);
    for (const words of [title, body]) {
      expect(words).not.toMatch(/[{}]|https?:|undefined/);
      expect(words.length).toBeGreaterThan(3);
    }
    expect(/[ঀ-৿]/.test(body)).toBe(lang === "bn");
  },
);

it("links to the order or the product, and writes amounts in the digits of the language", () => {
  expect(pushText("order-paid", "en", facts)).toEqual({
    title: "Order 7K3M-9QXT-2HVB-4D8N",
    body: "We've received your payment of Tk 64,999.",
    link: "/shop/order/7K3M-9QXT-2HVB-4D8N",
  });
  expect(pushText("price-drop", "bn", { ...facts, productPath: "/shop/devices/phones/char-4" })).toEqual({
    title: "দাম কমেছে",
    body: "আপনার পছন্দের তালিকার Padmiro Char 4 এখন ২৪,৯০০ টাকা দামে পাওয়া যাচ্ছে।",
    link: "/shop/devices/phones/char-4",
  });
});

it("refuses a purpose without a push message and a missing fact", () => {
  expect(() => pushText("login", "en", facts)).toThrow(RangeError);
  expect(() => pushText("order-paid", "en", { orderId: "7K3M" })).toThrow(RangeError);
});

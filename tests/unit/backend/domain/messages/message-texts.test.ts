import { messageText } from "@/backend/domain/messages/message-texts";

const SITE = "https://shop.example";
const placed = { orderId: "7K3M-9QXT-2HVB-4D8N", payablePoisha: 6_505_900 };

describe("the text of a message", () => {
  it("has a placed order's id, total and tracking address", () => {
    expect(messageText("order-placed", "en", placed, SITE)).toBe(
      "Your order 7K3M-9QXT-2HVB-4D8N has been placed. Total: Tk 65,059. Track it: https://shop.example/shop/order/7K3M-9QXT-2HVB-4D8N",
    );
  });

  it("is in Bengali with Bengali digits in amounts", () => {
    const text = messageText("order-paid", "bn", { orderId: placed.orderId, paidPoisha: 6_505_900 }, SITE);
    expect(text).toContain("৬৫,০৫৯ টাকা");
    expect(text).toContain(`${SITE}/shop/order/${placed.orderId}`);
  });

  it.each([
    ["order-expired", "en", /was not paid for in time and has been cancelled/],
    ["order-expired", "bn", /বাতিল হয়েছে/],
    ["order-refund", "en", /Tk 65,059 arrived after order .+ refunding it to you/],
    ["order-refund", "bn", /৬৫,০৫৯ টাকা.+ফেরত দেওয়া হবে/],
    ["payment-refund", "en", /second payment of Tk 65,059 .+ refunding it to you/],
    ["payment-refund", "bn", /দ্বিতীয়বার ৬৫,০৫৯ টাকা.+ফেরত দেওয়া হবে/],
  ] as const)("contains the words of %s in %s", (purpose, lang, words) => {
    const text = messageText(purpose, lang, { orderId: placed.orderId, paidPoisha: 6_505_900 }, SITE);
    expect(text).toMatch(words);
    expect(text).toContain(`${SITE}/shop/order/${placed.orderId}`);
  });

  it.each([
    ["sim-request-declined-refund", "en", /couldn't approve .+ refunding Tk 200 to the account you paid from/],
    ["sim-request-declined-refund", "bn", /অনুমোদন করা যায়নি.+২০০ টাকা সেখানেই ফেরত যাবে/],
    ["sim-request-refund", "en", /Tk 200 arrived after SIM request .+ refunding it to you/],
    ["sim-request-refund", "bn", /২০০ টাকা পেয়েছি.+ফেরত দেওয়া হবে/],
  ] as const)("contains the words of %s in %s and the address of the request", (purpose, lang, words) => {
    const text = messageText(purpose, lang, { reference: placed.orderId, paidPoisha: 20_000 }, SITE);
    expect(text).toMatch(words);
    expect(text).toMatch(/https:\/\/shop\.example\S*reference=7K3M-9QXT-2HVB-4D8N/);
  });

  it.each([
    ["en", "We received a second payment of Tk 200 for 7K3M-9QXT-2HVB-4D8N. We are refunding it to you."],
    ["bn", "7K3M-9QXT-2HVB-4D8N বাবদ দ্বিতীয়বার ২০০ টাকা পেয়েছি। এই টাকা আপনাকে ফেরত দেওয়া হবে।"],
  ] as const)("about a second payment of a recharge or a migration says what it was for (%s)", (lang, words) => {
    const facts = { reference: placed.orderId, paidPoisha: 20_000 };
    expect(messageText("second-payment-refund", lang, facts, SITE)).toBe(words);
  });

  it.each(["login", "offer", "internet-pack", "star", "esim", "order"])(
    "for a %s code begins with the code in both languages and ends with the code bound to our site",
    (purpose) => {
      const english = messageText(purpose, "en", { code: "0042" }, SITE);
      expect(english).toMatch(/^0042 is your code .+ 5 minutes\. Never share it with anyone/);
      const bengali = messageText(purpose, "bn", { code: "0042" }, SITE);
      expect(bengali).toMatch(/আপনার কোড 0042।.+৫ মিনিট.+কাউকে বলবেন না/);
      for (const text of [english, bengali]) expect(text.split("\n").at(-1)).toBe("@shop.example #0042");
    },
  );

  it("names the pause of codes in both languages", () => {
    expect(messageText("codes-paused", "en", {}, SITE)).toContain("for 24 hours");
    expect(messageText("codes-paused", "bn", {}, SITE)).toContain("২৪ ঘণ্টা");
  });

  it("throws when a fact is missing or the purpose is unknown", () => {
    expect(() => messageText("order-placed", "en", { orderId: "X" }, SITE)).toThrow("lacks payable");
    expect(() => messageText("toString", "en", placed, SITE)).toThrow(RangeError);
  });
});

import { orderProofCookie, orderProofValue, readOrderProofs } from "@/utils/checkout/order-proof-cookie";

const ids = ["7K3M-9QXT-2HVB-4D8N", "8K3M-9QXT-2HVB-4D8N", "9K3M-9QXT-2HVB-4D8N"] as const;
const [first, second] = ids;
const proof = `t3k9zq.${"A".repeat(43)}`;
const entry = (orderId: string, isNew = false) => ({ orderId, proof, isNew });
const header = (...entries: ReturnType<typeof entry>[]) => `order_proof=${orderProofValue(entries)}`;

test("the cookie is read as it was written", () => {
  const entries = [entry(first, true), entry(second)];
  expect(readOrderProofs(`a=b; ${header(...entries)}; c=d`)).toEqual(entries);
});

test("an order is kept once, and the five newest orders are kept", () => {
  const many = Array.from({ length: 9 }, (_, index) => entry(`${index}K3M-9QXT-2HVB-4D8N`));
  expect(readOrderProofs(header(entry(first, true), entry(first), ...many)).map(({ orderId }) => orderId[0])).toEqual([
    "7",
    "0",
    "1",
    "2",
    "3",
  ]);
});

test.each([
  "",
  "order_proof",
  "order_proof=",
  "order_proof=~~~",
  `order_proof=${first}`,
  `order_proof=${first}.${proof}.x`,
  `order_proof=${first.toLowerCase()}.${proof}`,
  `order_proof=${first}.${proof}; Path=/`.replace("order_proof", "Order_Proof"),
  `order_proof=%37K3M-9QXT-2HVB-4D8N.${proof}`,
  `order_proof="${first}.${proof}"`,
])("%j contains no entry", (text) => expect(readOrderProofs(text)).toEqual([]));

test("two cookies with the same name are read together", () => {
  const both = `${header(entry(second))}; ${header(entry(first))}`;
  expect(readOrderProofs(both).map(({ orderId }) => orderId)).toEqual([second, first]);
});

test("the cookie is HttpOnly, Secure on https, and deleted without orders", () => {
  expect(orderProofCookie([entry(first)], "https://shop.example")).toBe(
    `order_proof=${first}.${proof}; Path=/; Max-Age=1209600; HttpOnly; SameSite=Lax; Secure`,
  );
  expect(orderProofCookie([entry(first)], "http://localhost:3000")).not.toContain("Secure");
  expect(orderProofCookie([], "https://shop.example")).toContain("order_proof=; Path=/; Max-Age=0;");
});

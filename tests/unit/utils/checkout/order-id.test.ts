import fc from "fast-check";
import { anyCharacter } from "@/tests/support/any-text";
import { invoicePath, orderPath, readOrderId, readOrderIds, unbrokenIds } from "@/utils/checkout/order-id";

const ID = "7K3M-9QXT-2HVB-4D8N";

test.each([
  ["as shown", ID],
  ["in lower case", "7k3m-9qxt-2hvb-4d8n"],
  ["without dashes", "7K3M9QXT2HVB4D8N"],
  ["with spaces", " 7K3M 9QXT 2HVB 4D8N "],
  ["with long dashes", "7K3M–9QXT—2HVB‑4D8N"],
  ["in Bengali digits", "৭K৩M-৯QXT-২HVB-৪D৮N"],
  ["with invisible characters", "\u200e7K3M-9QXT-2HVB-4D8N\u200b"],
])("an order id %s is accepted", (_words, typed) => {
  expect(readOrderId(typed)).toBe(ID);
});

test("letters that look like digits are read as digits", () => {
  expect(readOrderId("OIL0-0000-0000-0000")).toBe("0110-0000-0000-0000");
});

test.each(["", "7K3M", "7K3M-9QXT-2HVB-4D8", "7K3M-9QXT-2HVB-4D8NN", "7K3M-9QXT-2HVB-4D8U", "<script>"])(
  "%p is not an order id",
  (typed) => {
    expect(readOrderId(typed)).toBeNull();
  },
);

test("any text is read as an order id or null", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (typed) => {
      const read = readOrderId(typed);
      expect(read === null || readOrderId(read) === read).toBe(true);
    }),
  );
});

test("an order's address contains its id", () => {
  expect(orderPath(ID)).toBe(`/shop/order/${ID}`);
});

test.each([
  ["", []],
  [" , ", []],
  [ID, [ID]],
  [`${ID}, 0000-1111-2222-3333`, [ID, "0000-1111-2222-3333"]],
  [`${ID};${ID.toLowerCase()}`, [ID]],
  [`${ID}, 7K3M`, null],
  [Array.from({ length: 6 }, (_, index) => `0000-1111-2222-333${index}`).join(), null],
])("%p are the order ids %p", (typed, ids) => {
  expect(readOrderIds(typed)).toEqual(ids);
});

test("an invoice's address contains the language if it is known", () => {
  expect(invoicePath(ID, "bn")).toBe(`/shop/order/${ID}/invoice?lang=bn`);
  expect(invoicePath(ID)).toBe(`/shop/order/${ID}/invoice`);
});

it("keeps an example in a hint on one line", () => {
  expect(unbrokenIds("For example 7K3M-9QXT-2HVB-4D8N")).toBe("For example 7K3M-\u20609QXT-\u20602HVB-\u20604D8N");
});

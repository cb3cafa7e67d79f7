import { z } from "zod";
import { defineCall, orderId, taka } from "@/backend/contract/call";
import { answerWith, done, line, lineOrEmpty, namedObject, placeName, publicId } from "@/backend/contract/fields";
import { sku } from "@/backend/contract/shop/cart";
import { ownOrderView } from "@/backend/contract/shop/order-history";
import { orderStates, paymentStates } from "@/backend/contract/shop/orders";
import { esimProfile } from "@/backend/contract/sims/esim";

export const returnReasons = ["damaged", "wrong-item", "not-as-described", "changed-mind", "other"] as const;
const refundAccountKinds = ["bkash", "nagad", "bank"] as const;
const returnStates = ["requested", "accepted", "received", "refunded", "refused", "cancelled"] as const;
/** The reader of an order: anyone, the browser that placed it, or the proven owner of its number. */
const orderReaders = ["anyone", "browser", "number"] as const;
/** The state of an order's eSIMs: still being made, sent as a link by text message, or open on the page. */
const esimStates = ["waiting", "texted", "open"] as const;
const missingReasons = ["gone", "sold-out", "fewer", "choose-again"] as const;

/** The token that the browser got for the right code of the order's number; absent for a logged-in reader. */
const orderPass = z
  .string()
  .regex(/^[A-Za-z0-9._-]{20,64}$/)
  .nullish()
  .describe("The pass that find_my_previous_order returned; it opens the orders of its number for ten minutes");

const orderReturn = namedObject("OrderReturn", {
  reference: z.string(),
  state: z.enum(returnStates),
  state_label: z.string(),
  reason: z.enum(returnReasons),
  answer: z.string().nullable().describe("The operator's words about the last step; for a refusal, the reason"),
  lines: z.array(z.object({ sku, product_title: z.string(), quantity: z.int().min(1) })),
  refund: taka,
  refund_account: z
    .object({ kind: z.enum(refundAccountKinds), number: z.string().describe("Only its last digits") })
    .nullable()
    .optional()
    .describe("Where the money goes; null when it goes back to the account that paid"),
  refund_vat: taka.nullable().optional().describe("The VAT in a refund that was sent, on the page of the order"),
  requested_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable().optional().describe("Null until it is refunded, refused or cancelled"),
  cancellable: z.boolean().optional().describe("True until the goods have arrived"),
});

export const ownOrderCalls = {
  getOwnOrder: defineCall("getOwnOrder", {
    summary: "One order with the actions that its buyer can take, for a session of its number or the pass of a code",
    body: z.strictObject({ order_id: orderId, order_pass: orderPass }),
    answer: answerWith(
      z.object({
        order: ownOrderView,
        cancellable: z.boolean(),
        changeable: z.boolean().describe("True until the order is packed; false for an order without delivery"),
        returnable_until: z.iso
          .date()
          .nullable()
          .describe("Last day to request a return; null when nothing can be returned"),
        returnable: z.array(z.object({ sku, position: z.int().min(0), quantity: z.int().min(1) })),
        refund_account_needed: z
          .boolean()
          .optional()
          .describe("True for an order that was paid on delivery: a return of it must say where its money goes"),
        returns: z.array(orderReturn),
      }),
    ),
  }),
  changeOrder: defineCall("changeOrder", {
    summary:
      "Changes the recipient or the place within the district, before the order is packed; days and fee stay the same",
    body: z.strictObject({
      order_id: orderId,
      order_pass: orderPass,
      full_name: line(100),
      area: placeName.describe("Thana of the order's district"),
      post_code: lineOrEmpty(10),
      address: z.string().trim().max(300).describe("May be empty for a pick-up"),
      store_id: publicId.nullish().describe("Another store of the district, for a pick-up"),
      note: z.string().trim().max(300).nullish(),
    }),
    answer: answerWith(ownOrderView),
  }),
  cancelOrder: defineCall("cancelOrder", {
    summary: "Cancels an order before it is packed: the goods are on sale again, the payment is refunded",
    body: z.strictObject({ order_id: orderId, order_pass: orderPass, reason: z.string().trim().max(300).nullish() }),
    answer: answerWith(
      z.object({
        order_id: z.string(),
        state: z.enum(orderStates),
        payment_state: z.enum(paymentStates),
        refund: taka.describe("The refund"),
      }),
    ),
  }),
  reorder: defineCall("reorder", {
    summary: "The lines of an order that can be bought again, ready for a cart, and the others with the reason",
    body: z.strictObject({ order_id: orderId }),
    answer: answerWith(
      z.object({
        lines: z.array(z.object({ sku, product_quantity: z.int().min(1) })),
        missing: z.array(
          z.object({
            sku,
            product_title: z.string(),
            product_path: z.string(),
            reason: z
              .enum(missingReasons)
              .describe("choose-again: a SIM, a bundle or a printed text must be chosen again on the product's page"),
          }),
        ),
      }),
    ),
  }),
  requestReturn: defineCall("requestReturn", {
    summary: "Requests a return of goods of a delivered order",
    body: z.strictObject({
      order_id: orderId,
      order_pass: orderPass,
      reason: z.enum(returnReasons),
      note: z.string().trim().max(500).nullish(),
      refund_account: z
        .strictObject({
          kind: z.enum(refundAccountKinds),
          number: line(40).describe("Mobile number of the wallet, or number of the bank account, as typed"),
          holder: lineOrEmpty(100).optional().describe("Name of the holder of a bank account"),
          bank: lineOrEmpty(120).optional().describe("Bank and branch of a bank account"),
        })
        .nullish()
        .describe("Needed when `refund_account_needed` is true, otherwise ignored"),
      lines: z
        .array(z.strictObject({ position: z.int().min(0).max(49), quantity: z.int().min(1).max(99) }))
        .min(1)
        .max(50),
    }),
    answer: answerWith(orderReturn),
    idempotent: "optional",
  }),
  cancelReturn: defineCall("cancelReturn", {
    summary: "Cancels a return before its goods have arrived: its buyer keeps them; a second call gets the same answer",
    body: z.strictObject({ order_id: orderId, order_pass: orderPass, reference: publicId }),
    answer: answerWith(orderReturn),
  }),
  viewOrder: defineCall("viewOrder", {
    summary:
      "One order as its page shows it: masked for everybody, in full for the browser that ordered (cookie order_proof), a session of its number or the pass of a code",
    body: z.strictObject({ order_id: orderId, order_pass: orderPass }),
    answer: answerWith(
      z.object({
        order: ownOrderView,
        seen_by: z.enum(orderReaders).describe("The proof that the reader is the buyer; `anyone` without a proof"),
        returns: z.array(orderReturn).describe("Empty for anyone"),
        is_returnable: z
          .boolean()
          .describe("Whether its buyer can request a return now; for anyone, whether it was delivered"),
        esim: z
          .object({ state: z.enum(esimStates), profiles: z.array(esimProfile) })
          .nullable()
          .describe("For a paid order with new eSIMs; `open` in the browser that ordered, for the first 24 hours"),
      }),
    ),
  }),
  hideOrders: defineCall("hideOrders", {
    summary: "Deletes the order proofs of this browser, so that its orders are masked",
    body: z.strictObject({}),
    answer: done,
  }),
} as const;

export type OrderReturn = z.infer<typeof orderReturn>;
export type RefundAccountKind = (typeof refundAccountKinds)[number];
export type ReturnReason = (typeof returnReasons)[number];
export type ReturnState = (typeof returnStates)[number];
export type MissingReason = (typeof missingReasons)[number];

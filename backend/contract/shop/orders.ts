import { z } from "zod";
import { defineCall, orderId, taka } from "@/backend/contract/call";
import {
  answerWith,
  codeChannel,
  codeStep,
  emailOrEmpty,
  keyName,
  line,
  lineOrEmpty,
  msisdnInput,
  namedObject,
  otpValue,
  publicId,
  redirect,
  simRequestKey,
} from "@/backend/contract/fields";
import { bundleItem, cartToken } from "@/backend/contract/shop/cart";
import { isReleased, picture } from "@/backend/contract/shop/catalog";
import { orderDeliveryTypes } from "@/backend/contract/shop/delivery";
import { installmentPlan } from "@/backend/contract/shop/installment";

const paymentMethods = ["cod", "online"] as const;
/** The means of an online payment on the gateway's page. */
export const payWithChoices = ["bkash", "nagad", "card"] as const;
export const orderStates = [
  "pending_payment",
  "placed",
  "confirmed",
  "packed",
  "shipped",
  "delivered",
  "cancelled",
  "expired",
] as const;
const simRequestStates = ["in_review", "ready", "completed", "declined"] as const;
/** The states of an order's delivery, as a buyer would name them. */
export const orderGroups = ["moving", "delivered", "ended"] as const;
export const paymentStates = ["due_on_delivery", "pending", "paid", "failed", "cancelled"] as const;

/** A part of an order whose price includes VAT. */
const vatPart = namedObject("VatPart", {
  rate: z.number().min(0).max(25).describe("In percent, e.g. 7.5"),
  discount: taka.describe("Its share of the order's discount"),
  amount: taka.describe("The VAT in the price after the discount"),
});

const orderVat = z.object({
  amount: taka,
  delivery: vatPart,
  rates: z
    .array(z.object({ rate: z.number(), price: taka, amount: taka }))
    .describe("The amount paid at each rate, including VAT, and the VAT in it; together the whole order"),
});

const orderLine = namedObject("OrderLine", {
  sku: z.string(),
  product_title: z.string(),
  product_path: z.string(),
  variationDetails: z.record(z.string(), z.string()),
  name: z.string().nullable().describe("The printed name, masked whenever the buyer's own name is masked"),
  number: z.string().nullable().describe("The printed number, masked in the same cases"),
  bundle: z.array(bundleItem),
  quantity: z.int().min(1),
  price: taka.describe("Price of one piece with its add-ons"),
  line_total: taka,
  vat: vatPart.nullable().describe("Null in orders that are older than the VAT rates"),
  kept: z
    .boolean()
    .optional()
    .describe("True for a SIM of a cancelled order that its buyer keeps, because it is in use"),
  picture: picture.nullable(),
});

const orderEvent = namedObject("OrderEvent", {
  state: z.enum(orderStates),
  label: z.string(),
  at: z.iso.datetime().nullable().describe("Null for a future step"),
  done: z.boolean(),
});

/** The fields that anyone with the order id may see: names, numbers, addresses are masked until a code is entered. */
export const orderView = namedObject("OrderView", {
  order_id: z.string(),
  placed_at: z.iso.datetime(),
  state: z.enum(orderStates),
  state_label: z.string(),
  payment_method: z.enum(paymentMethods),
  payment_state: z.enum(paymentStates),
  payment_open: z
    .boolean()
    .optional()
    .describe(
      "True while the payment company has not decided about a payment that was opened, even if another one failed",
    ),
  pay_with: z
    .enum(payWithChoices)
    .nullable()
    .describe("The wallet or card of an online order; null when it is chosen on the gateway's page"),
  payment_due_until: z.iso.datetime().nullable(),
  lines: z.array(orderLine),
  total: z.object({
    items: taka,
    delivery: taka,
    discount: taka,
    payable: taka,
    due_later: taka.describe("Due when the goods arrive: the rest of a pre-order's price"),
    vat: orderVat
      .nullable()
      .describe(
        "The VAT in the whole order, including the amount due later; null in orders that are older than the VAT rates",
      ),
  }),
  rest: z
    .object({ amount: taka, in_cash: z.boolean(), cash_limit: taka })
    .nullable()
    .describe("The amount due when the goods arrive, and whether it can be paid in cash"),
  refund: z
    .object({ amount: taka, sent: z.boolean() })
    .nullable()
    .describe("The refund, and whether the payment company has sent it"),
  kept: taka
    .optional()
    .describe("The price of the kept lines of a cancelled order, which is not refunded; absent without such lines"),
  kept_vat: orderVat
    .nullable()
    .optional()
    .describe("The VAT in `kept`; null in orders that are older than the VAT rates"),
  promotion: z.string().nullable().describe("The promotion code that was used"),
  emi_plan: installmentPlan.nullable(),
  preorder: z.boolean(),
  sim_request: z
    .enum(simRequestStates)
    .optional()
    .describe("State of the requests for its replacement SIMs: `declined` if one is, else the least advanced"),
  queue: z
    .object({ place: z.int().min(1), released_on: z.iso.date(), released: isReleased })
    .nullable()
    .describe("For an open pre-order: its position in the queue; parcels are sent in this order"),
  delivery: z.object({
    type: z.enum(orderDeliveryTypes),
    district: z.string().describe("Empty for a digital order, like the thana"),
    thana: z.string(),
    district_label: z.string().optional().describe("The district in the reader's language"),
    thana_label: z.string().optional().describe("The thana in the reader's language"),
    earliest: z.iso.date(),
    latest: z.iso.date(),
    store: z
      .object({ store_id: z.string(), name: z.string(), address: z.string() })
      .nullable()
      .describe("The store of a pick-up; null for a delivery"),
    courier: z
      .object({
        name: z.string(),
        phone: z.string().nullable(),
        parcel_number: z.string().nullable(),
        tracking_url: z.url().nullable(),
      })
      .nullable()
      .describe("The courier; null until the parcel is on its way"),
    late: z.boolean().describe("True when the day `latest` has passed and the parcel has not arrived"),
  }),
  masked: z.object({ full_name: z.string(), msisdn: z.string(), address: z.string() }),
  timeline: z.array(orderEvent),
});

export const orderCalls = {
  makeOrder: defineCall("makeOrder", {
    summary:
      "Places the order of a cart and takes the stock, in one transaction; the same Idempotency-Key gets the same answer",
    idempotent: true,
    budget: "orders",
    body: z.strictObject({
      token: cartToken,
      version: z.int().min(0).describe("Version of the cart that the buyer has seen"),
      expected_total: taka.describe("The payable total that the buyer has seen"),
      full_name: line(100),
      msisdn: msisdnInput,
      email: emailOrEmpty.nullish(),
      district: lineOrEmpty(60).describe("May be empty for a cart with only eSIMs"),
      area: lineOrEmpty(60).describe("Thana; empty when the district is empty"),
      post_code: lineOrEmpty(10),
      address: z.string().trim().max(300).describe("May be empty for a pick-up and for a cart with only eSIMs"),
      store_id: publicId.nullish().describe("The store of a pick-up"),
      note: z.string().trim().max(300).nullish(),
      delivery_type: z.enum(orderDeliveryTypes).describe("A cart with only eSIMs is always digital"),
      payment_method: z.enum(paymentMethods),
      emi_plan: keyName.nullish().describe("Code of the instalment plan of an online payment"),
      sim_request_keys: z
        .array(simRequestKey)
        .max(10)
        .nullish()
        .describe("Keys of the requests whose replacement SIMs are in the cart; left out for any other cart"),
      otp_value: otpValue
        .nullish()
        .describe("The code that order-code sent; needed only after the refusal cod-code-needed"),
    }),
    answer: answerWith(
      z.object({
        order_id: z.string(),
        state: z.enum(orderStates),
        payment_method: z.enum(paymentMethods),
        payable: taka,
      }),
    ),
  }),
  updateForCod: defineCall("updateForCod", {
    summary: "Checks whether the cart can be paid on delivery; the choice itself is sent with the order",
    body: z.strictObject({ token: cartToken, cod: z.boolean() }),
    answer: z.object({
      status: z.literal(true),
      isCodEnabled: z.boolean(),
      codLimitCross: taka.nullable(),
      data: z.object({ version: z.int(), payable: taka }),
    }),
  }),
  payment: defineCall("payment", {
    summary: "Opens a payment of an order at the gateway",
    idempotent: true,
    body: z.strictObject({
      order_id: orderId,
      pay_with: z
        .enum(payWithChoices)
        .nullish()
        .describe("The wallet or card with which the gateway's page opens; null = chosen on that page"),
    }),
    answer: answerWith(redirect),
  }),
  validatePaymentTransaction: defineCall("validatePaymentTransaction", {
    summary: "Asks the gateway, server to server, for the state of a payment",
    body: z.strictObject({ order_id: orderId, transaction_id: z.string().min(8).max(64) }),
    answer: answerWith(
      z.object({
        order_id: z.string(),
        state: z.enum(orderStates),
        payment_state: z.enum(paymentStates),
      }),
    ),
  }),
  getTrackOrderDetails: defineCall("getTrackOrderDetails", {
    summary: "The masked timeline of an order, by order id and mobile number",
    body: z.strictObject({ order_id: z.string().trim().min(1).max(40), msisdn: msisdnInput }),
    answer: answerWith(orderView),
  }),
  getMultipleOrders: defineCall("getMultipleOrders", {
    summary: "Several orders by their ids; unknown ids are left out",
    body: z.strictObject({ order_ids: z.array(orderId).min(1).max(20) }),
    answer: answerWith(z.array(orderView)),
  }),
  sendOrderCode: defineCall("sendOrderCode", {
    summary: "Sends the code of a high-value cash-on-delivery order to its contact number by SMS",
    body: z.strictObject({ token: cartToken, msisdn: msisdnInput, channel: codeChannel.optional() }),
    answer: answerWith(codeStep),
  }),
} as const;

export type PaymentMethod = (typeof paymentMethods)[number];
export type PayWith = (typeof payWithChoices)[number];
export type OrderState = (typeof orderStates)[number];
export type OrderSimRequest = (typeof simRequestStates)[number];
export type OrderGroup = (typeof orderGroups)[number];
export type PaymentState = (typeof paymentStates)[number];
export type OrderView = z.infer<typeof orderView>;
export type OrderLine = z.infer<typeof orderLine>;
export type OrderInput = z.infer<NonNullable<typeof orderCalls.makeOrder.body>>;

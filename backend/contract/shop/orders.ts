import { z } from "zod";
import { defineCall, orderId, taka } from "@/backend/contract/call";
import {
  answerWith,
  codeChannel,
  codeStep,
  line,
  lineOrEmpty,
  otpValue,
  publicId,
  simRequestKey,
} from "@/backend/contract/fields";
import { bundleItem, cartToken } from "@/backend/contract/shop/cart";
import { picture } from "@/backend/contract/shop/catalog";
import { orderDeliveryTypes } from "@/backend/contract/shop/delivery";
import { installmentPlan } from "@/backend/contract/shop/installment";

export const paymentMethods = ["cod", "online"] as const;
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
/** The states of an order's delivery, as a buyer would name them. */
export const orderGroups = ["moving", "delivered", "ended"] as const;
export const paymentStates = ["due_on_delivery", "pending", "paid", "failed", "cancelled"] as const;

/** A mobile number as a person writes it; normalised by the domain (spaces, +88, Bengali digits). */
export const msisdnInput = z.string().trim().min(1).max(30);

/** A part of an order whose price includes VAT. */
const vatPart = z
  .object({
    rate: z.number().min(0).max(25).meta({ description: "In percent, e.g. 7.5" }),
    discount: taka.meta({ description: "Its share of what the promotion takes off" }),
    amount: taka.meta({ description: "The VAT in what is left of the price" }),
  })
  .meta({ id: "VatPart" });

export const orderLine = z
  .object({
    sku: z.string(),
    product_title: z.string(),
    product_path: z.string(),
    variationDetails: z.record(z.string(), z.string()),
    name: z.string().nullable().meta({ description: "The name printed on it, masked as the buyer's own is" }),
    number: z.string().nullable().meta({ description: "The number printed on it, masked likewise" }),
    bundle: z.array(bundleItem),
    quantity: z.int().min(1),
    price: taka.meta({ description: "Of one piece with all that comes with it" }),
    line_total: taka,
    vat: vatPart.nullable().meta({ description: "Null in orders from before rates were kept" }),
    picture: picture.nullable(),
  })
  .meta({ id: "OrderLine" });

export const orderEvent = z
  .object({
    state: z.enum(orderStates),
    label: z.string(),
    at: z.iso.datetime().nullable().meta({ description: "Null for a step still to come" }),
    done: z.boolean(),
  })
  .meta({ id: "OrderEvent" });

/** The fields that anyone with the order id may see: names, numbers, addresses are masked until a code is entered. */
export const orderView = z
  .object({
    order_id: z.string(),
    placed_at: z.iso.datetime(),
    state: z.enum(orderStates),
    state_label: z.string(),
    payment_method: z.enum(paymentMethods),
    payment_state: z.enum(paymentStates),
    pay_with: z.enum(payWithChoices).nullable().meta({
      description: "What an online order is paid with, or was to be; null when that is chosen at the gateway",
    }),
    payment_due_until: z.iso.datetime().nullable(),
    lines: z.array(orderLine),
    total: z.object({
      items: taka,
      delivery: taka,
      discount: taka,
      payable: taka,
      due_later: taka.meta({ description: "Due only when the goods arrive: the rest of a pre-order's price" }),
      vat: z
        .object({
          amount: taka,
          delivery: vatPart,
          rates: z.array(z.object({ rate: z.number(), price: taka, amount: taka })).meta({
            description: "What was paid at each rate, VAT included, and the VAT in it; together the whole order",
          }),
        })
        .nullable()
        .meta({ description: "The VAT in the whole order, what is due later included; null when rates were not kept" }),
    }),
    rest: z
      .object({ amount: taka, in_cash: z.boolean(), cash_limit: taka })
      .nullable()
      .meta({ description: "What is due when the goods arrive, and whether it can be paid in cash" }),
    refund: z
      .object({ amount: taka, sent: z.boolean() })
      .nullable()
      .meta({ description: "What was paid and goes back, and whether the payment company has sent it" }),
    promotion: z.string().nullable().meta({ description: "The code that was used" }),
    emi_plan: installmentPlan.nullable(),
    preorder: z.boolean(),
    queue: z
      .object({ place: z.int().min(1), released_on: z.iso.date() })
      .nullable()
      .meta({ description: "Of a pre-order that stands: its place in the queue; parcels leave in this order" }),
    delivery: z.object({
      type: z.enum(orderDeliveryTypes),
      district: z.string().meta({ description: "Empty, as the thana, for a digital order" }),
      thana: z.string(),
      district_label: z.string().optional().meta({ description: "The district in the reader's language" }),
      thana_label: z.string().optional().meta({ description: "The thana in the reader's language" }),
      earliest: z.iso.date(),
      latest: z.iso.date(),
      store: z
        .object({ store_id: z.string(), name: z.string(), address: z.string() })
        .nullable()
        .meta({ description: "Where it is picked up; null for a delivery" }),
      courier: z
        .object({
          name: z.string(),
          phone: z.string().nullable(),
          parcel_number: z.string().nullable(),
          tracking_url: z.url().nullable(),
        })
        .nullable()
        .meta({ description: "Who carries it, from the moment that it is on its way" }),
      late: z.boolean().meta({ description: "True when `latest` is over and it has not come" }),
    }),
    masked: z.object({ full_name: z.string(), msisdn: z.string(), address: z.string() }),
    timeline: z.array(orderEvent),
  })
  .meta({ id: "OrderView" });

export const orderCalls = {
  makeOrder: defineCall("makeOrder", {
    summary: "Places the order of a cart: one transaction, stock taken, replayed for the same Idempotency-Key",
    idempotent: true,
    budget: "orders",
    body: z.strictObject({
      token: cartToken,
      version: z.int().min(0).meta({ description: "Version of the cart that the person has seen" }),
      expected_total: taka.meta({ description: "The payable total that the person has seen" }),
      full_name: line(100),
      msisdn: msisdnInput,
      email: z.union([z.email().max(200), z.literal("")]).nullish(),
      district: lineOrEmpty(60).meta({ description: "May be empty for a cart of eSIMs alone" }),
      area: lineOrEmpty(60).meta({ description: "Thana; empty where the district is" }),
      post_code: lineOrEmpty(10),
      address: z.string().trim().max(300).meta({ description: "May be empty for a pick-up and for eSIMs alone" }),
      store_id: publicId.nullish().meta({ description: "The store of a pick-up" }),
      note: z.string().trim().max(300).nullish(),
      delivery_type: z
        .enum(orderDeliveryTypes)
        .meta({ description: "A cart of eSIMs alone is digital, whatever is sent here" }),
      payment_method: z.enum(paymentMethods),
      emi_plan: z
        .string()
        .regex(/^[a-z0-9-]{1,40}$/)
        .nullish()
        .meta({ description: "Code of the instalment plan that an online payment shall use" }),
      sim_request_keys: z
        .array(simRequestKey)
        .max(10)
        .nullish()
        .meta({ description: "Keys of the requests whose replacement SIMs are in the cart; none for any other cart" }),
      otp_value: otpValue
        .nullish()
        .meta({ description: "The code that order-code sent; asked for with cod-code-needed, never before" }),
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
    summary: "Asks whether the cart can be paid on delivery; the order brings the choice",
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
        .meta({ description: "What the gateway's page shall open with; null leaves the choice to that page" }),
    }),
    answer: answerWith(z.object({ redirectUrl: z.url(), transaction_id: z.string() })),
  }),
  validatePaymentTransaction: defineCall("validatePaymentTransaction", {
    summary: "Confirms with the gateway, server to server, what became of a payment",
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
    summary: "Texts the code that an expensive order on delivery needs, to its contact number",
    body: z.strictObject({ token: cartToken, msisdn: msisdnInput, channel: codeChannel.optional() }),
    answer: answerWith(codeStep),
  }),
} as const;

export type PaymentMethod = (typeof paymentMethods)[number];
export type PayWith = (typeof payWithChoices)[number];
export type OrderState = (typeof orderStates)[number];
export type OrderGroup = (typeof orderGroups)[number];
export type PaymentState = (typeof paymentStates)[number];
export type OrderView = z.infer<typeof orderView>;
export type OrderLine = z.infer<typeof orderLine>;
export type OrderInput = z.infer<NonNullable<typeof orderCalls.makeOrder.body>>;

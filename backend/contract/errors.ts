import { z } from "zod";

/**
 * Every error code that a refusal can carry, with its HTTP status. The message goes out in the language of the `lang`
 * header (backend/http/error-messages.ts); the site shows its own text for a code it knows (INTERFACES.md, Calls).
 */
export const errorStatus = {
  "malformed-json": 400,
  "invalid-input": 400,
  "idempotency-key-missing": 400,
  "no-session": 401,
  "code-needed": 401,
  forbidden: 403,
  "call-not-found": 404,
  "product-not-found": 404,
  "sku-not-found": 404,
  "cart-not-found": 404,
  "order-not-found": 404,
  "payment-not-found": 404,
  "press-release-not-found": 404,
  "notice-not-found": 404,
  "useful-info-not-found": 404,
  "content-page-not-found": 404,
  "district-not-found": 404,
  "thana-not-found": 404,
  "retailer-not-found": 404,
  "cart-line-not-found": 404,
  "promotion-not-found": 404,
  "store-not-found": 404,
  "request-not-found": 404,
  "esim-not-found": 404,
  "review-not-found": 404,
  "saved-address-not-found": 404,
  "method-not-allowed": 405,
  "cart-changed": 409,
  "total-changed": 409,
  "request-in-progress": 409,
  "out-of-stock": 409,
  "in-stock": 409,
  "bundle-out-of-stock": 409,
  "order-not-payable": 409,
  "order-already-placed": 409,
  "order-not-cancellable": 409,
  "order-not-changeable": 409,
  "promotion-used-up": 409,
  "preorder-full": 409,
  "preorder-already-made": 409,
  "sim-number-taken": 409,
  "request-closed": 409,
  "sim-replacement-closed": 409,
  "saved-address-twice": 409,
  "body-too-large": 413,
  "too-many-fields": 413,
  "address-too-long": 414,
  "content-type-not-supported": 415,
  "cart-empty": 422,
  "quantity-limit": 422,
  "cart-line-limit": 422,
  "option-not-available": 422,
  "msisdn-invalid": 422,
  "post-code-mismatch": 422,
  "thana-mismatch": 422,
  "delivery-option-not-available": 422,
  "cod-not-available": 422,
  "cod-limit-crossed": 422,
  "unpaid-limit-crossed": 422,
  "cod-code-needed": 422,
  "cod-needs-own-number": 422,
  "promotion-not-started": 422,
  "promotion-expired": 422,
  "promotion-minimum": 422,
  "promotion-category": 422,
  "promotion-number-limit": 422,
  "emi-not-available": 422,
  "preorder-alone": 422,
  "preorder-only": 422,
  "sim-number-limit": 422,
  "sim-hold-limit": 422,
  "sim-pair-incomplete": 422,
  "sim-replacement-unknown": 422,
  "sim-replacement-identity-due": 422,
  "number-of-other-operator": 422,
  "number-of-ours": 422,
  "number-twice": 422,
  "number-not-proved": 422,
  "device-without-esim": 422,
  "date-not-available": 422,
  "step-missing": 422,
  "idempotency-key-reused": 422,
  "code-wrong": 422,
  "return-not-possible": 422,
  "review-too-short": 422,
  "review-of-own": 422,
  "saved-address-limit": 422,
  "too-many-requests": 429,
  "headers-too-large": 431,
  "internal-error": 500,
  "not-built-yet": 501,
  "balance-unavailable": 503,
  "service-unavailable": 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const errorDetail = z
  .object({
    code: z.enum(errorCodes),
    message: z.string().meta({ description: "A sentence for people, in the language of the lang header" }),
    field: z.string().optional().meta({ description: "The field of the payload it is about, e.g. product.0.sku" }),
    orderId: z.string().optional().meta({ description: "The order it is about: that of order-already-placed" }),
  })
  .meta({ id: "ErrorDetail" });

/** The one shape of every refusal (INTERFACES.md, Calls). */
export const refusal = z
  .object({ status: z.literal(false), errors: z.array(errorDetail).min(1), requestId: z.string() })
  .meta({ id: "Refusal" });

export type ErrorDetail = z.infer<typeof errorDetail>;
export type Refusal = z.infer<typeof refusal>;

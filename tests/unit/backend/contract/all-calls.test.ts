import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { allCalls } from "@/backend/contract/all-calls";
import type { CallDefinition } from "@/backend/contract/call";
import { type CallName, callPaths } from "@/backend/contract/paths";
import { callExamples } from "@/backend/http/docs/call-examples";
import { bodyOf, resolveKnown } from "@/tests/support/contract-arbitraries";

/** The calls API-LOGIN-01 to API-SITE-37, word for word, with the method written out where it is POST by default. */
const specification = [
  "POST /backend/api/v1/otp",
  "POST /backend/api/v1/verify_otp",
  "POST /backend/api/v1/logout",

  "POST /api/v1/check-msisdn-type",
  "GET /api/get-products",
  "GET /api/v1/get-all-districts",
  "POST /api/v1/sim/get-list",
  "POST /api/v1/validate_payment_transaction",
  "POST /api/v1/add-cart-item",
  "POST /api/v1/getTrackOrderDetails",
  "GET /api/v1/get_my_previous_orders",
  "POST /api/v1/find_my_previous_order",
  "GET /api/v1/get-demography-page-districts",
  "GET /api/v1/get-post-code-by-district/{district}",
  "POST /api/v1/delivery-option",
  "POST /api/v1/remove-promotion",
  "POST /api/v1/update-order-item",
  "POST /api/v1/promotion",
  "POST /api/v1/payment",
  "POST /api/v1/update-for-cod",
  "GET /api/v1/get-thana-by-district/{district}",
  "POST /api/v1/get-gpc-location-by-thana/{area}",
  "POST /api/v1/preorder/create",
  "GET /api/v1/get-cart-item",
  "POST /api/v1/make-order",
  "POST /api/v1/get-multiple-orders",
  "POST /retailer/user-details",

  "POST /api/shareholding-details",
  "POST /api/financial-report",
  "POST /api/press-release-items-list",
  "POST /api/v1/internet_pack/send_otp",
  "POST /api/internet-packages-activation/using-recharge",
  "POST /api/internet-packages-activation/using-otp",
  "POST /webform_rest/submit",
  "POST /bn/webform_rest/submit",
  "GET /api/store-locator",
  "GET /api/store-locator-find-places",
  "POST /api/v1/searchgp",
  "GET /api/star-offers-list",
  "POST /api/v1/offer/activation",
  "POST /api/v1/offer/send_otp",
  "POST /api/v1/offer-finder/using-otp",
  "POST /api/v1/star-program/check-status/show",
  "POST /api/v1/star-program/check-status",
  "POST /api/country-data",
  "POST /api/notice-board-items-list",
  "POST /api/v1/recharge",
  "POST /api/gp-newsletter-subscription",
  "POST /api/v1/survey/api/ajax-submission",
  "GET /api/v1/gp-recharge-campaign/{id}",
  "POST /api/v1/recharge-camp-store-list",
  "POST /api/v1/recharge-camp-district-list",
  "POST /api/v1/submit-recharge-camp-info",
  "POST /api/v1/flood_emergency_record_trace",
  "GET /api/get-advertise-block",
  "POST /api/v1/fcm-token-subscription",
  "POST /api/v1/esim-scan/eligibility",
  "POST /api/v1/esim-scan/payment",
  "POST /api/v1/gp-survey-eligibility",
  "POST /api/v1/ajax/api/cfs-submission",
  "GET /api/useful-info/search/{term}",
  "GET /popular-searched-data",
];

/** Calls without an address in the specification (docs/interfaces.md#calls-of-our-own). */
const ours = [
  "GET /backend/api/v1/user-info",
  "POST /backend/api/v1/handoff",
  "GET /backend/api/v1/sessions",
  "POST /backend/api/v1/sessions/revoke",
  "GET /backend/api/v1/preferences",
  "POST /backend/api/v1/preferences",
  "GET /backend/api/v1/balance",
  "POST /backend/api/v1/balance/renewal",
  "GET /api/v1/saved-addresses",
  "POST /api/v1/save-address",
  "POST /api/v1/default-address",
  "POST /api/v1/remove-address",
  "GET /api/internet-packages-list",
  "GET /api/v1/internet-pack/{pack}",
  "GET /api/v1/pack-finder",
  "GET /api/v1/tariff-packages",
  "GET /api/v1/offers",
  "GET /api/v1/offers/{offer}",
  "GET /api/v1/recharge-options",
  "POST /api/v1/recharge-state",
  "POST /api/v1/recharge-retry",
  "GET /api/v1/recharges",
  "GET /api/v1/star-program/tiers",
  "GET /api/v1/recharge-campaigns",
  "POST /api/v1/recharge-camp-entries",
  "POST /api/v1/sim-service/save",
  "POST /api/v1/sim-service/draft",
  "POST /api/v1/sim-service/code",
  "POST /api/v1/sim-service/submit",
  "POST /api/v1/sim-service/track",
  "POST /api/v1/esim-scan/device",
  "POST /api/v1/esim-scan/profile",
  "POST /api/v1/esim-scan/send-link",
  "GET /api/v1/find-post-code/{postCode}",
  "POST /api/v1/get-own-order",
  "POST /api/v1/change-order",
  "POST /api/v1/cancel-order",
  "POST /api/v1/reorder",
  "POST /api/v1/request-return",
  "POST /api/v1/cancel-return",
  "GET /api/v1/store/{store}",
  "GET /api/v1/store-points",
  "GET /api/v1/value-added-services",
  "GET /api/v1/bill-charges",
  "GET /api/v1/coverage",
  "GET /api/v1/investor-events",
  "GET /api/v1/disclosures",
  "POST /api/v1/unclaimed-dividends",
  "GET /api/v1/content-page",
  "GET /api/v1/content-pages",
  "POST /api/v1/useful-info/vote",
  "POST /api/v1/webform/status",
  "GET /api/v1/ads/rates",
  "GET /api/v1/ads/estimate",
  "POST /api/v1/ads/creative",
  "GET /api/v1/product-reviews",
  "GET /api/v1/own-review",
  "POST /api/v1/save-review",
  "POST /api/v1/review-vote",
  "GET /api/v1/wish-list",
  "POST /api/v1/save-wishes",
  "POST /api/v1/remove-wishes",
  "POST /api/v1/order-code",
  "POST /api/v1/stock-notice",
  "GET /api/v1/stock-notices",
  "POST /api/v1/remove-stock-notice",
  "POST /api/v1/price-notice",
  "GET /api/v1/store-stock",
  "POST /api/v1/view-order",
  "POST /api/v1/hide-orders",
];

const address = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const call = (name: CallName): CallDefinition => {
  const found = allCalls.find((entry) => entry.name === name);
  if (found === undefined) throw new Error(`No call ${name}`);
  return found;
};

/** A payload that the call accepts: that of the documentation, or else one by its contract. */
function validBody(entry: CallDefinition): object {
  // A generated token has seldom the length of one.
  const made = fc.sample(bodyOf(entry, ["token"]), { seed: 1, numRuns: 200 });
  const bodies = [callExamples[entry.name]?.body, ...resolveKnown(made, { token: ["t".repeat(32)] })];
  const valid = bodies.find((body) => entry.body?.safeParse(body).success);
  if (typeof valid !== "object" || valid === null) throw new Error(`No valid payload of ${entry.name}`);
  return valid;
}
const unknownField = { unexpected_field: 1 };

describe("the contract of every call", () => {
  it("declares each method and path of SPEC 7 and of the decisions, and no others", () => {
    expect(allCalls.map(address).sort()).toEqual([...specification, ...ours].sort());
  });

  it("declares each entry of the table of addresses once", () => {
    expect(allCalls.map((entry) => entry.name).sort()).toEqual(Object.keys(callPaths).sort());
    for (const entry of allCalls) expect(address(entry)).toBe(address(callPaths[entry.name]));
  });

  it("defines each call under a key that equals its name", () => {
    const files = readdirSync("backend/contract", { recursive: true, encoding: "utf8" }).filter((f) =>
      f.endsWith(".ts"),
    );
    const source = files.map((file) => readFileSync(join("backend/contract", file), "utf8")).join("");
    const defined = [...source.matchAll(/^ {2}(\w+): defineCall\(\s*"(\w+)"/gm)];
    expect(defined.map(([, key]) => key)).toEqual(defined.map(([, , name]) => name));
    expect(defined).toHaveLength(allCalls.length);
  });

  it("[API-SITE-01] main site calls are POST except those that SPEC notes as GET", () => {
    const gets = allCalls.filter(
      (entry) => entry.system === "site" && entry.method === "GET" && !ours.includes(address(entry)),
    );
    expect(gets.map((entry) => entry.path).sort()).toEqual([
      "/api/get-advertise-block",
      "/api/star-offers-list",
      "/api/store-locator",
      "/api/store-locator-find-places",
      "/api/useful-info/search/{term}",
      "/api/v1/gp-recharge-campaign/{id}",
      "/popular-searched-data",
    ]);
    expect(allCalls.every((entry) => entry.method === "GET" || entry.method === "POST")).toBe(true);
  });

  it("has a schema for each path parameter, no body for GET and no query for POST with a body", () => {
    for (const entry of allCalls) {
      const names = [...entry.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const values = Object.fromEntries(names.map((name) => [name, "Dhaka"]));
      if (names.length > 0) expect(entry.params?.parse(values)).toEqual(values);
      else expect(entry.params).toBeUndefined();
      if (entry.method === "GET") expect(entry.body).toBeUndefined();
      // The body of such a call is the file itself, so the file's name is a query parameter.
      else if (entry.encoding === "file") expect(entry.body).toBeUndefined();
      else expect(entry.query).toBeUndefined();
    }
  });

  it("requires an idempotency key for each call that moves money, except the recharge link", () => {
    const always = allCalls.filter((entry) => entry.idempotent === true).map((entry) => entry.name);
    expect(always.sort()).toEqual([
      "activateInternetPackUsingOtp",
      "activateInternetPackUsingRecharge",
      "activateOffer",
      "createPreorder",
      "makeOrder",
      "payEsim",
      "payment",
      "retryRecharge",
    ]);
    const optional = allCalls.filter((entry) => entry.idempotent === "optional").map((entry) => entry.name);
    expect(optional.sort()).toEqual([
      "recharge",
      "requestReturn",
      "submitCustomerFeedback",
      "submitWebform",
      "submitWebformBengali",
    ]);
  });

  it("counts orders and pre-orders against the hourly budget for orders", () => {
    const counted = allCalls.filter((entry) => entry.budget === "orders").map((entry) => entry.name);
    expect(counted.sort()).toEqual(["createPreorder", "makeOrder"]);
  });

  it.each(allCalls.filter(({ body }) => body !== undefined).map((entry) => [entry.name, entry] as const))(
    "refuses an unknown field in the payload of %s, and nothing else in it",
    (_, entry) => {
      const issues = entry.body?.safeParse({ ...validBody(entry), ...unknownField }).error?.issues;
      expect(issues).toMatchObject([{ code: "unrecognized_keys", keys: ["unexpected_field"], path: [] }]);
    },
  );

  it.each([
    ["addCartItem", "product"],
    ["saveWishes", "items"],
    ["submitSurvey", "answers"],
  ] as const)("refuses an unknown field in the list of %s: %s", (name, list) => {
    const body = callExamples[name]?.body as Record<string, object[]>;
    const changed = { ...body, [list]: body[list]?.map((item) => ({ ...item, ...unknownField })) };
    const issues = call(name).body?.safeParse(changed).error?.issues;
    expect(issues?.[0]).toMatchObject({ code: "unrecognized_keys", keys: ["unexpected_field"], path: [list, 0] });
  });
});

describe("payloads that SPEC defines", () => {
  it("accepts the code request form-encoded", () => {
    expect(call("sendOtp").encoding).toBe("form");
    expect(call("sendOtp").body?.safeParse({ msisdn: "01712345678" }).success).toBe(true);
  });

  it.each([["0042"], [42]])("accepts otp_value %p with keepAlive and referrer", (otp_value) => {
    const payload = { msisdn: "01712345678", otp_value, keepAlive: true, referrer: "https://shop.example/" };
    expect(call("verifyOtp").body?.safeParse(payload).success).toBe(true);
  });

  it("answers a correct code with access_token and a wrong one with a refusal", () => {
    const answer = call("verifyOtp").answer;
    const errors = [{ code: "invalid-input", message: "No" }];
    expect(answer.safeParse({ access_token: "a".repeat(43) }).success).toBe(true);
    expect(answer.safeParse({ status: false, errors, requestId: "r" }).success).toBe(true);
    expect(answer.safeParse({ status: true }).success).toBe(false);
  });

  it("accepts the payload and the answer of the recharge link", () => {
    expect(call("recharge").body?.safeParse({ payment_type: "gp_pol" }).success).toBe(true);
    const answer = { status: true, data: { data: { redirectUrl: "https://shop.example/recharge" } } };
    expect(call("recharge").answer.safeParse(answer).success).toBe(true);
  });

  it("accepts the three fields of the push registration", () => {
    const payload = { browser_token: "dQw4w9WgXcQ:APA91b", browser_device: "linux", action: "add" };
    expect(call("subscribePushToken").body?.safeParse(payload).success).toBe(true);
  });

  it("accepts the six fields of the pre-order form", () => {
    const form = {
      msisdn: "01712345678",
      full_name: "Nusrat Jahan",
      email: "nusrat@example.com",
      district: "Dhaka",
      area: "Dhanmondi",
      store_id: "gpc-dhanmondi",
    };
    expect(call("createPreorder").body?.safeParse({ ...form, sku: "TRN-X6-256-BLU" }).success).toBe(true);
  });

  it.each([
    ["p", false],
    ["ph", true],
    [" p ", false],
  ])("accepts the search key %p: %p", (key, taken) => {
    expect(call("searchGp").body?.safeParse({ key }).success).toBe(taken);
  });

  it("answers advertisements with the operator's field names, including the misspelt height", () => {
    const record = {
      field_allowed_page_list: [{ field_allowed_page_url: [{ uri: "/shop" }] }],
      field_daily_frequency: 24,
      field_heigh: 300,
      field_height: 300,
      field_width: 400,
      field_image: "/images/kit/advert.webp",
      field_link: "/shop/sale",
      field_open_link_in_a_new_tab: false,
      field_scroll_direction: "bottom-right",
    };
    expect(call("listAdvertisements").answer.parse({ data: [record] })).toEqual({ data: [record] });
  });
});

it.each(["track", "engage", "groups", "record"])(
  "[TRACK-17] the contract has no /%s, an endpoint of the service that events are sent to",
  (endpoint) => {
    const paths = Object.values(callPaths).map(({ path }) => path.split("/").filter(Boolean).join("/"));
    expect(paths).not.toContain(endpoint);
  },
);

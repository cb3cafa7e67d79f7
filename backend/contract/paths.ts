/**
 * Every call of SPEC 7 by name, and the few of ours that INTERFACES.md or a decision adds: method, path and the system
 * that answers it.
 * Free of any library, so that the site's browser code can import it; the shapes live beside it in zod.
 */
export type System = "shop" | "site" | "login";
export type Method = "GET" | "POST";
export interface CallPath {
  readonly method: Method;
  readonly path: string;
  readonly system: System;
}

const get = (system: System, path: string): CallPath => ({ method: "GET", path, system });
const post = (system: System, path: string): CallPath => ({ method: "POST", path, system });

export const callPaths = {
  // Login and account
  sendOtp: post("login", "/backend/api/v1/otp"),
  verifyOtp: post("login", "/backend/api/v1/verify_otp"),
  logout: post("login", "/backend/api/v1/logout"),
  getUserInfo: get("login", "/backend/api/v1/user-info"),
  createHandoff: post("login", "/backend/api/v1/handoff"),
  listSessions: get("login", "/backend/api/v1/sessions"),
  revokeSession: post("login", "/backend/api/v1/sessions/revoke"),
  getPreferences: get("login", "/backend/api/v1/preferences"),
  savePreferences: post("login", "/backend/api/v1/preferences"),

  // Shop API
  checkMsisdnType: post("shop", "/api/v1/check-msisdn-type"),
  getProducts: get("shop", "/api/get-products"),
  getAllDistricts: get("shop", "/api/v1/get-all-districts"),
  getSimList: post("shop", "/api/v1/sim/get-list"),
  validatePaymentTransaction: post("shop", "/api/v1/validate_payment_transaction"),
  addCartItem: post("shop", "/api/v1/add-cart-item"),
  getTrackOrderDetails: post("shop", "/api/v1/getTrackOrderDetails"),
  getMyPreviousOrders: get("shop", "/api/v1/get_my_previous_orders"),
  findMyPreviousOrder: post("shop", "/api/v1/find_my_previous_order"),
  getDemographyPageDistricts: get("shop", "/api/v1/get-demography-page-districts"),
  getPostCodeByDistrict: get("shop", "/api/v1/get-post-code-by-district/{district}"),
  deliveryOption: post("shop", "/api/v1/delivery-option"),
  removePromotion: post("shop", "/api/v1/remove-promotion"),
  updateOrderItem: post("shop", "/api/v1/update-order-item"),
  promotion: post("shop", "/api/v1/promotion"),
  payment: post("shop", "/api/v1/payment"),
  updateForCod: post("shop", "/api/v1/update-for-cod"),
  getThanaByDistrict: get("shop", "/api/v1/get-thana-by-district/{district}"),
  getGpcLocationByThana: post("shop", "/api/v1/get-gpc-location-by-thana/{area}"),
  createPreorder: post("shop", "/api/v1/preorder/create"),
  getCartItem: get("shop", "/api/v1/get-cart-item"),
  makeOrder: post("shop", "/api/v1/make-order"),
  getMultipleOrders: post("shop", "/api/v1/get-multiple-orders"),
  getRetailerDetails: post("shop", "/retailer/user-details"),
  getOwnOrder: post("shop", "/api/v1/get-own-order"),
  changeOrder: post("shop", "/api/v1/change-order"),
  cancelOrder: post("shop", "/api/v1/cancel-order"),
  reorder: post("shop", "/api/v1/reorder"),
  findPostCode: get("shop", "/api/v1/find-post-code/{postCode}"),
  requestReturn: post("shop", "/api/v1/request-return"),
  listProductReviews: get("shop", "/api/v1/product-reviews"),
  getOwnReview: get("shop", "/api/v1/own-review"),
  saveReview: post("shop", "/api/v1/save-review"),
  voteReview: post("shop", "/api/v1/review-vote"),
  getWishList: get("shop", "/api/v1/wish-list"),
  saveWishes: post("shop", "/api/v1/save-wishes"),
  removeWishes: post("shop", "/api/v1/remove-wishes"),
  savePriceNotice: post("shop", "/api/v1/price-notice"),
  askStockNotice: post("shop", "/api/v1/stock-notice"),
  listStockNotices: get("shop", "/api/v1/stock-notices"),
  removeStockNotice: post("shop", "/api/v1/remove-stock-notice"),
  findStoreStock: get("shop", "/api/v1/store-stock"),
  saveSimRequest: post("shop", "/api/v1/sim-service/save"),
  getSimRequest: post("shop", "/api/v1/sim-service/draft"),
  proveSimRequest: post("shop", "/api/v1/sim-service/code"),
  submitSimRequest: post("shop", "/api/v1/sim-service/submit"),
  trackSimRequest: post("shop", "/api/v1/sim-service/track"),

  // Main site API
  listShareholdingDetails: post("site", "/api/shareholding-details"),
  listFinancialReports: post("site", "/api/financial-report"),
  listInvestorEvents: get("site", "/api/v1/investor-events"),
  listDisclosures: get("site", "/api/v1/disclosures"),
  findUnclaimedDividends: post("site", "/api/v1/unclaimed-dividends"),
  getContentPage: get("site", "/api/v1/content-page"),
  listContentPages: get("site", "/api/v1/content-pages"),
  listPressReleases: post("site", "/api/press-release-items-list"),
  listInternetPacks: get("site", "/api/internet-packages-list"),
  sendInternetPackOtp: post("site", "/api/v1/internet_pack/send_otp"),
  activateInternetPackUsingRecharge: post("site", "/api/internet-packages-activation/using-recharge"),
  activateInternetPackUsingOtp: post("site", "/api/internet-packages-activation/using-otp"),
  submitWebform: post("site", "/webform_rest/submit"),
  submitWebformBengali: post("site", "/bn/webform_rest/submit"),
  trackWebform: post("site", "/api/v1/webform/status"),
  listStores: get("site", "/api/store-locator"),
  findPlaces: get("site", "/api/store-locator-find-places"),
  getStore: get("site", "/api/v1/store/{store}"),
  listStorePoints: get("site", "/api/v1/store-points"),
  searchGp: post("site", "/api/v1/searchgp"),
  listStarOffers: get("site", "/api/star-offers-list"),
  activateOffer: post("site", "/api/v1/offer/activation"),
  sendOfferOtp: post("site", "/api/v1/offer/send_otp"),
  findOffersUsingOtp: post("site", "/api/v1/offer-finder/using-otp"),
  showStarStatus: post("site", "/api/v1/star-program/check-status/show"),
  checkStarStatus: post("site", "/api/v1/star-program/check-status"),
  listCountries: post("site", "/api/country-data"),
  listNotices: post("site", "/api/notice-board-items-list"),
  recharge: post("site", "/api/v1/recharge"),
  subscribeNewsletter: post("site", "/api/gp-newsletter-subscription"),
  submitSurvey: post("site", "/api/v1/survey/api/ajax-submission"),
  getRechargeCampaign: get("site", "/api/v1/gp-recharge-campaign/{id}"),
  listRechargeCampaignStores: post("site", "/api/v1/recharge-camp-store-list"),
  listRechargeCampaignDistricts: post("site", "/api/v1/recharge-camp-district-list"),
  submitRechargeCampaignInfo: post("site", "/api/v1/submit-recharge-camp-info"),
  recordFloodEmergency: post("site", "/api/v1/flood_emergency_record_trace"),
  listAdvertisements: get("site", "/api/get-advertise-block"),
  subscribePushToken: post("site", "/api/v1/fcm-token-subscription"),
  checkEsimEligibility: post("site", "/api/v1/esim-scan/eligibility"),
  payEsim: post("site", "/api/v1/esim-scan/payment"),
  checkDevice: post("site", "/api/v1/esim-scan/device"),
  openEsim: post("site", "/api/v1/esim-scan/profile"),
  sendEsimLink: post("site", "/api/v1/esim-scan/send-link"),
  checkSurveyEligibility: post("site", "/api/v1/gp-survey-eligibility"),
  submitCustomerFeedback: post("site", "/api/v1/ajax/api/cfs-submission"),
  searchUsefulInfo: get("site", "/api/useful-info/search/{term}"),
  voteUsefulInfo: post("site", "/api/v1/useful-info/vote"),
  listPopularSearches: get("site", "/popular-searched-data"),
} as const satisfies Record<string, CallPath>;

export type CallName = keyof typeof callPaths;

import { act, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode, RefObject } from "react";
import { useRecentProducts } from "@/components/catalog/card/use-recent-products";
import { useLiveOrders } from "@/components/orders/use-live-order";
import { ApiProvider } from "@/context/api-context";
import { useNamedProducts } from "@/hooks/catalog/use-named-products";
import { useCheckoutForm } from "@/hooks/checkout/use-checkout-form";
import { useDistrictThanas } from "@/hooks/checkout/use-district-thanas";
import { usePickupStores } from "@/hooks/checkout/use-pickup-stores";
import { useCodeSending } from "@/hooks/login/use-code-sending";
import { useSearchSuggestions } from "@/hooks/search/use-search-suggestions";
import { useNumberType } from "@/hooks/sims/use-number-type";
import { useVisitCentres } from "@/hooks/stores/use-visit-centres";
import { TranslatorProvider } from "@/hooks/ui/use-texts";
import type { Api } from "@/services/api/api-client";
import { trackOrder } from "@/services/orders/orders-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { wireOrder } from "@/tests/support/shop/orders";
import { type Language, translatorFor } from "@/utils/text/translations";

/** Renders a hook on an English page whose language can change. */
function renderInEnglish<Result>(hook: () => Result, api: Api = fakeApi({})) {
  let language: Language = "en";
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TranslatorProvider value={translatorFor(language, {})}>
      <ApiProvider value={api}>{children}</ApiProvider>
    </TranslatorProvider>
  );
  const rendered = renderHook(hook, { wrapper });
  return {
    ...rendered,
    changeLanguage() {
      language = language === "en" ? "bn" : "en";
      rendered.rerender();
    },
  };
}

const list = () => ({ status: true, data: [] });
const page = () => ({ data: { items: [], count: 0, page: 1, pages: 1 } });
const slugs = ["padmiro-char-2"];
const place: RefObject<HTMLElement | null> = { current: null };
const visit = { service: "number-portability", district: "Dhaka", area: "Mirpur" };

beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  localStorage.setItem("recentProducts", JSON.stringify(slugs));
});

test.each([
  ["the thanas of a district", "getThanaByDistrict", list, () => useDistrictThanas("Dhaka")],
  [
    "the stores of a pick-up",
    "getGpcLocationByThana",
    list,
    () => usePickupStores({ district: "Dhaka", area: "Mirpur", token: "" }),
  ],
  [
    "the type of a number",
    "checkMsisdnType",
    () => ({ data: { services: [], message: "", operator: "other", type: null } }),
    () => useNumberType("01712345678", "mnp"),
  ],
  ["the centres for a visit", "listStores", page, () => useVisitCentres(visit)],
  ["suggestions", "searchGp", () => ({ data: { results: [], count: 0 } }), () => useSearchSuggestions("padmiro")],
  ["chosen products", "getProducts", page, () => useNamedProducts(slugs, [])],
  ["recently viewed products", "getProducts", page, () => useRecentProducts(place)],
] as const)("%s are asked for again when the language changes", async (_, call, answer, hook) => {
  const api = fakeApi({ [call]: answer });
  const calls = () => api.sent.filter(({ name }) => name === call).length;
  const { changeLanguage } = renderInEnglish<unknown>(hook, api);
  await waitFor(() => expect(calls()).toBeGreaterThan(0));
  const before = calls();
  changeLanguage();
  await waitFor(() => expect(calls()).toBe(2 * before));
});

test("tracked orders are shown in the language of the page, also when they have ended", async () => {
  const order = { ...wireOrder(), state: "delivered" as const };
  const known = await trackOrder(fakeApi({ getTrackOrderDetails: () => ({ data: order }) }), {
    orderId: order.order_id,
    msisdn: "01712345678",
  });
  const orders = [known];
  const api = fakeApi({ getMultipleOrders: () => ({ data: [{ ...order, state_label: "পৌঁছেছে" }] }) });
  const { result, changeLanguage } = renderInEnglish(() => useLiveOrders(orders), api);
  expect(result.current[0]?.stateLabel).toBe(order.state_label);
  changeLanguage();
  await waitFor(() => expect(result.current[0]?.stateLabel).toBe("পৌঁছেছে"));
});

test("the server's reasons for a refused order do not stay in the other language, and the typed text stays", () => {
  const { result, changeLanguage } = renderInEnglish(() => useCheckoutForm());
  act(() => result.current.change({ fullName: "Rahima Khatun" }));
  act(() => result.current.setErrors(["msisdn"], { kind: "other", message: "Try later" }, { msisdn: "Unpaid orders" }));
  expect(result.current.reasons).toEqual({ msisdn: "Unpaid orders" });
  changeLanguage();
  expect(result.current).toMatchObject({ reasons: {}, error: null, fieldStates: { refused: [] } });
  expect(result.current.fields.fullName).toBe("Rahima Khatun");
  act(() => result.current.setErrors([], null, { msisdn: "বকেয়া অর্ডার" }));
  expect(result.current.reasons).toEqual({ msisdn: "বকেয়া অর্ডার" });
});

test("errors with the site's own words stay when the language changes", async () => {
  const form = renderInEnglish(() => useCheckoutForm());
  act(() => form.result.current.setErrors(["address", "msisdn"], { kind: "outOfStock" }, { msisdn: "Unpaid orders" }));
  form.changeLanguage();
  expect(form.result.current).toMatchObject({ error: { kind: "outOfStock" }, fieldStates: { refused: ["address"] } });
  const code = renderInEnglish(() => useCodeSending("No code", () => "code"));
  await act(() => code.result.current.run(() => Promise.reject(new Error("Wrong"))));
  code.changeLanguage();
  expect(code.result.current.error).toBe("code");
});

test("the time to wait for another code does not stay in the other language", async () => {
  const { result, changeLanguage } = renderInEnglish(() => useCodeSending("No code", () => ({ tooMany: "Wait 21 s" })));
  await act(() => result.current.run(() => Promise.reject(new Error("Too many"))));
  expect(result.current.error).toEqual({ tooMany: "Wait 21 s" });
  changeLanguage();
  expect(result.current.error).toBeNull();
});

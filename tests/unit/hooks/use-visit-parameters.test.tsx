import { renderHook } from "@testing-library/react";
import { useVisitParameters } from "@/hooks/use-visit-parameters";
import { routerEvents } from "@/tests/support/router-events";
import { CAMPAIGN_PARAMETERS } from "@/utils/visit-parameters";

beforeEach(() => sessionStorage.clear());

const arrive = (address: string) => window.history.replaceState(null, "", address);

test.each([
  ["[QUERY-02] utm_campaign is kept for the session", "utm_campaign"],
  ["[QUERY-03] utm_content is kept for the session", "utm_content"],
  ["[QUERY-04] utm_medium is kept for the session", "utm_medium"],
  ["[QUERY-05] utm_others is kept for the session", "utm_others"],
  ["[QUERY-06] utm_source is kept for the session", "utm_source"],
  ["[QUERY-07] utm_term is kept for the session", "utm_term"],
])("%s", (_, name) => {
  arrive(`/personal/services?${name}=eid%20fair&other=1`);
  renderHook(() => useVisitParameters(routerEvents().router));
  expect({ ...sessionStorage }).toEqual({ [name]: "eid fair" });
});

test("[STORE-08] the six utm_ keys are in the session's storage, and stay when a later page has none", () => {
  const { router, emit } = routerEvents();
  arrive(`/?${CAMPAIGN_PARAMETERS.map((name) => `${name}=${name}-1`).join("&")}`);
  renderHook(() => useVisitParameters(router));
  arrive("/shop");
  emit("routeChangeComplete", "/shop", { shallow: false });
  expect({ ...sessionStorage }).toEqual(Object.fromEntries(CAMPAIGN_PARAMETERS.map((name) => [name, `${name}-1`])));
});

test("a link inside the site that carries a parameter is read as well", () => {
  const { router, emit } = routerEvents();
  arrive("/");
  const { unmount } = renderHook(() => useVisitParameters(router));
  arrive("/star-program?utm_source=banner");
  emit("routeChangeComplete", "/star-program?utm_source=banner", { shallow: false });
  expect(sessionStorage.getItem("utm_source")).toBe("banner");
  unmount();
  arrive("/?utm_source=late");
  emit("routeChangeComplete", "/", { shallow: false });
  expect(sessionStorage.getItem("utm_source")).toBe("banner");
});

test("storage that throws breaks nothing", () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "QuotaExceededError");
  });
  arrive("/?utm_source=news");
  renderHook(() => useVisitParameters(routerEvents().router));
  expect(setItem).toHaveBeenCalledWith("utm_source", "news");
});

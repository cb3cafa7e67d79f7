import { render, renderHook } from "@testing-library/react";
import { useEffect } from "react";
import { useVisitParameters } from "@/hooks/analytics/use-visit-parameters";
import { routerEvents } from "@/tests/support/screens/router-events";
import { CAMPAIGN_PARAMETERS } from "@/utils/analytics/visit-parameters";

beforeEach(() => sessionStorage.clear());

const arrive = (address: string) => window.history.replaceState(null, "", address);
const kept = (name: string) => sessionStorage.getItem(name);
const show = (router = routerEvents().router, isApp = false) => renderHook(() => useVisitParameters(router, isApp));

test.each([
  ["[QUERY-02] utm_campaign is stored for the session", "utm_campaign"],
  ["[QUERY-03] utm_content is stored for the session", "utm_content"],
  ["[QUERY-04] utm_medium is stored for the session", "utm_medium"],
  ["[QUERY-05] utm_others is stored for the session", "utm_others"],
  ["[QUERY-06] utm_source is stored for the session", "utm_source"],
  ["[QUERY-07] utm_term is stored for the session", "utm_term"],
  ["[QUERY-08] distinct_id is stored for the session", "distinct_id"],
  ["[STORE-06] distinct_id has its key in session storage", "distinct_id"],
])("%s", (_, name) => {
  arrive(`/personal/services?${name}=eid%20fair&other=1`);
  show();
  expect(kept(name)).toBe("eid fair");
  expect(kept("other")).toBeNull();
});

test("[STORE-08] the six utm_ keys are in session storage, and stay when a later page has none", () => {
  const { router, emit } = routerEvents();
  arrive(`/?${CAMPAIGN_PARAMETERS.map((name) => `${name}=${name}-1`).join("&")}`);
  show(router);
  arrive("/shop");
  emit("routeChangeComplete", "/shop", { shallow: false });
  expect(CAMPAIGN_PARAMETERS.map(kept)).toEqual(CAMPAIGN_PARAMETERS.map((name) => `${name}-1`));
});

test("a parameter in a link inside the site is stored too", () => {
  const { router, emit } = routerEvents();
  arrive("/");
  const { unmount } = show(router);
  arrive("/star-program?utm_source=banner");
  emit("routeChangeComplete", "/star-program?utm_source=banner", { shallow: false });
  expect(kept("utm_source")).toBe("banner");
  unmount();
  arrive("/?utm_source=late");
  emit("routeChangeComplete", "/", { shallow: false });
  expect(kept("utm_source")).toBe("banner");
});

test("an error of the storage is ignored", () => {
  const setItem = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "QuotaExceededError");
  });
  arrive("/?utm_source=news");
  show();
  expect(setItem).toHaveBeenCalledWith("utm_source", "news");
});

describe("platform_name", () => {
  const from = (address: string) => jest.spyOn(document, "referrer", "get").mockReturnValue(address);

  it("[STORE-07] has its key in session storage, and stays on the next pages", () => {
    from("https://www.facebook.com/");
    arrive("/");
    const { router, emit } = routerEvents();
    show(router);
    arrive("/shop");
    emit("routeChangeComplete", "/shop", { shallow: false });
    expect(kept("platform_name")).toBe("facebook");
  });

  it.each([
    ["[PLATFORM-01] is mygp with an authToken", "/?authToken=abc", "", false, "mygp"],
    ["[PLATFORM-02] is mygp with a distinct_id", "/?distinct_id=v-1", "https://t.co/x", false, "mygp"],
    ["[PLATFORM-03] is mygp in the operator's own app", "/", "https://t.co/x", true, "mygp"],
    ["[PLATFORM-04] is X for the host of its short links", "/", "https://t.co/x", false, "X"],
    [
      "[PLATFORM-05] is the second part of the referrer's host",
      "/",
      "https://www.facebook.com/a?b=c",
      false,
      "facebook",
    ],
    ["[PLATFORM-06] is own_typing without a referrer", "/", "", false, "own_typing"],
  ])("%s", (_, address, referrer, isApp, platform) => {
    from(referrer);
    arrive(address);
    show(routerEvents().router, isApp);
    expect(kept("platform_name")).toBe(platform);
  });
});

test("[PLATFORM-01] is mygp although the page removes the authToken from its address at once", () => {
  const { router } = routerEvents();
  function Session() {
    useEffect(() => arrive("/about"), []);
    return null;
  }
  function Page() {
    useVisitParameters(router, false);
    return <Session />;
  }
  arrive("/about?authToken=abc");
  render(<Page />);
  expect(window.location.search).toBe("");
  expect(kept("platform_name")).toBe("mygp");
});

test("a prerendered page stores nothing before it is shown", () => {
  Object.defineProperty(document, "prerendering", { value: true, configurable: true });
  arrive("/?utm_source=letter");
  show();
  expect([kept("utm_source"), kept("platform_name")]).toEqual([null, null]);
  Reflect.deleteProperty(document, "prerendering");
  document.dispatchEvent(new Event("prerenderingchange"));
  expect([kept("utm_source"), kept("platform_name")]).toEqual(["letter", "own_typing"]);
});

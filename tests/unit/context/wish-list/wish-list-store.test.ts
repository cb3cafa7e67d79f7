/** @jest-environment jsdom */
import Cookies from "js-cookie";
import { MAX_WISHES, readWishes, removeWish, syncWishes, toggleWish } from "@/context/wish-list/wish-list-store";
import { ApiError } from "@/services/api/api-error";
import { deferred, fakeApi } from "@/tests/support/screens/fake-api";
import { WISH_KEY } from "@/utils/catalog/slug-list";
import { isWished, onWishes, parseWishes } from "@/utils/catalog/wished-products";

const quill = { slug: "kaldreo-quill-2", pricePoisha: 1_199_000 };
const bodyOf = (api: ReturnType<typeof fakeApi>, at = -1) => api.sent.at(at)?.input.body;
const logIn = () => Cookies.set("gp_web_token", "t".repeat(43));

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-22T06:00:00Z"), doNotFake: ["queueMicrotask"] }));
afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
  Cookies.remove("gp_web_token");
});

describe("a guest's wish list", () => {
  it("is stored in the browser with the price of the day, without a request", async () => {
    const api = fakeApi({});
    expect(await toggleWish(api, quill)).toBe("saved");
    expect(readWishes()).toEqual({ of: "guest", items: [{ ...quill, addedAt: "2026-11-22T06:00:00.000Z" }] });
    expect(isWished(quill.slug)).toBe(true);
    expect(await toggleWish(api, quill)).toBe("removed");
    expect(localStorage.getItem(WISH_KEY)).toBeNull();
    expect(api.sent).toEqual([]);
  });

  it("is full with sixty products", async () => {
    const items = Array.from({ length: MAX_WISHES }, (_, index) => ({ slug: `p-${index}` }));
    localStorage.setItem(WISH_KEY, JSON.stringify({ of: "guest", items }));
    expect(await toggleWish(fakeApi({}), quill)).toBe("full");
    expect(readWishes().items).toHaveLength(MAX_WISHES);
  });

  it("is updated in other tabs", () => {
    const listener = jest.fn();
    const stop = onWishes(listener);
    localStorage.setItem(WISH_KEY, JSON.stringify({ of: "guest", items: [{ slug: "from-another-tab" }] }));
    window.dispatchEvent(new StorageEvent("storage", { key: WISH_KEY }));
    expect(listener).toHaveBeenCalled();
    expect(isWished("from-another-tab")).toBe(true);
    stop();
  });

  it("is sent to the account after the log-in, and the copy is removed after the log-out", async () => {
    const api = fakeApi({ saveWishes: () => ({ data: { slugs: [quill.slug, "older-one"], full: false } }) });
    await toggleWish(api, quill);
    logIn();
    await syncWishes(api);
    expect(bodyOf(api)).toEqual({
      items: [{ slug: quill.slug, price: 11_990, added_at: "2026-11-22T06:00:00.000Z" }],
    });
    expect(readWishes()).toMatchObject({ of: "account", items: [{ slug: quill.slug }, { slug: "older-one" }] });
    // Nothing is left to send the second time.
    await syncWishes(api);
    expect(bodyOf(api)).toEqual({ items: [] });
    Cookies.remove("gp_web_token");
    await syncWishes(api);
    expect(localStorage.getItem(WISH_KEY)).toBeNull();
    expect(isWished(quill.slug)).toBe(false);
  });

  it("is kept when it could not be sent after the log-in", async () => {
    const api = fakeApi({
      saveWishes: () => {
        throw new ApiError({ kind: "offline", status: null });
      },
    });
    await toggleWish(api, quill);
    logIn();
    await expect(syncWishes(api)).rejects.toThrow();
    expect(readWishes()).toMatchObject({ of: "guest", items: [{ slug: quill.slug }] });
  });
});

describe("an account's wish list", () => {
  it("is changed on the server, and restored when the server fails", async () => {
    logIn();
    let answers = true;
    const api = fakeApi({
      saveWishes: () => {
        if (!answers) throw new ApiError({ kind: "outage", status: 503 });
        return { data: { slugs: [quill.slug], full: false } };
      },
      removeWishes: () => ({ data: { slugs: [] } }),
    });
    expect(await toggleWish(api, quill)).toBe("saved");
    expect(bodyOf(api)).toEqual({ items: [{ slug: quill.slug, price: 11_990 }] });
    await removeWish(api, quill.slug);
    expect(isWished(quill.slug)).toBe(false);
    answers = false;
    const trying = toggleWish(api, quill);
    expect(isWished(quill.slug)).toBe(true);
    await expect(trying).rejects.toThrow();
    expect(isWished(quill.slug)).toBe(false);
  });

  it("keeps a change that succeeded while another one failed", async () => {
    logIn();
    const answer = deferred();
    const api = fakeApi({
      removeWishes: () => answer.promise,
      saveWishes: () => ({ data: { slugs: ["added-meanwhile"], full: false } }),
    });
    localStorage.setItem(WISH_KEY, JSON.stringify({ of: "account", items: [{ slug: quill.slug }] }));
    const failing = toggleWish(api, quill);
    const adding = toggleWish(api, { slug: "added-meanwhile", pricePoisha: null });
    answer.reject(new ApiError({ kind: "outage", status: 503 }));
    await expect(failing).rejects.toThrow();
    expect(isWished(quill.slug)).toBe(true);
    await adding;
    expect(isWished("added-meanwhile")).toBe(true);
  });

  it("keeps the later of two changes when the server is slow with the first", async () => {
    logIn();
    const first = deferred();
    const api = fakeApi({
      saveWishes: ({ body }) => {
        const [item] = (body as { items: { slug: string }[] }).items;
        if (item?.slug === quill.slug) return first.promise;
        return { data: { slugs: ["second", quill.slug], full: false } };
      },
    });
    const adding = [toggleWish(api, quill), toggleWish(api, { slug: "second", pricePoisha: null })];
    first.resolve({ data: { slugs: [quill.slug], full: false } });
    await Promise.all(adding);
    expect(readWishes().items.map(({ slug }) => slug)).toEqual(["second", quill.slug]);
  });

  it("is not stored again by an answer that arrives after the log-out", async () => {
    logIn();
    const late = deferred();
    const api = fakeApi({ saveWishes: () => late.promise });
    const adding = toggleWish(api, quill);
    Cookies.remove("gp_web_token");
    localStorage.removeItem(WISH_KEY);
    late.resolve({ data: { slugs: [quill.slug, "of-the-account"], full: false } });
    await adding;
    expect(readWishes().items).toEqual([]);
  });
});

it.each([null, "no JSON", "[]", '{"items":"x"}', '{"of":"guest","items":[{"slug":"../x"},null,7]}'])(
  "reads %s in storage as an empty list",
  (text) => {
    expect(parseWishes(text)).toEqual({ of: "guest", items: [] });
  },
);

import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";

interface OpenPage {
  url: string;
  focused: boolean;
  visibilityState: "visible" | "hidden";
}

const ORIGIN = "https://shop.example";

/** The push worker with these open pages, and its actions. */
function workerWith(pages: readonly OpenPage[]) {
  const done: unknown[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const clients = pages.map((page) => ({
    ...page,
    postMessage: (data: object) => void done.push({ to: page.url, ...data }),
    focus: async () => void done.push({ focus: page.url }),
  }));
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: () => undefined,
    clients: { matchAll: async () => clients, openWindow: async (url: string) => void done.push({ open: url }) },
    registration: { showNotification: async (title: string, more: object) => void done.push({ title, ...more }) },
  };
  runInContext(readFileSync("public/push-worker.js", "utf8"), createContext({ self, URL }));
  const send = async (name: string, event: object) => {
    const work: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => void work.push(promise) });
    await Promise.all(work);
    return done;
  };
  return {
    done,
    push: (text: string | null) => send("push", { data: text === null ? null : { json: () => JSON.parse(text) } }),
    click: (link: unknown) => send("notificationclick", { notification: { data: { link }, close: () => undefined } }),
  };
}

const message = { title: "Order 7K3M", body: "On its way.", link: "/shop/order/7K3M", tag: "message-7" };
const page = (url: string, focused = false, visibilityState: OpenPage["visibilityState"] = "hidden") => ({
  url: ORIGIN + url,
  focused,
  visibilityState,
});

it("shows a message while no page is visible, with its tag", async () => {
  expect(await workerWith([page("/")]).push(JSON.stringify({ data: message }))).toEqual([
    {
      title: "Order 7K3M",
      body: "On its way.",
      tag: "message-7",
      icon: "/icons/app-192.png",
      data: { link: message.link },
    },
  ]);
});

it("sends the message to the focused page only", async () => {
  const pages = [page("/a", false, "visible"), page("/b", true, "visible")];
  expect(await workerWith(pages).push(JSON.stringify({ data: message }))).toEqual([
    { to: `${ORIGIN}/b`, type: "push-message", ...message },
  ]);
});

it("shows a message in the format of the provider's console", async () => {
  const [shown] = await workerWith([]).push(JSON.stringify({ notification: { title: "News", body: "Hello" } }));
  expect(shown).toMatchObject({ title: "News", body: "Hello", data: { link: "/" } });
});

it.each([null, "no json", "{}", "null", '{"data":{"title":7}}'])("does nothing for %j", async (text) => {
  expect(await workerWith([]).push(text)).toEqual([]);
});

it("opens the message's page on a click, or focuses it if it is open", async () => {
  expect(await workerWith([]).click("/shop/order/7K3M")).toEqual([{ open: `${ORIGIN}/shop/order/7K3M` }]);
  expect(await workerWith([page("/shop")]).click("/shop")).toEqual([{ focus: `${ORIGIN}/shop` }]);
});

it.each(["https://evil.example/x", "//evil.example", "javascript:alert(1)", undefined])(
  "opens no address of another site: %j",
  async (link) => {
    const [opened] = (await workerWith([]).click(link)) as { open: string }[];
    expect(new URL(opened?.open ?? "").origin).toBe(ORIGIN);
  },
);

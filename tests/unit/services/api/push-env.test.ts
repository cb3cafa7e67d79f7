import { readSiteEnv } from "@/services/api/env.server";
import { readPushSettings } from "@/services/push/push-env.server";

const complete = {
  NEXT_PUBLIC_FIREBASE_API_KEY: "AIzaOfTheShop",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "shop-test",
  NEXT_PUBLIC_FIREBASE_SENDER_ID: "100200300400",
  NEXT_PUBLIC_FIREBASE_APP_ID: "1:100200300400:web:0123abcd",
  NEXT_PUBLIC_FIREBASE_VAPID_KEY: `B${"A".repeat(86)}`,
};

it.each([
  ["the sandbox's own", {}, "sandbox"],
  ["none with a real driver", { PUSH_DRIVER: "fcm" }, null],
  ["none in production", { SITE_MODE: "production" }, null],
  ["none where another system would get the tokens", { NEXT_PUBLIC_SITE_API_URL: "https://api.example" }, null],
])("without a project has %s", (_, variables, push) => {
  expect(readSiteEnv(variables).push).toBe(push);
});

it("reads a complete project", () => {
  expect(readSiteEnv(complete).push).toMatchObject({ projectId: "shop-test", senderId: "100200300400" });
});

it.each(Object.keys(complete))("refuses a project without %s with one message", (name) => {
  const problems: string[] = [];
  expect(readPushSettings({ ...complete, [name]: "" }, problems)).toBeNull();
  expect(problems).toEqual([expect.stringContaining(name)]);
});

it("refuses an invalid value", () => {
  expect(() => readSiteEnv({ ...complete, NEXT_PUBLIC_FIREBASE_SENDER_ID: "shop" })).toThrow(
    "NEXT_PUBLIC_FIREBASE_SENDER_ID does not have the form",
  );
});

import { readSiteEnv } from "@/services/api/env.server";
import { readPushSettings } from "@/services/push/push-env.server";

const complete = {
  NEXT_PUBLIC_FIREBASE_API_KEY: "AIzaOfTheShop",
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: "shop-test",
  NEXT_PUBLIC_FIREBASE_SENDER_ID: "100200300400",
  NEXT_PUBLIC_FIREBASE_APP_ID: "1:100200300400:web:0123abcd",
  NEXT_PUBLIC_FIREBASE_VAPID_KEY: `B${"A".repeat(86)}`,
};

it("has no push project without variables", () => {
  expect(readSiteEnv({}).push).toBeNull();
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

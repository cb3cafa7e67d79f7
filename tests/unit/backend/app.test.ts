import { allRoutes, createBackend } from "@/backend/app";
import { allCalls } from "@/backend/contract/all-calls";
import { readBackendEnv } from "@/backend/env";
import { memoryLog, noDatabase } from "@/tests/support/servers/api-app";

const options = (variables: Record<string, string> = {}) => ({
  db: noDatabase,
  env: readBackendEnv(variables),
  log: memoryLog(),
  say: () => undefined,
});

describe("the backend", () => {
  it("answers every call of the contract", () => {
    const built = new Set(allRoutes.map((route) => route.call.name));
    expect(allCalls.map((call) => call.name).filter((name) => !built.has(name))).toEqual([]);
    expect(built.size).toBe(allRoutes.length);
  });

  it("accepts a real payment gateway", () => {
    const store = { SSLCOMMERZ_STORE_ID: "store", SSLCOMMERZ_STORE_PASSWORD: "store@ssl" };
    expect(() => createBackend(options({ PAYMENT_DRIVER: "sslcommerz", ...store }))).not.toThrow();
  });

  it("accepts a production configuration with a real SMS gateway", () => {
    const { env } = options({ SMS_DRIVER: "http", SMS_HTTP_URL: "https://sms.example/send" });
    expect(() => createBackend({ ...options(), env: { ...env, siteMode: "production" } })).not.toThrow();
  });
});

import { builtRoutes, createBackend } from "@/backend/app";
import { allCalls } from "@/backend/contract/all-calls";
import { readBackendEnv } from "@/backend/env";
import { memoryLog, noDatabase } from "@/tests/support/api-app";

/** Calls whose feature comes later. This list only ever shrinks, until it is empty. */
const notBuilt = ["listAdvertisements", "subscribePushToken"];

const options = (variables: Record<string, string> = {}) => ({
  db: noDatabase,
  env: readBackendEnv(variables),
  log: memoryLog(),
  say: () => undefined,
});

describe("the backend", () => {
  it("answers every call of the contract but the listed ones", () => {
    const built = new Set(builtRoutes.map((route) => route.call.name));
    const missing = allCalls.map((call) => call.name).filter((name) => !built.has(name));
    expect(missing.sort()).toEqual(notBuilt);
    expect(built.size).toBe(builtRoutes.length);
  });

  it("answers each listed call with 501 in the shape of a refusal, whatever it is sent", async () => {
    const backend = createBackend(options());
    for (const call of allCalls.filter((entry) => notBuilt.includes(entry.name))) {
      const path = call.path.replace(/\{\w+\}/g, "anything");
      const response = await backend.fetch(new Request(`http://localhost:3000${path}`, { method: call.method }));
      expect([call.name, response.status]).toEqual([call.name, 501]);
      expect(await response.json()).toMatchObject({ status: false, errors: [{ code: "not-built-yet" }] });
    }
  });

  it("takes a real payment gateway", () => {
    const store = { SSLCOMMERZ_STORE_ID: "store", SSLCOMMERZ_STORE_PASSWORD: "store@ssl" };
    expect(() => createBackend(options({ PAYMENT_DRIVER: "sslcommerz", ...store }))).not.toThrow();
  });

  it("takes a production configuration with a real SMS gateway", () => {
    const { env } = options({ SMS_DRIVER: "http", SMS_HTTP_URL: "https://sms.example/send" });
    expect(() => createBackend({ ...options(), env: { ...env, siteMode: "production" } })).not.toThrow();
  });
});

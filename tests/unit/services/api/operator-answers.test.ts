import { contractMismatch } from "@/backend/contract/all-calls";
import examples from "@/backend/http/docs/examples/subscriber-services.json";
import { createServerApi } from "@/services/api/api-client.server";
import { MISMATCH_HEADER } from "@/utils/layout/page-headers";

jest.mock("@/services/api/env", () => ({
  apiBases: { shop: "", site: "https://site.operator.example", login: "https://login.operator.example" },
}));

const { answer } = examples.listBillCharges;
const [charge] = answer.data;

beforeEach(() => {
  globalThis.contractMismatch = contractMismatch;
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.contractMismatch = undefined;
  globalThis.dispatch = undefined;
});

/** A page whose call gets this answer. @returns what the call returned, and what the page's response then says */
async function pageWith(given: unknown, call: "listBillCharges" | "getProducts" | "searchGp" = "listBillCharges") {
  const noted: Record<string, unknown> = {};
  const setHeader = (name: string, value: unknown) => Object.assign(noted, { [name]: value });
  const respond = async () => Response.json(given);
  globalThis.dispatch = respond;
  jest.spyOn(globalThis, "fetch").mockImplementation(respond);
  const caller = { req: { headers: {}, cookies: {} }, res: { setHeader, headersSent: false } };
  return { returned: await createServerApi(caller as never).request(call), mismatch: noted[MISMATCH_HEADER] };
}

it.each<[string, unknown, string | undefined]>([
  ["fits the contract", answer, undefined],
  ["has more fields than the contract", { ...answer, data: [{ ...charge, badge: 7 }], trace: "a1" }, undefined],
  ["has a wrong type deep inside", { ...answer, data: [{ ...charge, name: { en: "Gas" } }] }, "data.0.name"],
  ["has none of its fields", {}, "status"],
  ["is a refusal with status 200", { status: false, errors: [{ code: "invalid-input", message: "No" }] }, undefined],
])(
  "an answer of another system that %s is passed on, and the page notes what does not fit",
  async (_, given, field) => {
    const mismatch = field && encodeURIComponent(`listBillCharges ${field}`);
    expect(await pageWith(given)).toEqual({ returned: given, mismatch });
  },
);

it("an answer of the backend in this process is not checked", async () => {
  globalThis.contractMismatch = () => "everything";
  expect(await pageWith({ data: 5 }, "getProducts")).toEqual({ returned: { data: 5 }, mismatch: undefined });
});

it("a name with half a surrogate pair in the answer does not end the call", async () => {
  const given = { status: true, data: { items: { "\ud800": 5 } } };
  expect(await pageWith(given, "searchGp")).toMatchObject({ returned: given });
});

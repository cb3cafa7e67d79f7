import type { GetServerSidePropsContext } from "next";
import { contractMismatch } from "@/backend/contract/all-calls";
import { sendMarkdown } from "@/services/seo/markdown-page.server";
import { sendSharePicture } from "@/services/share/share-page.server";
import { shareColours } from "@/styles/share-colours";
import { MISMATCH_HEADER } from "@/utils/layout/page-headers";

jest.mock("@/services/api/env", () => ({
  apiBases: { shop: "https://shop.operator.example", site: "https://site.operator.example", login: "" },
}));

beforeEach(() => {
  globalThis.contractMismatch = contractMismatch;
  jest.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ data: { title: 5 } }));
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.contractMismatch = undefined;
});

it.each([
  ["a page in Markdown", ["shop", "devices", "phones", "nova.md"], sendMarkdown],
  [
    "the picture of a shared link",
    ["shop", "devices", "phones", "nova.0a1b2c3.jpg"],
    (context: GetServerSidePropsContext) => sendSharePicture(context, shareColours),
  ],
] as const)("%s that failed notes the answer that does not fit the contract, as a page does", async (_, path, send) => {
  const res = { setHeader: jest.fn(), headersSent: false };
  const context = { params: { path }, locale: "en", res } as unknown as GetServerSidePropsContext;
  await expect(send(context)).rejects.toThrow();
  expect(res.setHeader).toHaveBeenCalledWith(MISMATCH_HEADER, expect.stringMatching(/^getProducts%20/));
});

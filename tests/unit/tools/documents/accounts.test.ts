import { accountsOf, listAccounts } from "@/tools/documents/accounts";
import { compactPdf } from "@/tools/documents/compact-pdf";
import { fixedPdf } from "@/tools/documents/fixed-pdf";

describe("the accounts in the documents", () => {
  it("balance in every quarter", () => {
    for (const { assets, receivables, cash, debt, payables, equity } of listAccounts()) {
      expect(assets + receivables + cash).toBe(debt + payables + equity);
    }
  });

  it("start each quarter with the equity at the end of the last one", () => {
    const accounts = listAccounts();
    for (const [index, { equity, profit, dividend, cash }] of accounts.entries()) {
      const before = accounts[index - 1];
      if (before === undefined) continue;
      expect(equity).toBe(before.equity + profit - dividend);
      expect(cash).toBeGreaterThan(0);
    }
  });

  it("have the figures of 2025 that the pages show", () => {
    expect(accountsOf(2025)).toMatchObject({ revenue: 16_107, ebitda: 9_731, profit: 3_493, investment: 2_310 });
  });
});

describe("a printed document", () => {
  const printed = Buffer.from(
    "%PDF-1.4\n1 0 obj\n<</Type /Catalog /Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type /Pages /Kids [] /Count 0>>\nendobj\n" +
      "3 0 obj\n<</Creator (Some Browser 1.2)\n/CreationDate (D:20260101010101+00'00')>>\nendobj\n" +
      "xref\n0 4\n0000000000 65535 f \n0000000009 00000 n \n0000000060 00000 n \n0000000115 00000 n \n" +
      "trailer\n<</Size 4\n/Root 1 0 R\n/Info 3 0 R>>\nstartxref\n201\n%%EOF\n",
    "latin1",
  );

  it("gets the date of its publication without a change of length", () => {
    const fixed = fixedPdf(printed, "2026-03-08").toString("latin1");
    expect(fixed).toHaveLength(printed.length);
    expect(fixed).toContain("/CreationDate (D:20260308060000+00'00')");
    expect(fixed).not.toContain("Some Browser");
  });

  it("cannot be compacted when its cross-reference table is not where it should be", () => {
    expect(() => compactPdf(Buffer.from("%PDF-1.4\nnothing\nstartxref\n3\n%%EOF\n"))).toThrow("no plain table");
  });
});

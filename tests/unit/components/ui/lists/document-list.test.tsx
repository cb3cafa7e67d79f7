import { screen } from "@testing-library/react";
import { DocumentList } from "@/components/ui/lists/document-list";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";

const documents = [{ href: "/a.pdf", title: "Annual report", type: "PDF", bytes: 1_440_000, date: "2026-03-26" }];

describe("DocumentList", () => {
  it("shows the kind, size and date of a document", () => {
    renderSite(<DocumentList documents={documents} />, { api: fakeApi({}) });
    const link = screen.getByRole("link", { name: "Annual report PDF · 1.4 MB · 26 Mar 2026" });
    expect(link).toHaveAttribute("href", "/a.pdf");
    expect(screen.getByText("26 Mar 2026")).toHaveAttribute("datetime", "2026-03-26");
  });

  it("shows them in Bengali on a Bengali page", () => {
    renderSite(<DocumentList documents={documents} />, { api: fakeApi({}), language: "bn" });
    expect(screen.getByRole("link")).toHaveTextContent("PDF · ১.৪ এমবি · ২৬ মার্চ ২০২৬");
  });
});

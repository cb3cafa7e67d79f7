import { screen } from "@testing-library/react";
import { ComparisonTable } from "@/components/catalog/compare/comparison-table";
import texts from "@/locales/en/compare.json";
import type { ComparedProduct } from "@/services/catalog/comparison-service";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { renderSite } from "@/tests/support/screens/render-site";
import { productCard } from "@/tests/support/shop/catalog";
import { translatorFor } from "@/utils/text/translations";

const compared = (value: string): ComparedProduct => ({
  ...productCard(),
  slug: "oskavi-one",
  category: "phones",
  sku: "OSK-1",
  hasSizes: false,
  choices: [],
  warranty: "১২ মাস",
  attributes: [],
  specifications: [{ title: "সফটওয়্যার", rows: [{ label: "সিস্টেম", value }] }],
});

function show(value: string) {
  translatorFor("en", { compare: texts });
  const table = <ComparisonTable products={[compared(value)]} onlyDifferences={false} action={() => null} />;
  renderSite(table, { api: fakeApi({}) });
}

it("shows a short value whole, also when a part of it is kept on one line", () => {
  // The hyphen after the figure gets an invisible character, so that the shown text is longer than the value.
  show("অস্কাভি লেন্স, অ্যান্ড্রয়েড ১৬-ভিত্তিক");
  expect(screen.queryByText("Show all")).not.toBeInTheDocument();
});

it("cuts a value of more than about four lines of a phone", () => {
  show("দীর্ঘ ".repeat(30).trim());
  expect(screen.getByText("Show all")).toBeInTheDocument();
});

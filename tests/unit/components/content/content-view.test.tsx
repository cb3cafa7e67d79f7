import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "@/backend/content-import/render-page";
import { ContentPage } from "@/components/content/content-page";
import content from "@/locales/en/content.json";
import type { ContentView, ShownBlock } from "@/services/content/content-page.server";
import { contentFile, smallSite } from "@/tests/support/content";
import { fakeApi } from "@/tests/support/screens/fake-api";
import { layoutWith } from "@/tests/support/screens/frame";
import { renderSite } from "@/tests/support/screens/render-site";
import type { ShownPicture } from "@/utils/pictures/pictures";
import { translatorFor } from "@/utils/text/translations";

beforeEach(() => void translatorFor("en", { content }));

const file = renderPage(contentFile("en"), { path: "/business/ideas", lang: "en", files: smallSite });
const view = (fields: Partial<ContentView> = {}): ContentView => ({
  path: "/business/ideas",
  section: "business",
  name: "Ideas",
  title: "Ideas",
  description: "What we try out.",
  updatedOn: "2026-11-01",
  // The sample page has neither product nor pack blocks.
  blocks: file.blocks as ShownBlock[],
  trail: [{ name: "Business", path: "/business" }],
  sectionPages: [],
  ...fields,
});
const show = (page: ContentView, parts = {}) =>
  renderSite(<ContentPage layout={layoutWith()} page={page} parts={parts} />, { api: fakeApi({}), path: page.path });
const withBlocks = (...blocks: ShownBlock[]) => view({ blocks: [...view().blocks.slice(0, 1), ...blocks] });

it("has one first-level heading, its breadcrumbs and the date of its last change", () => {
  show(view());
  expect(screen.getAllByRole("heading", { level: 1 }).map(({ textContent }) => textContent)).toEqual(["Ideas"]);
  const trail = within(screen.getByRole("navigation", { name: "Breadcrumbs" }));
  expect(trail.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Home", "Business", "Ideas"]);
  expect(screen.getByText("Last updated 1 Nov 2026")).toHaveAttribute("datetime", "2026-11-01");
});

it("shows the links of the hero, to a part of the page or to another page, as buttons", () => {
  const hero: ShownBlock = {
    type: "hero",
    heading: "Ideas",
    text: "What we try out.",
    actions: [
      { label: "Read more", href: "#why" },
      { label: "All packs", href: "/personal/plans-offers/internet-packages" },
      { label: "Partner", href: "https://example.com/" },
    ],
  };
  show(view({ blocks: [hero] }));
  for (const name of ["Read more", "All packs", /^Partner/])
    expect(screen.getByRole("link", { name })).toHaveClass("chakra-button");
});

it("skips no heading level when a block has no heading", () => {
  show(
    withBlocks(
      {
        type: "steps",
        items: [
          { title: "First", text: "x" },
          { title: "Then", text: "y" },
        ],
      },
      {
        type: "steps",
        heading: "How",
        items: [
          { title: "Ask", text: "x" },
          { title: "Wait", text: "y" },
        ],
      },
    ),
  );
  expect(screen.getByRole("heading", { name: "First", level: 2 })).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: "Ask", level: 3 })).toBeInTheDocument();
});

it("shows the values of a chart in a table", () => {
  show(view());
  const table = screen.getByRole("table", { name: "Growth (%)" });
  expect(within(table).getByRole("row", { name: "2026 2" })).toBeInTheDocument();
});

it("shows the kind, size and date of a document", () => {
  show(view());
  const link = screen.getByRole("link", { name: /Rules/ });
  expect(link).toHaveAttribute("href", "/documents/rules.pdf");
  expect(link).toHaveTextContent("PDF · 1 KB · 2 Jan 2026");
});

it("opens a link to another site in a new tab, and mentions the new tab in its name", () => {
  show(
    withBlocks({ type: "callout", tone: "info", text: "x", action: { label: "Jobs", href: "https://jobs.example" } }),
  );
  expect(screen.getByRole("link", { name: "Jobs (opens in a new tab)" })).toHaveAttribute("target", "_blank");
});

it("filters questions by the typed words, and announces the number found", async () => {
  const items = [
    { id: "why", question: "Why?", answer: "<p>Because of <em>demand</em>.</p>" },
    { id: "how", question: "How?", answer: "<p>With care.</p>" },
  ];
  show(withBlocks({ type: "questions", searchable: true, items }));
  await userEvent.type(screen.getByRole("searchbox", { name: "Search these questions" }), "Demand");
  expect(screen.getByText("Why?")).toBeVisible();
  expect(screen.getByText("How?")).not.toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("1 question found");
  await userEvent.type(screen.getByRole("searchbox"), "x");
  expect(screen.getByRole("status")).toHaveTextContent("No questions found");
});

it("opens the question in the address's fragment", () => {
  window.location.hash = "#why";
  show(view());
  expect(screen.getByText("Because.")).toBeVisible();
  expect(screen.getByText("With care.")).not.toBeVisible();
  window.location.hash = "";
});

it("shows slots and forms that the page provides, and leaves out the others", () => {
  const page = withBlocks(
    { type: "slot", name: "reports", heading: "Reports" },
    { type: "slot", name: "unknown", heading: "Unknown" },
    { type: "form", form: "contact_us", heading: "Write to us" },
  );
  const { rerender } = show(page, {
    slots: { reports: <p>All reports</p> },
    Form: ({ block }: { block: { form: string } }) => <p>Form {block.form}</p>,
  });
  expect(within(screen.getByRole("region", { name: "Reports" })).getByText("All reports")).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Unknown" })).not.toBeInTheDocument();
  expect(screen.getByText("Form contact_us")).toBeInTheDocument();
  rerender(<ContentPage layout={layoutWith()} page={page} />);
  expect(screen.queryByRole("heading", { name: "Write to us" })).not.toBeInTheDocument();
});

it("shows the text beside the form of a slot", () => {
  const beside = '<p>Already sent? <a href="/contact-us/status">Check the status</a></p>';
  show(withBlocks({ type: "slot", name: "order", heading: "Order", aside: beside }), {
    slots: { order: <form aria-label="Ad order" /> },
  });
  const order = within(screen.getByRole("region", { name: "Order" }));
  expect(order.getByRole("form", { name: "Ad order" })).toBeInTheDocument();
  expect(order.getByRole("link", { name: "Check the status" })).toHaveAttribute("href", "/contact-us/status");
});

it("lists the pages of the investor section and marks the current one", () => {
  const sectionPages = [
    { name: "Dividend", path: "/about/investor-relations/dividend" },
    { name: "FAQ", path: "/about/investor-relations/faq" },
  ];
  const trail = [{ name: "Investor Relations", path: "/about/investor-relations" }];
  show(view({ section: "investors", path: "/about/investor-relations/faq", trail, sectionPages }));
  const nav = within(screen.getByRole("navigation", { name: "Pages in Investor Relations" }));
  expect(nav.getByText("FAQ")).toHaveAttribute("aria-current", "page");
  expect(nav.getByText("Dividend")).not.toHaveAttribute("aria-current");
});

it("lists the parts of a legal text with links to them", () => {
  show({ ...withBlocks({ type: "text", heading: "Your data", id: "data", body: "<p>x</p>" }), section: "legal" });
  const nav = within(screen.getByRole("navigation", { name: "On this page" }));
  expect(nav.getByRole("link", { name: "Your data" })).toHaveAttribute("href", "#data");
  expect(nav.getByRole("button", { name: "Print this page" })).toBeInTheDocument();
});

it("shows a quotation, and a biography in a closed details element", () => {
  const portrait: ShownPicture = { src: "/p01.svg", alt: "", width: 400, height: 400, tint: "" };
  const person = (name: string, biography: string) => ({ name, role: "Engineer", portrait, biography });
  show(withBlocks({ type: "people", items: [person("Mim", "<p>“I climb.”</p>"), person("Samira", "<p>Leads.</p>")] }));
  expect(screen.getByText("“I climb.”").closest("blockquote")).toBeVisible();
  expect(screen.queryByText("Biography of Mim")).toBeNull();
  expect(screen.getByText("Biography of Samira").closest("details")).not.toHaveAttribute("open");
});

it("has one link to the only other page of its section", () => {
  const sectionPages = [
    { name: "Students", path: "/business/students" },
    { name: "Ideas", path: "/business/ideas" },
  ];
  show(view({ sectionPages }));
  const nav = within(screen.getByRole("navigation", { name: /Business/ }));
  expect(nav.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["PreviousStudents"]);
});

describe("a table of packs", () => {
  const pack = { packId: "p1", title: "5 GB, 3 days", pricePoisha: 9900, wasPoisha: 10900, pricePerGbPoisha: 1980 };
  const table = (packs: Extract<ShownBlock, { type: "pack-table" }>["packs"]) =>
    show(withBlocks({ type: "pack-table", caption: "Packs", packs }));
  const cells = () => screen.getAllByRole("row").map((row) => [...row.children].map(({ textContent }) => textContent));

  it("shows each pack with its price, its old price and a link to its page", () => {
    table([{ ...pack, suits: null }]);
    expect(cells()).toEqual([
      ["Pack", "Price", "Per GB", "Buy"],
      ["5\u00a0GB, 3\u00a0days", "Tk\u00a099 (was Tk\u00a0109)", "Tk\u00a019.80", "Buy"],
    ]);
    expect(screen.getByRole("link", { name: "Buy 5 GB, 3 days" })).toHaveAttribute(
      "href",
      "/personal/plans-offers/internet-packages/p1",
    );
  });

  it("starts with the column Best for when the page fills it, and omits the price per GB when no pack has one", () => {
    table([
      { ...pack, suits: "Students", wasPoisha: null, pricePerGbPoisha: null },
      { ...pack, packId: "p2", suits: null, pricePerGbPoisha: null },
    ]);
    expect(cells()).toEqual([
      ["Best for", "Pack", "Price", "Buy"],
      ["Students", "5\u00a0GB, 3\u00a0days", "Tk\u00a099", "Buy"],
      ["–", "5\u00a0GB, 3\u00a0days", "Tk\u00a099 (was Tk\u00a0109)", "Buy"],
    ]);
  });
});

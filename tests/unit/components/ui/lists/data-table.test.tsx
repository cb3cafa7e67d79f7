import { render, screen, within } from "@testing-library/react";
import { DataTable } from "@/components/ui/lists/data-table";

const columns = [
  { key: "pack", label: "Pack" },
  { key: "price", label: "Price", align: "end" as const },
];
const rows = [
  { key: "week", cells: { pack: "Week", price: "Tk 99" } },
  { key: "month", cells: { pack: "Month", price: "Tk 499" } },
];

describe("DataTable", () => {
  it("has a caption, column headers and row headers", () => {
    render(<DataTable caption="Packs" columns={columns} rows={rows} />);
    const table = screen.getByRole("table", { name: "Packs" });
    expect(within(table).getAllByRole("columnheader")).toHaveLength(2);
    const row = within(table).getByRole("row", { name: /Month/ });
    expect(within(row).getByRole("rowheader")).toHaveTextContent("Month");
    expect(within(row).getByRole("cell")).toHaveTextContent("Tk 499");
  });

  it("gives each cell the label of its column, for the cards on a phone", () => {
    render(<DataTable caption="Packs" columns={columns} rows={rows} />);
    expect(screen.getByText("Tk 99").closest("td")).toHaveAttribute("data-label", "Price");
  });

  it("can hide its caption visually", () => {
    render(<DataTable caption="Packs" captionShown={false} columns={columns} rows={rows} />);
    expect(screen.getByText("Packs")).toHaveClass("srOnly");
    expect(screen.getByRole("table", { name: "Packs" })).toBeInTheDocument();
  });

  it("hides the header of a column of links visually, and gives its cells no label", () => {
    const withLinks = [...columns, { key: "buy", label: "Buy", action: true as const }];
    const cells = { pack: "Week", price: "Tk 99", buy: <a href="/week">Buy</a> };
    render(<DataTable caption="Packs" columns={withLinks} rows={[{ key: "week", cells }]} />);
    expect(screen.getByRole("columnheader", { name: "Buy" }).firstElementChild).toHaveClass("srOnly");
    expect(screen.getByRole("link", { name: "Buy" }).closest("td")).not.toHaveAttribute("data-label");
  });

  it("does not break an amount across lines, but breaks words", () => {
    const sentence = "Free up to Tk 10,000 a month, then 1%";
    const list = [
      { key: "week", cells: { pack: "Week", price: "১,০০,০০০ টাকা" } },
      { key: "month", cells: { pack: "Month", price: sentence } },
      { key: "year", cells: { pack: "Year", price: "No price yet" } },
      { key: "crore", cells: { pack: "Crore", price: "Tk 16,107 crore" } },
    ];
    render(<DataTable caption="Packs" columns={columns} rows={list} />);
    for (const amount of ["১,০০,০০০ টাকা", "Tk 16,107 crore"])
      expect(screen.getByText(amount)).toHaveAttribute("data-short");
    for (const labels of [sentence, "No price yet"]) expect(screen.getByText(labels)).not.toHaveAttribute("data-short");
  });
});

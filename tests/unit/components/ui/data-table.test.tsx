import { render, screen, within } from "@testing-library/react";
import { DataTable } from "@/components/ui/data-table";

const columns = [
  { key: "pack", label: "Pack" },
  { key: "price", label: "Price", align: "end" as const },
];
const rows = [
  { key: "week", cells: { pack: "Week", price: "Tk 99" } },
  { key: "month", cells: { pack: "Month", price: "Tk 499" } },
];

describe("DataTable", () => {
  it("is a table with a caption, named columns and named rows", () => {
    render(<DataTable caption="Packs" columns={columns} rows={rows} />);
    const table = screen.getByRole("table", { name: "Packs" });
    expect(within(table).getAllByRole("columnheader")).toHaveLength(2);
    const row = within(table).getByRole("row", { name: /Month/ });
    expect(within(row).getByRole("rowheader")).toHaveTextContent("Month");
    expect(within(row).getByRole("cell")).toHaveTextContent("Tk 499");
  });

  it("gives each value its column's name, for the cards of a phone", () => {
    render(<DataTable caption="Packs" columns={columns} rows={rows} />);
    expect(screen.getByText("Tk 99").closest("td")).toHaveAttribute("data-label", "Price");
  });

  it("can leave its caption to those who do not see the heading above", () => {
    render(<DataTable caption="Packs" captionShown={false} columns={columns} rows={rows} />);
    expect(screen.getByText("Packs")).toHaveClass("srOnly");
    expect(screen.getByRole("table", { name: "Packs" })).toBeInTheDocument();
  });
});

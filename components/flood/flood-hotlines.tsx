import { DialList } from "@/components/layout/offline-document";
import { dialHref } from "@/utils/numbers/dial-codes";

/** Names and numbers that a tap dials. */
export function FloodHotlines({ rows }: { rows: readonly (readonly string[])[] }) {
  const entries = rows.map(([name = "", code = "", ...notes]) => ({
    name,
    code,
    href: dialHref(code),
    note: notes.join(", "),
  }));
  return <DialList entries={entries} />;
}

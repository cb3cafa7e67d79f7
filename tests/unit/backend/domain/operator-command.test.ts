import { MAX_LISTED, sayRows } from "@/backend/domain/operator-command";

function printed(count: number): string[] {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const rows = Array.from({ length: count }, (_, row) => `row ${row}`);
  sayRows({ say }, rows, "Nothing waits.", say);
  return lines;
}

test("a list that may not be complete ends with a line that says so", () => {
  expect(printed(MAX_LISTED).slice(-2)).toEqual(["row 199", "The list ends after 200 rows. There may be more."]);
  expect(printed(MAX_LISTED - 1).at(-1)).toBe("row 198");
});

test("an empty list says that nothing is in it", () => {
  expect(printed(0)).toEqual(["Nothing waits."]);
});

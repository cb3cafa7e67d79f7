import { say } from "@/backend/db/command";

function printed(text: string): string {
  const write = jest.spyOn(process.stdout, "write").mockReturnValue(true);
  say(text);
  const [[line] = []] = write.mock.calls;
  write.mockRestore();
  return String(line);
}

describe("a line that a command prints", () => {
  it("has no control characters that move the cursor, change the colour or reverse the text direction", () => {
    expect(printed("A\u001b[2J\u202eB\u0007\rC\u009b31mD")).toBe("A [2J B C 31mD\n");
  });

  it("keeps Bengali text, tabs and line breaks", () => {
    expect(printed("র‍্যাংকন\tলিমিটেড\r\nদ্বিতীয়\nলাইন")).toBe("র‍্যাংকন\tলিমিটেড\nদ্বিতীয়\nলাইন\n");
  });
});

import { terminalLine, terminalLines, terminalText } from "@/utils/text/terminal-text";

it("removes control characters from a text, and keeps its lines", () => {
  expect(terminalText("One\nTwo\u0007\u200e\u2028Three")).toBe("One\nTwo Three");
});

it("joins a typed text to one line", () => {
  expect(terminalLine("One\r\nTwo\tThree\u001b[31m")).toBe("One Two Three [31m");
  expect(terminalLine(12)).toBe("12");
});

it("indents and marks the further lines of a typed text", () => {
  expect(terminalLines("One\r\nPayment: paid\n\u001b[1A", 4)).toBe("One\n    | Payment: paid\n    |  [1A");
});

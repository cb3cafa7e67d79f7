import { terminalLine, terminalLines, terminalText } from "@/utils/text/terminal-text";

it("takes from a text what moves a cursor or turns the writing, and leaves its lines", () => {
  expect(terminalText("One\nTwo\u0007\u200e\u2028Three")).toBe("One\nTwo Three");
});

it("puts typed text on one line", () => {
  expect(terminalLine("One\r\nTwo\tThree\u001b[31m")).toBe("One Two Three [31m");
  expect(terminalLine(12)).toBe("12");
});

it("marks the further lines of a typed text, so that none looks like a row of the command", () => {
  expect(terminalLines("One\r\nPayment: paid\n\u001b[1A", 4)).toBe("One\n    | Payment: paid\n    |  [1A");
});

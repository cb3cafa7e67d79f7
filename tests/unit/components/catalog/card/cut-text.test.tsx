import { render, screen } from "@testing-library/react";
import { CutText } from "@/components/catalog/card/cut-text";

/** The text that is visible before a click on More. */
function shownOf(text: string, length: number): string | null {
  const { container } = render(<CutText text={text} length={length} labels={{ more: "More", less: "Less" }} />);
  return container.querySelector("p")?.textContent ?? null;
}

it.each([
  ["One phone. Two phones. Three phones.", 30, "One phone. Two phones."],
  ["One phone. Two phones. Three phones.", 16, "One phone."],
  ["One phone. Two phones. Three phones.", 10, "One phone."],
  ["একটি ফোন। দুটি ফোন। তিনটি ফোন।", 27, "একটি ফোন। দুটি ফোন।"],
  ["It has a screen of 6.7 inches and more", 30, "It has a screen of 6.7 inches…"],
  ["Short.", 30, "Short."],
])("[ROUTE-05] cuts %j to %d characters at the end of a sentence, or else of a word", (text, length, shown) => {
  expect(shownOf(text, length)).toBe(shown);
  if (shown !== text) expect(screen.getByText("More")).toBeVisible();
});

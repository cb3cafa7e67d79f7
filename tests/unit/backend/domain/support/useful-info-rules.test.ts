import { fitOf, searchedText, searchWords } from "@/backend/domain/support/useful-info-rules";

it.each([
  ["How do I get charged for roaming?", ["charge", "roam"]],
  ["আমার সিমের মেয়াদ কত?", ["সিম", "মে\u09dfাদ"]],
  ["e-SIM ই-সিম", ["esim", "ইসিম"]],
  ["*১২১*6#", ["121*6"]],
  ["SMS bus", ["sms", "bus"]],
  ["Why will a bundle vanish", ["bundle", "vanish"]],
  ["ব্যালেন্স থেকে টাকা যায়", ["বালানস", "টাকা"]],
  ["ব্যালান্সের টাকা", ["বালানস", "টাকা"]],
  ["how do I", ["how", "do", "i"]],
  ["sim SIM sims", ["sim"]],
  ["?!", []],
])("%j is searched as %j", (term, words) => {
  expect(searchWords(term).map(([first]) => first)).toEqual(words);
});

it("counts a word in the title three times, and returns 0 if less than half of the words match", () => {
  const answer = { head: searchedText("SIM lost"), body: searchedText("Call 121 from any phone") };
  const rank = (term: string) => fitOf(answer, searchWords(term));
  expect(rank("lost sim")).toBe(6);
  expect(rank("lost phone")).toBe(4);
  expect(rank("lost roaming abroad")).toBe(0);
});

it("searches with eight words at most", () => {
  expect(searchWords("one two three four five six seven eight nine ten")).toHaveLength(8);
});

it("counts an answer that matches half of the words, or one form of a word", () => {
  const answer = { head: searchedText("SIM"), body: searchedText("") };
  expect(fitOf(answer, [["sim"], ["roam"]])).toBe(3);
  expect(fitOf(answer, [["other", "sim"]])).toBe(3);
  expect(searchedText("e-SIM")).toBe(" esim");
});

import { searchWords } from "@/backend/domain/support/useful-info-rules";

it.each([
  ["How do I get charged for roaming?", ["charg", "roam"]],
  ["আমার সিমের মেয়াদ কত?", ["সিম", "মেয়াদ".normalize("NFC")]],
  ["e-SIM ই-সিম", ["esim", "ইসিম"]],
  ["*১২১*6#", ["121", "6"]],
  ["SMS bus", ["sms", "bus"]],
  ["Why will a bundle vanish", ["bundle", "vanish"]],
  ["ব্যালেন্স থেকে টাকা যায়", ["ব্যালেন্স", "টাকা"]],
  ["SIMের দাম", ["sim", "দাম"]],
  ["how do I", ["how", "do", "i"]],
  ["sim SIM sims", ["sim"]],
  ["?!", []],
])("%j is searched by %j", (term, words) => {
  expect(searchWords(term)).toEqual(words);
});

it("searches by eight words at most", () => {
  expect(searchWords("one two three four five six seven eight nine ten")).toHaveLength(8);
});

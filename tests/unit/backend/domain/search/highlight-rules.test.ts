import type { FoundWord } from "@/backend/db/queries/search/search-queries";
import { matchesIn } from "@/backend/domain/search/highlight-rules";
import type { Meaning } from "@/backend/domain/search/meaning-rules";
import { searchTerms } from "@/utils/search/search-terms";

type Answer = Pick<Meaning, "how"> & { word: string; key?: string };

/** The highlighted parts of a title, for a search word and the words that match it. */
function marked(title: string, asked: string, ...answers: Answer[]): string[] {
  const terms = searchTerms(asked).map((term) => ({
    term,
    meanings: answers.map(({ how, word, key: part = word }) => ({
      how,
      likeness: 1,
      word: { word, key: part } as FoundWord,
    })),
  }));
  return matchesIn(title, terms).map(([start, end]) => title.slice(start, end));
}

it.each(["same", "sound", "like", "part"] as const)("marks a whole word that matches by %s", (how) => {
  expect(marked("Data pack and packet", "pack", { how, word: "pack" })).toEqual(["pack"]);
});

it("marks a word that matches by its stem or by one of its parts", () => {
  expect(marked("নতুন অফার", "অফা", { how: "same", word: "অফা" })).toEqual(["অফার"]);
  expect(marked("A Wi-Fi", "fi", { how: "same", word: "fi" })).toEqual(["Wi-Fi"]);
});

it("marks every form of a word", () => {
  expect(marked("Offers: an offer", "offer", { how: "same", word: "offer" })).toEqual(["Offers", "offer"]);
});

it("does not mark a word that only belongs to the same subject", () => {
  expect(marked("Data pack", "pack", { how: "concept", word: "pack" })).toEqual([]);
});

it("marks only the typed part of a word that is still being typed", () => {
  expect(marked("Internet packs", "pac", { how: "start", word: "pack" })).toEqual(["pac"]);
});

it("does not mark the whole word that a typed beginning matches", () => {
  expect(marked("Package", "pac", { how: "start", word: "package" })).toEqual(["Pac"]);
});

it("does not separate a Bengali letter from its signs", () => {
  expect(marked("নতুন কিস্তি", "ক", { how: "start", word: "কিসতি" })).toEqual(["কি"]);
});

it("counts a double letter that the search folds only once", () => {
  expect(marked("ভাল্লাগে", "ভালা", { how: "start", word: "ভালাগে" })).toEqual(["ভাল্লা"]);
});

it("marks a word by one of its parts", () => {
  expect(marked("Wi-Fi router", "fi", { how: "part", word: "wifi", key: "fi" })).toEqual(["Wi-Fi"]);
  expect(marked("Wi-Fi router", "fi", { how: "same", word: "wifi", key: "fi" })).toEqual(["Wi-Fi"]);
});

it("does not mark the typed word if another whole word matches", () => {
  expect(marked("Fone and phone", "fone", { how: "sound", word: "phone", key: "fone" })).toEqual(["phone"]);
});

it("marks the typed word if a part of it matches", () => {
  expect(marked("Fone and phone", "fone", { how: "part", word: "phone", key: "fone" })).toEqual(["Fone", "phone"]);
});

it("returns the positions of the matches in order", () => {
  const terms = searchTerms("sim").map((term) => ({
    term,
    meanings: [{ how: "same" as const, likeness: 1, word: { word: "sim", key: "sim" } as FoundWord }],
  }));
  expect(matchesIn("A SIM or an e sim", terms)).toEqual([
    [2, 5],
    [14, 17],
  ]);
  expect(matchesIn("Nothing of that", terms)).toEqual([]);
});

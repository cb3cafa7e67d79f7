import { soundsLike, withWords } from "@/utils/search/find-words";

const TEXTS = [
  "Missed call alert Tk 1.53 a day *121*6#",
  "ডাটা লিমিট *121*25#",
  "Zindabazar, Sylhet সিলেট",
  "Mymensingh ময়মনসিংহ",
  "খবর, কলম ও গল্প",
  // As a page keeps it on one line (utils/text/keep-units.ts).
  "ই-\u2060সিম নিন",
  "50% off",
];
const found = (question: string) => withWords(TEXTS, question, (text) => text).map((text) => TEXTS.indexOf(text));

test.each([
  ["missed ALERT", [0]],
  ["*121*6#", [0]],
  ["১২১ লিমিট", [1]],
  ["ই-সিম", [5]],
  ["BAZAR", [2]],
  ["callalert", [0]],
  ["callalerts", [0]],
  ["missed tune", []],
  ["  ", []],
  ["", []],
  ["%", [6]],
  [" %", [6]],
  ["&", []],
])('"%s" finds the texts with all of its words', (question, expected) => {
  expect(found(question)).toEqual(expected);
});

test.each([
  ["shilet", [2]],
  ["silhet", [2]],
  ["shilete jindabajar", [2]],
  ["সিলেট জিন্দাবাজার", [2]],
  ["moymonsing", [3]],
  ["mis kol", [0]],
  ["khobor", [4]],
  ["kolom golpo", [4]],
  ["kolomer", [4]],
  ["data 121", [1]],
  ["kobol", []],
  ["zz", []],
])('"%s" finds the texts with words that sound like it, if none has them', (question, expected) => {
  expect(found(question)).toEqual(expected);
});

test("texts with words that sound like the question are left out if another text has the question's words", () => {
  const texts = ["Sylhet", "shilet"];
  expect(withWords(texts, "shilet", (text) => text)).toEqual(["shilet"]);
});

test.each([
  ["chattogram", "chatgram", true],
  ["rajshahi", "rajsh", true],
  ["rajshahi", "shahi", false],
  ["note10", "note10", false],
])("does %s begin as %s sounds: %p", (word, typed, expected) => {
  expect(soundsLike(word, typed)).toBe(expected);
});

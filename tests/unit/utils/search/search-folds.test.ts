import { isEmptyWord, isWeakWord, searchTerms } from "@/utils/search/search-terms";
import { foldWord, queryStemsOf, searchTokens, stemsOf } from "@/utils/search/search-text";

test.each([
  ["হাড\u09bcি", "হাড়ি", "হা\u09dcি"],
  ["সময\u09bc", "সময়", "সম\u09df"],
  ["খব\u09bc", "খর", "খর"],
  ["জ\u09bcম", "জম", "জম"],
  ["রঙ", "রং", "রং"],
  ["মিঞা", "মিনা", "মিনা"],
  ["সৎ", "সত", "সত"],
  ["যদি", "জদি", "জদি"],
  ["ঈদ", "ইদ", "ইদ"],
  ["ঊন", "উন", "উন"],
  ["দূর", "দুর", "দুর"],
  ["ঋণ", "রিন", "রিন"],
  ["কৃষি", "ক্রিষি", "করিসি"],
  ["চট্টগ্রাম", "চটগ্রাম", "চটগরাম"],
  ["নাম্বার", "নম্বর", "নমবর"],
  ["মিনিটস", "মিনিট", "মিনিট"],
])("%s and %s are folded to %s", (one, other, folded) => {
  expect([foldWord(one), foldWord(other)]).toEqual([folded, folded]);
});

test.each([
  ["ভালো", "ভাল"],
  ["আলো", "আলো"],
  ["1.5", "1.5"],
  ["v1.5x", "v1.5x"],
  ["1.x", "1x"],
  ["x.5", "x5"],
  ["a.1.5", "a1.5"],
  ["1,000", "1000"],
  ["2.", "2"],
  ["phonambar", "phonambar"],
])("%s is folded to %s", (word, folded) => {
  expect(foldWord(word)).toBe(folded);
});

test("a word is folded to the same result each time, also a long one", () => {
  for (const word of ["Phone", "P".repeat(40), "P".repeat(41)]) {
    expect([foldWord(word), foldWord(word)]).toEqual([word.toLowerCase(), word.toLowerCase()]);
  }
});

test("signs of a dial code at both ends are removed, and signs alone are no word", () => {
  const words = (text: string) => searchTokens(text).map(({ word }) => word);
  expect(words("**121*1## and *#06#")).toEqual(["121*1", "and", "06"]);
  expect(words("a \u200d b")).toEqual(["a", "b"]);
  expect(words("dial 121*1")).toEqual(["dial", "121*1"]);
  expect(words("5's")).toEqual(["5", "s"]);
});

test.each(["nombor", "nomber", "nambar", "Number"])("%s is folded to number", (word) => {
  expect(foldWord(word)).toBe("number");
});

test.each([
  ["cities", "city"],
  ["ties", "tie"],
  ["boxes", "box"],
  ["bosses", "boss"],
  ["watches", "watch"],
  ["dishes", "dish"],
  ["quizes", "quiz"],
  ["esim", "esim"],
  ["gas", "gas"],
  ["this", "this"],
  ["basis", "basis"],
  ["issues", "issue"],
  ["ads", "ads"],
  ["using", "using"],
  ["string", "string"],
  ["hosting", "host"],
  ["singer", "singer"],
  ["need", "need"],
  ["based", "based"],
  ["edited", "edit"],
  ["medical", "medical"],
  ["charging", "charge"],
  ["servicing", "service"],
  ["saving", "saving"],
  ["receiving", "receive"],
  ["browsing", "browse"],
  ["pressing", "press"],
  ["updating", "update"],
  ["shopping", "shop"],
  ["letters", "letter"],
  ["lettering", "letter"],
  ["specied", "speci"],
  ["iesthing", "iesth"],
  ["axesome", "axesome"],
  ["lines5", "lines5"],
])("%s has the stem %s", (word, stem) => {
  expect(stemsOf(word)).toEqual([stem]);
});

test("only a word of Latin letters is also searched without a Bengali ending", () => {
  expect(queryStemsOf("simer")).toEqual(["simer", "sime", "sim"]);
  expect(queryStemsOf("er")).toEqual(["er"]);
  expect(queryStemsOf("5gker")).toEqual(["5gker"]);
  expect(queryStemsOf("éker")).toEqual(["éker"]);
  expect(queryStemsOf("keré")).toEqual(["keré"]);
});

test.each([
  ["tb", "2 TB", "2tb"],
  ["tb", "2 টেরাবাইট", "2tb"],
  ["mb", "500 megabytes", "500mb"],
  ["mb", "৫০০ এমবি", "500mb"],
  ["gb", "1.25 gb", "1.25gb"],
  ["day", "1 month", "30day"],
  ["day", "২ মাসের", "60day"],
  ["day", "10 din", "10day"],
  ["min", "30 minutes", "30min"],
  ["sms", "100 SMS", "100sms"],
  ["mah", "5000 mAh", "5000mah"],
  ["mp", "50 megapixel", "50mp"],
  ["w", "33 watts", "33w"],
  ["w", "33W", "33w"],
  ["inch", "6.67 inches", "6.67inch"],
  ["cm", "10 cm", "10cm"],
  ["m", "5m", "5m"],
  ["hour", "2 ঘণ্টা", "2hour"],
  ["gb", "10-GB", "10gb"],
  ["gb", "12.50gb", "12.5gb"],
])("the unit %s of %p is joined with its number", (unit, text, word) => {
  expect(searchTerms(text)).toEqual([expect.objectContaining({ word, also: [unit], start: 0, end: text.length })]);
});

test.each([
  ["a single letter that is no unit", "64 m", ["64", "m"]],
  ["a number and a unit with a sign between", "5 - gb", ["5", "gb"]],
  ["a number with letters after its unit", "5gbx", ["5gbx"]],
  ["a letter before the number of a unit", "x5gb", ["x5gb"]],
  ["taka with a slash before the number", "Tk / 5", ["tk", "5"]],
  ["a word that begins like Tk", "tks 5", ["tks", "5"]],
  ["a word that ends like Tk", "atk 5", ["atk", "5"]],
  ["an invalid number", "1x gb", ["1x", "gb"]],
])("%s is not an amount", (_, text, words) => {
  expect(searchTerms(text).map(({ word }) => word)).toEqual(words);
});

test.each([
  ["Tk.199", "199tk"],
  ["Tk  199", "199tk"],
  ["BDT 20.50", "20.5tk"],
  ["৳ 199".replace("৳", "টাকা"), "199tk"],
])("%s is an amount of money", (text, word) => {
  expect(searchTerms(text)).toEqual([{ word, start: 0, end: text.length, also: [] }]);
});

test.each([
  ["e-SIM pack", "esim", ["sim"], "e-SIM"],
  ["Wi-Fi", "wifi", ["wi", "fi"], "Wi-Fi"],
  ["wi\u2011fi", "wifi", ["wi", "fi"], "wi\u2011fi"],
  ["a-b-c-d-e-f-g", "abcdef", [], "a-b-c-d-e-f"],
])("%s is one word with its parts", (text, word, also, shown) => {
  const [first] = searchTerms(text);
  expect(first).toEqual({ word, also, start: 0, end: shown.length });
});

test("the words after a joined word are separate words", () => {
  expect(searchTerms("Wi-Fi router - new").map(({ word, also }) => [word, also])).toEqual([
    ["wifi", ["wi", "fi"]],
    ["router", []],
    ["new", []],
  ]);
});

test.each(["the", "আমার", "করবো", "যে", "amar", "jonno"])("%s is an empty word", (word) => {
  expect([isEmptyWord(foldWord(word)), isWeakWord(foldWord(word))]).toEqual([true, false]);
});

test.each(["price", "photo", "দাম", "ছবি", "dam", "thikana"])("%s is a weak word", (word) => {
  expect([isWeakWord(foldWord(word)), isEmptyWord(foldWord(word))]).toEqual([true, false]);
});

test.each([
  ["dhakar", ["dhakar", "dhaka"]],
  ["kendr", ["kendr"]],
  ["party", ["party"]],
  ["goodbye", ["goodbye", "goodby"]],
  ["lawyer", ["lawyer", "lawye", "lawy"]],
  ["phones", ["phone"]],
  ["note5er", ["note5er"]],
])("%s is searched only as %j", (word, stems) => {
  expect(queryStemsOf(word)).toEqual(stems);
});

test.each([
  ["ফোনই", ["ফোনই", "ফোন"]],
  ["দের", ["দের"]],
  ["এর", ["এর"]],
  ["দেরকম", ["দেরকম"]],
  ["গুলাগুলা", ["গুলা"]],
  ["ফোনগুলা", ["ফোন"]],
  ["2100s", ["2100s"]],
  ["kingdoms", ["kingdom"]],
])("%s in a document has only the stems %j", (word, stems) => {
  expect(stemsOf(foldWord(word))).toEqual(stems.map(foldWord));
});

test.each([
  ["a range of letters and digits", "A1-B2", ["a1b2"]],
  ["a number after a unit", "5g2", ["5g2"]],
  ["an ending inside a unit", "১ জিরবি", ["1", "জিরবি"]],
  ["taka before a word with a number", "Tk a10", ["tk", "a10"]],
  ["a hyphen after a space", "wi -fi", ["wi", "fi"]],
  ["a hyphen before a space", "wi- fi", ["wi", "fi"]],
  ["a dial code before a unit", "*5#gb", ["5", "gb"]],
])("%s is not joined as an amount", (_, text, words) => {
  expect(searchTerms(text).map(({ word }) => word)).toEqual(words);
});

test("the lists of empty and weak words are read to the last line", () => {
  for (const word of ["করলে", "চাই"]) expect(isEmptyWord(foldWord(word))).toBe(true);
  for (const word of ["notun", "latest"]) expect(isWeakWord(word)).toBe(true);
});

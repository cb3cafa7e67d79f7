import fc from "fast-check";
import { anyCharacter } from "@/tests/support/any-text";
import { likenessKeys, skeletonOf, soundDistance, soundOf } from "@/utils/search/search-sound";
import { searchTerms } from "@/utils/search/search-terms";
import { foldKey, foldText, foldWord, queryStemsOf, searchTokens, stemsOf } from "@/utils/search/search-text";

test.each([
  ["ধানমণ্ডি", "ধানমন্ডি"],
  ["যাত্রাবাড়ি", "যাত্রাবাড়ী"],
  ["ব্যালেন্স", "ব্যালান্স"],
  ["শেয়ার করুন", "শেয়ার করুন".normalize("NFD")],
  ["নোটিশ", "নোটিস"],
  ["অ্যাপ", "এপ"],
  ["র‍্যাম", "র্যাম"],
  ["ডাটা", "ডেটা"],
  ["ভালো", "ভাল"],
  ["চাঁদ", "চাদ"],
  ["৫G", "5g"],
  ["Café", "CAFE"],
  ["Cox's", "coxs"],
])("%s and %s are the same word", (one, other) => {
  expect(foldWord(one)).toBe(foldWord(other));
});

test.each([
  ["ফোন", "পোন"],
  ["সিম", "সাম"],
  ["card", "cart"],
])("%s and %s are different words", (one, other) => {
  expect(foldWord(one)).not.toBe(foldWord(other));
});

test("a text is split into words with their positions", () => {
  const text = "Dial *১২১*১# for 20,000 Tk, Cox's";
  expect(searchTokens(text).map(({ word, start, end }) => [word, text.slice(start, end)])).toEqual([
    ["dial", "Dial"],
    ["121*1", "*১২১*১#"],
    ["for", "for"],
    ["20000", "20,000"],
    ["tk", "Tk"],
    ["coxs", "Cox's"],
  ]);
  expect(foldText("  Wi-Fi, রাউটার! ")).toBe("wi fi রাউটার");
  expect(foldKey("cox's Bazar")).toBe("coxsbazar");
});

test.each([
  ["ফোনের", "ফোন"],
  ["ফোনগুলো", "ফোন"],
  ["সিমের", "সিম"],
  ["phones", "phone"],
  ["cases", "case"],
  ["boxes", "box"],
  ["batteries", "battery"],
  ["charging", "charge"],
  ["stopped", "stop"],
  ["5g", "5g"],
])("%s is a form of %s", (word, stem) => {
  expect(stemsOf(foldWord(word))).toContain(foldWord(stem));
});

test.each([
  ["কলের", "কল"],
  ["প্যাকেজগুলোও", "প্যাকেজ"],
  ["রিচার্জের", "রিচার্জ"],
  ["ফোনগুলার", "ফোন"],
  ["ফোনটাতেও", "ফোন"],
  ["অফারটিও", "অফার"],
  ["simগুলো", "sim"],
  ["phonesগুলো", "phone"],
])("%s has the stem %s, also with a short stem or a particle after the ending", (word, stem) => {
  expect(stemsOf(foldWord(word))).toContain(foldWord(stem));
});

test.each([
  ["simer", "sim"],
  ["phonegulo", "phone"],
  ["offerguloke", "offer"],
  ["numberta", "number"],
  ["phonegulor", "phone"],
  ["mobailta", "mobail"],
  ["simtake", "sim"],
  ["dhakar", "dhaka"],
  ["dhakay", "dhaka"],
  ["offertao", "offer"],
])("%s is also searched as %s, but only in a query", (word, stem) => {
  expect(queryStemsOf(word)).toContain(stem);
  expect(stemsOf(word)).not.toContain(stem);
});

test.each(["অফার", "কেনা", "bus", "address", "টাকা", "নম্বর"])("%s is its own first stem", (word) => {
  expect(stemsOf(foldWord(word))[0]).toBe(foldWord(word));
});

test.each([
  ["phone", "fone"],
  ["phone", "ফোন"],
  ["recharge", "recharj"],
  ["package", "pakaj"],
  ["balance", "ব্যালান্স"],
])("%s sounds like %s", (one, other) => {
  expect(soundOf(foldWord(one))).toBe(soundOf(foldWord(other)));
});

test("mobile and mobail have the same consonants", () => {
  for (const word of ["mobail", "মোবাইল"]) {
    expect(skeletonOf(soundOf(foldWord(word)))).toBe(skeletonOf(soundOf("mobile")));
  }
});

test("two sounds that differ in one letter share a key", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abdefgijklmnoprstu"), minLength: 5, maxLength: 11 });
  fc.assert(
    fc.property(word, fc.nat(10), fc.constantFrom(..."kmtx"), (right, place, letter) => {
      const at = place % right.length;
      const changed = right.slice(0, at) + letter + right.slice(at + 1);
      const lost = right.slice(0, at) + right.slice(at + 1);
      for (const wrong of [changed, lost]) {
        const keys = new Set(likenessKeys(right));
        expect(likenessKeys(wrong).some((key) => keys.has(key))).toBe(true);
      }
    }),
  );
});

test("the distance is symmetrical, 0 for equal sounds, and infinite above the maximum", () => {
  const sound = fc.string({ unit: fc.constantFrom(..."aeioubdgklmnprst"), maxLength: 9 });
  fc.assert(
    fc.property(sound, sound, (one, other) => {
      expect(soundDistance(one, one, 3)).toBe(0);
      expect(soundDistance(one, other, 9)).toBeCloseTo(soundDistance(other, one, 9), 6);
      const near = soundDistance(one, other, 1);
      expect(near <= 1 || near === Number.POSITIVE_INFINITY).toBe(true);
    }),
  );
});

test.each([
  ["1 GB 7 days", ["1gb", "7day"]],
  ["১ জিবি ৭ দিনের", ["1gb", "7day"]],
  ["2 weeks", ["14day"]],
  ["৫জির", ["5g"]],
  ["Tk 199", ["199tk"]],
  ["২৯ টাকার", ["29tk"]],
  ["e-SIM", ["esim"]],
  ["Wi-Fi", ["wifi"]],
  ["OSK-FR3-4", ["oskfr34"]],
  ["2026-11-12", ["2026", "11", "12"]],
])("%s is read as %p", (text, words) => {
  expect(searchTerms(text).map(({ word }) => word)).toEqual(words);
});

test("any text has terms inside it, in order, and folding does not make it longer", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), (text) => {
      let last = 0;
      for (const { word, start, end } of searchTerms(text)) {
        expect([word !== "", start >= last, end > start, end <= text.length]).toEqual([true, true, true, true]);
        last = end;
      }
      expect(foldText(foldText(text)).length).toBeLessThanOrEqual(foldText(text).length);
    }),
  );
});

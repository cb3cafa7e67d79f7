import { isEmptyWord, isWeakWord, searchTerms, unitMeant } from "@/utils/search/search-terms";
import { foldWord } from "@/utils/search/search-text";

test.each([
  ["minuets", "minutes"],
  ["minuts", "minutes"],
  ["minutess", "minutes"],
  ["gigabite", "gigabyte"],
  ["dayz", "days"],
  ["weekks", "weeks"],
  ["gbb", "gb"],
  ["ggb", "gb"],
  ["smms", "sms"],
  ["মিনিচ", "মিনিট"],
  ["মেগাবাট", "মেগাবাইট"],
])("corrects %s to %s", (word, unit) => {
  expect(unitMeant(foldWord(word))).toBe(unit);
});

test.each([
  ["a unit", "minutes"],
  ["a short word that is similar to a unit", "max"],
  ["a short unit with two swapped letters", "bg"],
  ["a doubled unit of one letter", "ww"],
  ["a wrong first letter", "pays"],
  ["two mistakes", "minxtex"],
  ["a word with a digit", "5gbb"],
  ["an empty text", ""],
])("does not correct %s", (_, word) => {
  expect(unitMeant(word)).toBeNull();
});

test.each([
  ["15-20k", ["15", "20k"]],
  ["1.55-2.55k", ["1.55", "2.55k"]],
  ["15-20kg", ["1520kg"]],
])("reads %s as the terms %p", (text, words) => {
  expect(searchTerms(text).map(({ word }) => word)).toEqual(words);
});

test.each(["how", "please", "the", "আমার", "করবো", "দরকার", "সাথে", "kivabe", "lagbe", "jonno"])(
  "%s occurs in nearly every question",
  (word) => {
    expect(isEmptyWord(foldWord(word))).toBe(true);
  },
);

test.each(["price", "nearest", "best", "দাম", "কাছের", "thikana"])("%s says little beside another word", (word) => {
  expect(isWeakWord(foldWord(word))).toBe(true);
  expect(isEmptyWord(foldWord(word))).toBe(false);
});

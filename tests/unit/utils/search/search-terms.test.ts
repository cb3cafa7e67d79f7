import { unitMeant } from "@/utils/search/search-terms";
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
])("%s is %s with a typing mistake", (word, unit) => {
  expect(unitMeant(foldWord(word))).toBe(unit);
});

test.each([
  ["a unit", "minutes"],
  ["a short word that is near to a unit", "max"],
  ["two letters in the wrong order of a short unit", "bg"],
  ["a doubled letter that is a unit alone", "ww"],
  ["another first letter", "pays"],
  ["two mistakes", "minxtex"],
  ["a word with a digit", "5gbb"],
  ["nothing", ""],
])("%s is not put right", (_, word) => {
  expect(unitMeant(word)).toBeNull();
});

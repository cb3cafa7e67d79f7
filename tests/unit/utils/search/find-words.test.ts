import { containsWords } from "@/utils/search/find-words";

test.each([
  ["Missed call alert Tk 1.53 a day *121*6#", "missed ALERT", true],
  ["Missed call alert Tk 1.53 a day *121*6#", "*121*6#", true],
  ["ডাটা লিমিট *121*25#", "১২১ লিমিট", true],
  ["Missed call alert", "missed tune", false],
  ["Missed call alert", "  ", false],
  ["Missed call alert", "", false],
])('"%s" matches "%s": %s', (text, question, fits) => {
  expect(containsWords(text, question)).toBe(fits);
});

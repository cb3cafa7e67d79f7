/** Letters that Unicode's normal forms take apart, and keyboards write as one. */
const WHOLE_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/ড\u09bc/g, "\u09dc"],
  [/ঢ\u09bc/g, "\u09dd"],
  [/য\u09bc/g, "\u09df"],
];
/** Characters that show nothing, but the two joiners of Bengali. */
const INVISIBLE = /(?![\u200c\u200d])[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]|\p{Me}/gu;
const SPACES = /[\p{Z}\p{Cc}]+/gu;
/** The signs of real searches, such as `*121#`, `3G/4G`, `Cox's Bazar` and `50%`. */
const OTHER_SIGNS = /[^\p{L}\p{M}\p{Nd} *#+\-.,'’&/%?৳\u200c\u200d]/gu;
/** A joiner changes a Bengali word only beside its hasanta: র‍্যাম, উদ্‌যাপন. */
const USELESS_JOINER =
  /(?<!\u09cd)[\u200c\u200d](?!\u09cd)|(?<![\u0980-\u09ff])[\u200c\u200d]|[\u200c\u200d](?![\u0980-\u09ff])/g;
const MARKS_WITHOUT_LETTER = /(?<![\p{L}\p{M}\u200c\u200d])[\p{M}\u200c\u200d]+/gu;
/** More than two marks on a letter cover the lines above and below. */
const FURTHER_MARKS = /(\p{L}(?:[\u200c\u200d]?\p{M}){2})(?:[\u200c\u200d]?\p{M})+/gu;

/** A query as everybody may read it: letters, digits, single spaces, few signs, and the joiners of Bengali. */
export function shownText(typed: string): string {
  const clean = typed
    .normalize("NFKC")
    .replace(SPACES, " ")
    .replace(INVISIBLE, "")
    .replace(OTHER_SIGNS, " ")
    .replace(USELESS_JOINER, "")
    .replace(MARKS_WITHOUT_LETTER, "")
    .normalize("NFC");
  return WHOLE_LETTERS.reduce((text, [parts, whole]) => text.replace(parts, whole), clean)
    .replace(FURTHER_MARKS, "$1")
    .replace(/ +/g, " ")
    .trim();
}

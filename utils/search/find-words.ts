import { allowedDistance, soundDistance, soundOf, withoutO } from "@/utils/search/search-sound";
import { foldText, queryStemsOf, searchTokens, stemsOf } from "@/utils/search/search-text";

const wordsOf = (text: string) => searchTokens(text).map(({ word }) => word);

/**
 * True if a text contains every word of a question: as it is, without its ending, or as a part of a longer word.
 * Differences in case, in the script of digits and in usual spellings are ignored.
 */
function containsWords(text: string, question: string): boolean {
  const words = wordsOf(question).map((word) => [word, ...stemsOf(word)]);
  // A question of signs only, such as %, is searched for unchanged.
  if (words.length === 0) return text.includes(question);
  const searched = foldText(text);
  const joined = searched.replaceAll(" ", "");
  return words.every((forms) => forms.some((form) => searched.includes(form) || joined.includes(form)));
}

/** Shorter words sound like too many others. */
const MIN_SOUND_LENGTH = 3;
/** The share of the distance that the search of the site allows: a list has few words, and the first hit must be right. */
const STRICTNESS = 0.6;

const beginsAs = (whole: string, sound: string): boolean =>
  sound.length >= MIN_SOUND_LENGTH &&
  [sound.length, sound.length + 1].some((end) =>
    Number.isFinite(soundDistance(sound, whole.slice(0, end), allowedDistance(sound.length) * STRICTNESS)),
  );

/** True if a word begins as a typed one sounds: Sylhet for `shilet`. @param word folded, as the typed one is */
export function soundsLike(word: string, typed: string): boolean {
  if (/\d/.test(typed)) return false;
  const [whole, sound] = [soundOf(word), soundOf(typed)];
  return beginsAs(whole, sound) || (/[\u0980-\u09ff]/.test(word) && beginsAs(withoutO(whole), withoutO(sound)));
}

/**
 * The items whose texts contain every word of a question; if there are none, those with words that sound like them.
 * @param question as a person types it; an empty question finds nothing
 */
export function withWords<Item>(items: readonly Item[], question: string, textOf: (item: Item) => string): Item[] {
  const typed = question.trim();
  if (typed === "") return [];
  const found = items.filter((item) => containsWords(textOf(item), typed));
  const words = wordsOf(typed).map((word) => [word, ...queryStemsOf(word)]);
  if (found.length > 0 || words.length === 0) return found;
  return items.filter((item) => {
    const own = wordsOf(textOf(item));
    return words.every((forms) =>
      own.some((word) => forms.some((form) => word.startsWith(form) || soundsLike(word, form))),
    );
  });
}

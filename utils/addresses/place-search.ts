import { soundsLike } from "@/utils/search/find-words";
import { foldKey as keyOf } from "@/utils/search/search-text";

/** An option that is chosen by typing its name. */
export interface Searched {
  value: string;
  /** The shown name. */
  label: string;
  /** Every name by which it can be found, in English or Bengali. */
  names: readonly string[];
}

/** Other names of a district that people use: the official name until 2018 first. Other spellings are found by their sound. */
const OTHER_NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ["Barishal", ["Barisal"]],
  ["Bogura", ["Bogra"]],
  ["Brahmanbaria", ["B. Baria"]],
  ["Chattogram", ["Chittagong", "Ctg", "Chatga", "চিটাগাং", "চিটাগং", "চাটগাঁ"]],
  ["Cox's Bazar", ["Cox Bazar"]],
  ["Cumilla", ["Comilla"]],
  ["Dhaka", ["Dacca"]],
  ["Jashore", ["Jessore"]],
  ["Lakshmipur", ["Lokkhipur"]],
  ["Naogaon", ["Nowgaon"]],
]);

/** Every other name of a district, in Latin or Bengali letters. @param name the present English name */
export function otherPlaceNames(name: string): readonly string[] {
  return OTHER_NAMES.get(name) ?? [];
}

/**
 * A district or a thana for a search: by its English and Bengali name, and its former names.
 * @param place label in the reader's language
 */
export function searchedPlace({ name, label, nameBn }: { name: string; label: string; nameBn: string }): Searched {
  return { value: name, label, names: [name, nameBn, ...otherPlaceNames(name)] };
}

const partsOf = (name: string) => name.split(/[\s,·-]+/u).map(keyOf);

/** How well a name matches: 0 it starts with the text, 1 one of its words does, 2 it contains the text, 3 no match. */
function rankOf(name: string, key: string): number {
  const whole = keyOf(name);
  if (whole.startsWith(key)) return 0;
  if (partsOf(name).some((part) => part.startsWith(key))) return 1;
  return whole.includes(key) ? 2 : 3;
}

/**
 * The options that match a typed text, best first, then in the listed order; if there are none, those that sound like
 * it; all for an empty text (feature 29).
 */
export function searchPlaces<Place extends Pick<Searched, "names">>(places: readonly Place[], typed: string): Place[] {
  const key = keyOf(typed);
  if (key === "") return [...places];
  const found = places
    .map((place) => ({ place, rank: Math.min(3, ...place.names.map((name) => rankOf(name, key))) }))
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ place }) => place);
  if (found.length > 0) return found;
  const partsOfNames = (names: readonly string[]) => names.flatMap((name) => [keyOf(name), ...partsOf(name)]);
  return places.filter(({ names }) => partsOfNames(names).some((part) => soundsLike(part, key)));
}

/** The one entry with exactly the typed name, or null. */
export function placeCalled<Place extends Searched>(places: readonly Place[], typed: string): Place | null {
  const key = keyOf(typed);
  if (key === "") return null;
  const found = places.filter(({ names }) => names.some((name) => keyOf(name) === key));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * The post code of a thana with several: the one of the post office with the thana's name, else of one whose name starts
 * with it, else the first. Thanas have English names in every language, so the office is compared by its English name.
 * @param codes the post codes of the thana
 * @returns empty when there are none
 */
export function postCodeOfThana(codes: readonly { postCode: string; thana: string; postOfficeEn: string }[]): string {
  const named = codes.find(({ thana, postOfficeEn }) => keyOf(postOfficeEn) === keyOf(thana));
  const prefixed = codes.find(({ thana, postOfficeEn }) => keyOf(postOfficeEn).startsWith(keyOf(thana)));
  return (named ?? prefixed ?? codes[0])?.postCode ?? "";
}

/**
 * The thana of a post code: the chosen one when the code belongs to it, else the one after which the post office is
 * named, else the first. Both are compared by their English names.
 * @param places the places that have the code
 * @returns empty when there are none
 */
export function thanaOfPostCode(places: readonly { thana: string; postOfficeEn: string }[], chosen = ""): string {
  if (places.some(({ thana }) => thana === chosen)) return chosen;
  const named = places.find(({ thana, postOfficeEn }) => keyOf(thana) === keyOf(postOfficeEn));
  return (named ?? places[0])?.thana ?? "";
}

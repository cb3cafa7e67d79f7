const BENGALI = /[\u0980-\u09FF]$/;
const VOWEL = /[অ-ঔা-ৌ]$/;

/**
 * The forms of a name: Bengali forms for a name in Bengali letters, else the name itself. Texts must not add an ending
 * to a placeholder, since the ending follows the last letter of the name: জিপির, but বাংলানেটের.
 */
export function brandForms(brand: string) {
  if (!BENGALI.test(brand)) return { brand, brandOf: brand, brandIn: brand, brandObject: brand };
  const endsInVowel = VOWEL.test(brand);
  return {
    /** The name as it is. */
    brand,
    /** The possessive form: জিপির. */
    brandOf: `${brand}${endsInVowel ? "র" : "ের"}`,
    /** In or at the name: জিপিতে. */
    brandIn: `${brand}${endsInVowel ? "তে" : "ে"}`,
    /** The name as the object of a verb: জিপিকে. */
    brandObject: `${brand}কে`,
  };
}

/** The operator's name with the Bengali endings that sentences need, under the names of their placeholders. */
interface BrandForms {
  /** The name as it is. */
  readonly brand: string;
  /** Of the name: জিপির. */
  readonly brandOf: string;
  /** In or at the name: জিপিতে. */
  readonly brandIn: string;
  /** The name as the object of a verb: জিপিকে. */
  readonly brandObject: string;
}

const BENGALI = /[\u0980-\u09FF]$/;
const VOWEL = /[অ-ঔা-ৌ]$/;

/**
 * The forms of a name: Bengali forms for a name in Bengali letters, else the name itself. Texts must not add an ending
 * to a placeholder, since the ending follows the last letter of the name: জিপির, but বাংলানেটের.
 */
export function brandForms(brand: string): BrandForms {
  if (!BENGALI.test(brand)) return { brand, brandOf: brand, brandIn: brand, brandObject: brand };
  const endsInVowel = VOWEL.test(brand);
  return {
    brand,
    brandOf: `${brand}${endsInVowel ? "র" : "ের"}`,
    brandIn: `${brand}${endsInVowel ? "তে" : "ে"}`,
    brandObject: `${brand}কে`,
  };
}

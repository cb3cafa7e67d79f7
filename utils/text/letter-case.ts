/** `was_price_poisha` as `wasPricePoisha`. */
export const camelCase = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `wasPricePoisha` as `was_price_poisha`; a name in snake case stays as it is. */
export const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

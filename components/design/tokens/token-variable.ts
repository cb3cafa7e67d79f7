/** The CSS variable of a token. */
export const tokenVariable = (group: string, name: string) =>
  `var(--chakra-${group}-${name
    .replace(/([a-z])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .replaceAll(".", "-")})`;

const LONGEST = 80;

/**
 * A file's name as it is stored and shown: the last part of its path, without characters that are special for a system
 * or a terminal, with the extension of its real type.
 */
export function creativeName(typed: string, extension: string): string {
  const last = typed.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const clean = last
    // Control characters, text direction marks, and characters that are special in Windows or in a shell.
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}<>:"|?*;&$`'!#%{}]/gu, "")
    .replace(/\.[^.]*$/, "")
    .replace(/\.{2,}/g, ".")
    .replace(/\s+/g, " ")
    .replace(/^[\s.-]+|[\s.]+$/g, "");
  const stem = [...clean].slice(0, LONGEST).join("").trim();
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(stem);
  return `${stem === "" || isReserved ? "creative" : stem}.${extension}`;
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "@/backend/contract/language";

/** The folder of the content files, from the project's root. */
export const CONTENT = "backend/content";

/** A page in one language as its editor wrote it. */
export interface ContentText {
  /** The page's path as it is stored: `/about/career`. */
  path: string;
  lang: Language;
  /** The name of the file, for messages about errors. */
  file: string;
  text: string;
}

/** Every page of a folder with the subfolders en and bn; files other than .json are ignored. */
export function readContentFolder(folder: string): ContentText[] {
  return languages.flatMap((lang) => {
    const top = join(folder, lang);
    if (!existsSync(top)) return [];
    return readdirSync(top, { recursive: true, encoding: "utf8" })
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => name.endsWith(".json"))
      .sort()
      .map((name) => contentText(lang, name.slice(0, -".json".length), join(top, name)));
  });
}

function contentText(lang: Language, name: string, file: string): ContentText {
  return { path: `/${name}`, lang, file, text: readFileSync(file, "utf8") };
}

/** Reads one page from a file whose path ends in `en/PATH.json` or `bn/PATH.json`. @returns null for any other path */
export function readContentFile(file: string): ContentText | null {
  const [, lang, name] = /(?:^|\/)(en|bn)\/([a-z0-9/-]+)\.json$/.exec(file.replaceAll("\\", "/")) ?? [];
  return name === undefined ? null : contentText(lang as Language, name, file);
}

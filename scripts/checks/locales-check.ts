import { listMessages, type Message } from "./locale-files";
import { blank, scanSource } from "./scan-source";
import { type Finding, type HouseCheck, isCode, lineAt, type SourceTree, type TreeFile } from "./source-tree";

const SITE = /^(pages|components|context|hooks|services|utils|styles)\//;
const PLURAL = /_(zero|one|two|few|many|other)$/;
const CALL = /(?:\bt\(\s*|\bi18nKey=\{?\s*)["'](?<key>[^"'\n]+)["']/g;
const NAMESPACES = /\buse(?:Translation|Texts)\(\s*(?<list>\[[^\]]*\]|["'][^"']+["'])/g;
/** The part of a template before its first `${}`, as in t(`errors.${code}`). */
const KEY_PREFIX = /^([a-z][\w-]*:)?[a-z]\w*(\.\w+)*\.\w*$/i;

/** Both languages must have the same messages. */
export const localePairsCheck: HouseCheck = {
  name: "locale pairs",
  rule: "every key of en exists in bn with the same placeholders and tags, and the other way round",
  run(tree) {
    const messages = listMessages(tree);
    const byName = new Map(messages.map((message) => [`${message.language}/${nameOf(message)}`, message]));
    return messages.flatMap((message): Finding[] => {
      const other = message.language === "en" ? "bn" : "en";
      const twin = byName.get(`${other}/${nameOf(message)}`);
      const at = { file: message.file, line: message.line };
      if (message.text.trim() === "") return [{ ...at, message: `${message.key} is empty` }];
      if (twin === undefined) return [{ ...at, message: `${message.key} is missing in ${other}` }];
      if (message.language === "en" || variablesOf(message) === variablesOf(twin)) return [];
      return [
        {
          ...at,
          message: `${message.key} has ${variablesOf(message) || "none"} where en has ${variablesOf(twin) || "none"}`,
        },
      ];
    });
  },
};

/** Every message must be used somewhere, and every used key must have a message. */
export const localeUseCheck: HouseCheck = {
  name: "locale use",
  rule: "no unused and no missing message",
  run(tree) {
    const messages = listMessages(tree).filter((message) => message.language === "en");
    const site = tree.files.filter((file) => isCode(file) && SITE.test(file.path));
    const { names, prefixes } = mentionsIn(site);
    const isUsed = (message: Message) => {
      const key = message.key.replace(PLURAL, "");
      const spellings = [key, message.key, `${message.namespace}:${key}`, `${message.namespace}:${message.key}`];
      return spellings.some(
        (spelling) => names.has(spelling) || prefixes.some((prefix) => spelling.startsWith(prefix)),
      );
    };
    const unused = messages
      .filter((message) => !isUsed(message))
      .map(({ file, line, key }) => ({ file, line, message: `${key} is used nowhere` }));
    return [...unused, ...site.flatMap((file) => missingIn(file, messages, tree))];
  },
};

function nameOf(message: Message): string {
  return `${message.namespace}:${message.key}`;
}

/** Placeholders and tags of a text, sorted, as one string. */
function variablesOf(message: Message): string {
  const placeholders = Array.from(
    message.text.matchAll(/\{\{\s*-?\s*([\w.]+)/g),
    // The operator's name has several forms in Bengali and one in English.
    (match) => `{{${match[1]?.replace(/^brand(Of|In|Object)$/, "brand")}}}`,
  );
  const tags = Array.from(message.text.matchAll(/<\/?([\w]+)\s*\/?>/g), (match) => `<${match[1]}>`);
  return [...new Set([...placeholders, ...tags])].sort().join(" ");
}

function mentionsIn(files: readonly TreeFile[]): { names: ReadonlySet<string>; prefixes: readonly string[] } {
  const names = new Set<string>();
  const prefixes = new Set<string>();
  for (const file of files) {
    for (const stretch of scanSource(file.text)) {
      if (stretch.kind === "comment") continue;
      const opensCode = stretch.kind === "template" && file.text.slice(0, stretch.end).endsWith("${");
      if (!opensCode) names.add(stretch.text);
      else if (KEY_PREFIX.test(stretch.text)) prefixes.add(stretch.text);
    }
  }
  return { names, prefixes: [...prefixes] };
}

function missingIn(file: TreeFile, messages: readonly Message[], tree: SourceTree): Finding[] {
  const code = blank(file.text, scanSource(file.text), ["comment", "template"]);
  const loaded = Array.from(code.matchAll(NAMESPACES)).flatMap((match) =>
    Array.from((match.groups?.list ?? "").matchAll(/["']([^"']+)["']/g), (name) => name[1] ?? ""),
  );
  return Array.from(code.matchAll(CALL)).flatMap((match): Finding[] => {
    const [first = "", second] = (match.groups?.key ?? "").split(":");
    const key = second ?? first;
    const namespaces = second === undefined ? loaded : [first];
    if (second !== undefined && !tree.has(`locales/en/${first}.json`)) {
      return [{ file: file.path, line: lineAt(code, match.index), message: `there is no namespace ${first}` }];
    }
    const exists = messages.some(
      (message) =>
        (message.key === key || message.key.replace(PLURAL, "") === key) &&
        (namespaces.length === 0 || namespaces.includes(message.namespace)),
    );
    if (exists) return [];
    const where =
      namespaces.length === 0 ? "locales/en" : namespaces.map((name) => `locales/en/${name}.json`).join(", ");
    return [{ file: file.path, line: lineAt(code, match.index), message: `${key} is missing in ${where}` }];
  });
}

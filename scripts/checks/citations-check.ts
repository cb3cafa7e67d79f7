import { parseRequirements } from "@/scripts/lib/requirements";
import { scanSource } from "./scan-source";
import { type Finding, type HouseCheck, isCode, lineAt, type SourceTree, type TreeFile } from "./source-tree";

const REQUIREMENTS = "docs/requirements.md";
const FEATURES = "docs/features-beyond-the-specification.md";
const THREATS = "docs/threats.md";
/** An applied migration is verified by its checksum, so its comments cannot change. */
const APPLIED = "backend/db/migrations/";

/** Names of drafts that were never part of the repository. Ordinary words among them are matched only in brackets. */
const ABSENT = /\b(?:SPEC|BEYOND|RELIABILITY|INTERFACES|HOUSE|STACK)\b(?!\.md)|(?<=\()(?:PAGES|LOOK|WORDS)\b(?!\.md)/g;
const NAMED_FILE = /(?<![\w/.-])[A-Z][A-Z-]+\.md\b/g;
const DOCUMENT = /\bdocs\/[\w/-]+\.md(#[\w-]+)?/g;
const REQUIREMENT = /\b([A-Z][A-Z0-9]*(?:-[A-Z]+)?)-(\d{2,3})\b(?![-.\w])/g;
const NUMBERS = String.raw`\d+(?:(?:,|[\s*]+and|[\s*]+to)[\s*]+\d+)*`;
const FEATURE = new RegExp(String.raw`\b[Ff]eatures?[\s*]+(${NUMBERS})\b`, "g");
const THREAT = /\b(?:[Tt]hreats?|[Ff]aults?)[\s*]+([TR]\d+(?:(?:,|[\s*]+and|[\s*]+to)[\s*]+[TR]\d+)*)\b/g;

/** Everything that a citation may refer to: all that the documents of the repository define. */
interface Known {
  tree: SourceTree;
  names: ReadonlySet<string>;
  areas: ReadonlySet<string>;
  requirements: ReadonlySet<string>;
  features: ReadonlySet<string>;
  threats: ReadonlySet<string>;
  anchors: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Every citation must refer to a requirement, a feature, a threat or a section that exists in the repository. */
export const citationsCheck: HouseCheck = {
  name: "citations",
  rule: "every citation in a comment or a document resolves inside the repository",
  run: (tree) => {
    const known = knownIn(tree);
    return tree.files.flatMap((file) =>
      prose(file).flatMap(({ text, start }) =>
        findIn(text, known).map(
          ({ at, message }): Finding => ({ file: file.path, line: lineAt(file.text, start + at), message }),
        ),
      ),
    );
  },
};

interface Passage {
  text: string;
  start: number;
}

/** The parts of a file that people read: the comments of a source file, the whole text of a document. */
function prose(file: TreeFile): Passage[] {
  if (file.path.startsWith(APPLIED)) return [];
  if (isCode(file)) {
    const comments = scanSource(file.text).filter((stretch) => stretch.kind === "comment");
    return comments.map(({ text, start }) => ({ text, start: start + 2 }));
  }
  if (file.path.endsWith(".css")) return matches(file.text, /\/\*[\s\S]*?\*\//g);
  if (file.path.endsWith(".sql")) return matches(file.text, /--.*/g);
  return /\.(md|ya?ml|example)$/.test(file.path) ? [{ text: file.text, start: 0 }] : [];
}

function matches(text: string, pattern: RegExp): Passage[] {
  return Array.from(text.matchAll(pattern), (match) => ({ text: match[0], start: match.index }));
}

interface Place {
  at: number;
  message: string;
}

function findIn(text: string, known: Known): Place[] {
  return [
    ...placesOf(text, ABSENT, ([name]) => [absent(name)]),
    ...placesOf(text, NAMED_FILE, ([name]) => (known.names.has(name) ? [] : [absent(name)])),
    ...placesOf(text, DOCUMENT, ([cited]) => brokenDocument(cited, known)),
    ...placesOf(text, REQUIREMENT, ([id, area = ""]) =>
      known.areas.has(area) && !known.requirements.has(id) ? [`${REQUIREMENTS} has no ${id}`] : [],
    ),
    ...placesOf(text, FEATURE, ([, numbers]) =>
      missing(numbers, /\d+/g, known.features).map((number) => `${FEATURES} has no feature ${number}`),
    ),
    ...placesOf(text, THREAT, ([, ids]) =>
      missing(ids, /[TR]\d+/g, known.threats).map((id) => `${THREATS} has no ${id}`),
    ),
  ];
}

const absent = (name: string): string => `${name} is no text of the repository`;

function placesOf(text: string, pattern: RegExp, messages: (match: RegExpExecArray) => string[]): Place[] {
  return Array.from(text.matchAll(pattern)).flatMap((match) =>
    messages(match).map((message) => ({ at: match.index, message })),
  );
}

function missing(text: string | undefined, pattern: RegExp, known: ReadonlySet<string>): string[] {
  return Array.from((text ?? "").matchAll(pattern), ([found]) => found).filter((found) => !known.has(found));
}

function brokenDocument(cited: string, { tree, anchors }: Known): string[] {
  const [path = "", anchor] = cited.split("#");
  if (!tree.has(path)) return [`${path} does not exist`];
  if (anchor === undefined || anchors.get(path)?.has(anchor) === true) return [];
  return [`${path} has no section #${anchor}`];
}

function knownIn(tree: SourceTree): Known {
  const textOf = (path: string) => tree.files.find((file) => file.path === path)?.text ?? "";
  const requirements = parseRequirements(textOf(REQUIREMENTS));
  const firsts = (text: string, pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), (match) => match[1] ?? ""));
  const documents = tree.files.filter(({ path }) => path.startsWith("docs/") && path.endsWith(".md"));
  return {
    tree,
    names: new Set(tree.files.map(({ path }) => path.slice(path.lastIndexOf("/") + 1))),
    areas: new Set(requirements.map(({ area }) => area)),
    requirements: new Set(requirements.map(({ id }) => id)),
    features: firsts(textOf(FEATURES), /^(\d+)\. /gm),
    threats: firsts(textOf(THREATS), /^\| ([TR]\d+) \|/gm),
    anchors: new Map(documents.map(({ path, text }) => [path, anchorsOf(text)])),
  };
}

/** The anchors that GitHub gives to the headings of a Markdown text. */
function anchorsOf(text: string): Set<string> {
  const headings = Array.from(text.matchAll(/^#+ (.+)$/gm), (match) => match[1] ?? "");
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** A row of docs/requirements.md. */
export interface Requirement {
  id: string;
  /** The part before the number: CART, API-SHOP. */
  area: string;
  text: string;
}

/** What the tests say about the requirements. */
export interface Coverage {
  /** Requirements named by the title of a test that counts, in the order of the document. */
  named: Requirement[];
  missing: Requirement[];
  /** IDs in titles that the document does not have: a slip of the pen, or a row that is gone. */
  unknown: string[];
}

const ROW = /^\| ([A-Z][A-Z0-9-]*)-(\d+) \| (.+?) \| .+ \|$/;
const TITLE_ID = /\[([A-Z][A-Z0-9-]*-\d+)\]/g;

/** Reads the rows of docs/requirements.md. @throws Error when an ID stands there twice */
export function parseRequirements(markdown: string): Requirement[] {
  const rows = markdown.split("\n").flatMap((line): Requirement[] => {
    const [, area, number, text] = ROW.exec(line) ?? [];
    return area === undefined || number === undefined || text === undefined
      ? []
      : [{ id: `${area}-${number}`, area, text }];
  });
  const seen = new Set<string>();
  for (const { id } of rows) {
    if (seen.has(id)) throw new Error(`${id} stands twice in the list of requirements`);
    seen.add(id);
  }
  return rows;
}

/** The IDs in a text, each once: `[CART-60] a quantity reaching 0 …` names CART-60. */
export function idsIn(text: string): string[] {
  return [...new Set([...text.matchAll(TITLE_ID)].map(([, id]) => id ?? ""))];
}

/** Sets the IDs that tests name beside the list. */
export function coverageOf(requirements: readonly Requirement[], ids: Iterable<string>): Coverage {
  const found = new Set(ids);
  const known = new Set(requirements.map((row) => row.id));
  return {
    named: requirements.filter((row) => found.has(row.id)),
    missing: requirements.filter((row) => !found.has(row.id)),
    unknown: [...found].filter((id) => !known.has(id)).sort(),
  };
}

/**
 * Titles of the tests that passed, out of a report of Jest (`--json`) or of Playwright (reporter json); a test that
 * passed only on a second try did not pass.
 */
export function passedTitles(report: unknown): string[] {
  if (!isRecord(report)) return [];
  const jest = records(report["testResults"]).flatMap((file) =>
    records(file["assertionResults"])
      .filter((test) => test["status"] === "passed")
      .map((test) => String(test["fullName"])),
  );
  return [...jest, ...records(report["suites"]).flatMap(passedSpecs)];
}

function passedSpecs(suite: Record<string, unknown>): string[] {
  const own = records(suite["specs"])
    .filter((spec) => records(spec["tests"]).every((test) => test["status"] === "expected"))
    .map((spec) => String(spec["title"]));
  return [...own, ...records(suite["suites"]).flatMap(passedSpecs)];
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

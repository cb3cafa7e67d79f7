/** A row of docs/requirements.md. */
export interface Requirement {
  id: string;
  /** The part before the number: CART, API-SHOP. */
  area: string;
  text: string;
}

/** A test of a report. */
interface RanTest {
  title: string;
  passed: boolean;
}

/** The test results of the requirements. */
export interface Coverage {
  /** In the order of the document. */
  proved: Requirement[];
  missing: Requirement[];
  /** IDs in test titles that the document does not have: mistyped, or of a removed row. */
  unknown: string[];
}

const ROW = /^\| ([A-Z][A-Z0-9-]*)-(\d+) \| (.+?) \| .+ \|$/;
const TITLE_ID = /\[([A-Z][A-Z0-9-]*-\d+)\]/g;

/** Reads the rows of docs/requirements.md. @throws Error when an ID is there twice */
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

/** Compares the rows with the tests that ran. A row is proved when a test that names it passed and none failed. */
export function coverageOf(requirements: readonly Requirement[], tests: readonly RanTest[]): Coverage {
  const named = (passed: boolean) =>
    new Set(tests.filter((test) => test.passed === passed).flatMap(({ title }) => idsIn(title)));
  const [proving, failing] = [named(true), named(false)];
  const isProved = ({ id }: Requirement) => proving.has(id) && !failing.has(id);
  const known = new Set(requirements.map((row) => row.id));
  return {
    proved: requirements.filter(isProved),
    missing: requirements.filter((row) => !isProved(row)),
    unknown: [...proving, ...failing].filter((id) => !known.has(id)).sort(),
  };
}

/**
 * The tests in a report of Jest (`--json`) or of Playwright (reporter json), with their full titles: the runner has filled
 * in the values of parametrised ones. A test that was skipped, or passed only on a second try, did not pass.
 */
export function ranTests(report: unknown): RanTest[] {
  if (!isRecord(report)) return [];
  const jest = records(report["testResults"]).flatMap((file) =>
    records(file["assertionResults"]).map((test) => ({
      title: String(test["fullName"]),
      passed: test["status"] === "passed",
    })),
  );
  return [...jest, ...records(report["suites"]).flatMap((suite) => specsOf(suite, ""))];
}

function specsOf(suite: Record<string, unknown>, above: string): RanTest[] {
  const own = records(suite["specs"]).map((spec) => ({
    title: `${above} ${String(spec["title"])}`.trim(),
    passed: records(spec["tests"]).every((test) => test["status"] === "expected"),
  }));
  const inner = records(suite["suites"]).flatMap((child) => specsOf(child, `${above} ${String(child["title"] ?? "")}`));
  return [...own, ...inner];
}

function records(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

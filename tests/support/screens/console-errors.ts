import { format } from "node:util";

/**
 * Fails a test in which console.error gets a message that the test does not expect. A test that expects one replaces
 * console.error with a spy. React's warning about an update outside act is never expected: it means that the test did
 * not wait for something that it started, which then arrives at a different point in each run.
 */
const OUTSIDE_ACT = /not wrapped in act|not configured to support act/;
/** React asks the DOM which tags exist, and jsdom does not know this one. */
const UNKNOWN_TO_JSDOM = "The tag <search> is unrecognized in this browser.";

let found: string[] = [];
const write = console.error;
console.error = (...parts: unknown[]) => {
  const text = format(...parts);
  if (text.startsWith(UNKNOWN_TO_JSDOM)) return;
  found.push(text);
  write(...parts);
};

function expectNone() {
  const current: unknown = console.error;
  const spied: unknown[][] = jest.isMockFunction(current) ? current.mock.calls : [];
  const outsideAct = spied.map((parts) => format(...parts)).filter((text) => OUTSIDE_ACT.test(text));
  const unexpected = [...found, ...outsideAct];
  found = [];
  expect(unexpected).toEqual([]);
}
afterEach(expectNone);
// Messages can also arrive after the last test.
afterAll(expectNone);

import { Writable } from "node:stream";
import { createLog, logConsole } from "@/server/log";
import { ApiError } from "@/services/api/api-error";

let written: string;
const destination = () =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      written += chunk.toString();
      done();
    },
  });

beforeEach(() => {
  written = "";
});

it("writes an error with type, message, code and stack, but without the fields of the database driver", () => {
  const error = Object.assign(new TypeError("violates a check"), {
    code: "23514",
    detail: "Failing row contains (Rahima, 01700000001)",
    parameters: ["01700000001"],
  });
  createLog("error", destination()).error({ err: error, requestId: "r1" }, "call failed");

  expect(JSON.parse(written)).toMatchObject({
    requestId: "r1",
    err: { type: "TypeError", message: "violates a check", code: "23514", stack: expect.stringContaining("log.test") },
  });
  expect(written).not.toContain("01700000001");
});

it("redacts one-time codes and numbers", () => {
  const message = { code: "481516", text: "Your code is 481516", msisdn: "01700000001" };
  createLog("warn", destination()).warn({ message, body: { code: "481516" } }, "A message was not sent");

  expect(written).toContain("[redacted]");
  expect(written).not.toMatch(/481516|01700000001/);
});

describe("the console of the server", () => {
  const { error, warn } = console;
  afterEach(() => Object.assign(console, { error, warn }));

  it("writes an error of a page as one JSON line, with its call and without the fields of its answer", () => {
    logConsole(createLog("warn", destination()));
    const errors = [{ code: "" as const, message: "01700000001 is unknown" }];
    const failure = new ApiError({ kind: "outage", status: 503, errors, requestId: "r2" });
    console.error("The page is sent without its section reviews", Object.assign(failure, { call: "getReviews" }));

    expect(JSON.parse(written)).toMatchObject({
      level: 50,
      msg: "The page is sent without its section reviews",
      err: { type: "ApiError", message: "The call failed: outage", call: "getReviews", status: 503, requestId: "r2" },
    });
    expect(written).toContain("log.test");
    expect(written).not.toContain("01700000001");
  });

  it("writes what Next prints without its coloured mark, at the level of the console's method", () => {
    logConsole(createLog("warn", destination()));
    console.warn("\u001b[33m\u001b[1m⚠\u001b[22m\u001b[39m", "A value %s", "too long");
    console.error("\u001b[31m⨯\u001b[39m", new TypeError("No layout"));

    const [warning, failure] = written.trim().split("\n");
    expect(JSON.parse(warning ?? "")).toMatchObject({ level: 40, msg: "A value %s too long" });
    expect(JSON.parse(failure ?? "")).toMatchObject({ level: 50, msg: "A page failed", err: { message: "No layout" } });
  });

  it("writes the error of a failed page once, although Next prints it twice", () => {
    logConsole(createLog("warn", destination()));
    const failure = new TypeError("No layout");
    console.error("\u001b[31m⨯\u001b[39m", failure);
    console.error(failure);
    console.error("Another part of the page", failure);

    const lines = written.trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).msg)).toEqual(["A page failed", "Another part of the page"]);
  });
});

import { Writable } from "node:stream";
import { createLog } from "@/server/log";

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

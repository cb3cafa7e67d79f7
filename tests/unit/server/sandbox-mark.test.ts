import { withSandboxMark } from "@/server/captured-page";
import { EncodedBody } from "@/server/compression";

it.each([
  ["text/html; charset=utf-8", '<!DOCTYPE html><html data-sandbox="" lang="bn"><body>&lt;html </body></html>'],
  ["application/json", '<!DOCTYPE html><html lang="bn"><body>&lt;html </body></html>'],
])("marks the root element of a page of a test site, and nothing in %s", (type, expected) => {
  const body = new EncodedBody('<!DOCTYPE html><html lang="bn"><body>&lt;html </body></html>');
  expect(withSandboxMark({ status: 404, headers: { "content-type": type }, body }).body.text).toBe(expected);
});

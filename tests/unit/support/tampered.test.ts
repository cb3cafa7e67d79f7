import { tampered } from "@/tests/support/tampered";

test.each(["AAAA", "BAAA", "_xyz", "0042"])("%s is changed to another text, also as bytes", (text) => {
  expect(Buffer.from(tampered(text), "base64url")).not.toEqual(Buffer.from(text, "base64url"));
});

import { isFields } from "@/utils/text/json-fields";

/** The code of an error of the system or of the database, like `EEXIST` or `23505`; empty when it has none. */
export function errorCode(error: unknown): string {
  const code = isFields(error) ? error["code"] : undefined;
  return typeof code === "string" ? code : "";
}

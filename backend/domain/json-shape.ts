import { isFields } from "@/utils/text/json-fields";
/**
 * The shape of a JSON value: text, number, boolean, a list whose entries have one shape, or an object with these and
 * no other fields; a field whose name ends in `?` may be missing.
 */
export type Shape = "text" | "number" | "boolean" | readonly [Shape] | { readonly [field: string]: Shape };

export function hasShape(value: unknown, shape: Shape): boolean {
  if (shape === "text") return typeof value === "string";
  if (shape === "number") return typeof value === "number" && Number.isFinite(value);
  if (shape === "boolean") return typeof value === "boolean";
  if (isList(shape)) return Array.isArray(value) && value.every((entry) => hasShape(entry, shape[0]));
  if (!isFields(value)) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  const fits = Object.entries(shape).every(([field, form]) => {
    const name = field.replace(/\?$/, "");
    const entry = fields.get(name);
    fields.delete(name);
    return entry === undefined ? name !== field : hasShape(entry, form);
  });
  return fits && fields.size === 0;
}

/** True when a value is itself the description of a shape. */
export function isShape(value: unknown): value is Shape {
  if (typeof value === "string") return value === "text" || value === "number" || value === "boolean";
  if (Array.isArray(value)) return value.length === 1 && isShape(value[0]);
  return isFields(value) && Object.values(value).every(isShape);
}

function isList(shape: Shape): shape is readonly [Shape] {
  return Array.isArray(shape);
}

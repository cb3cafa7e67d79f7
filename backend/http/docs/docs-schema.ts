import type { JsonSchema } from "@/backend/http/docs/openapi";
import { escapeHtml } from "@/backend/http/requests/html";

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  integer: "whole number",
  boolean: "true or false",
};

/** A table of an object's fields. The fields of nested plain objects get dotted names. */
export function fieldTable(schema: JsonSchema, caption: string): string {
  const rows = fieldRows(schema, "");
  if (rows.length === 0) return `<p>${escapeHtml(caption)}: ${typeText(schema)}</p>`;
  return `<div class="scroll" tabindex="0" role="group" aria-label="${escapeHtml(caption)}"><table>
    <caption>${escapeHtml(caption)}</caption>
    <thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows.join("")}</tbody>
  </table></div>`;
}

export function fieldRow(name: string, schema: JsonSchema, required: boolean): string {
  const meaning = [schema.description, limits(schema)].filter((text) => text !== undefined && text !== "");
  return `<tr><th scope="row"><code>${escapeHtml(name)}</code>${required ? "" : " <small>optional</small>"}</th>
    <td>${typeText(schema)}</td><td>${meaning.map((text) => escapeHtml(text ?? "")).join(". ")}</td></tr>`;
}

function fieldRows(schema: JsonSchema, prefix: string): string[] {
  const variants = schema.oneOf ?? (schema.properties === undefined ? schema.anyOf : undefined);
  if (variants?.some((variant) => variant.properties !== undefined)) {
    return variants.flatMap((variant, index) => [
      `<tr class="variant"><th scope="rowgroup" colspan="3">${index === 0 ? "Either" : "Or"} ${variantName(variant)}</th></tr>`,
      ...(variant.properties === undefined ? [] : fieldRows(variant, prefix)),
    ]);
  }
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, field]) => {
    const path = `${prefix}${name}`;
    const inner = field.items?.properties === undefined ? field : field.items;
    const innerPath = field.items?.properties === undefined ? `${path}.` : `${path}[].`;
    return [
      fieldRow(path, field, required.includes(name)),
      ...(inner.properties === undefined && inner.oneOf === undefined ? [] : fieldRows(inner, innerPath)),
    ];
  });
}

/** The name of a variant: its field with a fixed value, e.g. webform_id = contact_us. */
function variantName(variant: JsonSchema): string {
  if (variant.properties === undefined) return typeText(variant);
  const fixed = Object.entries(variant.properties).find(([, field]) => field.const !== undefined);
  return fixed === undefined ? "" : `<code>${escapeHtml(`${fixed[0]}: ${JSON.stringify(fixed[1].const)}`)}</code>`;
}

/** The type of a value in words, with links to the named shapes. */
function typeText(schema: JsonSchema): string {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    return `<a href="#shape-${escapeHtml(name)}">${escapeHtml(name)}</a>`;
  }
  if (schema.const !== undefined) return `<code>${escapeHtml(JSON.stringify(schema.const))}</code>`;
  if (schema.enum !== undefined) {
    return schema.enum.map((value) => `<code>${escapeHtml(JSON.stringify(value))}</code>`).join(" or ");
  }
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined) return variants.map(typeText).join(" or ");
  if (schema.type === "array") return `list of ${schema.items === undefined ? "values" : typeText(schema.items)}`;
  if (schema.type === "object" && typeof schema.additionalProperties === "object" && schema.properties === undefined) {
    return `map of text to ${typeText(schema.additionalProperties)}`;
  }
  const name = [schema.type ?? "any value"]
    .flat()
    .map((type) => typeNames[type] ?? type)
    .join(" or ");
  return escapeHtml(schema.format === undefined ? name : `${name} (${schema.format})`);
}

function limits(schema: JsonSchema): string {
  const range = (min: number | undefined, max: number | undefined, unit: string) => {
    if (min === undefined && max === undefined) return "";
    if (min === undefined) return `At most ${max}${unit}`;
    return max === undefined ? `At least ${min}${unit}` : `${min} to ${max}${unit}`;
  };
  return [
    range(schema.minimum, schema.maximum, ""),
    range(schema.minLength, schema.maxLength, " characters"),
    range(schema.minItems, schema.maxItems, " entries"),
    schema.pattern === undefined || schema.format !== undefined ? "" : `Pattern ${schema.pattern}`,
    schema.examples === undefined ? "" : `E.g. ${schema.examples.map((value) => JSON.stringify(value)).join(", ")}`,
  ]
    .filter((text) => text !== "")
    .join(". ");
}

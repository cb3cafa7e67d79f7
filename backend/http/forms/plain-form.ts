import type { ErrorDetail } from "@/backend/contract/errors";
import type { Language } from "@/backend/contract/language";
import { DomainError } from "@/backend/domain/domain-error";
import { errorDetailOf } from "@/backend/http/errors/error-messages";
import { plainFormStyle } from "@/backend/http/forms/plain-form-style";
import { escapeHtml, htmlPage, htmlResponse } from "@/backend/http/requests/html";
import type { ColourChoice } from "@/utils/layout/colour-cookie";
import { toBengaliDigits } from "@/utils/numbers/digits";

/** A field of a form for browsers without script. */
export interface PlainFormField {
  readonly name: string;
  readonly label: string;
  readonly kind: "line" | "tel" | "whole" | "code" | "long" | "select" | "one" | "many" | "kept";
  /** The typed or chosen values; only a field of the kind `many` or `kept` can have several. */
  readonly values: readonly string[];
  readonly options?: readonly { value: string; label: string }[];
  readonly most?: number;
}

export interface PlainForm {
  readonly lang: Language;
  /** The colour mode that the reader chose; null means light. */
  readonly mode: ColourChoice | null;
  readonly title: string;
  /** A sentence above the fields. */
  readonly lead?: string;
  readonly action: string;
  readonly submit: string;
  /** More buttons after the submit button, each with the value that it sends. */
  readonly more?: readonly { name: string; value: string; label: string }[];
  readonly fields: readonly PlainFormField[];
  /** Error messages by field. The message of the field "" is shown above the form. */
  readonly errors: Readonly<Record<string, string>>;
  readonly back: { href: string; label: string };
}

/**
 * The page for a form that was sent without script and was refused or has a second step. It shows everything that was
 * typed again, and each error beside its field.
 */
export function plainFormResponse(form: PlainForm): Response {
  const { lang, mode, title, lead, action, submit, more = [], fields, errors, back } = form;
  const general = errors[""];
  const body = `<main>
  <h1>${escapeHtml(title)}</h1>
  ${lead === undefined ? "" : `<p>${escapeHtml(lead)}</p>`}
  ${general === undefined ? "" : `<p class="error" role="alert">${escapeHtml(general)}</p>`}
  <form method="post" action="${escapeHtml(action)}">
    <input type="hidden" name="lang" value="${lang}">
    ${fields.map((field) => fieldHtml(lang, field, errors[field.name])).join("\n    ")}
    <button>${escapeHtml(submit)}</button>
    ${more.map(buttonHtml).join("\n    ")}
  </form>
  <p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>
</main>`;
  return htmlResponse(htmlPage({ title, style: plainFormStyle(mode), body, lang }));
}

const buttonHtml = ({ name, value, label }: { name: string; value: string; label: string }) =>
  `<button class="quiet" name="${escapeHtml(name)}" value="${escapeHtml(value)}">${escapeHtml(label)}</button>`;

interface PlainResult {
  readonly lang: Language;
  readonly mode: ColourChoice | null;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly reference?: { label: string; value: string };
  readonly rows?: readonly { label: string; value: string; href?: string }[];
  readonly back: { href: string; label: string };
}

/** The result page of a form that was sent without script. */
export function plainResultResponse(result: PlainResult, headers: Record<string, string> = {}): Response {
  const { lang, mode, title, paragraphs, reference, rows = [], back } = result;
  const cellOf = ({ value, href }: { value: string; href?: string }) =>
    href === undefined ? escapeHtml(value) : `<a href="${escapeHtml(href)}">${escapeHtml(value)}</a>`;
  const body = `<main>
  <h1>${escapeHtml(title)}</h1>
  ${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n  ")}
  ${reference === undefined ? "" : `<p>${escapeHtml(reference.label)} <strong>${escapeHtml(reference.value)}</strong></p>`}
  ${rows.length === 0 ? "" : `<dl>${rows.map((row) => `<div><dt>${escapeHtml(row.label)}</dt><dd>${cellOf(row)}</dd></div>`).join("")}</dl>`}
  <p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>
</main>`;
  return htmlResponse(htmlPage({ title, style: plainFormStyle(mode), body, lang }), headers);
}

const INPUT_MODES = { line: "text", tel: "tel", whole: "numeric", code: "numeric" } as const;

/** The first option of a select list. It means that nothing is chosen yet. */
const CHOOSE: Readonly<Record<Language, string>> = { en: "Please choose", bn: "বেছে নিন" };

function fieldHtml(lang: Language, field: PlainFormField, error: string | undefined): string {
  const { name, label, kind, values, options = [], most } = field;
  const [value = ""] = values;
  const id = `field-${escapeHtml(name)}`;
  if (kind === "kept") {
    return values
      .map((each) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(each)}">`)
      .join("");
  }
  const invalid = error === undefined ? "" : ` aria-invalid="true" aria-describedby="${id}-error"`;
  const sentence = error === undefined ? "" : `<span class="error" id="${id}-error">${escapeHtml(error)}</span>`;
  const shared = `id="${id}" name="${escapeHtml(name)}"${invalid}`;
  const limit = most === undefined ? "" : ` maxlength="${most}"`;
  const caption = `<label for="${id}">${escapeHtml(label)}</label>`;
  if (kind === "one" || kind === "many") {
    const choices = options.map((option) => choiceHtml(field, option)).join("");
    return `<fieldset${invalid}><legend>${escapeHtml(label)}</legend>${choices}${sentence}</fieldset>`;
  }
  if (kind === "long") {
    // Browsers ignore the first line break after the tag, so it does not become part of the text.
    return `<div>${caption}<textarea ${shared}${limit} rows="4">\n${escapeHtml(value)}</textarea>${sentence}</div>`;
  }
  if (kind === "select") {
    const choices = options.map((option) => {
      const chosen = option.value === value ? " selected" : "";
      return `<option value="${escapeHtml(option.value)}"${chosen}>${escapeHtml(option.label)}</option>`;
    });
    const first = `<option value="">${CHOOSE[lang]}</option>`;
    return `<div>${caption}<select ${shared}>${first}${choices.join("")}</select>${sentence}</div>`;
  }
  const complete = kind === "code" ? ' autocomplete="one-time-code"' : "";
  const input = `<input ${shared}${limit}${complete} inputmode="${INPUT_MODES[kind]}" value="${escapeHtml(value)}">`;
  return `<div>${caption}${input}${sentence}</div>`;
}

function choiceHtml(field: PlainFormField, { value, label }: { value: string; label: string }): string {
  const type = field.kind === "one" ? "radio" : "checkbox";
  const checked = field.values.includes(value) ? " checked" : "";
  const input = `<input type="${type}" name="${escapeHtml(field.name)}" value="${escapeHtml(value)}"${checked}>`;
  return `<label class="choice">${input}<span>${escapeHtml(label)}</span></label>`;
}

/** The language in the `lang` field of a form; English unless it is Bengali. */
export const formLanguage = (form: URLSearchParams): Language => (form.get("lang") === "bn" ? "bn" : "en");

/** The result of parsing a payload with a schema of the contract, with the errors found. */
interface Parsed {
  success: boolean;
  error?: { issues: readonly { path: readonly PropertyKey[] }[] };
}

/**
 * An error message for each field that a schema refuses.
 * @param sentences messages by field; the message of "" is for a field without its own
 */
export function fieldErrors(parsed: Parsed, sentences: Readonly<Record<string, string>>): Record<string, string> {
  const names = parsed.error?.issues.map(({ path }) => String(path[0] ?? "")) ?? [];
  return Object.fromEntries(
    names.map((name) => [name in sentences ? name : "", sentences[name] ?? sentences[""] ?? ""]),
  );
}

/**
 * The message of a refusal by the domain, to show beside its field or above the form.
 * @param fields the fields that the form shows
 * @throws the error itself when the site is at fault
 */
export function refusedErrors(error: unknown, lang: Language, fields: readonly string[]): Record<string, string> {
  if (!(error instanceof DomainError)) throw error;
  const { field = "", message }: ErrorDetail = errorDetailOf(error, lang);
  return { [fields.includes(field) ? field : ""]: message };
}

/** A number with the digits of the language. */
export const shownNumber = (text: string, lang: Language): string => (lang === "bn" ? toBengaliDigits(text) : text);

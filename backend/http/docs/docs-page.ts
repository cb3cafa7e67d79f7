import { errorCodes, errorStatus } from "@/backend/contract/errors";
import { fieldRow, fieldTable } from "@/backend/http/docs/docs-schema";
import { docsStyle } from "@/backend/http/docs/docs-style";
import type { OpenApiDocument, Operation, Parameter } from "@/backend/http/docs/openapi";
import { errorMessage } from "@/backend/http/errors/error-messages";
import { escapeHtml, htmlPage } from "@/backend/http/requests/html";

interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

/** A call with its parts, rendered once: rendering them per request would block the event loop too long. */
interface WrittenEntry extends Entry {
  /** The text that the search looks through, in lower case. */
  text: string;
  article: string;
}

/**
 * The contract as a page: every call with its fields, an example and its refusals. It has no script; the search box is
 * a form. The parts of the page are rendered once.
 * @returns a function that renders the page for a search text. A call is shown if its address, name or fields contain
 *   every word of the text
 */
export function docsPageWriter(document: OpenApiDocument): (search: string) => string {
  const entries = entriesOf(document).map((entry) => ({
    ...entry,
    text: searchText(entry),
    article: callArticle(entry),
  }));
  const appendix = `${errorSection()}\n    ${shapeSection(document)}`;
  return (search) => docsPage(document, entries, appendix, search);
}

function docsPage(document: OpenApiDocument, all: readonly WrittenEntry[], appendix: string, search: string): string {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ text }) => words.every((word) => text.includes(word)));
  const groups = document.tags
    .map((tag) => ({ name: tag.name, entries: found.filter((entry) => entry.operation.tags.includes(tag.name)) }))
    .filter((group) => group.entries.length > 0);
  const title = `${search === "" ? "" : `${search} · `}Calls of the website and shop`;
  return htmlPage({
    title,
    style: docsStyle,
    // One answer serves every reader, so it follows the device.
    mode: "system",
    body: `<a class="skip" href="#calls">Skip to the calls</a>
<div class="page">
  <nav aria-label="Features">
    <ul>
      ${groups.map((group) => `<li><a href="#${anchor(group.name)}">${escapeHtml(group.name)} <span class="quiet">${group.entries.length}</span></a></li>`).join("\n      ")}
      <li><a href="#errors">Error codes</a></li>
      <li><a href="#shapes">Shapes</a></li>
    </ul>
  </nav>
  <main id="calls">
    <h1>Calls of the website and shop</h1>
    ${document.info.description
      .split("\n")
      .map((line) => `<p>${escapeHtml(line)}</p>`)
      .join("\n    ")}
    <p><strong>${all.length} calls</strong>. The same as data: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
    <form role="search" method="get">
      <label for="q">Find a call</label>
      <input id="q" name="q" type="search" value="${escapeHtml(search)}" placeholder="cart, /api/v1/payment, msisdn" autocomplete="off">
      <button>Search</button>
    </form>
    ${search === "" ? "" : `<p role="status">${found.length} of ${all.length} calls fit “${escapeHtml(search)}”. <a href="?">Show all</a></p>`}
    ${groups.map(groupSection).join("\n")}
    ${appendix}
  </main>
</div>`,
  });
}

function entriesOf(document: OpenApiDocument): Entry[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

/** The text includes the field names, so that `msisdn` finds every call that takes this field. */
function searchText({ method, path, operation }: Entry): string {
  const fields = JSON.stringify([operation.parameters, operation.requestBody ?? null]);
  return `${method} ${path} ${operation.operationId} ${operation.summary} ${operation.tags.join(" ")} ${fields}`.toLowerCase();
}

function groupSection(group: { name: string; entries: WrittenEntry[] }): string {
  return `<section aria-labelledby="${anchor(group.name)}">
    <h2 id="${anchor(group.name)}">${escapeHtml(group.name)}</h2>
    ${group.entries.map(({ article }) => article).join("\n")}
  </section>`;
}

function callArticle({ method, path, operation }: Entry): string {
  const id = escapeHtml(operation.operationId);
  const media = Object.entries(operation.requestBody?.content ?? {});
  const body = media[0]?.[1];
  const answer = operation.responses["200"];
  const content = answer !== undefined && "content" in answer ? answer.content?.["application/json"] : undefined;
  const own = operation.parameters.filter((entry): entry is Parameter => "name" in entry);
  return `<article id="${id}" aria-labelledby="${id}-title">
    <h3 id="${id}-title"><span class="method">${method}</span><code>${escapeHtml(path)}</code></h3>
    <p>${escapeHtml(operation.summary)}. ${escapeHtml(operation.description ?? "")}</p>
    <p>${tagsOf(operation, media.length > 1)} <a class="quiet" href="#${id}">${id}</a></p>
    ${own.length === 0 ? "" : parameterTable(own)}
    ${body === undefined ? "" : fieldTable(body.schema, "Payload")}
    ${content === undefined ? "" : `<details><summary>Answer</summary>${fieldTable(content.schema, "Answer")}</details>`}
    ${exampleOf(method, path, body?.example, content?.example)}
  </article>`;
}

function tagsOf(operation: Operation, takesForm: boolean): string {
  const tags = [
    operation.security === undefined ? "" : `Needs ${Object.keys(operation.security[0] ?? {}).join(", ")}`,
    takesForm ? "Form or JSON" : "",
  ];
  return tags
    .filter((text) => text !== "")
    .map((text) => `<span class="tag">${escapeHtml(text)}</span>`)
    .join("");
}

function parameterTable(parameters: Parameter[]): string {
  const rows = parameters.map(({ name, in: place, required, schema, description }) =>
    fieldRow(`${name} (${place})`, { ...schema, ...(description === undefined ? {} : { description }) }, required),
  );
  return `<div class="scroll" tabindex="0" role="group" aria-label="Parameters"><table><caption>Parameters</caption>
    <thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Meaning</th></tr></thead>
    <tbody>${rows.join("")}</tbody></table></div>`;
}

function exampleOf(method: string, path: string, body: unknown, answer: unknown): string {
  if (answer === undefined) return "";
  const request = body === undefined ? `${method} ${path}` : `${method} ${path}\n\n${JSON.stringify(body, null, 2)}`;
  return `<details><summary>Example</summary>
    <pre>${escapeHtml(request)}</pre>
    <pre>${escapeHtml(JSON.stringify(answer, null, 2))}</pre></details>`;
}

function errorSection(): string {
  const rows = errorCodes.map(
    (code) => `<tr id="error-${code}"><th scope="row"><code>${code}</code></th><td>${errorStatus[code]}</td>
      <td>${escapeHtml(errorMessage(code, "en"))}</td><td lang="bn">${escapeHtml(errorMessage(code, "bn"))}</td></tr>`,
  );
  return `<section aria-labelledby="errors"><h2 id="errors">Error codes</h2>
    <div class="scroll" tabindex="0" role="group" aria-label="Error codes"><table>
    <thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">English</th><th scope="col">Bengali</th></tr></thead>
    <tbody>${rows.join("")}</tbody></table></div></section>`;
}

function shapeSection(document: OpenApiDocument): string {
  const shapes = Object.entries(document.components.schemas).map(
    ([name, schema]) => `<article id="shape-${escapeHtml(name)}">${fieldTable(schema, name)}</article>`,
  );
  return `<section aria-labelledby="shapes"><h2 id="shapes">Shapes</h2>${shapes.join("\n")}</section>`;
}

function anchor(name: string): string {
  return `feature-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`;
}

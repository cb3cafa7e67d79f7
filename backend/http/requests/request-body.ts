import type { CallDefinition } from "@/backend/contract/call";
import { HttpRefusal } from "@/backend/http/errors/refusal";
import { hasTooManyFields, MAX_BODY_BYTES, MAX_CREATIVE_BYTES } from "@/utils/requests/request-limits";
import { isHostile } from "@/utils/text/json-fields";

const JSON_TYPE = /^application\/json\s*(;|$)/i;
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(;|$)/i;
const strictUtf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The payload of a call as plain data, not validated yet; an empty body counts as an empty payload.
 * @throws HttpRefusal `body-too-large`, `too-many-fields`, `content-type-not-supported` or `malformed-json`
 */
export async function readPayload(call: CallDefinition, request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text === "") return {};
  const type = request.headers.get("content-type") ?? "";
  if (JSON_TYPE.test(type)) return parseJson(text);
  if (call.encoding === "form" && FORM_TYPE.test(type)) return harmless(fieldsOf(parseForm(text)));
  const accepted =
    call.encoding === "form" ? "application/json or application/x-www-form-urlencoded" : "application/json";
  throw new HttpRefusal("content-type-not-supported", { facts: { accepted }, headers: { accept: accepted } });
}

/**
 * The file of an ad order, which the domain function reads as a stream. A page of another site cannot send this type
 * without permission. Compressed content is refused.
 * @throws HttpRefusal `content-type-not-supported`, or `creative-too-large` if the declared length is too large
 */
export function uploadedFile({ headers, body }: Request): ReadableStream<Uint8Array> | null {
  const accepted = "application/octet-stream";
  if (headers.get("content-type") !== accepted || headers.has("content-encoding")) {
    throw new HttpRefusal("content-type-not-supported", { facts: { accepted }, headers: { accept: accepted } });
  }
  if (Number(headers.get("content-length") ?? 0) > MAX_CREATIVE_BYTES) {
    throw new HttpRefusal("creative-too-large", { field: "creative" });
  }
  return body;
}

/** The fields of a posted form. @throws HttpRefusal as `readPayload` */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await readText(request);
  if (text === "" || FORM_TYPE.test(request.headers.get("content-type") ?? "")) return parseForm(text);
  throw new HttpRefusal("content-type-not-supported", { facts: { accepted: "application/x-www-form-urlencoded" } });
}

function parseForm(text: string): URLSearchParams {
  if (hasTooManyFields(text)) throw new HttpRefusal("too-many-fields");
  return new URLSearchParams(text);
}

/**
 * Names and values as an object; a repeated name becomes a list, which no schema of a single value accepts. Takes
 * linear time, also for thousands of repetitions.
 */
export function fieldsOf(search: URLSearchParams): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const [name, value] of search) {
    const before = fields[name];
    if (before === undefined) fields[name] = value;
    else if (typeof before === "string") fields[name] = [before, value];
    else before.push(value);
  }
  return fields;
}

function parseJson(text: string): unknown {
  let payload: unknown;
  try {
    payload = JSON.parse(text);
  } catch {
    throw new HttpRefusal("malformed-json");
  }
  // The JSON text is valid UTF-8 without control characters, so only an escape or a key can contain something harmful.
  return text.includes("\\u") || text.includes("__proto__") ? harmless(payload) : payload;
}

function harmless<Payload>(payload: Payload): Payload {
  if (isHostile(payload)) throw new HttpRefusal("invalid-input");
  return payload;
}

async function readText(request: Request): Promise<string> {
  const declared = request.headers.get("content-length");
  if (declared !== null && Number(declared) > MAX_BODY_BYTES) throw new HttpRefusal("body-too-large");
  const whole = declared !== null && !request.headers.has("transfer-encoding");
  try {
    const bytes = whole ? await request.arrayBuffer() : await readAtMost(request.body, MAX_BODY_BYTES);
    if (bytes.byteLength > MAX_BODY_BYTES) throw new HttpRefusal("body-too-large");
    return strictUtf8.decode(bytes);
  } catch (error) {
    // The bytes are not valid UTF-8, or the caller disconnected while sending them.
    throw error instanceof HttpRefusal ? error : new HttpRefusal("malformed-json");
  }
}

/** Reads a body of unknown length and stops as soon as it is too long, before the rest is buffered. */
async function readAtMost(body: ReadableStream<Uint8Array> | null, maxBytes: number): Promise<Uint8Array> {
  if (body === null) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      throw new HttpRefusal("body-too-large");
    }
    chunks.push(chunk.value);
  }
  return Buffer.concat(chunks, size);
}

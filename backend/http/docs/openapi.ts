import { z } from "zod";
import type { CallDefinition } from "@/backend/contract/call";
import { refusal } from "@/backend/contract/errors";
import type { CallName } from "@/backend/contract/paths";
import { callExamples } from "@/backend/http/docs/call-examples";

export interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string | string[];
  description?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  additionalProperties?: boolean | JsonSchema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
  pattern?: string;
  examples?: unknown[];
}

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required: boolean;
  schema: JsonSchema;
  description?: string;
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
}

export interface Operation {
  operationId: CallName;
  tags: string[];
  summary: string;
  description?: string;
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, { description: string; content?: Record<string, Media> } | { $ref: string }>;
  security?: Record<string, never[]>[];
}

export interface OpenApiDocument {
  openapi: "3.1.1";
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>> & { schemas: Record<string, JsonSchema> };
}

const INTRODUCTION = [
  "Every call of the website and shop.",
  'Money crosses the wire in taka (Tk) with two decimals at most. Texts come in the language of the "lang" header.',
  'Every refusal has one shape: {"status":false,"errors":[{"code","message","field"?}],"requestId"}.',
  "A body may have 64 kB; an unknown field is refused, so that a misspelt one is noticed.",
].join("\n");

const headers: Record<string, Parameter> = {
  lang: headerParameter("lang", { type: "string", enum: ["en", "bn"] }, "Language of texts and messages; en if absent"),
  webLoginToken: headerParameter("webLoginToken", { type: "string" }, "Token of the session, from verify_otp"),
  authToken: headerParameter("authToken", { type: "string" }, "Token of a hand-off, from the address (?authToken=)"),
  channelName: headerParameter("channelName", { type: "string" }, "Partner channel the visitor came through"),
  idempotencyKey: headerParameter(
    "Idempotency-Key",
    { type: "string", format: "uuid" },
    "One key an attempt: the same key and payload get the same answer for 24 hours, also with another code; another payload is refused",
  ),
};

/** The refusals that the HTTP layer can send for any call, besides the refusals by the call's own rules. */
const refusals: Readonly<Record<number, string>> = {
  400: "The payload does not fit: one entry a field, ten at most",
  401: "No session, or one that ended",
  403: "Not allowed from this origin or for this caller",
  404: "Something that the payload names does not exist",
  409: "The same Idempotency-Key is still being worked on, or something changed meanwhile",
  413: "The body is larger than 64 kB, or a file than 8 MB",
  415: "The body has another type than those listed",
  422: "A rule of the business refuses it; the code says which",
  429: "Too many attempts; Retry-After says how long to wait",
  503: "An outage; Retry-After says how long to wait",
};

/** The OpenAPI 3.1 document of the contract. @param features calls by feature, in reading order */
export function openApiDocument(
  features: Readonly<Record<string, readonly CallDefinition[]>>,
  publicOrigin: string,
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = {};
  const paths: OpenApiDocument["paths"] = {};
  for (const [feature, calls] of Object.entries(features)) {
    for (const call of calls) {
      paths[call.path] ??= {};
      const methods = paths[call.path];
      if (methods !== undefined) methods[call.method.toLowerCase()] = operationOf(call, feature, schemas);
    }
  }
  const refusalSchema = schemaOf(refusal, "output", schemas);
  return {
    openapi: "3.1.1",
    info: { title: "Customer website and shop", version: "1", description: INTRODUCTION },
    servers: [{ url: publicOrigin }],
    tags: Object.keys(features).map((name) => ({ name })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([left], [right]) => (left < right ? -1 : 1))),
      parameters: headers,
      securitySchemes: {
        session: { type: "apiKey", in: "header", name: "webLoginToken" },
        partner: { type: "http", scheme: "bearer" },
      },
      responses: Object.fromEntries(
        Object.entries(refusals).map(([status, description]) => [
          `Refusal${status}`,
          { description, content: { "application/json": { schema: refusalSchema } } },
        ]),
      ),
    },
  };
}

function operationOf(call: CallDefinition, feature: string, schemas: Record<string, JsonSchema>): Operation {
  const example = callExamples[call.name];
  const answer: Media = { schema: schemaOf(call.answer, "output", schemas) };
  if (example !== undefined) answer.example = example.answer;
  const operation: Operation = {
    operationId: call.name,
    tags: [feature],
    summary: call.summary,
    parameters: parametersOf(call, schemas),
    responses: {
      200: { description: "Done", content: { "application/json": answer } },
      ...Object.fromEntries(
        statusesOf(call).map((status) => [status, { $ref: `#/components/responses/Refusal${status}` }]),
      ),
    },
  };
  if (call.refusalStatus === 200) {
    operation.description = "A refusal by a rule of the business answers 200 with status false.";
  }
  if (call.authority !== "none") operation.security = [{ [call.authority]: [] }];
  if (call.body !== undefined) {
    const media: Media = { schema: schemaOf(call.body, "input", schemas) };
    if (example?.body !== undefined) media.example = example.body;
    const types =
      call.encoding === "form" ? ["application/x-www-form-urlencoded", "application/json"] : ["application/json"];
    operation.requestBody = { required: true, content: Object.fromEntries(types.map((type) => [type, media])) };
  }
  if (call.encoding === "file") {
    const media: Media = { schema: { type: "string", format: "binary" } };
    operation.requestBody = { required: true, content: { "application/octet-stream": media } };
  }
  return operation;
}

function statusesOf(call: CallDefinition): number[] {
  const takesInput = call.body !== undefined || call.query !== undefined || call.params !== undefined;
  return [
    ...(takesInput ? [400] : []),
    ...(call.authority === "none" ? [] : [401]),
    ...(call.method === "POST" ? [403] : []),
    ...(takesInput ? [404] : []),
    ...(call.idempotent === false ? [] : [409]),
    ...(call.body === undefined && call.encoding !== "file" ? [] : [413, 415]),
    ...(takesInput ? [422] : []),
    429,
    503,
  ];
}

function parametersOf(call: CallDefinition, schemas: Record<string, JsonSchema>): Operation["parameters"] {
  return [
    ...fieldParameters(call.params, "path", schemas),
    ...fieldParameters(call.query, "query", schemas),
    ...(call.idempotent === true ? [{ ...headers["idempotencyKey"], required: true } as Parameter] : []),
    ...(call.idempotent === "optional" ? [{ $ref: "#/components/parameters/idempotencyKey" }] : []),
    { $ref: "#/components/parameters/lang" },
    { $ref: "#/components/parameters/webLoginToken" },
    ...(call.name === "getUserInfo" ? [{ $ref: "#/components/parameters/authToken" }] : []),
    { $ref: "#/components/parameters/channelName" },
  ];
}

/** Path and query values are documented with the type they mean (a whole number), not as the text that is sent. */
function fieldParameters(
  fields: z.ZodType | undefined,
  place: "path" | "query",
  schemas: Record<string, JsonSchema>,
): Parameter[] {
  if (fields === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(fields, "output", schemas);
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema,
    ...(description === undefined ? {} : { description }),
  }));
}

/** The JSON Schema of a zod schema. Parts that have an id are added to the document's components, once. */
function schemaOf(schema: z.ZodType, io: "input" | "output", schemas: Record<string, JsonSchema>): JsonSchema {
  const converted = z.toJSONSchema(schema, {
    io,
    override: ({ jsonSchema }) => {
      // The bounds of safe integers do not help a reader, and answers may get more fields later.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (io === "output" && jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const text = JSON.stringify(converted).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $defs = {}, $schema: _, ...own }: JsonSchema & { $schema?: string } = JSON.parse(text);
  Object.assign(schemas, $defs);
  return own;
}

function headerParameter(name: string, schema: JsonSchema, description: string): Parameter {
  return { name, in: "header", required: false, schema, description };
}

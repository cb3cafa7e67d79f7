import { callsByFeature } from "@/backend/contract/all-calls";
import { docsPageWriter } from "@/backend/http/docs/docs-page";
import { openApiDocument } from "@/backend/http/docs/openapi";
import { writtenJsonResponse } from "@/backend/http/errors/refusal";
import { htmlResponse } from "@/backend/http/requests/html";
import type { PageRoute } from "@/backend/http/requests/route";

const MAX_SEARCH_LENGTH = 80;
const CACHED = { "cache-control": "public, max-age=60" } as const;

/** The contract as data and as a page: GET /api/openapi.json, GET /api/docs. */
export function docsPages(publicOrigin: string): readonly PageRoute[] {
  // Made at the first request, since most processes never need it, and only once: it is too slow for each request.
  const document = once(() => openApiDocument(callsByFeature, publicOrigin));
  const json = once(() => JSON.stringify(document()));
  const writePage = once(() => docsPageWriter(document()));
  return [
    {
      method: "GET",
      path: "/api/openapi.json",
      handle: (context) => writtenJsonResponse(json(), 200, context.requestId, CACHED),
    },
    {
      method: "GET",
      path: "/api/docs",
      handle: (_, { query }) => htmlResponse(writePage()((query.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH)), CACHED),
    },
  ];
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

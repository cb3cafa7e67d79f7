import { callPaths } from "@/backend/contract/paths";
import { isBackendPath } from "@/server/backend-paths";

it.each(Object.entries(callPaths))("%s is a path of the backend", (_, { path }) => {
  expect(isBackendPath(path.replace(/\{[^}]+\}/g, "Dhaka"))).toBe(true);
});

it.each([
  "/sandbox/messages",
  "/sandbox/events",
  "/sandbox/partners",
  "/api/openapi.json",
  "/api/docs",
  "/api/sandbox/messages",
  "/api/no-such-call",
])("%s is a path of the backend, too", (path) => {
  expect(isBackendPath(path)).toBe(true);
});

it.each([
  "/",
  "/shop",
  "/bn",
  "/apix",
  "/retailer",
  "/webform_rest",
  "/backend",
  "/bn/shop",
  "/sandbox/partner",
  "/popular-searched-data/x",
])("%s is a path of a page", (path) => {
  expect(isBackendPath(path)).toBe(false);
});

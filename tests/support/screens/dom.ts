import "@testing-library/jest-dom";
import "@/tests/support/screens/console-errors";
import { configure } from "@testing-library/react";
import * as React from "react";
import { analytics } from "@/services/analytics/analytics";
import { eventProblems } from "@/utils/analytics/analytics-check";

// Modules that are loaded on demand may have to be compiled first. On a slow machine this takes more than one second.
configure({ asyncUtilTimeout: 15_000 });

/**
 * React's development build creates an Error for every element, to name its component in warnings, and stops after
 * 10,000 a second. Here it creates none: these unused stacks took a sixth of the time of the component tests.
 */
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals && "recentlyCreatedOwnerStacks" in internals) {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => undefined });
}

/** Every event that a component sends in a test must be in the vocabulary, with the right properties. */
let unnamed: string[] = [];
beforeEach(() => {
  unnamed = [];
  const { track } = analytics;
  jest.spyOn(analytics, "track").mockImplementation((event) => {
    unnamed.push(...eventProblems(event.name, event.properties ?? {}));
    track(event);
  });
});
afterEach(() => expect(unnamed).toEqual([]));

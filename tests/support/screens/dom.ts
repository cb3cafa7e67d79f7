import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import * as React from "react";
import { analytics } from "@/services/analytics/analytics";
import { eventProblems } from "@/utils/analytics/analytics-check";

// What is loaded when it is wanted may have to be translated first, which takes a slow machine more than the usual second.
configure({ asyncUtilTimeout: 15_000 });

/**
 * React's development build makes an Error for every element, so that a warning can name the component that made it, and
 * stops at 10,000 a second. Here it stops at none: a sixth of the components' time went into stacks that nobody reads.
 */
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals && "recentlyCreatedOwnerStacks" in internals) {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => undefined });
}

/** Every event that a component sends in a test is one of the vocabulary, with the properties that it names. */
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

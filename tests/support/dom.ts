import "@testing-library/jest-dom";
import * as React from "react";

/**
 * React's development build makes an Error for every element, so that a warning can name the component that made it, and
 * stops at 10,000 a second. Here it stops at none: a sixth of the components' time went into stacks that nobody reads.
 */
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals = (React as unknown as Record<string, object | undefined>)[INTERNALS];
if (internals && "recentlyCreatedOwnerStacks" in internals) {
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => Infinity, set: () => undefined });
}

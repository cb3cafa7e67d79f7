const nextJest = require("next/jest.js");

const createConfig = nextJest({ dir: "./" });

/** Packages that ship nothing but ES modules: Jest runs CommonJS, so these are translated too. */
const esmOnly = ["swiper", "@chakra-ui", "@ark-ui", "@zag-js", "@pandacss", "next-i18next", "uqr"];

const shared = {
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.build/", "<rootDir>/.data/", "<rootDir>/bench/"],
  clearMocks: true,
  restoreMocks: true,
};

/** Completes a project the way Next compiles the site, then lets the packages above through its transform. */
async function project(config) {
  const complete = await createConfig({ ...shared, ...config })();
  complete.transformIgnorePatterns = [`/node_modules/(?!(${esmOnly.join("|")})/)`, "^.+\\.module\\.(css|sass|scss)$"];
  return complete;
}

/** Three projects: plain logic on Node, components (.test.tsx) in a DOM, and integration on a real PostgreSQL. */
module.exports = async function jestConfig() {
  return {
    testTimeout: 20_000,
    projects: [
      await project({ displayName: "unit", testEnvironment: "node", testMatch: ["<rootDir>/tests/unit/**/*.test.ts"] }),
      await project({
        displayName: "components",
        testEnvironment: "jsdom",
        testMatch: ["<rootDir>/tests/unit/**/*.test.tsx"],
        setupFilesAfterEnv: ["<rootDir>/tests/support/dom.ts"],
      }),
      await project({
        displayName: "integration",
        testEnvironment: "node",
        testMatch: ["<rootDir>/tests/integration/**/*.test.ts"],
        globalSetup: "<rootDir>/tests/support/database-setup.ts",
        globalTeardown: "<rootDir>/tests/support/database-teardown.ts",
      }),
    ],
  };
};

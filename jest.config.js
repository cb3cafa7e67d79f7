const { mkdirSync, renameSync } = require("node:fs");
const { availableParallelism } = require("node:os");
const { dirname, join } = require("node:path");
const { buildSync } = require("esbuild");
const nextJest = require("next/jest.js");

const createConfig = nextJest({ dir: "./" });

/** Packages that ship nothing but ES modules: Jest runs CommonJS, so these are translated too. */
const esmOnly = ["swiper"];

/** What the site and the tests import from Chakra. A name that is missing here is undefined in a test. */
const chakraImports = {
  "@chakra-ui/react": [
    "ChakraProvider",
    "createSystem",
    "defineConfig",
    "defineRecipe",
    "defineSemanticTokens",
    "defineSlotRecipe",
    "defineTokens",
    "Dialog",
    "Drawer",
    "Field",
    "Input",
    "NativeSelect",
    "Portal",
    "Textarea",
  ],
  "@chakra-ui/react/preset-base": ["defaultBaseConfig"],
};

/**
 * The imported parts of Chakra in one file. Chakra comes in 1,900 files and Jest loads all of them anew for every test file
 * that needs one of them, 2 to 3 seconds each; this file takes 0.1 seconds. It is the same code.
 */
function bundledChakra() {
  const file = join(__dirname, ".build", "jest", "chakra.cjs");
  const unfinished = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  buildSync({
    stdin: {
      contents: Object.entries(chakraImports)
        .map(([path, names]) => `export { ${names.join()} } from "${path}";`)
        .join(""),
      resolveDir: __dirname,
    },
    outfile: unfinished,
    bundle: true,
    format: "cjs",
    platform: "node",
    target: "node20",
    conditions: ["browser"],
    external: ["react", "react-dom", "react/*", "react-dom/*", "@emotion/*"],
  });
  renameSync(unfinished, file);
  return file;
}

const shared = {
  // With the build and not with temporary files, which a run may have in memory.
  cacheDirectory: join(__dirname, ".build", "jest", "cache"),
  setupFilesAfterEnv: ["<rootDir>/tests/support/fixed-seed.ts"],
  moduleNameMapper: { "^@chakra-ui/react(/preset-base)?$": bundledChakra(), "^@/(.*)$": "<rootDir>/$1" },
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

/** Three projects: plain logic on Node, components (.test.tsx) in a DOM, integration on a real PostgreSQL. */
module.exports = async function jestConfig() {
  return {
    // Far more than a test takes, also on a machine that is several times slower: it ends what hangs.
    testTimeout: 180_000,
    // One more than there are processors, because tests also wait: for timers, processes and the database.
    maxWorkers: availableParallelism() + 1,
    testSequencer: "<rootDir>/tests/support/slow-files-first.cjs",
    projects: [
      await project({ displayName: "unit", testEnvironment: "node", testMatch: ["<rootDir>/tests/unit/**/*.test.ts"] }),
      await project({
        displayName: "components",
        testEnvironment: "jsdom",
        testMatch: ["<rootDir>/tests/unit/**/*.test.tsx"],
        setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/support/screens/dom.ts"],
      }),
      await project({
        displayName: "integration",
        testEnvironment: "node",
        testMatch: ["<rootDir>/tests/integration/**/*.test.ts", "<rootDir>/tests/security/**/*.test.ts"],
        globalSetup: "<rootDir>/tests/support/servers/database-setup.ts",
        globalTeardown: "<rootDir>/tests/support/servers/database-teardown.ts",
      }),
    ],
  };
};

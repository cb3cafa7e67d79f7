const { join } = require("node:path");
const completeConfig = require("../../jest.config.js");

/** The unit tests alone, as one configuration: Stryker cannot count coverage across Jest's projects. */
module.exports = async function unitConfig() {
  const { projects, testTimeout } = await completeConfig();
  const { displayName, ...unit } = projects.find((project) => project.displayName === "unit");
  return {
    ...unit,
    testTimeout,
    rootDir: join(__dirname, "..", ".."),
    filter: join(__dirname, "tests-of-mutant.js"),
    testEnvironment: join(__dirname, "first-failure-environment.js"),
    watchman: false,
  };
};

const NodeEnvironment = require("@stryker-mutator/jest-runner/jest-env/node");

/** Skips the tests after the first that fails in a file: the change is noticed. (Jest's own `bail` counts files.) */
module.exports = class FirstFailureEnvironment extends NodeEnvironment {
  hasFailed = false;

  handleTestEvent(event) {
    if (event.name === "test_done" && event.test.errors.length > 0) this.hasFailed = true;
    if (event.name === "test_start" && this.hasFailed) event.test.mode = "skip";
  }
};

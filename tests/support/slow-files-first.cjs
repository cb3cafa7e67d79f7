const Sequencer = require("@jest/test-sequencer").default;

/** Files whose tests start processes: the slowest ones of a run. */
const SLOW = /[\\/]tests[\\/](integration[\\/](start|walk)|security)[\\/]/;

/**
 * Without the durations of an earlier run, Jest begins with the largest files. A slow file that is small would begin last,
 * and the run would wait for it alone.
 */
module.exports = class SlowFilesFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(({ path }) => SLOW.test(path)), ...sorted.filter(({ path }) => !SLOW.test(path))];
  }
};

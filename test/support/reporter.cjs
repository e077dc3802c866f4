// Mocha's spec reporter with closing lines: each failed test by its whole name, then how many passed, failed and were skipped.
const { reporters } = require("mocha");

module.exports = class CountReporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once("end", () => {
      const failed = this.failures.map((test) => `FAILED: ${test.fullTitle()}`);
      const { passes, failures, pending } = this.stats;
      setImmediate(() =>
        console.log([...failed, `${passes} passed, ${failures} failed, ${pending} skipped`].join("\n")),
      );
    });
  }
};

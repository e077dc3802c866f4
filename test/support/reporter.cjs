// Mocha's spec reporter with a closing line that says how many tests passed, failed and were skipped.
const { reporters } = require("mocha");

module.exports = class CountReporter extends reporters.Spec {
  constructor(runner, options) {
    super(runner, options);
    runner.once("end", () => {
      const { passes, failures, pending } = this.stats;
      setImmediate(() => console.log(`${passes} passed, ${failures} failed, ${pending} skipped`));
    });
  }
};

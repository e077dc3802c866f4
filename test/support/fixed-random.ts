// Property tests draw the same examples in every run, so that a run says something about the code and not about luck. Loaded by
// mocha before any test.
import fc from "fast-check";

fc.configureGlobal({ seed: 20_261_102 });

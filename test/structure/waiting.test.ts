import { expect } from "chai";
import { isTypeScript, listFiles, readText } from "../support/project-files.ts";
import { until } from "../support/until.ts";

/** A loop that looks again and again; in programs that tests start it would be the program's own affair. */
const BY_HAND =
  /while \(.*\)\s*await (sleep|new Promise.*set(Timeout|Immediate)|\w+(\.\w+)*\.waitForTimeout)\b|function until\b|const until = /;
const OWN_WAYS = ["test/support/until.ts", "test/structure/waiting.test.ts"];

describe("waiting in tests", () => {
  it("gives what was waited for", async () => {
    let tries = 0;
    const found = await until(() => (++tries > 2 ? tries : undefined), "it was not found");
    expect(found).to.equal(3);
  });

  it("is bounded, and says what did not happen", async () => {
    const waiting = until(() => false, "the host was handed no job", { within: 20 });
    expect(await waiting.catch(String)).to.equal("Error: the host was handed no job within 0.02 s");
  });

  it("takes an error for not yet, and tells the last one", async () => {
    let tries = 0;
    await until(() => {
      if (++tries < 3) throw new Error("not there");
      return true;
    }, "it did not come");
    const never = until(() => Promise.reject(new Error("no such file")), "it did not come", { within: 10 });
    expect(await never.catch(String)).to.equal("Error: it did not come within 0.01 s: Error: no such file");
  });

  it("is done in one way", () => {
    const tests = listFiles("test").filter((path) => isTypeScript(path) && !path.endsWith("-program.ts"));
    const found = tests.filter((path) => !OWN_WAYS.includes(path) && BY_HAND.test(readText(path)));
    expect(found, "use until(condition, sentence) of test/support/until.ts").to.deep.equal([]);
  });
});

import { expect } from "chai";
import { createMachine, backendLabel } from "../../../../web_ext/store/settings/machine.ts";
import { answeringService, settled } from "../../../support/page/page-states.ts";

const backend = (down: string | null) => ({ name: "local", kind: "local", where: "http://a", down });

describe("what the page knows of the machine", () => {
  it("looks again while somebody looks on, one look at a time, and stops with them", async () => {
    let down: string | null = null;
    const waiting: (() => void)[] = [];
    const wait = (_ms: number, then: () => void) => {
      waiting.push(then);
      return () => void waiting.splice(waiting.indexOf(then), 1);
    };
    const service = answeringService({ backends: () => ({ backends: [backend(down)], api_key: false }) });
    const machine = createMachine(service.ask, wait);
    const stop = machine.watch();
    await settled();
    expect(machine.backends.value.map((each) => each.down)).to.deep.equal([null]);
    down = "it is away";
    waiting.shift()?.();
    await settled();
    expect(machine.backends.value.map((each) => each.down)).to.deep.equal(["it is away"]);
    waiting.shift()?.();
    stop();
    await settled();
    expect([waiting.length, service.asked.length], "a look that was under way begins no other").to.deep.equal([0, 3]);
  });

  it("calls backends as people do", () => {
    expect(["builtin", "local", "deployment:ltx2", "mine"].map(backendLabel)).to.deep.equal([
      "Animatic",
      "Local ComfyUI",
      "Deployment of ltx2",
      "mine",
    ]);
  });
});

import { effect, signal } from "@preact/signals";
import { expect } from "chai";
import { createEventBuffer } from "../../../../web_ext/store/base/event-buffer.ts";

describe("events that come fast", () => {
  it("change the page once, in their order", () => {
    const seen = signal<readonly string[]>([]);
    const waits: (() => void)[] = [];
    const take = createEventBuffer(
      (event) => (seen.value = [...seen.value, (event.data as { ep: string }).ep]),
      (_ms, then) => waits.push(then),
    );
    let drawn = 0;
    const stop = effect(() => void (seen.value, drawn++));
    for (let i = 0; i < 100; i++) take({ type: "studio.episode", data: { ep: String(i) } });
    expect([waits.length, seen.value.length]).to.deep.equal([1, 0]);
    waits[0]?.();
    expect(seen.value).to.deep.equal(Array.from({ length: 100 }, (_, index) => String(index)));
    expect(drawn).to.equal(2);
    take({ type: "studio.episode", data: { ep: "later" } });
    waits[1]?.();
    expect(seen.value.at(-1)).to.equal("later");
    stop();
  });
});

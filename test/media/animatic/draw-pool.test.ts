import { expect } from "chai";
import { existsSync } from "node:fs";
import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { openDrawPool, type DrawPool } from "../../../src/media/animatic/draw-pool.ts";
import { sampleOrder, type SampleShot } from "../../support/media/sample-takes.ts";
import { scratchFolder } from "../../support/episodes/scratch-folder.ts";

const message = (promise: Promise<unknown>) =>
  promise.then(
    () => "done",
    (thrown: Error) => thrown.message,
  );

describe("the drawing threads", function () {
  this.timeout(60_000);
  const folder = scratchFolder();
  let pool: DrawPool | undefined;
  afterEach(() => pool?.close());

  const order = (name: string, sample: SampleShot = {}) =>
    sampleOrder({ width: 128, height: 72, ...sample, output: join(folder(), `${name}.mp4`) });
  /** Far more frames than are drawn until anybody can stop it. */
  const ENDLESS = 1800;
  const endless = (name: string) => order(name, { length: ENDLESS, width: 256, height: 144 });

  it("draw takes side by side, and tell their progress", async () => {
    const drawing = openDrawPool(2);
    pool = drawing;
    const reported: number[] = [];
    const onFrame = (done: number, total: number) => reported.push(done / total);
    const draw = (shot: number) =>
      drawing.draw(order(`t${shot}`, { shot, length: 72, width: 256, height: 144 }), { onFrame });
    const drawn = await Promise.all([0, 1, 2].map(draw));
    expect(drawn.map(({ frames }) => frames)).to.deep.equal([72, 72, 72]);
    expect(reported.filter((part) => part === 1)).to.have.length(3);
    expect(reported.length).to.be.within(3, 216);
    expect((await readdir(folder())).toSorted()).to.deep.equal(["t0.mp4", "t1.mp4", "t2.mp4"]);
  });
  it("need nothing of the caller's thread: a take is finished while that one stands still", async () => {
    pool = openDrawPool(1);
    const { started, onFrame } = watchFrames();
    const take = order("alone", { length: 48, width: 256, height: 144 });
    const drawn = pool.draw(take, { onFrame });
    await started;
    for (let turn = 0; turn < 400 && !existsSync(take.output); turn++) standStill(50);
    expect(existsSync(take.output)).to.equal(true);
    expect((await drawn).frames).to.equal(48);
  });
  it("hand back a failure as a sentence and go on with the next take", async () => {
    pool = openDrawPool(1);
    const [bad, good] = [pool.draw(order("bad", { width: 63 })), pool.draw(order("good", { length: 2 }))];
    expect(await message(bad)).to.equal("63x72 cannot be filmed: both sides of a frame must be even");
    expect((await good).frames).to.equal(2);
  });
  it("stop a take long before its end when it is cancelled, and give its thread to the next", async () => {
    pool = openDrawPool(1);
    const cancel = new AbortController();
    const { frames, started, onFrame } = watchFrames();
    const reported: string[] = [];
    const long = message(pool.draw(endless("long"), { signal: cancel.signal, onFrame })).then((text) =>
      reported.push(text),
    );
    const next = pool.draw(order("next", { length: 2 }));
    await started;
    cancel.abort(new Error("cancelled by the writer"));
    await Promise.all([next, long]);
    expect(reported).to.deep.equal(["cancelled by the writer"]);
    expect(frames.at(-1)).to.be.below(ENDLESS / 2);
    expect(await readdir(folder())).to.deep.equal(["next.mp4"]);
  });
  it("forget a take that is cancelled while it waits, or before it comes", async () => {
    pool = openDrawPool(1);
    const cancel = new AbortController();
    const first = pool.draw(order("first", { length: 24 }));
    const second = message(pool.draw(order("second"), { signal: cancel.signal }));
    cancel.abort(new Error("not wanted"));
    expect(await second).to.equal("not wanted");
    expect(await message(pool.draw(order("third"), { signal: cancel.signal }))).to.equal("not wanted");
    await first;
    expect(await readdir(folder())).to.deep.equal(["first.mp4"]);
  });
  it("fail the take of a thread that dies, clear its files, and start another thread", async () => {
    const script = join(folder(), "mortal.mjs");
    await writeFile(
      script,
      `import { writeFileSync } from "node:fs";
       import { parentPort } from "node:worker_threads";
       parentPort.on("message", ({ order }) => {
         if (order.take === 2) return parentPort.postMessage({ kind: "done", result: { frames: 1 } });
         writeFileSync(order.partials.part, "half");
         writeFileSync(order.partials.sound, "half");
         if (order.take === 1) process.exit(7);
         throw new Error("out of paint");
       });`,
    );
    pool = openDrawPool(1, pathToFileURL(script));
    const take = (number: number) => (pool as DrawPool).draw({ ...order("dies"), take: number });
    const [exits, throws, lives] = [message(take(1)), message(take(3)), take(2)];
    expect(await exits).to.equal("the drawing thread ended unexpectedly (code 7): render the take again");
    expect(await throws).to.equal("the drawing thread ended unexpectedly (out of paint): render the take again");
    expect((await lives).frames).to.equal(1);
    expect(await readdir(folder())).to.deep.equal(["mortal.mjs"]);
  });
  it("end a thread that does not hear that it was cancelled", async () => {
    const script = join(folder(), "deaf.mjs");
    await writeFile(
      script,
      `import { parentPort } from "node:worker_threads"; parentPort.on("message", () => { for (;;); });`,
    );
    pool = openDrawPool(1, pathToFileURL(script));
    const cancel = new AbortController();
    const drawing = message(pool.draw(order("deaf"), { signal: cancel.signal }));
    setTimeout(() => cancel.abort(new Error("stop")), 200);
    expect(await drawing).to.equal("stop");
  });
  it("close at once: what is drawn is cancelled, what waits is refused", async () => {
    pool = openDrawPool(1);
    const { frames, started, onFrame } = watchFrames();
    const drawing = [message(pool.draw(endless("long"), { onFrame })), message(pool.draw(order("waits")))];
    await started;
    await pool.close();
    expect(frames.at(-1)).to.be.below(ENDLESS / 2);
    expect(await Promise.all(drawing)).to.deep.equal(["the service is stopping", "the service is stopping"]);
    expect(await message(pool.draw(order("late")))).to.equal("the service is stopping");
    expect(await readdir(folder())).to.deep.equal([]);
  });
});

/** Holds this thread up. Milliseconds. */
function standStill(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Notes the frames of a take as they are told; `started` resolves with the first. */
function watchFrames() {
  const frames: number[] = [];
  let begin = (): void => {};
  const started = new Promise<void>((resolve) => (begin = resolve));
  const onFrame = (done: number) => {
    frames.push(done);
    begin();
  };
  return { frames, started, onFrame };
}

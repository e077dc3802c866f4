import { signal } from "@preact/signals";
import { expect } from "chai";
import { createPlayback } from "../../../../web_ext/store/playback/playback.ts";
import { Rewinding } from "../../../../web_ext/store/playback/rewinding.ts";
import { makeShot, makeTake, settled } from "../../../support/page/page-states.ts";

const drawn = (id: string) => makeShot(id, { takes: [makeTake(1)] });
const LAST = 3 * 48 - 1;

type Playback = ReturnType<typeof createPlayback>;

const KEYS = {
  Space: (it: Playback) => it.toggle(),
  "Shift Space": (it) => it.playAll(),
  J: (it) => it.shuttle(-1),
  K: (it) => it.pause(),
  L: (it) => it.shuttle(1),
  "←": (it) => it.step(-1),
  "→": (it) => it.step(1),
  "[": (it) => it.jump(-1),
  "]": (it) => it.jump(1),
  Home: (it) => it.step(-it.programme.peek().frames),
  End: (it) => it.step(it.programme.peek().frames),
} satisfies Record<string, (it: Playback) => void>;
type Key = keyof typeof KEYS;
const NAMES = Object.keys(KEYS) as Key[];

const at = (frame: number) => Math.max(0, Math.min(LAST, frame));

/** What a key makes of a transport that runs at a rate and shows a frame, written out apart from the code. */
function expected(key: Key, [rate, frame]: readonly [number, number]): [number, number] {
  const start = Math.floor(frame / 48) * 48;
  switch (key) {
    case "K":
      return [0, frame];
    case "Space":
      return rate === 0 ? [1, frame === LAST ? 0 : frame] : [0, frame];
    case "Shift Space":
      return [1, 0];
    case "L":
      if (rate === 0) return [1, frame === LAST ? 0 : frame];
      return [rate < 0 ? 1 : Math.min(4, rate * 2), frame];
    case "J":
      return [frame === 0 ? 0 : rate < 0 ? Math.max(-4, rate * 2) : -1, frame];
    case "←":
      return [0, at(frame - 1)];
    case "→":
      return [0, at(frame + 1)];
    case "[":
      return [rate, frame > start ? start : at(start - 48)];
    case "]":
      return [rate, start + 48 > LAST ? frame : start + 48];
    case "Home":
      return [0, 0];
    case "End":
      return [0, LAST];
  }
}

const seen = (it: Playback) => [it.playing.value ? it.speed.value : 0, it.frame.value] as const;

describe("the transport", () => {
  const open = () => createPlayback({ shots: signal(["a", "b", "c"].map(drawn)), fps: signal(24) });

  for (const first of NAMES)
    it(`does after ${first} what every key says, also while frames come late`, () => {
      for (const second of NAMES)
        for (const from of [0, 30, 70, LAST]) {
          const it = open();
          it.seek(from);
          KEYS[first](it);
          const between = expected(first, [0, from]);
          expect(seen(it), first).to.deep.equal(between);
          KEYS[second](it);
          const after = expected(second, between);
          expect(seen(it), `${first}, then ${second} from ${from}`).to.deep.equal(after);
          if (after[0] !== 0) continue;
          it.atFrame(5);
          it.ended();
          expect(seen(it), `${first}, then ${second} from ${from}, and a late frame`).to.deep.equal(after);
        }
    });

  it("changes speed and playing in one step, so that nobody sees half of it", () => {
    const it = open();
    const states: string[] = [];
    it.seek(60);
    it.shuttle(-1);
    it.playing.subscribe((playing) => states.push(`${String(playing)} ${it.speed.peek()}`));
    it.pause();
    expect(states).to.deep.equal(["true -1", "false 1"]);
  });
});

describe("running back", () => {
  /** Decks on a clock of the test: a frame is found `delay` pictures of the screen later. */
  function openDecks() {
    let time = 0;
    const pictures: (() => void)[] = [];
    const found: (() => void)[] = [];
    const reported: number[] = [];
    const rewinding = new Rewinding({
      now: () => time,
      nextPicture: (then) => pictures.push(then),
      show: async (frame, isWanted) => {
        await new Promise<void>((resolve) => found.push(resolve));
        if (isWanted()) reported.push(frame);
        return isWanted();
      },
      onEnded: () => reported.push(-1),
    });
    const tick = async (ms: number) => {
      time += ms;
      for (const then of pictures.splice(0)) then();
      await settled();
    };
    const find = async () => {
      for (const resolve of found.splice(0)) resolve();
      await settled();
    };
    return { rewinding, reported, tick, find };
  }
  const START = { frame: 20, fps: 10, speed: 1, first: 0 };

  it("shows frames at its rate, leaves out what comes too late, and ends on the first one", async () => {
    const { rewinding, reported, tick, find } = openDecks();
    rewinding.start(START);
    for (const ms of [100, 100, 500, 5000]) {
      await tick(ms);
      await find();
    }
    expect(reported).to.deep.equal([19, 18, 13, 0, -1]);
  });

  it("shows nothing more once it is stopped, also not the frame that was on its way", async () => {
    const { rewinding, reported, tick, find } = openDecks();
    rewinding.start(START);
    await tick(100);
    await find();
    await tick(100);
    rewinding.stop();
    await find();
    await tick(5000);
    await find();
    expect(reported).to.deep.equal([19]);
  });

  it("goes on from a new frame at a new speed, and the older run is over", async () => {
    const { rewinding, reported, tick, find } = openDecks();
    rewinding.start(START);
    await tick(100);
    rewinding.start({ ...START, frame: 12, speed: 2 });
    await find();
    await tick(100);
    await find();
    expect(reported).to.deep.equal([10]);
  });
});

// Tours of a place in the page's state: which is open, its frames in order, what is asked.
import { expect } from "chai";
import type { RefTakeEntry, TourEntry } from "../../../../src/contracts/replies/ref.ts";
import type { Ask } from "../../../../web_ext/api/calls.ts";
import { createNotices } from "../../../../web_ext/store/base/notices.ts";
import { isRunning } from "../../../../web_ext/store/refs/ref-view.ts";
import { createTours, holdsOf, momentWords, openTour, tourWords } from "../../../../web_ext/store/refs/tours.ts";
import { makeRef } from "./make-ref.ts";

const tour = (number: number, more: Partial<TourEntry> = {}): TourEntry => ({
  ...{ tour: number, status: "ok", move: "pan", holds: 2, error: null, video: `t${number}.mp4`, seconds: 6 },
  ...more,
});
const hold = (more: Partial<RefTakeEntry>) => ({ usable: true, tour: 1, ...more }) as RefTakeEntry;

describe("the tours of a place in the page", () => {
  it("open with the newest that has a video, or with the chosen one", () => {
    const tours = [tour(1), tour(2), tour(3, { status: "queued", video: null })];
    expect(openTour({ tours }, undefined)?.tour).to.equal(2);
    expect(openTour({ tours }, 1)?.tour).to.equal(1);
    expect(openTour({ tours }, 3)?.tour).to.equal(2);
    expect(openTour({ tours: [] }, 1)).to.equal(undefined);
    expect(isRunning(makeRef({ tours }))).to.equal(true);
    expect(isRunning(makeRef({ tours: tours.slice(0, 2) }))).to.equal(false);
  });

  it("have their frames in the order of the video", () => {
    const tour_holds = [
      hold({ take: 1, time: 0, hold: 1 }),
      hold({ take: 2, time: 4, hold: 2 }),
      hold({ take: 3, time: 1, hold: null }),
      hold({ take: 4, tour: 2 }),
      hold({ take: 5, usable: false }),
    ];
    expect(holdsOf({ tour_holds }, 1).map(({ take }) => take)).to.deep.equal([1, 3, 2]);
    expect(holdsOf({ tour_holds }, 1).map(momentWords)).to.deep.equal(["0.0 s", "1.0 s, chosen", "4.0 s"]);
  });

  it("say how far they are", () => {
    expect(tourWords(tour(1))).to.equal("6 s, 2 holds");
    expect(tourWords(tour(1, { holds: 1 }))).to.equal("6 s, 1 hold");
    expect(tourWords(tour(1, { status: "queued" }))).to.equal("in the queue or being made");
    expect(tourWords(tour(1, { status: "failed" }))).to.equal("failed");
  });

  it("are asked for, and their frames kept as candidates of the plate", async () => {
    const asked: unknown[] = [];
    let refused = "";
    const ask = (async (name: string, input: unknown) => {
      asked.push([name, input]);
      const refusal = { ok: false, unreachable: false, status: 409, sentence: "no plate", fields: {} };
      return name === refused ? refusal : { ok: true, value: { take: name === "cutTourFrame" ? 4 : 9 } };
    }) as unknown as Ask;
    const notices = createNotices();
    let changes = 0;
    const tours = createTours({ ask, notices, ep: () => "/ep", changed: () => (changes += 1) });
    const place = { ep: "/ep", ref: "location:yard" };
    expect(await tours.make("location:yard", "pan", 4)).to.equal(true);
    expect(await tours.keepMoment("location:yard", 1, 2.5)).to.equal(9);
    expect(asked).to.deep.equal([
      ["tourRef", { ...place, move: "pan", seconds: 4 }],
      ["cutTourFrame", { ...place, tour: 1, seconds: 2.5 }],
      ["copyRefTake", { ...place, view: "tour", take: 4, to: "location:yard" }],
    ]);
    refused = "cutTourFrame";
    expect(await tours.keepMoment("location:yard", 1, 2.5)).to.equal(undefined);
    refused = "tourRef";
    expect(await tours.make("location:yard", "pan", 4)).to.equal(false);
    expect([notices.at("ref:location:yard"), changes]).to.deep.equal(["no plate", 4]);
  });
});

// Camera tours of a place as the References workspace shows them: each with its held frames in the order of the video, and what is asked of
// the service about them.
import { signal, type Signal } from "@preact/signals";
import type { Ref, RefTakeEntry, TourEntry } from "../../../src/contracts/replies/ref.ts";
import type { Ask } from "../../api/calls.ts";
import type { Notices } from "../base/notices.ts";
import { refTopic } from "./ref-asks.ts";

/** Seconds that a tour can last. */
export const TOUR_SECONDS = { least: 2, most: 10, usual: 6 } as const;

/** Words that any target understands, to begin with. */
export const TOUR_MOVES = ["slow pan to the right", "slow pan to the left", "push in", "pull back", "tilt up"] as const;

export interface Tours {
  /** Which tour of the place on screen is open; undefined: the newest that can be seen. */
  readonly open: Signal<number | undefined>;
  /** Whether it was queued. */
  readonly make: (ref: string, move: string, seconds: number) => Promise<boolean>;
  /** A held frame becomes a candidate of the plate; its number there. */
  readonly keepHold: (ref: string, take: number) => Promise<number | undefined>;
  /** The moment of a tour becomes a held frame, and that a candidate of the plate; its number there. */
  readonly keepMoment: (ref: string, tour: number, seconds: number) => Promise<number | undefined>;
}

interface TourPorts {
  readonly ask: Ask;
  readonly notices: Pick<Notices, "settle">;
  readonly ep: () => string;
  /** What is shown of the references is old. */
  readonly changed: () => void;
}

export function createTours({ ask, notices, ep, changed }: TourPorts): Tours {
  const open = signal<number | undefined>(undefined);
  const keepHold: Tours["keepHold"] = async (ref, take) => {
    const answer = await ask("copyRefTake", { ep: ep(), ref, view: "tour", take, to: ref });
    changed();
    return notices.settle(refTopic(ref), answer)?.take;
  };
  return {
    open,
    keepHold,
    make: async (ref, move, seconds) => {
      const made = notices.settle(refTopic(ref), await ask("tourRef", { ep: ep(), ref, move, seconds }));
      changed();
      return made !== undefined;
    },
    keepMoment: async (ref, tour, seconds) => {
      const held = notices.settle(refTopic(ref), await ask("cutTourFrame", { ep: ep(), ref, tour, seconds }));
      if (held) return keepHold(ref, held.take);
      changed();
      return undefined;
    },
  };
}

/** The open tour of a place: the one that was chosen, else the newest with a video. */
export function openTour({ tours }: Pick<Ref, "tours">, chosen: number | undefined): TourEntry | undefined {
  return (
    tours.find(({ tour, video }) => tour === chosen && video !== null) ?? tours.findLast(({ video }) => video !== null)
  );
}

/** Its held frames that are there, by their moment. */
export function holdsOf({ tour_holds: holds }: Pick<Ref, "tour_holds">, tour: number): readonly RefTakeEntry[] {
  return holds.filter((take) => take.tour === tour && take.usable).toSorted((a, b) => (a.time ?? 0) - (b.time ?? 0));
}

/** `1.5 s`, and that a person chose it. */
export function momentWords({ time, hold }: Pick<RefTakeEntry, "time" | "hold">): string {
  const at = `${(time ?? 0).toFixed(1)} s`;
  return hold === null ? `${at}, chosen` : at;
}

/** What a row says of a tour. */
export function tourWords({ status, seconds, holds }: Pick<TourEntry, "status" | "seconds" | "holds">): string {
  if (status === "queued") return "in the queue or being made";
  if (status === "failed") return "failed";
  return `${seconds} s, ${holds} ${holds === 1 ? "hold" : "holds"}`;
}

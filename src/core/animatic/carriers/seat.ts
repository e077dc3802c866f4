// A seat of what carries people, how the table of them is read, and who may have one.
import type { Actor, Beat } from "../acting/acting.ts";

/** On what it runs: what is drawn behind it, and how it rocks. */
export type Runs = "wheels" | "rails" | "hooves" | "water" | "air" | "snow" | "swing" | "still" | "hops";

export interface Seat {
  /** Where the hips are, in heights of the carrier: from its middle to its front, and above its ground. */
  readonly forward: number;
  readonly up: number;
  /** A key of what riders do in it. */
  readonly as: string;
  /** Painted before the carrier, which hides what is below its edge. */
  readonly isUnder: boolean;
  /** Painted over the carrier, and seen from the hips upwards: in a basket. */
  readonly isRim: boolean;
  /** Beside another seat, away from whoever looks. */
  readonly isFar: boolean;
}

/** Who is on board of what. */
export interface Boarding {
  /** Id of the carrier. */
  readonly on: string;
  readonly as: "rider" | "pusher" | "leader";
  /** Which of its seats. */
  readonly seat: number;
  /** The part of its outside that they are on, and where that is. */
  readonly outside?: "roof" | "bonnet" | "boot" | "tailgate" | "bed";
  readonly outer?: Seat;
  /** Parts of the shot between which somebody is on board, 0 to 1. */
  readonly from: number;
  readonly to: number;
  /** Out of its window, or over its side. */
  readonly leans: boolean;
  /** It is this one that makes it go. */
  readonly drives: boolean;
  /** It falls off, or is thrown. */
  readonly isThrown?: boolean;
  /** The words that led to it. */
  readonly because: readonly string[];
}

export function seatsIn(written: string): readonly Seat[] {
  return written.split(", ").map((one) => {
    const [forward, up, as = "sit", ...more] = one.split(" ");
    return {
      ...{ forward: Number(forward), up: Number(up), as },
      ...{ isUnder: more.includes("under"), isFar: more.includes("far"), isRim: more.includes("rim") },
    };
  });
}

/** Somebody who may be on board. */
export interface Passenger {
  readonly actor: Actor;
  readonly beats: readonly Beat[];
  /** Words of the own design. */
  readonly design: readonly string[];
}

export interface Vehicle {
  readonly id: string;
  readonly words: ReadonlySet<string>;
  readonly runs: Runs;
  readonly isPushed: boolean;
  /** It is an animal. */
  readonly isMount: boolean;
  readonly moves: boolean;
}

export type BoardingFound = Omit<Boarding, "seat" | "outer">;

export const WHOLE = { as: "rider", from: 0, to: 1, leans: false, drives: false } as const;

/** Part of the shot at which somebody gets in or out: neither at the very beginning nor at the very end. */
export const moment = (at: number): number => Math.min(0.62, Math.max(0.4, at));

/** Who sleeps in a seat does so sitting, and nobody at a wheel. */
export function inSeat(beat: Beat, { as, isUnder }: Seat): Beat {
  if ((beat.mood !== "asleep" && beat.posture !== "lie") || as === "lie" || !isUnder) return beat;
  return as === "drive" ? { ...beat, mood: "plain", posture: "stand" } : { ...beat, posture: "sit" };
}

// What the flags of delivery take, read while the command line is: each throws what it wants instead.
import { InvalidArgumentError } from "commander";
import { NO_MATCH, parseColourMatch } from "../../core/lib/colour-match.ts";

const ACTIONS = ["plan", "queue", "assemble", "prores"] as const;
export type MasterAction = (typeof ACTIONS)[number];

export function masterAction(text: string): MasterAction {
  const action = ACTIONS.find((each) => each === text);
  if (action) return action;
  throw new InvalidArgumentError(`choose ${ACTIONS.join(", ")}`);
}

export type CropFlag = readonly [shot: string, centre: [number, number]];

/** `sh010:0.3,0.5`, as often as there are shots. */
export function cropFlag(text: string, before: readonly CropFlag[] = []): readonly CropFlag[] {
  const parts = /^(.+):([\d.]+),([\d.]+)$/.exec(text);
  const [x, y] = [Number(parts?.[2]), Number(parts?.[3])];
  if (parts?.[1] === undefined || !(x >= 0 && x <= 1 && y >= 0 && y <= 1))
    throw new InvalidArgumentError("write a shot and two parts of its picture, for example sh010:0.3,0.5");
  return [...before, [parts[1], [x, y]]];
}

export function matchFlag(text: string): string {
  const read = parseColourMatch(text);
  if (read && read.match !== NO_MATCH && !/\s/.test(text.trim())) return read.match;
  throw new InvalidArgumentError("give plate, first or shot:<id>, for example shot:sh010");
}

export function strengthFlag(text: string): number {
  const strength = text.trim() === "" ? Number.NaN : Number(text);
  if (strength >= 0 && strength <= 1) return strength;
  throw new InvalidArgumentError("give a part from 0 to 1, for example 0.5");
}

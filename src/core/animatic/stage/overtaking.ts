// Two that go the same way, of whom one overtakes the other: where across the picture each begins and ends, the faster one before the other.
import { OVERTAKING } from "../acting/words.ts";
import type { Frame } from "../frame.ts";
import type { CastMember, Mount, StagedMember } from "./staged-member.ts";

interface Mover {
  readonly member: CastMember;
  readonly spot: StagedMember["spot"];
  readonly mount: Mount | null;
}

/** Pixels from the spot, forwards, between which it goes. */
export type Span = readonly [from: number, to: number];

const ALSO =
  /\b(?:rac|shoot|speed|storm|flash|pedal|gallop|rid|sprint|surg|pull|run|roar|zoom|sweep)\w*(?: (?:out|hard|up|fast))? (?:past|ahead of)\b|\bpass(?:es|ing)\b/;

/** Shares of the frame's breadth, from behind. */
const FASTER = [0.2, 0.8] as const;
const SLOWER = [0.46, 0.54] as const;

/** Spans by id; the last of `order` are those who overtake. */
export function overtaking<T extends Mover>(
  all: readonly T[],
  words: string,
  { width }: Frame,
): { readonly order: readonly T[]; readonly spans: ReadonlyMap<string, Span> } {
  const text = words.toLowerCase();
  const movers = all.filter((one) => isMover(one));
  const faster = movers.find((one) => crewOf(one, all).some((own) => isFaster(own.member, movers, text)));
  const [slower, more] = movers.filter((one) => one !== faster);
  if (!faster || !slower || more || faster.spot.facing !== slower.spot.facing) return { order: all, spans: new Map() };
  const crew = new Set(crewOf(faster, all));
  return {
    order: [...all.filter((one) => !crew.has(one)), ...crew],
    spans: new Map([
      [faster.member.id, spanOf(faster, FASTER, width)],
      [slower.member.id, spanOf(slower, SLOWER, width)],
    ]),
  };
}

/** Goes across by itself: nobody who is carried does. */
function isMover({ member, mount }: Mover): boolean {
  return mount?.as !== "rider" && member.beats.some(({ way }) => way === "across");
}

/** With whoever is on board. */
function crewOf<T extends Mover>(one: T, all: readonly T[]): readonly T[] {
  return [one, ...all.filter(({ mount }) => mount?.as === "rider" && mount.on === one.member.id)];
}

function isFaster({ beats, name }: CastMember, movers: readonly Mover[], text: string): boolean {
  if (beats.some(({ because: [verb = ""] }) => OVERTAKING.test(verb))) return true;
  const said = movers.length === 2 ? ALSO.exec(text)?.index : undefined;
  const at = name === "" ? -1 : text.indexOf(name.toLowerCase());
  return said !== undefined && at >= 0 && at < said;
}

function spanOf({ spot: { x, facing } }: Mover, [from, to]: readonly [number, number], width: number): Span {
  const away = (share: number) => (facing === 1 ? share * width - x : x - (1 - share) * width);
  return [away(from), away(to)];
}

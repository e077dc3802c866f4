// A small animal that somebody gives to somebody: in the arms of the one, and then of the other.
import { STANDING, type Actor, type Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const GIVES: ReadonlySet<Beat["gesture"]> = new Set(["give", "hand_over", "offer", "give_baby"] as const);
/** Part of the deed at which it changes arms. */
const CHANGES = 0.5;

export function handedOver(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map(acting);
  for (const giver of actors.filter(({ acts, isPerson }) => acts && isPerson)) {
    const gives = acting.get(giver.id)?.find(({ gesture }) => GIVES.has(gesture));
    const beast =
      gives && actors.find((one) => one.isBeast && one.isSmall && isSaid(one, gives) && !isTaker(one, gives));
    const taker = gives && beast && takerOf(gives, giver, actors);
    if (taker) hand(done, gives, { giver: giver.id, taker: taker.id, beast: beast.id });
  }
  return done;
}

interface Handing {
  readonly giver: string;
  readonly taker: string;
  readonly beast: string;
}

function hand(done: Map<string, readonly Beat[]>, gives: Beat, { giver, taker, beast }: Handing): void {
  const beats = done.get(giver) ?? [];
  const theirs = done.get(taker) ?? [];
  const next = beats[beats.indexOf(gives) + 1]?.from ?? 1;
  const from = gives.from + (next - gives.from) * CHANGES;
  const both = { from: gives.from, posture: "stand", way: "none", holds: [], because: gives.because } as const;
  const [own = STANDING] = done.get(beast) ?? [];
  const rests: Beat = { ...own, ...both, posture: "sit", animal: "sit", gesture: "none", site: undefined };
  done.set(
    giver,
    beats.map((one): Beat => (one === gives ? { ...one, ...both, gesture: "give_baby", ...at(taker) } : one)),
  );
  done.set(taker, [
    ...theirs.filter((one) => one.from < gives.from),
    { ...STANDING, ...both, gesture: "take_baby", mood: "glad", ...at(giver) },
    ...theirs.filter((one) => one.from > gives.from && one.order !== undefined),
  ]);
  done.set(beast, [
    { ...rests, from: 0, object: giver, perch: { on: giver, at: "arms" } },
    { ...rests, from, object: taker, perch: { on: taker, at: "arms" } },
  ]);
}

const at = (id: string): Pick<Beat, "object" | "gaze"> => ({ object: id, gaze: { to: "subject", id } });

const isSaid = ({ id, words }: Actor, { object, because }: Beat): boolean =>
  object === id || words.some((word) => because.includes(word));

/** "brings the carrot to the rabbit": the rabbit is not brought. */
const isTaker = ({ words }: Actor, { because }: Beat): boolean =>
  because.some(
    (word, at) => words.includes(word) && /\bto(?: the| an?| his| her)?$/.test(because.slice(0, at).join(" ")),
  );

/** Who is named, else the only other one. */
function takerOf(gives: Beat, giver: Actor, actors: readonly Actor[]): Actor | undefined {
  const people = actors.filter(({ id, acts, isPerson }) => acts && isPerson && id !== giver.id);
  return people.find((one) => isSaid(one, gives)) ?? (people.length === 1 ? people[0] : undefined);
}

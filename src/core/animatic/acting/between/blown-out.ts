// A flame that is in somebody else's hand is blown out there: "blows out the candle in his hand", "blows out the match in Lukas's fingers".
import type { Actor, Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const HAND = "(?:\\w+ )?(?:hands?|fingers?|fingertips|grip|fist|grasp)";
const THEIRS = new RegExp(`\\b(?:in|between|from) (?:his|her|their|\\w+ 's) ${HAND}\\b`);
const WHOSE: Readonly<Record<Actor["form"], RegExp>> = { man: /\bhis\b/, woman: /\bher\b/, plain: /\btheir\b/ };
/** Part of the beat in which it still burns. */
const BURNS = 0.3;

export function blownOut(acting: Acting, actors: readonly Actor[]): Acting {
  const done = new Map([...acting].map(([id, beats]) => [id, inOneBreath(beats)]));
  for (const [id, beats] of [...done])
    for (const beat of beats) {
      const holder = beat.gesture === "blow_out" ? holderOf(beat, id, actors) : undefined;
      if (!holder) continue;
      const flame = beat.holds.at(-1) ?? "candle";
      done.set(
        id,
        (done.get(id) ?? []).map((one) => (one === beat ? blowing(one, holder.id, flame) : withoutIt(one, flame))),
      );
      done.set(holder.id, burning(done.get(holder.id) ?? [beat], beat, flame));
    }
  return done;
}

/** "puffs his cheeks and blows out the candles": they are before him as he does. */
function inOneBreath(beats: readonly Beat[]): readonly Beat[] {
  return beats.flatMap((beat, at) => {
    const [before, next] = [beats[at - 1], beats[at + 1]];
    if (next?.gesture === "blow_out" && BREATHES.has(beat.gesture)) return [];
    return [
      before && beat.gesture === "blow_out" && BREATHES.has(before.gesture) ? { ...beat, from: before.from } : beat,
    ];
  });
}

const BREATHES: ReadonlySet<Beat["gesture"]> = new Set(["breathe_out", "sigh", "gulp", "gasp"] as const);

/** Another one who is named before the hand; by "his" or "her" the only one whom that may mean. */
function holderOf({ because }: Beat, id: string, actors: readonly Actor[]): Actor | undefined {
  const said = THEIRS.exec(because.join(" ").replaceAll("'s", " 's").replaceAll(/ +/g, " "))?.[0];
  if (said === undefined) return undefined;
  const others = actors.filter((one) => one.id !== id && one.acts && one.isBeast !== true);
  const named = others.find(({ words }) => words.some((word) => new RegExp(`\\b${word} 's`).test(said)));
  if (named || said.includes("'s")) return named;
  const own = actors.find((one) => one.id === id);
  const meant = others.filter(({ form }) => WHOSE[form].test(said));
  return meant.length === 1 && own?.form !== meant[0]?.form ? meant[0] : undefined;
}

const withoutIt = (beat: Beat, flame: string): Beat => ({ ...beat, holds: beat.holds.filter((one) => one !== flame) });

function blowing(beat: Beat, holder: string, flame: string): Beat {
  return { ...withoutIt(beat, flame), gesture: "blow_theirs", object: holder, gaze: { to: "subject", id: holder } };
}

/** It burns in the hand until then, and smokes. */
function burning(own: readonly Beat[], beat: Beat, flame: string): readonly Beat[] {
  const [first = beat] = own;
  const before = own.filter(({ from }) => from < beat.from);
  const at = beat.from + BURNS * ((beat.until ?? 1) - beat.from);
  const holding: Beat = { ...first, way: "none", gesture: "keep_alight", holds: [flame] };
  const out: Beat = { ...holding, from: at, gesture: "burn_down", because: beat.because, object: null };
  return before.length > 0
    ? [...before.map((one) => ({ ...one, gesture: holding.gesture, holds: holding.holds })), out]
    : [{ ...holding, from: 0 }, out];
}

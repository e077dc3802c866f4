// Who reads to somebody in bed sits by the bed with the book, turned to them; who is read to lies there and listens. Who is hugged in bed sits up.
import { STANDING, type Beat } from "../acting.ts";

type Acting = ReadonlyMap<string, readonly Beat[]>;

const IN_BED = /\b(?:bed|bedside|bedtime|crib|cot|bunk|goodnight)\b/;

export const readAtBedside = (acting: Acting): Acting => huggedInBed(readToInBed(acting));

function readToInBed(acting: Acting): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const reading = beats.find(({ gesture }) => gesture === "read_to");
    const listener = reading?.object ?? "";
    const theirs = acting.get(listener);
    if (!reading || !theirs) continue;
    const lies = theirs.some((beat) => isAbed(beat) && beat.from <= reading.from);
    if (!lies && !IN_BED.test(reading.because.join(" "))) continue;
    done.set(
      id,
      beats.map((beat) => (beat === reading ? bySide(beat) : beat)),
    );
    const first = theirs.find(({ gesture }) => gesture === "look_on") ?? theirs[0] ?? STANDING;
    done.set(listener, [abed(first, id), ...theirs.slice(theirs.indexOf(first) + 1)]);
  }
  return done;
}

function huggedInBed(acting: Acting): Acting {
  const done = new Map(acting);
  for (const [id, beats] of acting) {
    const hug = beats.find(({ gesture }) => gesture === "hug");
    const theirs = acting.get(hug?.object ?? "");
    const other = theirs?.find((beat) => beat.object === id && beat.gesture === "hug" && beat.posture === "lie");
    if (!hug || !theirs || !other || !IN_BED.test([...beats, ...theirs].flatMap(({ because }) => because).join(" ")))
      continue;
    done.set(
      hug.object ?? "",
      theirs.map((beat) => (beat === other ? { ...beat, posture: "sit_bed" } : beat)),
    );
    done.set(
      id,
      beats.map((beat) => (beat === hug ? { ...beat, posture: "stand" } : beat)),
    );
  }
  return done;
}

const isAbed = ({ posture }: Beat): boolean => posture.startsWith("lie") || posture === "sit_bed";

const bySide = (beat: Beat): Beat => ({
  ...beat,
  ...{ gesture: "read", posture: "sit", way: "none", holds: beat.holds.length > 0 ? beat.holds : ["book"] },
});

const abed = (beat: Beat, reader: string): Beat => ({
  ...beat,
  ...{ from: 0, posture: isAbed(beat) ? beat.posture : "lie", gesture: "none", way: "none", mood: "glad" },
  ...{ object: reader, because: beat.because.length > 0 ? beat.because : ["in", "bed"] },
});

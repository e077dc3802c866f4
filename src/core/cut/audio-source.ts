// The sound that an entry plays in place of its take's own: where it comes from, and in a word why. docs/format.md "cut.json".
import type { Pass } from "../../contracts/schema.ts";
import type { Take } from "../takes/take.ts";
import type { ClipSource } from "./cut-entry.ts";

export interface SoundFacts {
  readonly pass: Pass;
  readonly takes: (shot: string, pass: Pass) => readonly Take[];
  /** The file whose sound a take plays, relative to the episode; null when it has none. */
  readonly soundOf: (take: Take) => string | null;
  /** Whether a file that an entry names is there and has sound. */
  readonly hasSound: (path: string) => boolean;
}

export interface ResolvedSound {
  /** Relative to the episode; null for silence, for a file that is gone, and for no source at all. */
  readonly file: string | null;
  readonly why: string | null;
}

export function findSound(source: ClipSource | undefined, facts: SoundFacts): ResolvedSound {
  if (!source) return { file: null, why: null };
  if (source.source === "none") return { file: null, why: "silent" };
  if (source.source === "file") {
    const file = facts.hasSound(source.path) ? source.path : null;
    return namedSound(file, source.path.split("/").at(-1) ?? source.path);
  }
  const pass = source.pass ?? facts.pass;
  const take = takeOfSource(source, facts);
  const number = String(source.take).padStart(2, "0");
  return namedSound(
    take ? facts.soundOf(take) : null,
    `${source.shot} t${number}${pass === facts.pass ? "" : ` (${pass})`}`,
  );
}

/** The take whose sound is named; undefined when it is gone, or when none is named. */
export function takeOfSource(
  source: ClipSource | undefined,
  facts: Pick<SoundFacts, "pass" | "takes">,
): Take | undefined {
  if (source?.source !== "take") return undefined;
  return facts.takes(source.shot, source.pass ?? facts.pass).find((each) => each.take === source.take);
}

function namedSound(file: string | null, why: string): ResolvedSound {
  return { file, why: file === null ? `${why} (missing)` : why };
}

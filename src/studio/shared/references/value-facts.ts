// What the values of candidates are resolved from, out of what was read of an episode.
import type { Story } from "../../../contracts/files/story.ts";
import type { Pass } from "../../../contracts/schema.ts";
import { isUsableRef } from "../../../core/refs/ref-take.ts";
import type { ValueFacts } from "../../../core/refs/ref-values-now.ts";
import type { Size } from "../../../core/targets/grid.ts";
import { shotsOf, type PlacedShot } from "../../../core/story/story-shots.ts";
import { pictureFinder, type PickedReferences, type ReferenceFiles } from "./reference-files.ts";

/** What was read of the episode: its values, the passes that are built, the size in pixels that each shot renders at. */
type ReadFacts = Pick<ValueFacts, "series" | "registry" | "defaults" | "refOverrides" | "negatives"> &
  PickedReferences & {
    readonly passes: Readonly<
      Partial<Record<Pass, { readonly pass: Pass; readonly build: { readonly story: Story | null } }>>
    >;
    readonly sizes: Readonly<Record<Pass, ReadonlyMap<string, Size>>>;
  };

/** `pass`: whose sizes keyframes have; the other one's where it is not built. */
export function valueFactsOf(
  facts: ReadFacts,
  files: ReadonlyMap<string, ReferenceFiles>,
  pass: Pass = "final",
): ValueFacts {
  const { passes, sizes } = facts;
  const built = passes[pass] ?? passes.final ?? passes.proxy;
  const placed = new Map((built?.build.story ? shotsOf(built.build.story) : []).map((each) => [each.shot.id, each]));
  const size = built ? sizes[built.pass] : new Map<string, never>();
  const lines = longestLines([...placed.values()]);
  return {
    ...facts,
    shotOf(shot) {
      const [at, of] = [placed.get(shot), size.get(shot)];
      return at && of && { ...at, size: of };
    },
    find: pictureFinder(facts, files),
    lineOf: (subject) => lines.get(subject),
    hasUsable: (ref, view) => (files.get(ref)?.takes.get(view) ?? []).some(isUsableRef),
  };
}

function longestLines(placed: readonly PlacedShot[]): Map<string, string> {
  const longest = new Map<string, string>();
  for (const { speaker, line } of placed.flatMap(({ shot }) => shot.dialogue)) {
    if (line.length > (longest.get(speaker)?.length ?? 0)) longest.set(speaker, line);
  }
  return longest;
}

// What a build is made from, and what is the same for all its shots. Nothing here is read from disk.
import type { Pass } from "../../contracts/schema.ts";
import type { Story } from "../../contracts/files/story.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { ScriptParse, SequenceNode, ShotNode } from "../script/tree.ts";
import type { Series } from "../series/series.ts";
import { shotsIn, type PlacedShot } from "../story/shots-of.ts";
import { runSteps, gather, stepsOf, type Steps } from "../lib/cooperative-steps.ts";
import { resolveTarget, type Registry } from "../targets/registry.ts";
import { numberPeople } from "./shot/people.ts";

export interface BuildInput {
  readonly story: Story;
  readonly series: Series;
  readonly registry: Registry;
  readonly pass: Pass;
  /** What a show without a target renders on. */
  readonly machineDefault: VideoTarget;
  /** Where the config's paths start, seen from the episode: "" beside the script, ".." in the show's folder. */
  readonly configFolder: string;
  /** The script that tells the story, when it was just read: for lint, and for what its comments silence. */
  readonly script?: ScriptParse;
}

export interface BuildContext extends BuildInput {
  /** What shots render on that name no target themselves. */
  readonly defaultTarget: { readonly target: VideoTarget; readonly source: "series" | "default" };
  /** The sentence about a `series.target` that is not there. */
  readonly defaultTargetProblem: string | undefined;
  /** The script's shots as they are written, when it was read with the story. */
  readonly nodes: ReadonlyMap<string, ShotNode>;
  /** The headers of sequences as they are written, by their lines, when the script was read with the story. */
  readonly headers: ReadonlyMap<number, SequenceNode>;
  /** The story's shots by id. */
  readonly placed: ReadonlyMap<string, PlacedShot>;
  /** Who is who: subject id to a number over the episode. */
  readonly people: ReadonlyMap<string, number>;
}

/** Of the inputs that are still asked about: one shot after the other is recompiled from the same. */
const prepared = new WeakMap<BuildInput, BuildContext>();

/** Resolves what every shot of the build needs, once for each input. */
export function prepareBuild(input: BuildInput): BuildContext {
  return runSteps(prepareSteps(input));
}

/** The same in steps. */
export function* prepareSteps(input: BuildInput): Steps<BuildContext> {
  const before = prepared.get(input);
  if (before) return before;
  const context = yield* prepare(input);
  prepared.set(input, context);
  return context;
}

function* prepare(input: BuildInput): Steps<BuildContext> {
  const { registry, series, machineDefault } = input;
  const named = series.target === null ? undefined : resolveTarget(registry, series.target, "video");
  const sequences = input.script?.sequences ?? [];
  const written = yield* gather(sequences, ({ shots }) => shots);
  const nodes = yield* stepsOf(written, (shot) => [shot.id, shot] as const);
  const headers = yield* stepsOf(sequences, (sequence) => [sequence.line, sequence] as const);
  const storyShots = yield* gather(input.story.sequences, shotsIn);
  const placed = yield* stepsOf(storyShots, (each) => [each.shot.id, each] as const);
  return {
    ...input,
    defaultTarget: named?.ok
      ? { target: named.value, source: "series" }
      : { target: machineDefault, source: "default" },
    defaultTargetProblem: named && !named.ok ? `series.target: ${named.sentence}` : undefined,
    nodes: new Map(nodes),
    headers: new Map(headers),
    placed: new Map(placed),
    people: yield* numberPeople(input.story, series),
  };
}

// Prepares what is the same for all shots of a build, once for each input.
import { runSteps, gather, type Steps } from "../lib/cooperative-steps.ts";
import { resolveTarget } from "../targets/registry.ts";
import { shotsIn, everybody } from "../story/story-shots.ts";
import type { BuildInput, BuildContext } from "./build-model.ts";
import type { Story } from "../../contracts/files/story.ts";
import type { Series } from "../series/series.ts";

/** One context for each input: shots are recompiled one after the other from the same. */
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
  const placed = yield* gather(input.story.sequences, shotsIn);
  return {
    ...input,
    defaultTarget: named?.ok
      ? { target: named.value, source: "series" }
      : { target: machineDefault, source: "default" },
    defaultTargetProblem: named && !named.ok ? `series.target: ${named.sentence}` : undefined,
    nodes: new Map(written.map((shot) => [shot.id, shot])),
    headers: new Map(sequences.map((sequence) => [sequence.line, sequence])),
    placed: new Map(placed.map((each) => [each.shot.id, each])),
    people: yield* numberPeople(input.story, series),
  };
}

/**
 * A number for each person, in the order in which they first appear or speak, so that a colour and a voice stay theirs from shot
 * to shot. A wardrobe variant is the same person as its base; things have no number.
 */
export function* numberPeople(story: Story, series: Series): Steps<ReadonlyMap<string, number>> {
  const people = new Map<string, number>();
  const numbers = new Map<string, number>();
  for (const shot of story.sequences.flatMap(({ shots }) => shots)) {
    for (const id of everybody(shot)) {
      if (numbers.has(id)) continue;
      const subject = series.subjects.get(id);
      if (subject?.kind !== "character") continue;
      const person = subject.of ?? id;
      const number = people.get(person) ?? people.size;
      people.set(person, number);
      numbers.set(id, number);
    }
    yield;
  }
  return numbers;
}

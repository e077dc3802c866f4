// What a candidate of a reference would be made with now: its built prompt, its target, its values. The listing shows it, a request queues it.
import type { CheckResult } from "../../contracts/check.ts";
import type { RefOverridesFile } from "../../contracts/files/refs.ts";
import type { StorySequence, StoryShot } from "../../contracts/files/story.ts";
import type { Effective, RefDefaults } from "../../contracts/replies/ref.ts";
import { builtSeed } from "../lib/seed.ts";
import type { Series } from "../series/series.ts";
import type { Size } from "../targets/grid.ts";
import type { Registry } from "../targets/registry.ts";
import {
  describeEffective,
  resolveRefValues,
  type MakingTarget,
  type RefFacts,
  type RefRequest,
} from "./effective-ref.ts";
import { givenTo, namesOfGiven, standingPictures, type FindPicture, type GivenPictures } from "./given-pictures.ts";
import { keyframePrompt } from "./keyframe-prompt.ts";
import { refOverrideOf } from "./ref-override.ts";
import { builtRefPrompt, neutralLine, voicePrompt } from "./ref-prompts.ts";
import { refTarget } from "./ref-targets.ts";
import type { Reference } from "./reference.ts";

/** A keyframe's shot as it is built: its place in the story, and the size in pixels that it renders at. */
export interface BuiltShotFacts {
  readonly shot: StoryShot;
  readonly sequence: StorySequence;
  readonly size: Size;
}

export interface ValueFacts {
  readonly series: Series;
  readonly registry: Registry;
  readonly defaults: RefDefaults;
  readonly refOverrides: RefOverridesFile;
  readonly negatives: RefFacts["negatives"];
  /** Of a keyframe's shot; undefined while it is not built. */
  readonly shotOf: (shot: string) => BuiltShotFacts | undefined;
  readonly find: FindPicture;
  /** The longest line that a character says in the episode; undefined where it says none. */
  readonly lineOf: (subject: string) => string | undefined;
  readonly hasUsable: (ref: string, view: string | null) => boolean;
}

export interface PreparedRef {
  readonly target: MakingTarget;
  readonly facts: RefFacts;
  /** Of a keyframe: the pictures that it is made from. */
  readonly given: GivenPictures;
  readonly line: { readonly text: string; readonly source: "script" | "neutral" } | null;
}

export interface RefOptions {
  readonly target?: string | null | undefined;
  /** Of a voice. */
  readonly seconds?: number | null | undefined;
  /** Whose size a keyframe has, where it is not the usual pass's. */
  readonly size?: Size | undefined;
}

const NOTHING_GIVEN: GivenPictures = { is: "each", pictures: [] };

/** Or the sentence about a target that cannot make it. */
export function prepareRef(
  facts: ValueFacts,
  reference: Reference,
  view: string | null,
  options: RefOptions = {},
): CheckResult<PreparedRef> {
  const set = refOverrideOf(facts.refOverrides, reference.id, view);
  const named = { request: options.target, override: set.values.target };
  const target = refTarget(facts.registry, reference, named, facts.defaults);
  if (!target.ok) return target;
  const built = reference.scope === "shot" ? facts.shotOf(reference.shot) : undefined;
  const given =
    built && target.value.kind === "image"
      ? givenTo(target.value, standingPictures({ ...facts, ...built }))
      : NOTHING_GIVEN;
  const line = lineOf(facts, reference);
  return {
    ok: true,
    value: {
      target: target.value,
      given,
      line,
      facts: {
        ...{ reference, target: target.value, set, negatives: facts.negatives },
        built: promptOf(facts, reference, view, { built, given, line: line?.text ?? "", seconds: options.seconds }),
        shotSize: options.size ?? built?.size ?? null,
        stableSeed: builtSeed(facts.series.id, "refs", reference.id),
        hasUsable: facts.hasUsable(reference.id, view),
      },
    },
  };
}

/** As the listing shows it; a character as a whole has its target alone. */
export function effectiveOf(prepared: CheckResult<PreparedRef>, reference: Reference, view: string | null): Effective {
  if (!prepared.ok) return { target: null };
  const { target } = prepared.value;
  if (reference.views.length > 0 && view === null) return { target: target.id };
  const values = resolveRefValues(prepared.value.facts, { seed_mode: "same" } satisfies RefRequest, "0");
  return values.ok
    ? { ...describeEffective(target, values.value), seed_source: seedSource(values.value.seedSource) }
    : { target: target.id };
}

/** The listing shows the seed of a first candidate. */
function seedSource(source: NonNullable<Effective["seed_source"]>): NonNullable<Effective["seed_source"]> {
  return source === "same" ? "stable" : source;
}

export function builtPromptOf(prepared: CheckResult<PreparedRef>): string | null {
  return prepared.ok ? prepared.value.facts.built : null;
}

interface PromptParts {
  readonly built: BuiltShotFacts | undefined;
  readonly given: GivenPictures;
  readonly line: string;
  readonly seconds: number | null | undefined;
}

function promptOf(
  { series }: ValueFacts,
  reference: Reference,
  view: string | null,
  { built, given, line, seconds }: PromptParts,
): string | null {
  if (reference.scope === "shot") {
    return built ? keyframePrompt({ series, ...built, which: reference.which, given: namesOfGiven(given) }) : null;
  }
  if (reference.kind !== "voice") return builtRefPrompt(series, reference, view);
  const subject = series.subjects.get(reference.subject ?? "");
  return subject ? voicePrompt(subject, line, seconds ?? undefined) : null;
}

function lineOf({ series, lineOf: said }: ValueFacts, reference: Reference): PreparedRef["line"] {
  const subject = reference.kind === "voice" ? series.subjects.get(reference.subject ?? "") : undefined;
  if (!subject) return null;
  const text = said(subject.id);
  return text === undefined ? { text: neutralLine(subject), source: "neutral" } : { text, source: "script" };
}

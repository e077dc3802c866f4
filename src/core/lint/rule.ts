// What a lint rule is made of, and what it is given. Which warnings a comment suppresses is decided in `suppress.ts`.
import type { Story, StorySequence, StoryShot } from "../../contracts/files/story.ts";
import type { AudioPolicy } from "../../contracts/schema.ts";
import type { VideoTarget } from "../../contracts/files/target.ts";
import type { Steps } from "../lib/cooperative-steps.ts";
import type { ScriptParse, ShotNode } from "../script/tree.ts";
import type { Series, Subject } from "../series/series.ts";
import type { PlacedShot } from "../story/story-shots.ts";
import type { Pacing } from "../story/pacing.ts";
import type { IsSuppressed } from "./suppress.ts";
import type { RuleId } from "../lib/diagnostics.ts";

/** One shot, as written and as the story has it. */
export interface LintedShot {
  readonly node: ShotNode;
  readonly shot: StoryShot;
  readonly sequence: StorySequence;
  /** The lines of action without those that have a warning already: one for `Mara: hi` is enough. */
  readonly prose: ShotNode["prose"];
}

export interface LintedStory {
  readonly script: ScriptParse;
  readonly story: Story;
  readonly series: Series;
  /** In script order. */
  readonly shots: readonly LintedShot[];
  /** Whom and what actions name without having them in the shot. */
  readonly unlisted: readonly Unlisted[];
}

export interface Unlisted {
  readonly shot: StoryShot;
  readonly line: number;
  /** As the action writes it. */
  readonly name: string;
  /** All subjects that are called so: variants of one person, or two guards. */
  readonly subjects: readonly Subject[];
}

/** What the rules about targets read of a built shot. */
export interface TargetedBuild {
  readonly plan: PlacedPlan;
  readonly chosen: { readonly requested: VideoTarget };
}

interface PlacedPlan {
  readonly placed: PlacedShot;
  readonly pacing: Pacing | null;
  readonly audio: { readonly policy: AudioPolicy };
}

/** A shot with what its target makes of it. */
export interface TargetedShot {
  readonly node: ShotNode;
  readonly shot: StoryShot;
  readonly sequence: StorySequence;
  /** What the script, the series or the machine asks for, also while another target stands in for it. */
  readonly target: VideoTarget;
  /** Null without dialogue. */
  readonly pacing: Pacing | null;
  readonly policy: AudioPolicy;
}

export interface TargetedScript {
  readonly script: ScriptParse;
  readonly series: Series;
  /** In script order; shots that do not build are missing. */
  readonly shots: readonly TargetedShot[];
  /** For rules about several shots at once: what is suppressed in one of them must not be reported through another. */
  readonly isSuppressed: IsSuppressed;
}

export interface LintWarning {
  readonly line: number;
  readonly message: string;
}

/** A few lines below a `#` line, and which of them (from 1) get a warning. Checked with the show in the tests. */
export interface RuleExample {
  readonly lines: readonly string[];
  readonly warns: readonly number[];
  /** What the show's target can do, for rules about targets; without it the show is drawn by the built-in. */
  readonly on?: Partial<VideoTarget["capabilities"]>;
}

export interface Rule<Input> {
  readonly id: RuleId;
  readonly find: (input: Input) => Steps<LintWarning[]>;
  readonly examples: readonly RuleExample[];
}

/** The characters of a shot's cast, by id. */
export function castPeople(shot: StoryShot, series: Series): string[] {
  return shot.cast.filter((id) => series.subjects.get(id)?.kind === "character");
}

/** A variant is the person that it is a variant of. */
export function personOf(id: string, series: Series): string {
  return series.subjects.get(id)?.of ?? id;
}

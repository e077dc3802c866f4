// The story's records of sequences and shots, exactly as `shots.json` spells them. Fields that are not set stay away.
import type { ContinuousMode, StorySequence, StoryShot, Timing, DialogueLine } from "../../contracts/files/story.ts";
import { valueOf, type Block, type SequenceNode, type ShotNode } from "../script/tree.ts";
import { DEFAULT_SIZE } from "../lib/size-words.ts";
import { onlySet } from "../lib/json-values.ts";
import { CONTINUITY } from "../lib/format-words.ts";

const PRESERVE = new Map([
  ["fully_copy", "strict"],
  ["partially_copy", "loose"],
  ["reference", "style"],
] as const);

export function recordSequence(sequence: SequenceNode, shots: StoryShot[]): StorySequence {
  const mode = continuousOf(sequence);
  const unparsed = onlySet({ steps: badSteps(sequence) });
  return {
    id: sequence.id,
    location: sequence.location,
    continuous: mode === null || mode === "none" ? false : mode,
    overrides: overridesOf(sequence),
    source: { line: sequence.line },
    ...defaultsOf(sequence),
    ...onlySet({ unparsed: Object.keys(unparsed).length > 0 ? unparsed : undefined }),
    shots,
  };
}

export function recordShot(shot: ShotNode, sequence: SequenceNode, binding: Binding, episode: string): StoryShot {
  const retention = valueOf(shot, "retention");
  const preserve = PRESERVE.get(retention as "reference") ?? null;
  const unparsed = onlySet({
    preserve: preserve === null ? (retention ?? undefined) : undefined,
    steps: badSteps(shot),
  });
  return {
    id: shot.id,
    cast: [...binding.cast],
    props: [...binding.props],
    plate: valueOf(shot, "plate") ?? sequence.location,
    size: valueOf(shot, "size") ?? DEFAULT_SIZE,
    camera: valueOf(shot, "camera"),
    action: shot.prose.map(({ value }) => value).join(" "),
    dialogue: [...binding.dialogue],
    sound: valueOf(shot, "sound"),
    music: valueOf(shot, "music"),
    extras: valueOf(shot, "extras"),
    text: valueOf(shot, "text"),
    timing: timingOf(shot),
    pace: valueOf(shot, "pace"),
    audio: valueOf(shot, "policy"),
    preserve,
    seed_key: `${episode}/${sequence.id}/${shot.id}`,
    overrides: overridesOf(shot),
    source: { line: shot.line, end_line: shot.endLine },
    ...defaultsOf(shot),
    ...onlySet({ guides: guidesOf(shot), continuous: continuousOf(shot) ?? undefined }),
    ...onlySet({ colour: valueOf(shot, "colour") ?? valueOf(sequence, "colour") ?? undefined }),
    ...onlySet({ animatic: hintsOf(shot, sequence) }),
    ...onlySet({ unparsed: Object.keys(unparsed).length > 0 ? unparsed : undefined }),
  };
}

/** The window on the recording wins over any `dur`. */
function timingOf(shot: ShotNode): Timing | null {
  return valueOf(shot, "audio") ?? valueOf(shot, "dur");
}

function overridesOf(block: Block): StoryShot["overrides"] {
  const steps = valueOf(block, "steps");
  return {
    model: valueOf(block, "model"),
    lora: valueOf(block, "lora"),
    steps: typeof steps === "number" ? steps : null,
  };
}

function badSteps(block: Block): string | undefined {
  const steps = valueOf(block, "steps");
  return typeof steps === "string" ? steps : undefined;
}

/** What a shot may set for itself and a header for its shots. */
function defaultsOf(block: Block) {
  const first = valueOf(block, "first");
  const legacy = block.keys.flatMap((line) => line.legacy ?? []);
  return onlySet({
    target: valueOf(block, "target") ?? undefined,
    profile: valueOf(block, "profile") ?? undefined,
    first: first === CONTINUITY ? undefined : (first ?? undefined),
    last: valueOf(block, "last") ?? undefined,
    overlap: valueOf(block, "overlap") ?? undefined,
    legacy: legacy.length > 0 ? legacy : undefined,
  });
}

/** The shot's own over its header's, one by one; undefined without any. */
function hintsOf(shot: ShotNode, sequence: SequenceNode): StoryShot["animatic"] {
  const hints = { ...valueOf(sequence, "animatic"), ...valueOf(shot, "animatic") };
  return Object.keys(hints).length > 0 ? hints : undefined;
}

/** In the order written; undefined without any. */
function guidesOf(shot: ShotNode): StoryShot["guides"] {
  const guides = shot.keys.flatMap((line) => (line.key === "guide" && line.value ? [line.value] : []));
  return guides.length > 0 ? guides : undefined;
}

/** The last `continuous` line; the old `first: continuity` means `first` where none stands above it. */
function continuousOf(block: Block): ContinuousMode | null {
  let mode: ContinuousMode | null = null;
  for (const line of block.keys) {
    if (line.key === "continuous") mode = line.value;
    if (line.key === "first" && line.value === CONTINUITY) mode ??= "first";
  }
  return mode;
}

export interface Binding {
  /** Subject ids in order: those that `who` names, then on-screen speakers that it does not. */
  readonly cast: readonly string[];
  readonly props: readonly string[];
  readonly dialogue: readonly DialogueLine[];
}

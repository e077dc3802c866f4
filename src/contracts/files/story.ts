// `shotlist/shots.json`: the story that a script and a series config tell, the same for both passes and every target.
// docs/format.md "Story". Lines are 1-based, times in seconds.
import { Type, type Static } from "typebox";
import { open, orNull, oneOf } from "../schema.ts";

const Overrides = open({
  model: orNull(Type.String()),
  lora: orNull(Type.String()),
  steps: orNull(Type.Integer()),
});

export const DialogueLine = open({
  speaker: Type.String(),
  mode: oneOf("on", "vo", "os"),
  delivery: Type.String(),
  line: Type.String(),
});
export type DialogueLine = Static<typeof DialogueLine>;

export const Timing = Type.Union([
  open({ audio_in: Type.Number(), audio_out: Type.Number() }),
  open({ model: Type.Literal(true), min: Type.Optional(Type.Number()), max: Type.Optional(Type.Number()) }),
  open({ auto: Type.Literal(true) }),
  open({ seconds: Type.Number() }),
]);
export type Timing = Static<typeof Timing>;

export const ContinuousMode = oneOf("first", "latent", "none");
export type ContinuousMode = Static<typeof ContinuousMode>;

/** A picture at a moment of the shot: seconds, or frames of the series, from its first frame. `picture` relative to the episode. */
export const Guide = Type.Union([
  open({ seconds: Type.Number({ minimum: 0 }), picture: Type.String() }),
  open({ frame: Type.Integer({ minimum: 0 }), picture: Type.String() }),
]);
export type Guide = Static<typeof Guide>;

export const StoryShot = open({
  id: Type.String(),
  cast: Type.Array(Type.String()),
  props: Type.Array(Type.String()),
  plate: Type.String(),
  size: Type.String(),
  camera: orNull(Type.String()),
  action: Type.String(),
  dialogue: Type.Array(DialogueLine),
  sound: orNull(Type.String()),
  music: orNull(Type.String()),
  extras: orNull(Type.String()),
  text: orNull(Type.String()),
  timing: orNull(Timing),
  pace: orNull(oneOf("slow", "normal", "fast")),
  audio: orNull(Type.String()),
  preserve: orNull(oneOf("strict", "loose", "style")),
  seed_key: Type.String(),
  overrides: Overrides,
  source: open({ line: Type.Integer(), end_line: Type.Integer() }),
  target: Type.Optional(Type.String()),
  profile: Type.Optional(Type.String()),
  first: Type.Optional(Type.String()),
  last: Type.Optional(Type.String()),
  guides: Type.Optional(Type.Array(Guide)),
  overlap: Type.Optional(Type.Integer()),
  continuous: Type.Optional(ContinuousMode),
  legacy: Type.Optional(Type.Array(Type.String())),
  unparsed: Type.Optional(open({ preserve: Type.Optional(Type.String()), steps: Type.Optional(Type.String()) })),
  /** What its colours are matched to, and how much of that counts: of its own line, else its header's. */
  colour: Type.Optional(open({ match: Type.String(), strength: Type.Number() })),
  /** Hints for the drawn shot, by name: of its own line, laid over its header's. */
  animatic: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type StoryShot = Static<typeof StoryShot>;

export const StorySequence = open({
  id: Type.String(),
  location: Type.String(),
  continuous: Type.Union([oneOf("first", "latent"), Type.Literal(false)]),
  overrides: Overrides,
  source: open({ line: Type.Integer() }),
  target: Type.Optional(Type.String()),
  profile: Type.Optional(Type.String()),
  first: Type.Optional(Type.String()),
  last: Type.Optional(Type.String()),
  overlap: Type.Optional(Type.Integer()),
  legacy: Type.Optional(Type.Array(Type.String())),
  unparsed: Type.Optional(open({ steps: Type.Optional(Type.String()) })),
  shots: Type.Array(StoryShot),
});
export type StorySequence = Static<typeof StorySequence>;

export const Story = open({
  episode: Type.String(),
  title: Type.String(),
  series: open({ fps: Type.Number(), width: Type.Number(), height: Type.Number() }),
  sequences: Type.Array(StorySequence),
});
export type Story = Static<typeof Story>;

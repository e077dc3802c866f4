// `cut.json`: per pass the order of the shots, the take each one plays, and its trims.
// docs/http.md "Cut and overrides"; docs/format.md "cut.json". Trims in the episode's frames. Default values are not written.
import { Type, type Static } from "typebox";
import { Pass, ShotId, TakeInput, TakeNumber, closed, open } from "../schema.ts";

/** What of a cut is put back or copied at once; `all` means every one of them. */
export const CUT_PARTS = ["order", "trims", "audio", "all"] as const;
export type CutPart = (typeof CUT_PARTS)[number];

const clipSource = (take: typeof TakeInput | typeof TakeNumber) =>
  Type.Union([
    closed({
      source: Type.Literal("take"),
      shot: ShotId,
      take,
      pass: Type.Optional(Pass),
      start: Type.Optional(Type.Number({ minimum: 0, maximum: 86400 })),
      offset: Type.Optional(Type.Number({ minimum: -86400, maximum: 86400 })),
      gain: Type.Optional(Type.Number({ minimum: 0, maximum: 4 })),
    }),
    closed({
      source: Type.Literal("file"),
      path: Type.String({ minLength: 1 }),
      start: Type.Optional(Type.Number({ minimum: 0, maximum: 86400 })),
      offset: Type.Optional(Type.Number({ minimum: -86400, maximum: 86400 })),
      gain: Type.Optional(Type.Number({ minimum: 0, maximum: 4 })),
    }),
    closed({ source: Type.Literal("none") }),
  ]);

/** Frames of the episode. */
const FadeLength = Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 }));

/** How a clip begins and ends, and how loud it is. */
export const LevelFields = {
  /** Linear, of whatever is heard under the clip: its own sound, or `audio` on top of that one's own gain. */
  gain: Type.Optional(Type.Number({ minimum: 0, maximum: 4 })),
  /** The picture from black, and to black. */
  fade_in: FadeLength,
  fade_out: FadeLength,
  /** The sound from silence, and to silence. */
  sound_fade_in: FadeLength,
  sound_fade_out: FadeLength,
};

const entryFields = {
  shot: ShotId,
  take: Type.Optional(TakeNumber),
  pass: Type.Optional(Pass),
  trim_in: Type.Optional(Type.Integer({ minimum: 0 })),
  trim_out: Type.Optional(Type.Integer({ minimum: 0 })),
  locked: Type.Optional(Type.Boolean()),
  note: Type.Optional(Type.String()),
  audio: Type.Optional(clipSource(TakeNumber)),
  ...LevelFields,
  out: Type.Optional(Type.Boolean()),
  flag: Type.Optional(Type.Boolean()),
  /** Takes of this pass that a person marked as worth keeping. */
  stars: Type.Optional(Type.Array(TakeNumber, { maxItems: 500 })),
};

/** An entry as a request sends it: unknown fields are refused. */
export const CutEntryInput = closed({
  ...entryFields,
  take: Type.Optional(TakeInput),
  audio: Type.Optional(clipSource(TakeInput)),
});
/** An entry as the file holds it: extra keys of a hand-edited file are kept. */
export const CutEntry = open(entryFields);
export type CutEntry = Static<typeof CutEntry>;

export const CutFile = open({
  episode: Type.String(),
  final: Type.Array(CutEntry),
  proxy: Type.Array(CutEntry),
});
export type CutFile = Static<typeof CutFile>;

/** What every change of the cut answers with. */
export const CutReply = open({ cut: CutFile });

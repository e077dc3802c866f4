// The cut: picks, order, trims, and the film assembled from it. docs/http.md "Cut and overrides" and "Assemble".
import { Type } from "typebox";
import { FilmVersionId } from "../files/delivery/film-version.ts";
import { CUT_PARTS, CutEntryInput, CutReply } from "../files/cut.ts";
import { defineRoute } from "../route.ts";
import { EpisodePath, Pass, ShotId, Size, TakeInput, closed, open, orNull, withDefault, oneOf } from "../schema.ts";

const What = oneOf(...CUT_PARTS);

export const pickRoute = defineRoute({
  id: "pick",
  method: "put",
  path: "/pick",
  summary: "Makes the cut play a take; null returns to the latest usable one.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    shot: ShotId,
    take: orNull(TakeInput),
    from_pass: Type.Optional(orNull(Pass)),
    force: withDefault(Type.Boolean(), false),
  }),
  reply: CutReply,
  refuses: { unknown: "no such shot or take", conflict: "an unusable take or a locked entry; `force` overrides" },
});

export const putCutRoute = defineRoute({
  id: "putCut",
  method: "put",
  path: "/cut",
  summary: "Replaces a pass's list of cut entries.",
  body: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy"), entries: Type.Array(CutEntryInput) }),
  reply: CutReply,
  refuses: { "bad-input": "a repeated shot, or trims that leave less than one frame" },
});

export const resetCutRoute = defineRoute({
  id: "resetCut",
  method: "post",
  path: "/cut/reset",
  summary:
    "Back to script order, to zero trims, to the takes' own sound, or to all of it; picks, locks and notes stay.",
  body: closed({ ep: EpisodePath, pass: withDefault(Pass, "proxy"), what: What }),
  reply: CutReply,
});

export const copyCutRoute = defineRoute({
  id: "copyCut",
  method: "post",
  path: "/cut/copy",
  summary: "Copies one pass's order, trims or sound onto the other; picks are never copied.",
  body: closed({ ep: EpisodePath, from: Pass, to: Pass, what: What }),
  reply: CutReply,
  refuses: { "bad-input": "`from` equals `to`", unknown: "a pass that is not built" },
});

const Loudness = { lufs: Type.Number(), true_peak: Type.Number() };

export const assembleRoute = defineRoute({
  id: "assemble",
  method: "post",
  path: "/assemble",
  summary: "Joins the cut into one film and returns when it is done; a failure is a result with `ok: false`.",
  body: closed({
    ep: EpisodePath,
    pass: withDefault(Pass, "proxy"),
    partial: withDefault(Type.Boolean(), true),
    upscaled: withDefault(Type.Boolean(), false),
    size: Type.Optional(orNull(Size)),
    /** The film with the show's intro and outro, and the episode's title on them, into `publish/`. */
    publish: withDefault(Type.Boolean(), false),
    /** With `publish`: where the show has no intro or no outro, a card with the titles is made in its place. */
    cards: withDefault(Type.Boolean(), false),
    /** One of the episode's versions: its shape, its lines and its recording. */
    version: Type.Optional(orNull(FilmVersionId)),
    /** `recording` lays the episode's recording under the whole film. */
    audio: withDefault(oneOf("clips", "recording"), "clips"),
    /** By EBU R 128; -23 LUFS and -1 dBTP where it does not say. */
    loudness: Type.Optional(
      orNull(
        closed({
          lufs: Type.Optional(Type.Number({ minimum: -50, maximum: -5 })),
          true_peak: Type.Optional(Type.Number({ minimum: -12, maximum: 0 })),
        }),
      ),
    ),
    /** Under the whole film; it steps back under the film's own sound unless `duck` is false. */
    music: Type.Optional(
      orNull(
        closed({
          path: Type.String({ minLength: 1, description: "relative to the episode" }),
          gain: Type.Optional(Type.Number({ minimum: 0, maximum: 4, description: "linear" })),
          duck: Type.Optional(Type.Boolean()),
        }),
      ),
    ),
  }),
  reply: open({
    ok: Type.Boolean(),
    output: orNull(Type.String({ description: "absolute path of the film" })),
    report: Type.String(),
    error: Type.Optional(orNull(Type.String())),
    /** With `publish`: the film without titles, and the one with them, which is then the `output`. */
    cut: Type.Optional(orNull(Type.String({ description: "absolute path" }))),
    published: Type.Optional(
      orNull(Type.String({ description: "absolute path; null when it failed, with why in error" })),
    ),
    /** Where a loudness was asked for: what was measured, the dB that were added, and what the film has now. */
    loudness: Type.Optional(
      open({ before: open(Loudness), gain: Type.Number(), limited: Type.Boolean(), after: orNull(open(Loudness)) }),
    ),
  }),
  refuses: { unknown: "no such episode, or the pass is not built" },
});

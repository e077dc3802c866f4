// Projects of clips: the one that is simply there, new ones, and a clip in one sentence. docs/http.md "Clips".
import { Type } from "typebox";
import { Check } from "../../replies/build-report.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, ShotId, closed, open, orNull, withDefault } from "../../schema.ts";
import { RefId } from "../refs.ts";

const Root = Type.Optional(
  Type.String({ minLength: 1, description: "absolute path of a root; the first one without it" }),
);

export const ensureClipsRoute = defineRoute({
  id: "ensureClips",
  method: "post",
  path: "/clips/ensure",
  summary: "Makes the default project of clips, `Clips/clips` in a root, the first time.",
  body: withDefault(closed({ root: Root }), {}),
  reply: open({ ep: Type.String(), made: Type.Boolean() }),
  refuses: {
    conflict: "there is no root, or the folder holds something else",
    "outside-roots": "`root` is outside the roots",
    unknown: "no such folder as `root`",
  },
});

export const newClipsRoute = defineRoute({
  id: "newClips",
  method: "post",
  path: "/clips/new",
  summary: "Makes a project of clips that is named from its title.",
  body: closed({ title: Type.String(), root: Root }),
  reply: open({ ep: Type.String() }),
  refuses: {
    "bad-input": "a title with no letters or digits, or one that no folder can have",
    conflict: "that show's folder is there, or there is no root",
    "outside-roots": "`root` is outside the roots",
    unknown: "no such folder as `root`",
  },
});

export const addClipRoute = defineRoute({
  id: "addClip",
  method: "post",
  path: "/clips/add",
  summary: "Writes a clip in one sentence into a project of clips, and builds it.",
  body: closed({
    ep: EpisodePath,
    text: Type.String({ minLength: 1 }),
    seconds: withDefault(Type.Number({ exclusiveMinimum: 0, maximum: 60, description: "of film" }), 5),
    pictures: withDefault(Type.Integer({ minimum: 0, maximum: 2 }), 0),
    target: Type.Optional(orNull(Type.String())),
  }),
  /** `slots`: the references that the pictures are for, in their order; `POST /refs/import` brings them there. */
  reply: open({ shot: ShotId, slots: Type.Array(RefId), check: Check }),
  refuses: {
    conflict: "the episode is no project of clips, or its texts changed or have errors",
    "bad-input": "a sentence without words, or an unknown target",
    unknown: "no such episode",
  },
});

export const clipsEpisodeRoute = defineRoute({
  id: "clipsEpisode",
  method: "post",
  path: "/clips/episode",
  summary: "Makes an episode of clips, in a show of its own; the clips stay as they are.",
  body: closed({
    ep: EpisodePath,
    title: Type.String({ minLength: 1 }),
    shots: Type.Optional(orNull(Type.Array(ShotId, { minItems: 1 }))),
  }),
  reply: open({ ep: Type.String(), shots: Type.Array(ShotId) }),
  refuses: {
    "bad-input": "a title with no letters or digits, or one that no folder can have",
    conflict: "no project of clips, nothing in it, or that show's folder is there",
    unknown: "no such episode or clip",
  },
});

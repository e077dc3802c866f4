// Episodes that begin: a new one beside the others, and scripts brought in. docs/http.md "Episodes and shots" and "New episodes
// and imports".
import { Type, type Static } from "typebox";
import { defineRoute } from "../route.ts";
import { closed, open, orNull, oneOf } from "../schema.ts";
import { EpisodeEntry } from "../replies/episode-status.ts";
import { Check } from "../replies/build-report.ts";

/** Absolute path of the folder that episodes lie in; the verb checks that it is inside a root. */
const Parent = Type.String({ minLength: 1, description: "absolute path of the folder that the episodes lie in" });

export const NewEpisodeDefaults = open({
  parent: Type.String(),
  from: orNull(Type.String()),
  series: orNull(Type.String()),
  name: Type.String(),
  episodes: Type.Array(Type.String()),
});

export const offerEpisodeRoute = defineRoute({
  id: "offerEpisode",
  method: "get",
  path: "/episode/new",
  summary: "What a new episode under a folder would start from, and the name it is offered.",
  query: closed({ parent: Parent, show: Type.Optional(Type.String()) }),
  reply: NewEpisodeDefaults,
  refuses: {
    "outside-roots": "`parent` is outside the roots",
    unknown: "no such folder",
    "bad-input": "a `show` that no folder can have",
  },
});

export const NewEpisode = open({
  ep: Type.String(),
  template: oneOf("episode", "starter", "form"),
  from: orNull(Type.String()),
  files: Type.Array(Type.String()),
  refs: Type.String(),
  check: open({
    ok: Type.Boolean(),
    errors: Check.properties.errors,
    warnings: Check.properties.warnings,
    shots: Type.Integer(),
  }),
  episode: EpisodeEntry,
});
export type NewEpisode = Static<typeof NewEpisode>;

export const newEpisodeRoute = defineRoute({
  id: "newEpisode",
  method: "post",
  path: "/episode/new",
  summary: "Makes an episode's folder with a script and a series config of its own; nothing is written over.",
  body: closed({
    parent: Parent,
    name: Type.String({ minLength: 1 }),
    title: Type.Optional(Type.String()),
    series_id: Type.Optional(Type.String()),
    show: Type.Optional(Type.String()),
    series: Type.Optional(Type.String()),
    script: Type.Optional(Type.String()),
    /** The finished sample episode, in place of all other texts. */
    sample: Type.Optional(Type.Boolean()),
  }),
  reply: NewEpisode,
  refuses: {
    "bad-input": "a name that no folder can have or that a show keeps for itself, or a series config that is not JSON",
    conflict: "a folder of that name is there",
    "outside-roots": "`parent` is outside the roots",
    unknown: "no such folder as `parent`",
  },
});

/** What an import could not know and decided: `line` of the text that was sent, or null. */
export const ImportGuess = open({ line: orNull(Type.Integer()), message: Type.String() });

/** `check` as of `source/check`; `guesses` and `from` only of a script in another format. */
export const ImportedEpisode = open({
  ep: Type.String(),
  name: Type.String(),
  own_config: Type.Boolean(),
  check: Check,
  from: Type.Optional(oneOf("fountain", "fdx")),
  guesses: Type.Optional(Type.Array(ImportGuess)),
});
export type ImportedEpisode = Static<typeof ImportedEpisode>;

export const ImportReply = open({
  show: orNull(Type.String()),
  episodes: Type.Array(ImportedEpisode),
  skipped: Type.Array(open({ name: Type.String(), why: Type.String() })),
  errors: Type.Array(open({ file: Type.String(), error: Type.String() })),
});
export type ImportReply = Static<typeof ImportReply>;

export const importRoute = defineRoute({
  id: "import",
  method: "post",
  path: "/import",
  summary:
    "Makes an episode of each script that is sent; .fountain and .fdx scripts are rewritten, with every guess told.",
  body: closed({
    parent: Parent,
    show: Type.Optional(Type.String()),
    series: Type.Optional(Type.String()),
    scripts: Type.Array(
      closed({ name: Type.String({ minLength: 1 }), text: Type.String(), series: Type.Optional(Type.String()) }),
      { minItems: 1 },
    ),
  }),
  reply: ImportReply,
  refuses: {
    "outside-roots": "`parent` is outside the roots",
    unknown: "no such folder as `parent`",
    "bad-input": "a `show` that no folder can have",
  },
});

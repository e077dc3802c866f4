// What an episode is made with, written down, and what of it is another thing now. docs/http.md "Lock".
import { Type, type Static } from "typebox";
import { LockFile } from "../../files/proof/lock.ts";
import { defineRoute } from "../../route.ts";
import { EpisodePath, closed, oneOf, open, orNull } from "../../schema.ts";

export const LOCKED_KINDS = ["film", "program", "text", "target", "graph", "model", "reference", "take"] as const;

/** One thing that is not what it was. `text`: a sentence. */
export const Difference = open({ what: oneOf(...LOCKED_KINDS), name: Type.String(), text: Type.String() });
export type Difference = Static<typeof Difference>;

export const writeLockRoute = defineRoute({
  id: "writeLock",
  method: "post",
  path: "/lock",
  summary: "Writes what the episode is made with now into its episode.lock.json; an older one goes to its history.",
  body: closed({ ep: EpisodePath }),
  reply: open({ file: Type.String({ description: "absolute path" }), lock: LockFile }),
  refuses: { unknown: "neither pass is built" },
});

export const checkLockRoute = defineRoute({
  id: "checkLock",
  method: "get",
  path: "/lock",
  summary: "The episode's lock, and in sentences what is not as it says.",
  query: closed({ ep: EpisodePath }),
  reply: open({
    lock: orNull(LockFile),
    same: Type.Boolean(),
    differs: Type.Array(Difference),
    /** What nobody can tell here: model files of another machine, graphs of a host that is silent. */
    unknown: Type.Array(Difference),
  }),
  refuses: { unknown: "neither pass is built", "tool-failed": "the lock cannot be read" },
});

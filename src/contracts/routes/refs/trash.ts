// Candidates of references that were put away: what lies there, and how one comes back. docs/http.md "References".
import { Type } from "typebox";
import { RefTakeEntry, Ref } from "../../replies/ref.ts";
import { EpisodePath, TakeInput, closed, open, orNull } from "../../schema.ts";
import { defineRoute } from "../../route.ts";
import { RefId, ViewName } from "../refs.ts";

const TrashedRefTake = open({
  ...RefTakeEntry.properties,
  ref: Type.String(),
  /** The folder with the time of the discard in its name; null for what lies in the reference's trash folder itself. */
  set: orNull(Type.String()),
  files: Type.Array(Type.String()),
});

export const refTrashRoute = defineRoute({
  id: "refTrash",
  method: "get",
  path: "/refs/trash",
  summary: "The discarded candidates of an episode's references.",
  query: closed({ ep: EpisodePath }),
  reply: open({ takes: Type.Array(TrashedRefTake) }),
  refuses: { unknown: "no such episode" },
});

const SetName = Type.String({
  pattern: "^[0-9]{8}-[0-9]{6}(-[0-9]+)?$",
  description: "which set, where there are several",
});

export const restoreRefRoute = defineRoute({
  id: "restoreRef",
  method: "post",
  path: "/refs/restore",
  summary: "Brings a discarded candidate back under its number; nothing is picked by it.",
  body: closed({
    ep: EpisodePath,
    ref: RefId,
    view: ViewName,
    take: TakeInput,
    set: Type.Optional(orNull(SetName)),
  }),
  reply: Ref,
  refuses: {
    "bad-input": "a view that the reference does not have",
    unknown: "no such reference, or no such candidate in the trash",
    conflict: "the number lives again, or the trash holds it more than once and no set is named",
  },
});

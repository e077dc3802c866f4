// Cheap first versions of hosted takes, of which finals can be made. Contract part B, "Drafts".
import { Type, type Static } from "typebox";
import { defineRoute } from "../route.ts";
import { EpisodePath, closed, open, orNull } from "../schema.ts";

/** Paths relative to the episode; `finals`: takes of the final pass that were made from it. */
export const DraftRow = open({
  shot: Type.String(),
  take: Type.Integer(),
  thumb: orNull(Type.String()),
  mp4: orNull(Type.String()),
  expires: Type.String(),
  expired: Type.Boolean(),
  finals: Type.Array(Type.Integer()),
  made_from_it: Type.Boolean(),
  target: orNull(Type.String()),
});
export type DraftRow = Static<typeof DraftRow>;

export const draftsRoute = defineRoute({
  id: "drafts",
  method: "get",
  path: "/drafts",
  summary: "The drafts that the proxy cut uses, and what was made from them.",
  query: closed({ ep: EpisodePath }),
  reply: open({ drafts: Type.Array(DraftRow) }),
  refuses: { unknown: "an episode whose proxy pass is not built" },
});

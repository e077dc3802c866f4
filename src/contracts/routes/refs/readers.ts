// Which takes were made from what is live of a reference. docs/http.md "References".
import { Type } from "typebox";
import { EpisodePath, Pass, closed, open } from "../../schema.ts";
import { defineRoute } from "../../route.ts";
import { RefId } from "../refs.ts";

export const refReadersRoute = defineRoute({
  id: "refReaders",
  method: "get",
  path: "/refs/readers",
  summary:
    "Lists the takes that were made from the live files of a reference as they are now: those that another pick makes stale.",
  query: closed({ ep: EpisodePath, ref: RefId }),
  reply: open({
    takes: Type.Array(
      open({
        /** Folder name of the episode: this one, or one that shares the file. */
        episode: Type.String(),
        pass: Pass,
        shot: Type.String(),
        take: Type.Integer({ minimum: 1 }),
      }),
    ),
  }),
  refuses: { unknown: "no such reference" },
});

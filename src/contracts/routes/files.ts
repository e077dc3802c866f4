// Files of an episode, as they are and made small. Contract part A, "Files".
import { Type } from "typebox";
import { defineRoute } from "../route.ts";
import { EpisodePath, RelativePath, closed } from "../schema.ts";

export const fileRoute = defineRoute({
  id: "file",
  method: "get",
  path: "/file",
  summary: "Streams a file of the episode, with ranges.",
  query: closed({ ep: EpisodePath, path: RelativePath }),
  refuses: { "bad-input": "a path that leads out", unknown: "a missing file" },
});

export const thumbRoute = defineRoute({
  id: "thumb",
  method: "get",
  path: "/thumb",
  summary: "A picture made small: width rounded up to 128, 256, 512 or 1024 pixels, never enlarged.",
  query: closed({ ep: EpisodePath, path: RelativePath, w: Type.Optional(Type.Integer({ minimum: 1 })) }),
  refuses: { "bad-input": "a path that leads out", unknown: "a missing file" },
});

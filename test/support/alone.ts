// A studio that knows of no other one.
import type { Studio } from "../../src/studio/studio.ts";

export const alone: Studio["presence"] = {
  id: "this studio",
  enter: async () => undefined,
  find: async () => ({ life: "own", host: null }),
  forget: async () => undefined,
};

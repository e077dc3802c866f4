// A studio that knows of no other one.
import type { StudioPorts } from "../../../src/studio/ports.ts";

export const alone: StudioPorts["presence"] = {
  id: "this studio",
  enter: async () => undefined,
  find: async () => ({ life: "own", host: null }),
  forget: async () => undefined,
};

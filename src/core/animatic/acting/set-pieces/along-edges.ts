// Work that hands do along the edge of a thing: nobody stands high up for it.
import type { Beat } from "../acting.ts";

const ALONG_EDGES: ReadonlySet<Beat["gesture"]> = new Set([
  ...([
    "sprinkle",
    "paint",
    "draw_finger",
    "sharpen",
    "polish",
    "repair",
    "sew",
    "saw",
    "plane_wood",
    "slice",
  ] as const),
  ...([
    "cut",
    "hammer",
    "wipe",
    "fold",
    "tie",
    "work",
    "set_on_table",
    "pin_up",
    "shut_up",
    "slide",
    "tip_out",
    "spray",
    "wash",
  ] as const),
]);

export const isAlongEdges = (gesture: Beat["gesture"]): boolean => ALONG_EDGES.has(gesture);

// All gestures of one person and a thing that this folder has.
import { AT_THE_STOVE } from "./at-the-stove.ts";
import { DRESSING } from "./dressing.ts";
import { PAPERS_AND_LIDS } from "./papers-and-lids.ts";
import { TWO_THINGS } from "./two-things.ts";

export const HAND_WORK = { ...AT_THE_STOVE, ...TWO_THINGS, ...PAPERS_AND_LIDS, ...DRESSING } as const;

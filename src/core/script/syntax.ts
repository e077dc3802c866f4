// The kinds of lines that are told by their form. Prose, and words before the first sequence, are what no form claims.
import { dialogue } from "./constructs/dialogue.ts";
import { episode } from "./constructs/episode.ts";
import { keyLine } from "./constructs/key-line.ts";
import { sequence } from "./constructs/sequence.ts";
import { shot } from "./constructs/shot.ts";
import type { LineConstruct } from "./line-construct.ts";

export const HEADINGS: readonly LineConstruct[] = [episode, sequence, shot];
/** Under a heading. */
export const BODY_LINES: readonly LineConstruct[] = [dialogue, keyLine];

// Where each shot stands in the text: for editors that fold, outline or mark shots.
import type { ScriptParse } from "./tree.ts";

export interface ShotLines {
  readonly id: string;
  /** 1-based line of the `##` heading. */
  readonly line: number;
  /** The last line of action, dialogue or keys that belongs to the shot. */
  readonly end_line: number;
}

/** In script order; a script with problems still tells the shots that it has. */
export function shotLines(script: ScriptParse): ShotLines[] {
  return script.sequences.flatMap(({ shots }) =>
    shots.map(({ id, line, endLine }) => ({ id, line, end_line: endLine })),
  );
}

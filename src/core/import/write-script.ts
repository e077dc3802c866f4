// Shots as a script of our own format. Every line that comes from the screenplay is written so that it reads as what it is.
import { oneLine, headerLine } from "../lib/one-line.ts";
import type { DividedScene } from "./divide-shots.ts";
import type { Shot } from "./finish-shot.ts";
import type { Guess, Scene, Screenplay } from "./screenplay.ts";
import type { SceneLocation } from "./locations.ts";
import type { SpokenLine } from "./speech-lines.ts";
import { asProse } from "../script/lines/prose.ts";

export interface ScriptParts {
  readonly id: string;
  readonly screenplay: Screenplay;
  readonly scenes: readonly { readonly scene: Scene; readonly place: SceneLocation; readonly divided: DividedScene }[];
  /** Names that dialogue could be written under, in capitals. */
  readonly speakers: ReadonlySet<string>;
}

export function writeScript({ id, screenplay, scenes, speakers }: ScriptParts, guesses: Guess[]): string {
  const lines = [
    headerLine(id, screenplay.title),
    ...screenplay.titlePage.map((line) => comment(`title page: ${line}`)),
  ];
  let count = 0;
  for (const [index, { scene, place, divided }] of scenes.entries()) {
    lines.push("", ...(scene.heading ? [comment(`heading: ${scene.heading.text}`)] : []));
    lines.push(`# sq${String(index + 1).padStart(2, "0")} ${place.id}`);
    for (const shot of divided.shots) {
      const shotId = `sh${String(++count * 10).padStart(3, "0")}`;
      lines.push("", ...shot.before.map(comment), `## ${shotId}`, ...shotLines(shot, speakers, guesses));
    }
    if (divided.after.length > 0) lines.push("", ...divided.after.map(comment));
  }
  return `${lines.join("\n")}\n`;
}

function shotLines(shot: Shot, speakers: ReadonlySet<string>, guesses: Guess[]): string[] {
  const { who, size, seconds, lettering, action, spoken, notes } = shot;
  return [
    ...(who.length > 0 ? [`who: ${who.map(({ id }) => id).join(", ")}`] : []),
    ...(size === null ? [] : [`size: ${size}`]),
    `dur: ${seconds > 0 ? seconds : "auto"}`,
    ...(lettering === "" ? [] : [`text: ${lettering}`]),
    ...action.map((text) => {
      const prose = asProse(text, speakers);
      if (prose !== text)
        guesses.push({ line: shot.line, message: "a dash keeps a line of action from being read as something else" });
      return prose;
    }),
    ...spoken.map(spokenLine),
    ...notes.map(comment),
  ];
}

const MARKERS = { on: "", vo: "V.O.", os: "O.S." } as const;

function spokenLine({ person, mode, delivery, text }: SpokenLine): string {
  const paren = [MARKERS[mode], delivery].filter((part) => part !== "").join(", ");
  return `${person.id.toUpperCase()}${paren === "" ? "" : ` (${paren})`}: ${text}`;
}

/** `text` names the kind of line: a bare line of a foreign text could be a comment that our format acts on. */
function comment(text: string): string {
  return `// ${oneLine(text)}`;
}

// `NAME (V.O., softly): text`, a spoken line. Who may speak is the series config's business; under a header it is an error
// that the story reports, because an unknown name is the more useful one to report.
import type { SpokenText, VoiceMode } from "../tree.ts";
import { NAME } from "../../lib/format-words.ts";
import { lineConstruct } from "./line-construct.ts";

/** What stands before a colon or a parenthesis, whoever it may be. */
export const ANY_NAME = /^[^:(\s][^:(]*/;

const VOICE_OVER = new Set(["vo", "voiceover", "voover"]);

const OFF_SCREEN = new Set(["os", "offscreen"]);

export interface Speech {
  readonly name: string;
  readonly paren: string;
  readonly text: string;
}

/** Splits `NAME (paren): text`; the text may be empty. Reads from left to right once, so no line can make it slow. */
export function splitSpeech(line: string, namePattern: RegExp = NAME): Speech | null {
  const head = namePattern.exec(line)?.[0];
  if (head === undefined) return null;
  let rest = line.slice(head.length).trimStart();
  let paren = "";
  if (rest.startsWith("(")) {
    const end = rest.indexOf(")");
    if (end < 0) return null;
    paren = rest.slice(1, end);
    rest = rest.slice(end + 1).trimStart();
  }
  return rest.startsWith(":") ? { name: head.trimEnd(), paren, text: rest.slice(1).trim() } : null;
}

export const dialogue = lineConstruct<SpokenText>({
  name: "dialogue",
  match(line) {
    const speech = splitSpeech(line);
    if (!speech || speech.text === "") return null;
    return { name: speech.name, ...readParen(speech.paren), text: speech.text };
  },
  apply: (value, line, builder) => void builder.blockAt(line)?.dialogue.push({ line, value }),
  examples: [
    { text: "MARA: We go.", reads: { name: "MARA", mode: "on", delivery: "", text: "We go." } },
    {
      text: "OLD MAN'S BOY-2  (whispering) : Go: now",
      reads: spoken("OLD MAN'S BOY-2", "on", "whispering", "Go: now"),
    },
    { text: "MARA (V.O., into phone): Hi", reads: spoken("MARA", "vo", "into phone", "Hi") },
    { text: "MARA (voiceover): Hi", reads: spoken("MARA", "vo", "", "Hi") },
    { text: "MARA (offscreen): Hi", reads: spoken("MARA", "os", "", "Hi") },
    { text: "MARA (O.S., tired, V.O.,, slow): Hi", reads: spoken("MARA", "vo", "tired, slow", "Hi") },
    { text: "MARA (): Hi", reads: spoken("MARA", "on", "", "Hi") },
    { text: "MARA (tired: Hi", reads: "other" },
    { text: "MARA:", reads: "other" },
    { text: "MARA (a (b)): Hi", reads: "other" },
    { text: "Mara: Hi", reads: "other" },
    { text: " MARA: Hi", reads: "other" },
    { text: "ÉLISE: Hi", reads: "other" },
    { text: "MARA says: Hi", reads: "other" },
  ],
});

/** Voice markers leave; the other parts, in order, are how the line is said. Voice-over beats off-screen. */
function readParen(paren: string): { mode: VoiceMode; delivery: string } {
  const parts = paren.split(",").map((part) => part.trim());
  const letters = parts.map((part) => part.toLowerCase().replace(/[^a-z]/g, ""));
  const delivery = parts.filter((part, i) => part !== "" && !isVoiceMarker(letters[i] ?? "")).join(", ");
  if (letters.some((word) => VOICE_OVER.has(word))) return { mode: "vo", delivery };
  return { mode: letters.some((word) => OFF_SCREEN.has(word)) ? "os" : "on", delivery };
}

function isVoiceMarker(letters: string): boolean {
  return VOICE_OVER.has(letters) || OFF_SCREEN.has(letters);
}

function spoken(name: string, mode: VoiceMode, delivery: string, text: string): SpokenText {
  return { name, mode, delivery, text };
}

// What a line of action says about the camera: how large the shot is, and whether the line is about nothing else.
import { SIZES } from "../lib/size-words.ts";

/**
 * From the most special to the least: the first that is found counts. In capitals anywhere; in small letters only where a
 * phrase of several words begins the line.
 */
const PHRASES: readonly (readonly [words: string, size: string])[] = [
  ["EXTREME CLOSE-UP|EXTREME CLOSE UP|EXTREME CLOSEUP|EXTREME CLOSE ON|ECU|XCU", "ecu"],
  ["MEDIUM CLOSE-UP|MEDIUM CLOSE UP|MEDIUM CLOSE|MCU", "mcu"],
  ["CLOSE-UP|CLOSE UP|CLOSEUP|CLOSE SHOT|CLOSE ANGLE|CLOSE ON|CLOSER ON|TIGHT ON|CU", "cu"],
  ["INSERT SHOT|INSERT", "cu"],
  ["COWBOY SHOT", "cowboy"],
  ["EXTREME WIDE SHOT|EXTREME WIDE|EXTREME LONG SHOT|AERIAL SHOT|AERIAL VIEW|EWS", "ews"],
  ["MEDIUM WIDE SHOT|MEDIUM WIDE|MEDIUM LONG SHOT", "mws"],
  ["WIDE SHOT|WIDE ANGLE|WIDE ON|WIDER ON|WIDER|WIDE|LONG SHOT|ESTABLISHING SHOT|ESTABLISHING|MASTER SHOT", "ws"],
  ["FULL SHOT", "fs"],
  ["MEDIUM SHOT|MED SHOT|MED. SHOT|TWO SHOT|TWO-SHOT|ANGLE ON|NEW ANGLE|REVERSE ANGLE|ANOTHER ANGLE", "ms"],
];
const PATTERNS = PHRASES.map(([words, size]) => {
  const any = words.replaceAll(".", String.raw`\.`);
  const edge = String.raw`(?![\p{L}\p{N}])`;
  return {
    size,
    capitals: new RegExp(String.raw`(?<![\p{L}\p{N}])(${any})${edge}`, "u"),
    leading: new RegExp(String.raw`^(${any})${edge}(?<=[ -].+)`, "iu"),
  };
});
const POINT_OF_VIEW = /(?<![\p{L}\p{N}])(P\.O\.V\.|POV)(?![\p{L}\p{N}])/u;
const MOST_WORDS = 10;

export interface Framing {
  /** A size word of the script, or null when the line names none. */
  readonly size: string | null;
  /** As it was found in the line. */
  readonly phrase: string;
}

export function readFraming(text: string): Framing {
  for (const { size, capitals, leading } of PATTERNS) {
    const found = capitals.exec(text) ?? leading.exec(text);
    if (found) return { size: SIZES.find(({ canon }) => canon === size)?.canon ?? null, phrase: found[1] ?? "" };
  }
  return { size: null, phrase: "" };
}

/** `CLOSE ON THE LETTER`: a short line in capitals that names a framing goes with the action after it. */
export function isFramingLine(text: string): boolean {
  const framed = readFraming(text).size !== null || POINT_OF_VIEW.test(text);
  return framed && text === text.toUpperCase() && text.split(/\s+/).length <= MOST_WORDS;
}

// `key: value` in column 0 with a known key. What each value means is in the key's own construct.
import { quoted } from "../../lib/wording.ts";
import type { KeyLine, KeyName } from "../tree.ts";
import type { KeyConstruct, KeyReading } from "../keys/key-construct.ts";
import { KEYS, findKey } from "../keys/key-table.ts";
import { lineConstruct, type ScriptBuilder, type OpenBlock } from "./line-construct.ts";
import { splitKeyLine } from "../../lib/written-values.ts";

interface KeyMatch {
  readonly key: KeyName;
  /** As written: the key or an alias. */
  readonly word: string;
  readonly text: string;
}

export const keyLine = lineConstruct<KeyMatch>({
  name: "key",
  match(line) {
    const split = splitKeyLine(line);
    const key = split && findKey(split.word);
    return split && key ? { key, ...split } : null;
  },
  apply(match, line, builder) {
    const block = builder.blockAt(line);
    if (!block || isOutOfPlace(match, line, builder)) return;
    const construct: KeyConstruct<unknown> = KEYS[match.key];
    const reading = construct.read(match.text, builder.shot ? "shot" : "header");
    if ("problem" in reading) builder.problem(line, reading.problem);
    else storeKey(match, line, { reading, block, builder });
  },
  examples: [
    { text: "camera: pans left", reads: { key: "camera", word: "camera", text: "pans left" } },
    { text: "cast :mara", reads: { key: "who", word: "cast", text: "mara" } },
    { text: "props: lamp", reads: { key: "with", word: "props", text: "lamp" } },
    { text: "duration: 3", reads: { key: "dur", word: "duration", text: "3" } },
    { text: "sound:", reads: { key: "sound", word: "sound", text: "" } },
    { text: "wear: a coat", reads: "other" },
    { text: "Camera: pans left", reads: "other" },
    { text: " camera: pans left", reads: "other" },
  ],
});

function isOutOfPlace({ key, word }: KeyMatch, line: number, builder: ScriptBuilder): boolean {
  if (builder.shot) return false;
  const { header } = KEYS[key];
  if (header === "refused") builder.problem(line, `${quoted(`${word}:`)} outside a shot: move it under a ## line`);
  if (header === "dropped") builder.warn(line, droppedSentence(key, word), "no-effect");
  return header !== "default";
}

function droppedSentence(key: KeyName, word: string): string {
  const sentence = `${quoted(`${word}:`)} has no effect under a # line: write it in the shots it is meant for`;
  return key === "plate" ? `${sentence}, or change the location in the # line` : sentence;
}

interface ReadKey {
  readonly reading: Exclude<KeyReading<unknown>, { problem: string }>;
  readonly block: OpenBlock;
  readonly builder: ScriptBuilder;
}

/** Keys whose lines add up. */
const ADDING: ReadonlySet<KeyName> = new Set(["who", "with", "guide"]);

/** An old `first: continuity` says how the shot goes on, and counts beside the `first` that names its picture. */
function storeKey({ key, word }: KeyMatch, line: number, { reading, block, builder }: ReadKey): void {
  const { value, warning, rule, legacy } = reading;
  if (warning) builder.warn(line, warning, rule);
  if (legacy) builder.warn(line, legacy, "old-spelling");
  const before = block.keys.findLast((other) => other.key === key);
  const isOther = key === "first" && before?.legacy !== undefined;
  if (before && !isOther && !ADDING.has(key)) {
    const message = `${quoted(`${word}:`)} is here a second time: this line counts, line ${before.line} does not`;
    builder.warn(line, message, "repeated-key");
  }
  block.keys.push({ key, line, value, ...(legacy === undefined ? {} : { legacy }) } as KeyLine);
}

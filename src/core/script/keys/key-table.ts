// Every key of a script. A new key is a construct beside this file and a line here.
import type { KeyName, KeyValues } from "../tree.ts";
import type { KeyConstruct } from "./key-construct.ts";
import { who, withProps, size, plate, freeText } from "./picture.ts";
import { dur, audio, pace } from "./length.ts";
import { nameValue, colour, lora, steps, policy, retention } from "./settings.ts";
import { guide } from "./guide.ts";
import { first, last, continuous, overlap } from "./joins.ts";
import { animatic } from "./animatic.ts";

export const KEYS = {
  who,
  with: withProps,
  size,
  plate,
  dur,
  audio,
  pace,
  camera: freeText,
  sound: freeText,
  music: freeText,
  extras: freeText,
  text: freeText,
  policy,
  retention,
  model: nameValue,
  lora,
  steps,
  profile: nameValue,
  target: nameValue,
  first,
  last,
  guide,
  continuous,
  overlap,
  colour,
  animatic,
} as const satisfies { readonly [Key in KeyName]: KeyConstruct<KeyValues[Key]> };

const BY_SPELLING = new Map<string, KeyName>(
  (Object.keys(KEYS) as KeyName[]).flatMap((key) => [key, ...KEYS[key].aliases].map((word) => [word, key] as const)),
);

/** Every spelling of every key. */
export const KEY_WORDS: readonly string[] = [...BY_SPELLING.keys()];

/** The key that a word means, aliases included. */
export function findKey(word: string): KeyName | undefined {
  return BY_SPELLING.get(word);
}

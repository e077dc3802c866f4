// What a place's text names that is drawn into it: each detail once, in the order of the words, with its colour where one is said.
import type { Colour } from "../../colour/colour.ts";
import { findTerms, indexTerms } from "../find-terms.ts";
import { traitsOf, type PlaceKind } from "../place-kinds.ts";
import type { Because, PlaceColour, PlaceDetail } from "../place-scene.ts";
import type { PlaceText } from "../read-kind.ts";
import type { Token } from "../tokens.ts";
import { DETAIL_WORDS, type DetailName } from "./detail-words.ts";
import { isDrawnAnyway } from "./drawn-anyway.ts";

const TERMS = indexTerms<DetailName>([DETAIL_WORDS]);
const MOST = 6;

interface Said {
  readonly kind: PlaceKind;
  readonly colours: readonly PlaceColour[];
}

/** One, though its words are of several things: "a fort of blankets". */
const ALONE = new Set<DetailName>(["blanket_fort", "buffet"]);

interface DetailReading {
  readonly details: readonly PlaceDetail[];
  readonly because: readonly Because[];
}

export function readDetails(texts: readonly PlaceText[], said: Said): DetailReading {
  const details = new Map<DetailName, PlaceDetail>();
  const because: Because[] = [];
  for (const { tokens, source } of texts) {
    for (const { keys, words, at, end, denied } of findTerms(tokens, TERMS)) {
      const [first] = keys;
      const span = tokens.slice(at, end);
      if (!first || denied || isDone(tokens, at, end) || span.some((token) => token.compared)) continue;
      const name = namedIn(said.kind, first.key);
      if (details.has(name) || isDrawnAnyway(name, said.kind) || details.size >= MOST) continue;
      const many = !ALONE.has(name) && span.some(({ word, stem }) => word !== stem);
      details.set(name, { name, many, colour: colourOf(span, said.colours) });
      because.push({ field: "details", word: words, source });
    }
  }
  return { details: [...details.values()], because };
}

/** A fir in a room is one for Christmas. */
const namedIn = (kind: PlaceKind, name: DetailName): DetailName =>
  name === "fir" && !traitsOf(kind).outside ? "christmas_tree" : name;

/** "she crosses the bridge", "he swings the axe": what somebody does, and no thing that is there; swing doors are no swing. */
const isDone = (tokens: readonly Token[], at: number, end: number): boolean => {
  const next = tokens[end]?.word ?? "";
  const isOfDoors = tokens[at]?.word === "swing" && /^(?:doors?|gates?|bridges?)$/.test(next);
  return isOfDoors || (end - at === 1 && /^(?:the|an?|his|her|their|its|him|them)$/.test(next));
};

function colourOf(span: readonly Token[], colours: readonly PlaceColour[]): Colour | undefined {
  return colours.find(({ of }) => span.some(({ stem }) => stem === of))?.colour;
}

// On what the things of a close-up lie, by the words of the action and the place.
import type { Scene } from "../../../contracts/files/shotlist.ts";
import type { Colour } from "../colour/colour.ts";
import { coloursIn } from "../colour/colour-words.ts";
import { wordsIn } from "../looks/read-words.ts";
import type { DetailSurface } from "./detail.ts";

const GROUND =
  /\b(?:ground|floor|floorboards|grass|sand|snow|pavement|soil|mud|earth|dirt|street|road|carpet|rug|puddle|asphalt|beach|deck)\b/;
const TABLE =
  /\b(?:table|desk|counter|bar|shelf|bench|tray|board|altar|velvet|cloth|tablecloth|sill|windowsill|workbench|dresser|nightstand|sink|washbasin|stove|bed)\b/;
const MATERIALS: readonly (readonly [RegExp, Colour])[] = [
  [/\b(?:snow|snowy)\b/, { light: 0.93, chroma: 0.012, hue: 240 }],
  [/\bsand\b/, { light: 0.8, chroma: 0.07, hue: 80 }],
  [/\bgrass\b/, { light: 0.5, chroma: 0.1, hue: 135 }],
  [/\b(?:mud|soil|earth|dirt)\b/, { light: 0.34, chroma: 0.045, hue: 55 }],
  [/\b(?:marble|porcelain|washbasin|enamel)\b/, { light: 0.92, chroma: 0.008, hue: 90 }],
  [/\b(?:steel|metal|metallic|aluminium)\b/, { light: 0.66, chroma: 0.012, hue: 245 }],
  [/\b(?:stone|concrete|granite|slate|asphalt|pavement|street)\b/, { light: 0.56, chroma: 0.012, hue: 80 }],
  [/\b(?:white cloth|tablecloth|white sheet|linen)\b/, { light: 0.93, chroma: 0.008, hue: 80 }],
  [/\b(?:walnut|mahogany|oak|wooden|polished|floorboards|workbench)\b/, { light: 0.42, chroma: 0.065, hue: 52 }],
];
const NOUNS = /((?:\w+ ){0,2})\b(?:velvet|cloth|tablecloth|silk|table|desk|counter|carpet|rug|felt|leather)\b/;

export function readSurface({ action, location }: Scene): DetailSurface {
  const text = `${action}. ${location.description}`.toLowerCase();
  const said = NOUNS.exec(text)?.[1];
  const named = said === undefined ? undefined : coloursIn(wordsIn(said))[0];
  const colour = named ?? MATERIALS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  if (/\b(?:complete|total|pitch|utter) (?:darkness|dark|black)\b/.test(text)) return { kind: "none", colour: null };
  const onGround = GROUND.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  const onTable = TABLE.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  return { kind: onGround < onTable ? "ground" : "table", colour };
}

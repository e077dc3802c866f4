// What is driven, in the words of the tables: "a go-kart" as "a gokart", "a horse and cart" as the cart that a horse is drawn with, and what no table
// knows as a car.
import { VEHICLE_PAIRS } from "../looks/vehicle-pairs.ts";

const PAIRS = new RegExp(`\\b(${Object.keys(VEHICLE_PAIRS).join("|").replaceAll(" ", "[ -]")})(?=s?\\b)`, "g");
const WITH_BEAST = "(?:horse|horses|donkey|mule|pony|ox|oxen)";
/** "a horse and cart", "a horse-drawn carriage": the drawing has the horse. */
const HORSE_AND = new RegExp(`\\b${WITH_BEAST} and (cart|wagon|trap|buggy|carriage|sleigh|sled)\\b`, "g");
const DRAWN = new RegExp(
  `\\b${WITH_BEAST}[ -](?:drawn|pulled) (?=(?:\\w+ )?(?:cart|wagon|carriage|coach|sleigh|sled|tram|hearse|bus)\\b)`,
  "g",
);
const DRIVES = "\\b(driv(?:es|e|ing|en)|drove|steers?|steering)";
const ONE = "((?:the|an?|his|her|their) (?:[\\w-]+ ){0,2}?)";
/** Words that mean these only where they are driven. */
const ONLY_DRIVEN: readonly (readonly [RegExp, string])[] = [
  [/(?:lawn ?|ride[ -]on (?:lawn ?)?)?mower/, "lawntractor"],
  [/crane/, "mobilecrane"],
  [/(?:team|pack) of (?:huskies|sled dogs|dogs|malamutes)/, "dogsled"],
  [/snowplow/, "snowplough"],
  [/(?:cab|minicab)/, "taxi"],
].map(([words, noun]) => [new RegExp(`${DRIVES} ${ONE}${(words as RegExp).source}\\b`, "g"), noun as string]);

const CARTS: Readonly<Record<string, string>> = {
  ...{ cart: "horsecart", wagon: "horsecart", trap: "horsecart", buggy: "horsecart" },
  ...{ sleigh: "troika", sled: "troika", carriage: "carriage" },
};

/** Lower-case text. */
export function withDriven(text: string): string {
  const named = text
    .replaceAll(PAIRS, (said) => VEHICLE_PAIRS[said.replace("-", " ")] ?? said)
    .replaceAll(HORSE_AND, (_, cart: string) => CARTS[cart] ?? cart)
    .replaceAll(DRAWN, "");
  if (!/\b(?:driv|drove|steer)/.test(named)) return named;
  const open = named.replaceAll(/\bconvertible\b(?! (?:sofa|bed|roof|top)\b)/g, "cabriolet");
  return ONLY_DRIVEN.reduce((line, [words, noun]) => line.replaceAll(words, `$1 $2${noun}`), open);
}

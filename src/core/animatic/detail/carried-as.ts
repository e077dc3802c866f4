// How a large hand has a thing by what else the words name: between the ends of tweezers, on the palm, on its way into a coat or out of it.
import { readThing, type ThingLook } from "../looks/object-look.ts";
import type { DetailBeat, DetailThing, HandDeed } from "./detail.ts";
import type { readRoles } from "./read-roles.ts";

const GARMENT =
  "(?:(?:the|his|her|their|its|a|an|my|own) )*(?:[\\w']+ ){0,3}?(?:coat|overcoat|greatcoat|jacket|breast pocket|inside pocket|inner pocket|waistcoat|blazer|cloak|lapel|tunic|cardigan|tailcoat)s?\\b";
const INTO_COAT = new RegExp(`\\b(?:in|into|inside|under|beneath|behind) ${GARMENT}`);
const OUT_OF_COAT = new RegExp(`\\b(?:from|out of|from under|from inside|from inside of) ${GARMENT}`);
const PUTS: ReadonlySet<HandDeed> = new Set(["insert", "put", "slide", "reach", "meet", "drop"]);
const TAKES: ReadonlySet<HandDeed> = new Set(["take", "pull", "insert", "slide"]);

/** "slips a wallet into his coat", "draws a letter from his breast pocket". */
export function atCoat(said: HandDeed, after: readonly string[]): HandDeed | undefined {
  const words = after.join(" ");
  if (TAKES.has(said) && OUT_OF_COAT.test(words)) return "out_of_coat";
  return PUTS.has(said) && INTO_COAT.test(words) ? "into_coat" : undefined;
}

/** What goes in or comes out. */
export const beforeCoat = (after: readonly string[]): readonly string[] => {
  const at = after.findIndex((word) => /^(?:in|into|inside|under|beneath|behind|from|out)$/.test(word));
  return at < 0 ? after : after.slice(0, at);
};

type Roles = ReturnType<typeof readRoles>;

const TWEEZERS: ThingLook = readThing("prop", { id: "tweezers", name: "tweezers", design: "" });
const PINCERS = /^(?:tweezers|forceps)$/;

/** "holds a tiny gear in his tweezers": between their ends. */
export function inTweezers(roles: Roles, words: readonly string[]): Roles {
  const held = [roles.thing, roles.target].find((one) => one !== null && !PINCERS.test(one.word));
  if (!held || !words.some((word) => PINCERS.test(word))) return roles;
  const isGoal = roles.target === held || PINCERS.test(roles.target?.word ?? "");
  return {
    ...roles,
    thing: { word: "tweezers", look: { ...TWEEZERS, tip: tipOf(held) }, fixture: null },
    target: isGoal ? null : roles.target,
  };
}

/** A gear is no lever there, and a stamp one for letters. */
function tipOf({ word, look }: DetailThing): ThingLook {
  if (look && look.shape !== "stamp") return look;
  const name = word === "stamp" ? "postage stamp" : word;
  return readThing("prop", { id: name, name, design: "" });
}

/** Fingers around them would hide their faces. */
const ON_PALM: ReadonlySet<string> = new Set(["compass", "pocketwatch"]);
const LIFTS: ReadonlySet<HandDeed> = new Set(["take", "pull"]);

export function asCarried(beat: DetailBeat): DetailBeat | undefined {
  const { deed, thing } = beat;
  if (deed === "into_coat" || deed === "out_of_coat") return { ...beat, target: null };
  if (thing?.look?.tip && LIFTS.has(deed)) return { ...beat, deed: "hold" };
  return deed === "hold" && ON_PALM.has(thing?.look?.shape ?? "") ? { ...beat, deed: "palm" } : undefined;
}

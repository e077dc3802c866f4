// Who fights by their trade or with what their design gives them: knights and samurai cross swords, wrestlers wrestle, and a spear is thrust at a beast.
import type { Beat } from "../acting.ts";

const NAMED =
  /\b(?<!(?:without|no) (?:a |any )?)(trident|spear|lance|axe|katana|sword|sabre|rapier|cutlass|mace|halberd|harpoon|pitchfork)\b/;
const TRADES: readonly (readonly [weapon: string, trades: RegExp])[] = [
  ["katana", /\b(?:samurai|ronin|shogun)\b/],
  ["cutlass", /\b(?:pirate|buccaneer|corsair)s?\b/],
  ["rapier", /\b(?:musketeer|duellist|duelist)s?\b/],
  ["axe", /\b(?:viking|norseman|norsemen|barbarian|berserker)s?\b/],
  [
    "sword",
    /\b(?:knight|gladiator|crusader|templar|legionary|legionaries|centurion|swordsman|swordswoman|swordsmen|hoplite|spartan|paladin|ninja|warrior)s?\b/,
  ],
];
const WRESTLERS = /\b(?:sumo|wrestler|wrestlers|wrestling)\b/;
const FIGHTS = /^(?:fight|fought|duel|battl|attack|clash|combat|struggl)/;
/** Said of how they fight. */
const BARE = /\b(?:fists?|bare|hands|hand|unarmed|words|teeth|claws|feet)\b/;
const POINTED = /^(?:trident|spear|lance|harpoon|pitchfork|halberd)$/;

function weaponOf(design: string): string | undefined {
  return NAMED.exec(design)?.[1] ?? TRADES.find(([, trades]) => trades.test(design))?.[0];
}

/** `isBeast`: by id. */
export function armedByTrade(
  beats: readonly Beat[],
  design: string,
  isBeast: (id: string) => boolean,
): readonly Beat[] {
  const own = design.toLowerCase();
  const weapon = weaponOf(own);
  if (weapon === undefined && !WRESTLERS.test(own)) return beats;
  return beats.map((beat): Beat => {
    if (!isBareFight(beat)) return beat;
    if (weapon === undefined) return { ...beat, posture: "stand", gesture: "grapple" };
    return { ...beat, posture: "stand", holds: [weapon], gesture: withWeapon(beat, weapon, isBeast) };
  });
}

/** Fought, or met with nothing but the arms. */
function isBareFight({ posture, gesture, holds, because }: Beat): boolean {
  const isIn = posture === "fight" ? gesture === "none" : gesture === "reel";
  const [verb = "", ...rest] = because;
  return isIn && holds.length === 0 && FIGHTS.test(verb) && !BARE.test(rest.join(" "));
}

function withWeapon({ object }: Beat, weapon: string, isBeast: (id: string) => boolean): Beat["gesture"] {
  if (object === null || !isBeast(object)) return "fence";
  return POINTED.test(weapon) ? "thrust_them" : "sword_blow";
}

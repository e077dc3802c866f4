// Wordings of rites, wounds, punishments and play at somebody's body: blessed, unwrapped, measured, dipped, flogged, gagged, driven along, a pie in the face.
import { OWNER } from "./care-wordings.ts";
import { wordingsOf, type Row } from "./wording.ts";

const PAIR = { isPaired: true } as const;
const said = (pattern: string): RegExp => new RegExp(`^(?:${pattern})`);

const ROWS: readonly Row[] = [
  ["make draw trace", /^(?:the )?sign of the cross\b.*\b(?:over|on|above)\b/, { gesture: "bless" }, PAIR],
  ["measure", said(`${OWNER}(?:foot|feet)\\b`), { gesture: "tie_their_shoe", posture: "kneel" }, PAIR],
  [
    "cover shower smother",
    /^(?:them|it|(?:(?:the )?\w+ 's|his|her) \w+|face) (?:with|in) kisses\b/,
    { gesture: "kiss_brow" },
  ],
  [
    "wind roll curl twist pin put set gather",
    said(`${OWNER}(?:hair|curls|locks) (?:on|onto|into|up|in|round|around|with)\\b`),
    { gesture: "braid_hair" },
    PAIR,
  ],
  [
    "unwind unwrap remove peel cut",
    said(
      `(?:off )?(?:the|an?|his|her) (?:\\w+ )?(?:bandages?|dressing|plaster|gauze|cast) (?:from|off) ${OWNER}(?:eyes|head|face|forehead|nose)\\b`,
    ),
    { gesture: "wipe_face" },
    PAIR,
  ],
  [
    "unwind unwrap remove peel cut",
    said(`(?:off )?(?:the|an?|his|her) (?:\\w+ )?(?:bandages?|dressing|plaster|gauze|cast) (?:from|off) ${OWNER}`),
    { gesture: "bandage" },
    PAIR,
  ],
  [
    "slip push put thrust slide stick",
    /^(?:his|her|their|an?|one|both) arms? (?:into|through|in) (?:the|its|his|her) (?:\w+ )?(?:sleeves?|coat|jacket|armholes?|robe)\b/,
    { gesture: "coat_on" },
  ],
  [
    "push shove smash press slap plant",
    said(
      `(?:the|an?|his|her) (?:\\w+ ){0,2}?(?:pie|cake|tart|custard|tomato|sponge|fish) (?:in|into|on|at) ${OWNER}face\\b`,
    ),
    { gesture: "wipe_face", takes: true },
    PAIR,
  ],
  [
    "duck push hold shove force press dunk plunge thrust",
    said(
      `${OWNER}(?:head|face) (?:down )?(?:under|underwater|beneath|into|in) (?:the )?(?:\\w+ )?(?:water|bath|basin|bucket|sink|trough|pool|sea|toilet|tub|waves|sand|mud|snow)\\b`,
    ),
    { gesture: "push_under" },
    PAIR,
  ],
  [
    "lower dip tip lean immerse",
    /^them (?:gently |slowly )?(?:backwards?|back|over backwards?) (?:into|in|under) the (?:\w+ )?(?:water|river|sea|pool|lake|font|stream)\b/,
    { gesture: "dip" },
    PAIR,
  ],
  [
    "whip flog lash beat cane thrash strap scourge",
    said(
      `${OWNER}(?:back|bottom|backside|behind|shoulders)\\b|them (?:(?:with|across|on) )?(?:(?:an?|the|his|her) )?(?:whip|lash|belt|cane|birch|strap)$`,
    ),
    { gesture: "flog" },
    PAIR,
  ],
  [
    "grab take seize catch hold drag pull haul lead",
    /^them by (?:the|his|her|an?|one) (?:\w+ )?ear\b/,
    { gesture: "pull_ear" },
    PAIR,
  ],
  [
    "force prod push drive herd march poke urge nudge",
    /^them (?:along|down|up|towards?|to|across|into|forwards?|out|on|ahead|through)\b.*\b(?:tip|point|muzzle|barrel|sword|cutlass|spear|gun|pistol|knife|bayonet|rifle|pitchfork|blade)\b/,
    { posture: "walk", way: "across", gesture: "prod_along" },
    PAIR,
  ],
  ["gag muzzle", /^them\b/, { gesture: "cover_their_mouth" }, PAIR],
  [
    "tie bind lash rope",
    said(`(?:up )?${OWNER}(?:wrists|hands|ankles|arms)\\b(?! (?:up|back) with)`),
    { gesture: "tie_up" },
  ],
];

export const TOUCHING_WORDINGS = wordingsOf(ROWS);

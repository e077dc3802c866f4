// Phrases of what is done between two and may be said without naming the other one: begging, blaming, leaving, proposing; written as those in hand-phrases.
import type { Deed } from "./deed.ts";

export const BETWEEN_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "propose", posture: "kneel", takes: true },
    "propose to/marriage, go/get/drop/sink/fall down on/to/onto one knee, drop/sink/go/get to/on/onto one knee, ask marry, kneel with/and/holding/hold/offer/open ring, offer/open/show up/out ring, hold out ring, open ring box, open ring, present ring, hold/offer ring to, kneel before ring",
  ],
  [
    { gesture: "refuse", takes: true },
    "refuse, push/shove/wave/slide/hand it/money/envelope/plate/glass/gift/cup/food/coin/cash/ring/letter back/away, wave away, push away plate/cup/glass/food/bowl/hand, turn down",
  ],
  [
    { gesture: "swap", takes: true },
    "exchange/swap, exchange/swap gifts/briefcases/cards/presents/letters/keys/numbers/bags/places",
  ],
  [
    { gesture: "greet" },
    "greet/welcome, run/rush/hurry to greet/meet, spread/open/hold/throw arms out/wide/open, welcome with arms",
  ],
  [
    { gesture: "plead", posture: "kneel_both" },
    "beg/plead/pray/implore/ask on knees, fall/drop/sink/go to/on/onto/down knees beg/before/plead/in, beg/plead for mercy/life/forgiveness, kneel beg/plead, throw herself/himself at feet",
  ],
  [{ gesture: "plead" }, "apologise, apologize, ask/beg forgiveness/pardon"],
  [
    { gesture: "point", mood: "angry" },
    "point accusing/accusingly/angrily/furiously, point finger at, accuse, blame, denounce",
  ],
  [{ posture: "walk", way: "out", mood: "angry" }, "storm/stalk/sweep/march/stamp/stomp out/off/away/from/past"],
  [
    { posture: "walk", way: "out" },
    "leave her/him/them behind/alone/standing/sitting/there, walk away/off from, turn back walk/leave/go, leave room/table/house/bar",
  ],
  [
    { gesture: "give" },
    "hold/stretch/put out an/his/her/their open/empty/cupped palm/palms/hand/hands, hold out open/empty/cupped palm/palms/hand/hands, hold/stretch out paw",
  ],
  [
    { gesture: "hand_over", takes: true },
    "hold the/a/an/his/her out on/in/flat palms/hands/tray/both, hold/offer/present out flat on/in both/palms/hands",
  ],
  [{ gesture: "arm_wrestle", posture: "sit" }, "armwrestle"],
  [{ mood: "asleep" }, "squeeze/screw/scrunch/press eyes, squeeze/screw/scrunch shut"],
  [
    { gesture: "pillow_blow", takes: true },
    "have pillow/cushion fight/battle, fight/battle with pillows/cushions, hit/whack/thump/pelt/bash/beat them/each with/round pillow/pillows/cushion/cushions",
  ],
  [{ gesture: "argue", mood: "angry" }, "have argument/row/quarrel/fight, shout/yell/scream at each"],
  [
    { gesture: "bang", mood: "angry" },
    "slam/bang/pound/smash/hit/thump/strike fist/fists/hand/palm/palms on/onto/down table/desk/counter/bar",
  ],
  [{ gesture: "hold_pads" }, "hold/raise/lift pads/mitts/pad/mitt/punchpads, hold/raise up pads/mitts"],
  [{ gesture: "turn_back" }, "turn away/back from"],
];

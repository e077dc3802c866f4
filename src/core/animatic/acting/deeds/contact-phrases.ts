// Phrases of hands at somebody's face, nails and falls, of a thing that two pull at, and of who steps between two; written as those in hand-phrases.
import type { Deed } from "./deed.ts";

/** What needs somebody else. */
export const CONTACT_PAIR_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "cover_their_mouth" },
    "cover/gag/muffle 's/his/her/their mouth, cover/gag/muffle 's/his/her mouth with his/her hand/palm, put/clap/clamp/press/hold/lay/place hand/hands/palm/cloth over/on/against/to 's/his/her/their mouth/lips",
  ],
  [
    { gesture: "look_in_mouth" },
    "look/peer/gaze/drill/poke in/into/inside/at 's/his/her/their mouth/throat/teeth, examine/check/inspect/clean/drill 's/his/her/their teeth/mouth/throat/tooth, pull/extract 's/his/her/the/a tooth, pull/yank out 's/his/her/the/a tooth, open 's mouth",
  ],
  [
    { gesture: "shine_in_eye", takes: true },
    "shine torch/flashlight/light/penlight/lamp in/into/at 's/his/her/their eye/eyes/face/ear, examine/check/inspect 's/his/her/their eye/eyes/pupils/ear/ears, look/peer into 's/his/her/their ear/eye with/through",
  ],
  [
    { gesture: "paint_nails" },
    "paint/polish/file/varnish/lacquer/trim/clip 's/his/her/their nails/nail/fingernails, do 's/his/her nails, give manicure",
  ],
  [
    { gesture: "necklace_on", takes: true },
    "fasten/clasp/put/hang/place/lay/slip/hook/close necklace/pendant/locket/chain/amulet/pearls/beads around/round/on/over/at neck/them/throat, fasten/clasp/do/hook/close 's/her/his necklace/pendant/locket/chain/amulet",
  ],
  [
    { gesture: "hat_on_them", takes: true },
    "put/place/set/pull/lower/slip/jam/fit helmet/hat/cap/hood/headphones/veil/wig/mask/goggles/glasses on/onto/over/around head/hair/ears/eyes/nose/face, put/place/set helmet/hat/cap/headphones/wig/mask/glasses on them",
  ],
  [
    { gesture: "pin_on_them", takes: true },
    "pin/fasten/put/place/stick medal/badge/brooch/flower/star/ribbon/rosette/microphone on/onto/to/in chest/uniform/jacket/coat/lapel/dress/collar/them, pin medal/flower/badge/brooch/star/ribbon/rosette",
  ],
  [{ gesture: "tickle" }, "tickle them, tickle 's/his/her ribs/feet/belly/sides/tummy, tickle"],
  [{ gesture: "tattoo_them" }, "tattoo them, tattoo 's/his/her arm/shoulder/back/chest/leg/wrist/neck/hand"],
  [
    { gesture: "massage_them" },
    "massage/knead them, massage/knead/rub 's/his/her shoulders/back/neck/temples, rub/massage/knead shoulders/neck of",
  ],
  [
    { gesture: "take_theirs", takes: true },
    "take/pull/lift/tear/rip/pluck/yank off 's/his/her/their mask/glasses/helmet/hood/wig/hat/cap/crown/sunglasses/goggles/blindfold, remove 's/his/her/their mask/glasses/helmet/hood/wig/hat/cap/crown/blindfold, take/pull/lift/tear/rip/pluck/yank 's/his/her mask/glasses/helmet/hood/wig/hat/cap off/from, take/pull/tear/rip/pluck mask/glasses/helmet/hood/wig/hat/cap from/off face/head/nose/them/eyes",
  ],
  [
    { gesture: "dangle", takes: true },
    "swing/dangle/wave watch/pendant/medallion/crystal/pendulum/amulet/locket in/before/over/at front/face/eyes/them, hypnotise/hypnotize them",
  ],
  [
    { gesture: "cover_their_eyes" },
    "tie/wrap/bind/put/fasten blindfold/scarf/cloth/bandana around/over/on/across eyes, blindfold them",
  ],
  [
    { gesture: "hold_to_mouth", takes: true },
    "hold/put/offer spoon/fork/ladle/cup/glass/bottle/bowl/flask/straw to/at/against 's/his/her/their mouth/lips",
  ],
  [
    { gesture: "hold_mirror", takes: true },
    "hold mirror behind/up/to/before 's/his/her/their/for head/neck/hair/them, hold up mirror behind/to/before/for head/neck/them",
  ],
  [
    { gesture: "snatch", takes: true },
    "take/pull/pluck/remove cigarette/cigar/pipe from/out 's/his/her lips/mouth/teeth",
  ],
  [{ gesture: "hug_leg" }, "cling/hold/hang/hug to/onto/on 's/his/her/their leg/legs/knees/skirt"],
  [{ gesture: "raise", takes: true }, "show them a/the/his/her red/yellow card, show them red/yellow card"],
  [{ gesture: "catch_falling" }, "catch them as/when/before/in/just, catch them, catch them falling/fainting/mid"],
  [
    { gesture: "part_them" },
    "step/stand/jump/squeeze/get/throw/push/leap/run/rush/move/come/put between them and, step/stand/jump/squeeze/get/throw/push/come between them/the, leap/run/rush/move between them, push/pull/hold/shove/keep/tear/drag/prise them apart, separate them, push/pull/hold/shove/keep/tear/drag/prise apart, separate",
  ],
  [
    { gesture: "paint_portrait" },
    "paint/sketch them, paint/draw/sketch 's/his/her portrait/likeness/picture/face, paint/draw/sketch portrait/picture/likeness of them, paint/draw/sketch a/the portrait/picture/likeness of",
  ],
];

export const CONTACT_PHRASES: readonly (readonly [Deed, string])[] = [
  [{ posture: "sneak" }, "sneak/creep/steal/tiptoe behind, sneak/creep/steal/tiptoe up behind"],
  [
    { gesture: "tug_over", takes: true },
    "fight/struggle/wrestle/squabble/tussle/quarrel/scuffle/grapple over/for the/a/an/their/one, tug/pull/yank/heave/tear at/on the/a/an from ends/sides",
  ],
  [
    { gesture: "pat_hair" },
    "touch/smooth/pat/fluff/adjust/primp his/her hair/curls/hairdo/fringe/locks, touch/smooth/pat/fluff hair/curls",
  ],
  [
    { gesture: "close_book", takes: true },
    "slam/snap/bang/clap book/diary/album/notebook/bible/ledger/journal shut/closed",
  ],
  [{ gesture: "smoke", takes: true }, "take/pull/pluck/remove cigarette/cigar/pipe from/out his/her lips/mouth/teeth"],
  [
    { gesture: "fold_between", takes: true },
    "fold/stretch/shake/spread/hold/fold sheet/sheets/blanket/tablecloth/flag/tarpaulin/cloth between, hold sheet/blanket/tablecloth/flag/tarpaulin by corners, fold/shake sheet/sheets/blanket/tablecloth/flag together/out",
  ],
  [{ gesture: "selfie", takes: true }, "take/snap/shoot selfie/selfies, pose for selfie"],
  [
    { gesture: "bar_way" },
    "block/bar the/his/her/their way/path/door/doorway/entrance/exit/gate/gateway/road/street/lane/aisle/bridge/corridor/stairs/passage",
  ],
];

// Phrases of work with a tool on a thing that stands, of things that are waved, tied and carried, written as those in hand-phrases.
import type { Deed } from "./deed.ts";

/** What is cleaned and smoothed where it stands: low things on the knees. */
const CLEANS = "scrub/scour/clean/wipe/brush/polish/sand/wax/varnish/scrape/dust/wash/oil/sandpaper/rub";
const LOW = "gravestone/headstone/tombstone/grave/wheel/chair/stool/bench/step/steps/tyre/tire/plaque";
const HIGH =
  "face/carving/carvings/pillar/column/wall/door/fence/gate/hull/boat/car/van/truck/lorry/taxi/bus/motorbike/windscreen/windshield/bonnet/mural/relief/totem/altar/cart/wagon/plane/canoe/surfboard/monument/shield";
const DIRT = "dust/mud/moss/dirt/earth/sand/soot/snow/ivy/grime/rust/paint/leaves/soil/cobwebs";

export const TOOL_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "wipe", posture: "kneel" },
    `${CLEANS} the/a/an/his/her/their/its ${LOW}, ${CLEANS} ${DIRT} off/from ${LOW}`,
  ],
  [
    { gesture: "wipe" },
    `${CLEANS} the/a/an/its/their ${HIGH}, ${CLEANS} ${DIRT} off/from ${HIGH}, ${CLEANS} stone/carved/wooden face`,
  ],
  [{ gesture: "hose_down" }, "hose/hose down, hose, turn hose on/onto, wash down with hose"],
  [
    { gesture: "wave_it", takes: true },
    "wave/flap flag/scarf/handkerchief/banner/hat/cap/shirt/newspaper/torch/lantern/cloth/towel/ticket/paper/papers/letter/stick/branch/sword/shawl/veil/pennant/ribbon/lamp/flare/sheet, wave a/an/the/his/her flag/scarf/handkerchief/banner/hat/cap/torch/lantern/towel/cloth",
  ],
  [
    { gesture: "fan_with", takes: true },
    "wave/flap/fan/waft/swat/beat towel/cloth/newspaper/tray/magazine/dishcloth/apron/rag over/at/above/towards smoke/toaster/oven/stove/pan/flames/fire/alarm/detector/grill, wave/flap/fan/waft smoke away/with, fan fire/flames/embers/coals/smoke",
  ],
  [{ gesture: "roll_out" }, "roll out dough/pastry, roll dough/pastry out/with/on/flat, flatten dough/pastry"],
  [
    { gesture: "tie_to", takes: true },
    "tie/knot/loop/hitch/fasten/lash/tether/moor/secure rope/reins/line/boat/horse/dog/string/cord/donkey/goat/balloon/ribbon/lead/leash to/round/around/onto post/tree/rail/ring/pole/branch/fence/bollard/gate/chair/stake/mast/railing/bar",
  ],
  [
    { gesture: "tie_shoe", posture: "kneel", takes: true },
    "tie/wind/wrap/fasten/strap/buckle/knot bell/bells/ribbon/rope/bandage/anklet/scarf/string/cloth/chain/tag round/around/on/onto/to ankle/ankles/foot/feet/knee/leg",
  ],
  [
    { gesture: "put_on", takes: true },
    "tie/wind/wrap/knot/throw/loop/fling scarf/shawl/bandana/neckerchief/tie round/around/over neck/throat/shoulder",
  ],
  [
    { posture: "stairs", way: "across", gesture: "carry", takes: true },
    "carry/bring/haul/lug/take/bear up/down stairs/steps/staircase",
  ],
  [
    { gesture: "throw_in", takes: true },
    "throw/toss/chuck/hurl/dump/fling/drop/tip letter/paper/papers/page/pages/photo/photograph/rubbish/bag/book/bottle/shoe/shoes/dress/ring/money/diary/phone/key/keys/flowers/bouquet/sandwich/food/it/them in/into bin/dustbin/basket/barrel/hole/grave/pit/crate/skip/sack/bucket/box/trash/well",
  ],
  [{ gesture: "pick_up", takes: true }, "lift/dig/pry/tug out of earth/ground/soil/dirt/mud/rubble/sand/ashes"],
  [
    { gesture: "point_with", takes: true },
    "point/level/aim/thrust cutlass/machete/katana/scimitar/harpoon/poker/pitchfork/lance/rapier at/towards/toward",
  ],
  [{ gesture: "paint" }, "dab/daub/brush at/on canvas/painting/portrait/easel, touch up canvas/painting/portrait"],
  [{ gesture: "slice" }, "draw/run/pull/slide/pass knife/blade through"],
  [
    { gesture: "smash_down", takes: true },
    "hurl/throw/slam/fling/dash/smash clipboard/headset/book/phone/racket/script/tray/remote to/on/onto/down/at floor/ground/deck/feet/on",
  ],
  [{ gesture: "under_arm", takes: true }, "carry/hold/tuck/clamp under/beneath arm/arms/armpit"],
  [{ gesture: "on_back", takes: true }, "carry/bear/haul/lug on/upon back"],
  [
    { gesture: "write_wall" },
    "scratch/carve/scrawl/chalk/draw/paint/spray line/lines/mark/marks/name/names/word/words/message/number/cross/heart/letters/slogan on/into/onto/in wall/rock/stone/tree/trunk/blackboard/board/bark",
  ],
  [
    { gesture: "work", posture: "kneel" },
    "fix/change/repair/mend/check/pump/grease wheel/tyre/tire/bike/bicycle/motorbike/chain/pipe/puncture, unscrew/loosen/tighten wheel/tyre/tire/nut/nuts/bolts, crank/pump/wind/work/turn up jack, crank/pump/wind/work/turn jack, jack up, prise/lever/pull tyre/tire/wheel off",
  ],
  [
    { gesture: "water" },
    "pour/sprinkle/empty water on/onto/over plant/plants/flower/flowers/seedling/seedlings/vegetables/roses/tomatoes/seeds/bed/pot/pots",
  ],
  [
    { gesture: "swing", takes: true },
    "swing net/mallet/stick/pole/club/cane/umbrella/bag/chain/mace, swipe/swat at with",
  ],
];

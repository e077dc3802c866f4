// Phrases of exercise, of loads that weigh somebody down, and of getting about in ways of their own; written as those in hand-phrases. They win over those
// of other files, as exertion-phrases do.
import type { Deed } from "../deed.ts";

const STAIRS = "stairs/steps/staircase";

export const EXERCISE_PHRASES: readonly (readonly [Deed, string])[] = [
  // Exercise.
  [{ posture: "pull_up" }, "do pullup/pullups/chinup/chinups, pull chin up/over/to, pull himself/herself up bar/bars"],
  [
    { posture: "leg_up" },
    "stretch/exercise/warm/practise/practice at/against/on barre/rail/railing/bar, rest/put/lift leg/foot on barre/rail",
  ],
  [
    { gesture: "touch_toes" },
    "touch toe/toes/floor/ground/feet, reach for/down/to toe/toes, fold/bend forward/forwards/double touch/toes/floor, fold forward/forwards",
  ],
  [{ posture: "run" }, "run/jog/sprint/pound/pant/train on treadmill"],
  [{ posture: "walk" }, "walk/stride/march on treadmill"],
  [{ posture: "tai_chi" }, "do/practise/practice/perform tai/taichi/qigong, move through form/forms"],
  [{ posture: "hop", way: "across" }, "hop on leg/foot, hop along/down/through, play hopscotch"],
  [
    { posture: "bounding", way: "across" },
    "bound/leap/hop/jump/float along/across/over/through leaps/bounds/strides, leap/bound/hop in leaps/bounds",
  ],
  [
    { posture: "stagger", way: "across" },
    "take few/first/shaky/unsteady/tottering/faltering/wobbly/uncertain step/steps",
  ],
  [
    { posture: "roll", way: "across" },
    "roll forward/forwards/backward/backwards/sideways over/on/onto/and/to, roll head over",
  ],
  // Up and down.
  [
    { posture: "stand", from: "crouch" },
    "come/spring/jump/land/leap/roll up/back on/onto/to foot/feet, land/come on foot/feet",
  ],
  [
    { posture: "stand", from: "sit_ground" },
    "pull/haul/push himself/herself/itself up/upright on/by/at/against/with/to/from chair/table/sofa/bed/furniture/rail/railing/bars/feet/foot/crutch/crutches/stick",
  ],
  [
    { posture: "stairs", way: "down" },
    `sweep/stride/skip/bound/race/dash/tiptoe/stumble/stomp/march/trot/trip/storm/clatter/shuffle down ${STAIRS}`,
  ],
  [
    { posture: "stairs", way: "across" },
    `sweep/stride/skip/bound/race/dash/tiptoe/stumble/stomp/march/trot/storm/clatter/shuffle up ${STAIRS}`,
  ],
  [
    { posture: "fall" },
    "fall/topple/tumble/plunge/pitch/drop over/off/from wall/edge/battlement/battlements/parapet/railing/side/balustrade/cliff, fall/tumble/topple in/into water/pond/pool/fountain/stream/ditch/moat",
  ],
  [{ posture: "dive_flat" }, "hurl/throw/fling/launch himself/herself off"],
  [{ posture: "slide_pole" }, "slide/shoot/zip/whizz/glide down/along cable/wire/line/cord/zipline"],
  [{ posture: "swing_rope" }, "swing/hang/fly on/from/by trapeze, swing through/across on/from trapeze"],
  [{ posture: "drag_self", way: "across" }, "crawl/wriggle/squirm/worm/slither under/beneath net/netting/wire/barbed"],
  [{ posture: "trudge", way: "across" }, "wade/plough/slosh through mud/slush/grass/corn/wheat/sand/leaves/rubbish"],
  [
    { posture: "crouch", gesture: "peek" },
    "squeeze/cram/wedge/fold/hide/shut/crouch/press himself/herself/itself into/in/inside locker/wardrobe/closet/cupboard/cabinet, squeeze/slip/dive/duck into locker/wardrobe/closet/cupboard/cabinet",
  ],
  [
    { posture: "climb_in" },
    "squeeze/lower/wedge/cram/drop/force/ease himself/herself/itself into/down/in chimney/hole/pit/well/manhole/hatch/tunnel/trench/shaft/burrow/barrel/bin/dustbin/grave/trapdoor, climb/get/squeeze/slip/disappear/wriggle into/down/in/through chimney/hole/pit/manhole/hatch/tunnel/trench/shaft/burrow/barrel/bin/dustbin/grave/trapdoor",
  ],
  [
    { posture: "sneak", way: "across" },
    "squeeze/wriggle/worm/push/force himself/herself/itself through/past/between, squeeze/wriggle/worm through/past/between",
  ],
  [
    { posture: "climb", way: "down" },
    "lower/let himself/herself/itself down/from/on/over rope/wall/cliff/side/ledge/face/rocks/building/sheets",
  ],
  [{ posture: "jump" }, "swing himself/herself up/aboard/onto/into/on"],
  [{ gesture: "spread_arms" }, "catch himself/herself, regain/recover/keep balance"],
  [{ posture: "climb" }, "hack/swing/drive/sink/bury axe/axes/pick/picks into/in ice/icefall/rock"],
  [
    { posture: "limp", way: "across", gesture: "hold", takes: true },
    "limp/hobble/walk/swing/come/go on/with crutch/crutches/stick/cane, limp/hobble along/across/down/through on crutch/crutches/stick/cane",
  ],
  [{ posture: "run", way: "across" }, "shoot/burst/spring/launch forward/forwards/off/away/ahead"],
  [{ posture: "stairs", way: "down" }, "run/climb/go/come/hurry/race/dash/clatter/walk down escape"],
  [{ posture: "balance" }, "land on leg"],
  [{}, "land in/on dust/mud/snow/ground/grass/floor/heap/hay/straw/sand/deck/pavement/street"],
  // Seats, and what is leant on.
  [{ posture: "sit" }, "lean back in/into/on chair/seat/armchair/sofa/couch/throne/bench"],
  [
    { posture: "feet_up" },
    "put/prop/rest/swing/lay/plant/lift/cross foot/feet/boots/legs up/on/onto desk/table/dashboard/stool/railing/counter",
  ],
  [
    { gesture: "lean_on_tool", takes: true },
    "lean/rest on/upon/against shovel/spade/broom/rake/hoe/fork/pitchfork/oar/mop/scythe/axe/rifle/spear/staff/stick/cane/crutch/crutches/sword/umbrella",
  ],
  // With the hands.
  [{ gesture: "wave_it", takes: true }, "swing/whirl/twirl lasso/lariat/rope/sling over/round/around/above"],
  [{ gesture: "fence", takes: true }, "lunge forward/at/with foil/sword/rapier/sabre/epee/blade"],
  [
    { posture: "fight" },
    "break/smash/split board/boards/brick/bricks/tile/tiles/plank with hand/fist/edge/foot/elbow/forehead",
  ],
  [
    { gesture: "lift", takes: true },
    "heave/hoist/lift/sling onto/into/on trailer/truck/cart/wagon/shelf/table/boat/pile/stack/rack/lorry",
  ],
  // In bed.
  [
    { posture: "sit_bed", from: "lie" },
    "swing/put/lower leg/legs/foot/feet out/over of/from/side/edge bed/side/edge, swing leg/legs/foot/feet out bed",
  ],
  [{ posture: "lie_side" }, "turn/roll over in/and bed/sleep/stretch/stretches, turn over in, toss and, lie tossing"],
  // Loads.
  [{ gesture: "on_head", takes: true }, "lift/put/set/place/balance/hoist/swing/heave on/onto/upon head"],
  [
    { posture: "walk", gesture: "carry", way: "across", takes: true },
    "carry/lug/bear/haul it/them away/off/out/home/inside/over/to/into/through/across/up/down/along, carry/lug/bear/haul away/off/home",
  ],
  [{ gesture: "lift", takes: true }, "lift/raise/hoist/heave with both/arms/might/strength"],
  [{ gesture: "throw", takes: true }, "throw/toss/fling/hurl/heave aside/away"],
  [
    { gesture: "pitch", takes: true },
    "pitch/fork/toss/heap/load hay/straw/manure/dung/coal/grain/gravel/rubble/sand/snow",
  ],
  [
    { gesture: "shovel_up", takes: true },
    "shovel/clear/scoop hay/straw/manure/dung/coal/grain/gravel/rubble/sand/snow/ash/ashes/earth/dirt/cement",
  ],
  // On runners and boards.
  [
    { posture: "ski", way: "across" },
    "tear/bomb/barrel/hurtle/fly/rip/blaze/zip/rocket/weave/carve down/through/between on skis, ski down",
  ],
  [
    { posture: "surf", way: "across" },
    "tear/bomb/barrel/hurtle/fly/rip/blaze/zip/rocket/weave/carve down/along/through/across/past on board/snowboard/skateboard/longboard, snowboard down",
  ],
  [
    { posture: "run", way: "across" },
    "tear/pelt/bolt/hare down/along/across/past/round/after, pelt/bolt/hare through/up/out, tear up/through stairs/street/hill/road/steps/path/forest/crowd/wood/woods",
  ],
];

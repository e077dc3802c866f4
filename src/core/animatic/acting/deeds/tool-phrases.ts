// Phrases of work with a tool on a thing that stands, of things that are waved, tied and carried, written as those in hand-phrases.
import type { Deed } from "./deed.ts";

/** What is cleaned and smoothed where it stands: low things on the knees. */
const CLEANS = "scrub/scour/clean/wipe/brush/polish/sand/wax/varnish/scrape/dust/wash/oil/sandpaper/rub";
const LOW = "gravestone/headstone/tombstone/grave/wheel/chair/stool/bench/step/steps/tyre/tire/plaque";
const HIGH =
  "face/carving/carvings/pillar/column/wall/door/fence/gate/hull/boat/car/van/truck/lorry/taxi/bus/motorbike/windscreen/windshield/bonnet/mural/relief/totem/altar/cart/wagon/plane/canoe/surfboard/monument/shield";
const DIRT = "dust/mud/moss/dirt/earth/sand/soot/snow/ivy/grime/rust/paint/leaves/soil/cobwebs";

const DABS = "dab/daub/brush/smear/put/add/apply/lay/slap/work/stroke/splash/spread/flick";
const FRAGILE =
  "plate/plates/phone/telephone/vase/glass/bottle/cup/mug/jug/bowl/dish/mirror/statue/statuette/radio/trophy/lamp/book/clock/watch/camera/tray/clipboard/headset/remote/script";
const PARTS = "cut/hack/saw/slice/slash/chop/snip/sever/gnaw/split";
const PACKED = "box/parcel/present/presents/gift/gifts/package/book/toy/doll/vase/bottle/cup/cups/fish/bread/cheese";
const HOOKS =
  "hook/hooks/peg/pegs/nail/rail/rack/stand/hanger/wall/branch/door/chair/line/rope/beam/tree/bedpost/coatstand";

export const TOOL_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "wipe", posture: "kneel" },
    `${CLEANS} the/a/an/his/her/their/its ${LOW}, ${CLEANS} ${DIRT} off/from ${LOW}`,
  ],
  [
    { gesture: "wipe" },
    `${CLEANS} the/a/an/its/their ${HIGH}, ${CLEANS} ${DIRT} off/from ${HIGH}, ${CLEANS} stone/carved/wooden face`,
  ],
  [
    { gesture: "cut_through" },
    `${PARTS} through rope/ropes/line/cable/cord/string/ribbon/wire/chain/tape/net/vine/strap/reins/cords/bonds, cut/sever/slash/snip/part the/a/an/his/her/their rope/line/cable/cord/wire/vine/strap/cords, ${PARTS} rope/cable/cord/ribbon in/into two/half/with, hack/chop/hew the/a/an/his/her/their rope/line/cable/hawser/rigging`,
  ],
  [
    { gesture: "hurl_at", takes: true },
    "hurl/throw/fling/toss/lob/chuck/smash/dash/slam/launch the/a/an/his/her/their/it/them at/against/into/on wall/bricks/rocks/cliff/door/fireplace/hearth/tree/bulkhead/screen/mirror/window/fence",
  ],
  [
    { gesture: "wrap_up" },
    `tie/loop/wind/knot/fasten ribbon/string/bow/twine round/around/on/onto/over it/paper/lid/${PACKED}`,
  ],
  [{ gesture: "wrap_up", takes: true }, `wrap ${PACKED}, wrap ${PACKED} in`],
  [
    { gesture: "stoop_work", posture: "stand" },
    "press/pat/firm/tread/smooth/push/tamp/heap/pile/scoop earth/soil/dirt/compost/ground/mould",
  ],
  [
    { gesture: "hang_up", takes: true },
    `hang it/them on/onto/from/over/up ${HOOKS}, hang it/them up, hang the/a/an/his/her/their on/onto/from/over ${HOOKS}, fix/fasten/pin/peg/clip it/them/sheet/sheets/shirt with/by peg/pegs/clothespins`,
  ],
  [
    { gesture: "insert", takes: true },
    "drop/put/push/feed/slip/slide in/into a/the/some/another coin/coins/token/money, insert coin/coins/token/card",
  ],
  [
    { gesture: "board_game", posture: "sit" },
    "slide/push/advance/move/take/pick/place/put/set/lift/capture/topple/tip/shift pawn/bishop/rook/knight/queen/king/piece/chessman across/over/onto/on/to/from/up/forward/off board/chessboard/square/chess, slide/push/advance/move/capture/topple/shift pawn/bishop/rook/chessman, study/contemplate/bend board/chessboard",
  ],
  [
    { gesture: "dash_down", takes: true },
    `smash/slam/hurl/dash/throw/fling ${FRAGILE} to/on/onto/at/down/against/in floor/ground/feet/foot/deck/stones/tiles/pavement/cobbles/concrete, smash/dash it/them/down to/on/onto/at floor/ground/feet/deck/stones/tiles/pavement/cobbles/concrete, smash the/a/an/his/her ${FRAGILE}`,
  ],
  [{ gesture: "bore" }, "drill, bore/drill hole/holes, drill/bore into/through/in"],
  [{ gesture: "weigh" }, "drop/put/place/set/lay/pile/heap/tip/pour/throw on/onto/in/into scale/scales"],
  [
    { gesture: "sprinkle" },
    "drop/put/plop/stir/spoon/tip/shake/throw sugar/lump/lumps/cube/cubes/ice/salt/powder/poison/pill/olive in/into coffee/tea/cup/mug/glass/drink/cocoa/wine/soup/it",
  ],
  [
    { gesture: "scatter" },
    "fling/throw/toss/cast/scatter/strew/sprinkle/hurl/shake/drop corn/grain/seed/seeds/crumbs/bread/feed/crusts/scraps/nuts/confetti/petals/rice/ashes to/for/over/among/before/into/onto/on, fling/cast corn/grain/seed/seeds/crumbs/feed/confetti/petals, fling/throw/toss/scatter/strew hay to/for/among/before",
  ],
  [{ gesture: "brush_teeth" }, "scrub/polish/rinse/do teeth, squeeze toothpaste/paste/tube"],
  [
    { gesture: "coat_on", takes: true },
    "pull/tug/drag/slip/draw/drop/throw jumper/sweater/shirt/tshirt/dress/nightgown/nightshirt/hoodie/pullover/jersey/smock/vest/cassock over head, struggle/wriggle/squeeze into jumper/sweater/shirt/dress/coat/jacket/wetsuit",
  ],
  [
    { gesture: "coat_off", takes: true },
    "pull/tug/drag/draw jumper/sweater/shirt/tshirt/dress/hoodie/pullover/jersey off over, pull/tug/drag/draw off jumper/sweater/hoodie/pullover/jersey",
  ],
  [
    { gesture: "tie_shoe", posture: "sit", takes: true },
    "step/slip/jam/push/force/shove/stick/slide foot/feet in/into boot/boots/shoe/shoes/slippers/trainers/skates/wellingtons, step/slip into boots/shoes/slippers/trainers/heels/wellingtons/sandals/skates",
  ],
  [
    { gesture: "write_wall" },
    "scrape/scratch/pick/chip/dig/gouge/chisel at/into/out/through/in mortar/wall/stone/stones/brick/bricks/plaster/concrete/cement",
  ],
  [
    { gesture: "draw_floor", posture: "kneel_both" },
    "draw/chalk/sketch/mark grid/hopscotch/circle/line on/in/across pavement/floor/ground/asphalt/sand/yard/street",
  ],
  [
    { gesture: "hammer", posture: "kneel" },
    "hammer/drive/knock/pound/bang/beat/tap peg/pegs/stake/stakes/spike/post/picket in/into ground/earth/sand/snow/grass/turf/soil",
  ],
  [
    { gesture: "work", posture: "kneel" },
    "loosen/tighten/undo/unscrew/turn nut/nuts/lug/wheel with/on/of, loosen/tighten/undo nuts/bolts",
  ],
  [
    { gesture: "bail" },
    "bail, scoop/ladle/tip/throw/shovel/fling/slop water/seawater/rainwater out/over/overboard/from, bail/scoop/ladle/tip/throw/shovel/empty water/seawater out of the/a/an/his/her/their boat/dinghy/raft/canoe/ship/hold/cellar/hull/tent",
  ],
  [
    { gesture: "hold_over_fire", posture: "crouch" },
    "hold/toast/roast/grill/turn/cook sausage/sausages/marshmallow/marshmallows/stick/bread/fish/skewer/fork/rabbit over/in/above/on/at fire/flames/flame/embers/coals/campfire, toast/roast marshmallow/marshmallows/sausage/sausages",
  ],
  [
    { gesture: "sprinkle" },
    "shake/squeeze/squirt/splash bottle/ketchup/sauce/vinegar/mustard/mayonnaise/syrup/dressing over/on/onto",
  ],
  [
    { gesture: "bandage_self", takes: true },
    "wind/tie/bind/loop/strap/knot/wrap bandage/cloth/gauze/rag/strip/scarf/handkerchief around/round/over his/her hand/arm/wrist/finger/knuckles/fist",
  ],
  [{ gesture: "bandage_self" }, "pull/draw/tug/bite knot/bandage/tourniquet tight/with"],
  [
    { gesture: "press" },
    "jab/stab/punch/hit/thumb/smash/slap/mash/poke button/buttons/key/keys/bell/buzzer/switch/keypad",
  ],
  [{ gesture: "water" }, "tip/tilt/empty/lift/raise/hold/swing watering can over/on/onto/above/at/along"],
  [
    { gesture: "heave_up", takes: true },
    "heave/lift/hoist/swing/put/push/stow/shove/haul suitcase/case/bag/luggage/trunk/rucksack/backpack/holdall up/in/into/onto/on/to rack/overhead/roof/locker/compartment",
  ],
  [
    { gesture: "scatter" },
    "shower/pelt/sprinkle/bombard with rice/confetti/petals/flowers/corn/seeds/sweets/coins, shower/throw/toss/sprinkle rice/confetti/petals over/on/at/onto",
  ],
  [
    { gesture: "make_up", takes: true },
    "dab/pat/brush/put/smear/rub/apply powder/rouge/blush/lipstick/cream on/onto/over/to nose/cheek/cheeks/face/lips/lip, powder nose/face/cheeks",
  ],
  [
    { gesture: "tie_to", takes: true },
    "tie/knot/loop/hitch/fasten/lash/bind/fix flag/banner/ribbon/scarf/bow/kerchief/lantern/sign to/round/around/onto lamppost/post/tree/rail/railing/pole/branch/fence/gate/mast/column/pillar/handle/bar",
  ],
  [
    { gesture: "bottle_feed" },
    "give/offer/feed baby/infant/newborn bottle/milk, feed baby/infant/newborn, feed/give bottle/milk to baby/infant/newborn",
  ],
  [{ gesture: "feed", takes: true }, "feed baby/infant/newborn with/from/on the/a/an/his/her spoon/bowl/jar"],
  [
    { gesture: "put_on", takes: true },
    "tie/wind/wrap/knot/throw/drape/draw/pull/pin scarf/shawl/veil/kerchief/headscarf/bandana over/around/round/under/on head/hair/chin/face/ears",
  ],
  [
    { gesture: "close_lid", takes: true },
    "snap/click/pull/zip/press/clip bag/handbag/purse/box/case/locket/compact/lighter/suitcase/briefcase/wallet shut/closed/up",
  ],
  [
    { gesture: "slurp" },
    "pick/lift/fish/spear/take/scoop/dip up/out/in/into/from with chopsticks/fork/spoon, dip/dunk in/into sauce/gravy/mustard/dip/broth, pick up dumpling/noodles/sushi with",
  ],
  [{ gesture: "under_arm", takes: true }, "hang/hook/loop/drape/fold/carry over arm/elbow/forearm"],
  [{ gesture: "pluck_bird" }, "pluck goose/geese/hen/chicken/duck/turkey/bird/pheasant/fowl/feathers/partridge"],
  [{ gesture: "plane_wood" }, "plane, plane board/plank/door/beam/wood/edge, plane down"],
  [
    { gesture: "draw_floor", posture: "kneel_both", takes: true },
    "fit/place/put/slot/press/add piece/pieces in/into/to/of puzzle/jigsaw, do/finish/solve/complete puzzle/jigsaw",
  ],
  [
    { gesture: "toss_up", takes: true },
    "spin/twirl/toss/throw/flip/whirl dough/pizza/base/pancake/disc/omelette in/into/up air/high, spin/twirl/whirl dough",
  ],
  [{ gesture: "point_with", takes: true }, "point/aim/press/click remote/control/zapper at/to"],
  [
    { gesture: "pack_in" },
    "fill pot/flowerpot/bag/sack/basket/bucket/jar/box with soil/earth/compost/sand/apples/sweets/money/gold/potatoes/berries, push/press/plant/poke bulb/bulbs/seed/seeds/seedling/cutting/bean in/into/with",
  ],
  [{ gesture: "swing", takes: true }, "beat/whack/thrash/thump/hit dust/rug/carpet/mat/mattress with"],
  [
    { gesture: "swing" },
    "beat/whack/thrash/thump rug/rugs/carpet/carpets/mat/mattress, beat/whack/thrash/thump/hit dust out",
  ],
  [{ gesture: "pour" }, "drip/drop/pipette/squeeze/add liquid/drop/drops/solution/acid/reagent/dye in/into/from/onto"],
  [{ gesture: "play", takes: true }, "turn/twist/adjust peg/pegs/tuners"],
  [
    { gesture: "hold_over_fire" },
    "pull/draw/lift/take/hold/thrust/push/heat iron/metal/horseshoe/blade/steel/bar/rod out/from/in/into/of coals/fire/forge/embers/furnace/flames",
  ],
  [{ gesture: "screw_lid", takes: true }, "screw/twist/turn/tighten lid/lids/cap/caps/top down/tight/on/shut/back"],
  [
    { gesture: "sprinkle" },
    "pipe/swirl/squeeze cream/icing/frosting/rosettes/rosette/chocolate onto/on/over/across/into, pipe onto/on cake/cakes/cupcakes/biscuits",
  ],
  [{ gesture: "cut" }, "trim/clip/prune/cut hedge/hedges/bush/bushes/topiary/shrub/shrubs/vine/vines/roses/branches"],
  [
    { gesture: "put_on", takes: true },
    "fasten/clip/hook/put/screw/fix earring/earrings/necklace/pendant/tiara on/in, fasten/clip/hook earring/earrings/necklace/pendant/brooch",
  ],
  [{ gesture: "dial" }, "dial, dial number, tap in number, tap/punch in number"],
  [{ gesture: "work" }, "tune string/strings/guitar/violin/cello/piano/harp/lute/banjo"],
  [{ gesture: "hose_down" }, "hose/hose down, hose, turn hose on/onto, wash down with hose"],
  [
    { gesture: "wave_it", takes: true },
    "wave/flap flag/scarf/handkerchief/banner/hat/cap/shirt/newspaper/torch/lantern/cloth/towel/ticket/paper/papers/letter/stick/branch/sword/shawl/veil/pennant/ribbon/lamp/flare/sheet, wave a/an/the/his/her flag/scarf/handkerchief/banner/hat/cap/torch/lantern/towel/cloth",
  ],
  [
    { gesture: "fan_with", takes: true },
    "wave/flap/fan/waft/swat/beat towel/cloth/newspaper/tray/magazine/dishcloth/apron/rag over/at/above/towards smoke/toaster/oven/stove/pan/flames/fire/alarm/detector/grill, wave/flap/fan/waft smoke away/with, fan fire/flames/embers/coals/smoke",
  ],
  [
    { gesture: "lift", takes: true },
    "slip/slide/lift/pull/take/unloop/cast/unhook rope/line/loop/hawser/painter/noose/chain/cable off/from",
  ],
  [{ gesture: "roll_out" }, "roll out dough/pastry, roll dough/pastry out/with/on/flat, flatten dough/pastry"],
  [
    { gesture: "tie_to", takes: true },
    "tie/knot/loop/hitch/fasten/lash/tether/moor/secure rope/reins/line/boat/horse/dog/string/cord/donkey/goat/balloon/ribbon/lead/leash to/round/around/onto post/tree/rail/ring/pole/branch/fence/bollard/gate/chair/stake/mast/railing/bar",
  ],
  [
    { gesture: "tie_shoe", posture: "kneel", takes: true },
    "tie/wind/wrap/fasten/strap/buckle/knot bell/bells/ribbon/rope/bandage/anklet/scarf/string/cloth/tag round/around/on/onto/to ankle/ankles/foot/feet/knee/leg",
  ],
  [
    { gesture: "put_on", takes: true },
    "tie/wind/wrap/knot/throw/loop/fling scarf/shawl/bandana/neckerchief/tie round/around/over neck/throat/shoulder",
  ],
  [
    { posture: "stairs", way: "across", gesture: "carry", takes: true },
    "carry/bring/haul/lug/take/bear up stairs/steps/staircase",
  ],
  [
    { posture: "stairs", way: "down", gesture: "carry", takes: true },
    "carry/bring/haul/lug/take/bear down stairs/steps/staircase",
  ],
  [
    { gesture: "throw_in", takes: true },
    "throw/toss/chuck/hurl/dump/fling/drop/tip/lob/flick letter/paper/sheet/ball/wrapper/papers/page/pages/photo/photograph/rubbish/bag/book/bottle/shoe/shoes/dress/ring/money/diary/phone/key/keys/flowers/bouquet/sandwich/food/it/them in/into bin/dustbin/wastebasket/wastepaper/waste/basket/barrel/hole/grave/pit/crate/skip/sack/bucket/box/trash/well",
  ],
  [{ gesture: "pick_up", takes: true }, "lift/dig/pry/tug out of earth/ground/soil/dirt/mud/rubble/sand/ashes"],
  [
    { gesture: "point_with", takes: true },
    "point/level/aim/thrust cutlass/machete/katana/scimitar/harpoon/poker/pitchfork/lance/rapier at/towards/toward",
  ],
  [
    { gesture: "paint" },
    `${DABS} at/on/onto/to/across/over canvas/painting/portrait/easel/picture/landscape, touch up canvas/painting/portrait, step/stand/work at easel/canvas`,
  ],
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

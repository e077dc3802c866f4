// Phrases of what the whole body does: getting up and down, going against something, water, heights, sport and dancing alone. Written as those in
// hand-phrases.
import type { Deed } from "../deed.ts";

const SEATS = "chair/seat/sofa/armchair/couch/bench/stool/throne/table/desk/pew/armchairs";

export const WHOLE_BODY_PHRASES: readonly (readonly [Deed, string])[] = [
  // Sport, poles, fields and falls.
  [
    { posture: "sit" },
    "sit/perch/lounge on rock/log/stump/boulder/edge/ledge/railing/railings/fence/wall/bonnet/hood/crate/barrel, sit on edge roof/rooftop, sit with legs",
  ],
  [
    { posture: "fall_back" },
    "slip/trip/fall/land/crash/topple/thump/tumble on/onto back/bottom/backside/behind/rear, land/fall flat on/onto back",
  ],
  [
    { posture: "spin_pole" },
    "spin/swing/twirl/whirl/dance/circle round/around/on pole/lamppost/post/mast, slide/spin down pole",
  ],
  [
    { posture: "jump" },
    "jump/leap/fly/soar/launch/take/shoot/drop/flip off/over/from/through/into/on board/snowboard/skateboard/surfboard/skis, do/land/pull ollie/kickflip/trick",
  ],
  [{ posture: "ski", way: "across" }, "race/speed/glide/swoop/slalom/fly down/between/through on skis"],
  [
    { posture: "surf", way: "across" },
    "race/speed/glide/roll/swoop/carve/cruise/skate down/along/past/between/through/across on board/snowboard/skateboard/surfboard, carve down, drop/roll/dip/shoot/fly into/in pipe/halfpipe/half/bowl/ramp",
  ],
  [
    { gesture: "stoop_work" },
    "push/press/stick/poke/set/plant seedling/seedlings/shoots/sprouts/seed/seeds/bulb/bulbs into/in mud/soil/earth/water/ground/furrow/furrows/field/beds/row/rows, plant rice/seedling/seedlings/seed/seeds/shoots/bulb/bulbs/flowers/tulips/cabbage/potatoes/crops/onions/cabbages/row/rows, pick/harvest/gather/cut/reap/pull cotton/rice/potatoes/strawberries/carrots/cabbages/wheat/barley/beans/turnips/weeds/lettuces/onions/lavender/saffron/corn/hay/crops, work in/on field/fields/paddies/paddy/furrows, harvest, weed",
  ],
  [{ posture: "jump", gesture: "lift_over", takes: true }, "dunk, dunk ball/basketball, leap/jump dunk/dunks"],
  [
    { gesture: "bat_ball", takes: true },
    "swing bat/club/driver/putter/stick/mallet, hit/strike/slap/smack/drive/putt puck/golf, putt, shoot puck",
  ],
  [{ gesture: "hit_ball", takes: true }, "swing racket/racquet, hit/smash/return/swing ball with racket/racquet"],
  // Down and up.
  [
    { posture: "sit", from: "stand" },
    `sit down/back, sit down at/on/in/beside/opposite, take seat/place, sink/drop/slump/flop/fall/settle/lower/collapse into/in/onto/on/down ${SEATS}, lower herself/himself into/onto/on ${SEATS}, plop/plonk down, slide into seat/booth/pew/chair`,
  ],
  [
    { posture: "stand", from: "sit" },
    `stand/get/leap/spring up, stand up from ${SEATS}, rise/jump/get/leap/spring to feet, rise/stand/get/leap up/from ${SEATS}, get/stand/rise/leap up from ${SEATS}, push back chair, push herself/himself up, leave ${SEATS}`,
  ],
  [
    { posture: "stand", from: "sit_ground" },
    "scramble/struggle/climb/stagger/stumble to feet, get/stand/rise/scramble up off/from floor/ground/grass/sand/knees, pick himself/herself up",
  ],
  [
    { posture: "stand" },
    "rise from/out grave/tomb/coffin/ground/earth/water/lake/swamp/sea/mud/sand/depths/ashes/bog/marsh",
  ],
  [{ posture: "stand", from: "kneel_both" }, "rise/get/stand from/off knees/knee, get up off/from knees"],
  [
    { posture: "kneel_both", from: "stand" },
    "drop/fall/sink/slump/collapse/go/get/slide to/on/onto knees, go/get down on knees, kneel down",
  ],
  [{ posture: "kneel", from: "stand" }, "go/drop/get/sink down on/to/onto knee, drop/sink/go to/on/onto knee"],
  [{ posture: "stand", from: "lie" }, "get/climb/jump/leap/roll out/up of/from bed, get/climb out bed"],
  [
    { posture: "sit_bed", from: "lie", mood: "surprised" },
    "wake/sit/start/bolt up/upright with start/gasp/scream/jolt, wake with start/gasp/scream/jolt, sit bolt, jolt/start/jerk awake/upright, sit up in terror/fright/horror, bolt upright, wake screaming/gasping",
  ],
  [{ posture: "sit_bed", from: "lie" }, "sit up in/on bed/bunk/cot/pod/coffin, wake up, sit up and yawn, wake and sit"],
  [{ posture: "sit_bed" }, "sit in bed"],
  [{ posture: "lie", from: "stand" }, "lie down, lie down on/in, fall/flop/drop/collapse/throw onto/on/into bed"],
  [
    { posture: "tantrum", mood: "screaming" },
    "throw tantrum, kick/thrash/flail legs/arms/heels/feet on, drum heels, thrash on",
  ],
  [
    { posture: "crouch", gesture: "peek" },
    "hide under/in/inside/among/beneath, crouch/cower/huddle/duck under/beneath bed/table/desk/sofa/counter/bench, crouch/cower/wait in/among bush/bushes/reeds/grass/corn/wardrobe/closet/cupboard/ferns, sit in/among bush/bushes/reeds/wardrobe/closet/cupboard, lie in/among bush/bushes/reeds, peek/peer/look out from under/behind/inside, slip/climb/get into wardrobe/closet/cupboard",
  ],
  [
    { posture: "sit", gesture: "sleep_on_table", mood: "asleep" },
    "sleep/doze/snore/slump/nap at/over/on/across desk/table/counter/bar/book/books/keyboard/papers/homework/typewriter/workbench, fall asleep at/over/on desk/table/counter/bar/book/books/keyboard/papers/homework, sleep/doze head on, nod off over/at desk/book/books/homework",
  ],
  [
    { posture: "sit", gesture: "sleep_on_table", mood: "sad" },
    "rest/lay/put/drop/lower head on/onto desk/table/counter/bar/keyboard/arms, slump over/across/onto desk/table/counter/bar",
  ],
  [{ posture: "lie_front" }, "hide/lie/cower under/beneath bed/sofa/couch"],
  [
    { posture: "climb_out" },
    "climb/crawl/clamber/scramble/emerge/rise out of hole/well/grave/pit/manhole/hatch/trapdoor/trench/tunnel/sewer/crater/coffin, climb/emerge/crawl from hole/well/grave/pit/manhole/hatch/tunnel/sewer, climb over rim/edge of well/pit/crater, climb over rim, climb/emerge/come through trapdoor/hatch/hole/manhole, climb/get/crawl/clamber/squeeze/scramble out/through/in/into of window, climb/get/crawl/clamber/squeeze/scramble out/through/in window, swing/throw/put/hook/cock leg/legs over/out/through sill/windowsill/window",
  ],
  // Against something, and round.
  [
    { posture: "brave_wind", way: "across" },
    "walk/trudge/struggle/battle/fight/push/stagger/lean/plod/press/stumble/march against/into/through wind/storm/blizzard/gale/snowstorm/sandstorm/rainstorm/headwind, walk/trudge/struggle bent, walk/trudge/struggle/wade through snow/drifts, brace against wind/storm, lean into wind, hold hat against/in wind/storm, walk holding hat",
  ],
  [
    { posture: "roll", way: "across" },
    "roll down hill/slope/stairs/dune/bank/embankment, roll over/across/through floor/grass/snow/sand/mud/ground, do/turn somersault/somersaults/roll, tumble down hill/slope/stairs/steps/dune/bank",
  ],
  [{ posture: "cartwheel", way: "across" }, "do/turn cartwheel/cartwheels"],
  [
    { posture: "slide_down", way: "down" },
    "slide/whoosh/shoot/zoom down slide/chute/banister/bannister/rail/railing/waterslide, go down slide/waterslide",
  ],
  [
    { posture: "leap" },
    "leap/jump/bound/vault/spring across/over gap/chasm/ravine/alley/ditch/stream/crevasse/gorge/river/abyss/gulf/void/crack/lava, leap/jump from roof/rooftop to, leap/jump across/between roof/rooftop/rooftops/roofs/rock/rocks/building/buildings, leap/jump gap, leap/jump from rock/stone/roof/rooftop/building/ledge to",
  ],
  [
    { posture: "fall" },
    "fall/drop/topple/tumble/slip from/off/out roof/rooftop/cliff/building/tower/bridge/window/balcony/sky/plane/helicopter/wall/ledge/tree/ship/mast/edge/scaffolding/gondola/boat/battlements, fall through air/sky/space/clouds/ice/floor/roof/trapdoor/darkness/void, fall down/into well/shaft/abyss/chasm/pit/void/darkness/ravine/water/sea/lake/river/canal, fall to death, free fall",
  ],
  [
    { posture: "fall_back" },
    "sit backward/backwards on/onto, fall/topple/land/tumble backward/backwards/back on/onto/in/into/over",
  ],
  [
    { posture: "dive_flat" },
    "dive to/for/at/after/across/behind/under/over/sideways/left/right/on/onto/towards, throw himself/herself at/to/on/onto/down/over/across/sideways/flat, fling himself/herself at/on/onto/down",
  ],
  // Water.
  [{ posture: "dive" }, "dive in/into/off/from"],
  [
    { posture: "lie_float" },
    "float on back, float/drift/lie on/in surface/water/pool/sea/lake, lie/float back in/on water",
  ],
  [
    { posture: "drown", mood: "screaming" },
    "drown, struggle/thrash/flounder/flail/splash in/under water/sea/waves/river/lake, go under, cry/call/scream/shout for help in/from water/sea, sink under/below/beneath water/waves/surface, keep head above",
  ],
  [
    { posture: "walk", way: "across" },
    "wade in/into/through/across/out/towards, step/walk/stride into water/sea/lake/river/surf/waves",
  ],
  // Sport and dancing alone.
  [{ posture: "push_up" }, "do pushup/pushups/press/presses"],
  [{ posture: "breakdance" }, "breakdance, break dance, dance breakdance/hip, spin on head/back"],
  [{ posture: "flamenco" }, "dance flamenco/bulerias/sevillana/sevillanas/fandango"],
  [{ posture: "tap" }, "tap dance, dance tap/jig/charleston/hornpipe/cancan/polka, tapdance"],
  [
    { posture: "ballet" },
    "dance ballet/swan, dance on toes/pointe/tiptoe, practise/practice/do ballet/plie/arabesque, rise/stand on pointe, rise onto toes",
  ],
  [
    { gesture: "spread_arms" },
    "spread/open/stretch/throw/fling/hold/extend/raise arm/arms/wing wide/out/apart/sideways/open, spread/open/outstretch arm/wing, stretch out arms",
  ],
  [
    { gesture: "cover", mood: "crying" },
    "cover/bury/hide/hold/put face in/with hand/hands/palm, bury/drop/put head/face in/into hand/hands/arm/arms/pillow/palms",
  ],
  [
    { gesture: "cheer", mood: "glad" },
    "raise/pump/lift/throw fist/fists/both, punch air, raise/lift/throw arm/hand in triumph/victory/air, jump for joy",
  ],
  [{ gesture: "laugh", mood: "laughing" }, "throw head back, throw back head, tilt head back"],
  [
    { posture: "jump_up", mood: "glad" },
    "jump/hop/leap/bounce up down, jump/hop/leap for/with joy, bounce on bed/trampoline/sofa/mattress, jump/hop/bounce/skip on/over bed/trampoline/sofa/mattress/rope/spot, skip rope, do star/jumping",
  ],
  [
    { posture: "walk", glance: "camera" },
    "walk/come/stride/march/stroll down/along/through/across/up/out/past/from/between towards/toward/to us/camera",
  ],
  [
    { posture: "run", glance: "camera" },
    "run/race/charge/sprint/rush/flee down/along/through/across/up/out/past/from/between towards/toward/at/to us/camera",
  ],
  [
    { posture: "run", glance: "beyond" },
    "run/race/sprint away/off from us/camera, run/race/sprint into distance/mist/fog/dark/darkness",
  ],
  [
    { posture: "walk", way: "across", gesture: "on_head", takes: true },
    "walk/come/go/stroll/stride/return away/along/down/up/across/back/past/home/from/through with on head, walk/come/go/stroll with on head, carry/bear on head along/down/up/across/through/from/to/home",
  ],
  [
    { posture: "walk", glance: "beyond" },
    "walk/stride/stroll/wander/trudge/march/go away/off, walk/stride/stroll/wander/trudge/march/go away/off from, turn walk/stride away",
  ],
  [{ posture: "surf", way: "across" }, "ride/surf board/surfboard/wave/waves/bodyboard"],
  [
    { posture: "walk", way: "across", gesture: "raise" },
    "drive/herd/shoo geese/sheep/cows/goats/cattle/pigs/ducks/hens/horses/donkeys/camels/ponies/oxen/herd/flock/llamas/reindeer/buffalo/buffaloes/yaks/mules/caravan/lambs/calves",
  ],
  [
    { posture: "walk", way: "across" },
    "lead/walk/take/follow geese/sheep/cows/goats/cattle/pigs/ducks/hens/horses/donkeys/camels/ponies/oxen/herd/flock/llamas/reindeer/buffalo/buffaloes/yaks/mules/caravan/lambs/calves, lead the/a/their/his/her way/procession/column/group/line/march",
  ],
  [{ gesture: "hold_hat" }, "hold/clutch/grip/keep/press hat/cap/bonnet"],
  [{ gesture: "cover_eyes" }, "cover/shut eyes with hand/hands, cover eyes, put/hold hand/hands over eyes"],
  [{ posture: "fall_back" }, "tip over backwards/backward, tip backwards/backward"],
  [
    { gesture: "drink", takes: true },
    "tip/empty/drain flask/bottle/glass/cup/can/mug to/into/over/up mouth/lips, tip/lift/raise flask/bottle/canteen to/over mouth/lips",
  ],
  [
    { gesture: "raise", takes: true },
    "wave/raise/hold/lift phone/phones/torch/torches/lighter/lighters/candle/candles/lantern/lanterns/flag/flags/scarf/scarves/sign/signs/banner/banners/placard/placards/sword/swords/spear/spears/rifle/rifles up/in/high/aloft/over/and, wave/raise/lift phone/phones/torch/torches/lighter/lighters/flags/scarves/signs/banners/placards/swords/spears/rifles/pitchforks",
  ],
  [
    { posture: "run", way: "across" },
    "run/race/rush/charge/splash into/through/in water/sea/lake/river/surf/waves/shallows",
  ],
  [
    { posture: "walk", way: "across", gesture: "shoulder", takes: true },
    "carry/haul/lug/bear sack/load/bag/bundle/log/beam/ladder/plank/cross/crate on/over/across back/shoulder/shoulders",
  ],
  [{ posture: "collapse" }, "crumple/slump/fold/sag/drop to/onto ground/floor, crumple up"],
  [{ posture: "dive_flat" }, "hit ground/deck/floor/dirt, drop flat"],
  [{ posture: "lie_side" }, "toss and/turn, toss in bed"],
  [{ posture: "lie", mood: "plain" }, "stir in/awake/and, roll onto/on/to back, stir open"],
  [
    { posture: "lie_front" },
    "roll onto/on/to stomach/front/belly, lie on stomach/belly/front in/on/among grass/sand/snow/mud/leaves/ground/heather/hay/rubble/corn",
  ],
  [{ posture: "lean" }, "press/flatten himself/herself/themselves flat/against/to/into"],
  [{ posture: "back_away" }, "stagger/stumble/reel/shrink back/backwards/backward, moonwalk"],
  [
    { posture: "stand" },
    "skid to halt/stop, walk/step/come/go/run up/out/right to edge/brink, walk/step/go/come/run to edge/brink",
  ],
  [{ posture: "balance" }, "teeter/wobble on/along/over"],
  [{ posture: "tumble" }, "lose balance/footing/grip/hold"],
  [
    { posture: "fall" },
    "jump/leap off/from/out bridge/roof/rooftop/building/window/cliff/balcony/tower/plane/helicopter/ledge, throw/fling/hurl himself/herself/themselves/itself off/from/out bridge/roof/rooftop/building/window/cliff/balcony/tower/plane/helicopter/ledge",
  ],
  [{ posture: "swim" }, "come up air, break surface, come to surface"],
  [
    { posture: "climb" },
    "haul/drag/heave/pull himself/herself up/over/onto/out, climb/clamber/scramble/get onto/on/up/to roof/wall/ledge/platform/balcony/battlements/rooftop/drainpipe/building, shimmy up",
  ],
  [{ posture: "climb", way: "down" }, "abseil/rappel/shimmy down/from, climb/lower down"],
  [
    { posture: "sled", way: "across" },
    "slide/whoosh/go/sled/sledge/race/ride down hill/slope/dune on/in/sled/sledge/toboggan, slide/whoosh/sled down hill/slope/dune/snow, ride sled/sledge/toboggan, sit/ride on sled/sledge/toboggan",
  ],
  [{ posture: "handstand" }, "stand on head, walk on hands"],
  [{ posture: "cartwheel", way: "across" }, "do/turn/perform backflip/flip/salto/handspring/flips"],
  [{ posture: "sit_up" }, "do situp/situps/crunches"],
  [{ posture: "sit_ground" }, "do splits"],
  [{ posture: "fight" }, "jab/box/punch/spar at/with air/shadow/mirror"],
  [{ posture: "run", way: "across", gesture: "hold", takes: true }, "dribble ball/basketball"],
  [{ gesture: "throw", takes: true }, "shoot basket/basketball/hoop/hoops/ball, bowl ball/strike, throw/shoot hoop"],
  [{ posture: "jump" }, "head ball/football"],
  [{ gesture: "hit_ball", takes: true }, "serve ball/ace, return/smash/volley ball/serve"],
  [{ posture: "dance" }, "dance/waltz/sway alone/by, sway/move/bop/groove/jive to/with music/beat/rhythm/song"],
  [
    { gesture: "laugh", mood: "laughing" },
    "double over with/laughing, howl/shriek/scream/roar/cry/fall with/about laughter/laughing",
  ],
  [{ gesture: "clutch_belly" }, "double over"],
  [
    { posture: "kneel_both", gesture: "cover", mood: "crying" },
    "sob/weep/cry/wail on floor/ground/knees, sob/weep/cry/wail over body/grave/coffin",
  ],
  [
    { gesture: "at_window" },
    "look/gaze/stare/peer/watch out/through/from of/the/a/her/his window, stand/wait/lean/pause at/by/before/against window, look/gaze/stare out at/over/onto/into city/street/garden/rain/snow/sea/skyline/yard",
  ],
  [
    { gesture: "lean_over", glance: "down" },
    "look/peer/stare/gaze/glance down/over from/over/the balcony/edge/cliff/bridge/tower/roof/rooftop/rail/railing/parapet/battlements/side",
  ],
  [
    { posture: "stand", from: "crouch" },
    "pop/jump/leap/spring/rise/appear/bob up/out from/behind/of behind/under/box/bush",
  ],
  [
    { posture: "walk", glance: "camera" },
    "emerge/appear/loom/step/walk/come from/out of/mist/fog/smoke/shadow/shadows/dark/darkness/light/crowd mist/fog/smoke/shadow/shadows/dark/darkness/light/crowd, emerge from/out",
  ],
  [{ posture: "walk", way: "in" }, "step/get/climb/jump/hop off train/bus/tram/boat/ship/plane/ferry"],
  [{ posture: "walk", way: "across" }, "board train/bus/tram/ship/plane/ferry/boat"],
  [{ posture: "sit" }, "swing/dangle/kick legs/feet from/over/off/in, dangle feet/legs"],
  [{ glance: "at" }, "stare/gaze/look/glare at screen/stage"],
];

// Phrases of what a whole body exerts itself with, and of what feelings show in it; written as those in hand-phrases. They win over those of other files.
import type { Deed } from "../deed.ts";

const BARRIERS =
  "fence/wall/gate/counter/bar/desk/table/railing/railings/barrier/barricade/hedge/turnstile/bonnet/hood/sofa/bench/parapet/balustrade/stile/hurdle/barrel/crate/box/bin/cart/stall/log/chair";
/** What is climbed over where it is too high to be leapt over. */
const TOPS =
  "fence/wall/gate/gates/railing/railings/barrier/barricade/hedge/palings/palisade/net/netting/parapet/battlement/rampart";
const HIGH_PATHS = "rope/tightrope/wire/cable/beam/log/trunk/rail/railing/girder/ledge/parapet/plank/fence";

export const EXERTION_PHRASES: readonly (readonly [Deed, string])[] = [
  // Going over, along, up and down.
  [
    { posture: "vault" },
    `slide/roll/dive/slip over/across bonnet/hood/counter/bar, slide/slip over/across the/a bonnet/hood of, vault/hurdle/spring/leap/jump/hop/leapfrog over ${BARRIERS}, vault/clear/hurdle the/a/an/his/her ${BARRIERS}, vault/hurdle ${BARRIERS}`,
  ],
  [
    { posture: "tightrope", way: "across" },
    `balance/walk/teeter/edge/tiptoe/inch along/across/over/on ${HIGH_PATHS}, walk the/a tightrope/wire/beam/plank/rail, walk tightrope, cross on/over log/trunk/beam/plank/rope/wire, balance along/across`,
  ],
  [
    { posture: "climb_over" },
    `climb/clamber/scramble/swarm/shin/shinny/swing/get/go/haul/heave/hoist/pull over ${TOPS}, climb/clamber/scramble/haul/heave/pull/swing himself/herself over ${TOPS}, climb/clamber/scramble/haul up over ${TOPS}, scale the/a/an/his/her ${TOPS}, scale ${TOPS}, straddle ${TOPS}, drop/jump/land/climb/fall/tumble/slide down/to/on/onto other/far side`,
  ],
  [
    { posture: "hang_knees" },
    "hang/dangle/swing upside/by/from knees/legs/ankles/feet, hang/dangle/swing upside, hang/dangle/swing head down/downwards/first",
  ],
  [{}, "swing to/back fro/forth, swing gently/lazily/softly/slowly/happily/idly"],
  [
    { posture: "limp", way: "across" },
    "drag/trail leg/foot/ankle, drag/trail his/her leg/foot/ankle, limp, hobble, limp/hobble away/off/on/out/home, favour/favor leg/foot, nurse leg/ankle/knee as/and walks/limps",
  ],
  [
    { posture: "climb_out" },
    "climb/get/clamber/scramble/rise/emerge/step/crawl out/from of/pool/water/lake/river/sea/pond/canal pool/water/lake/river/sea/pond/canal, climb/get/clamber/scramble/crawl/emerge out/from pool/water/lake/river/sea/pond/canal, pull/haul/heave/hoist/lift/drag himself/herself out/from of/pool/water pool/water/lake/river/sea/pond/canal",
  ],
  [
    { posture: "lie_front" },
    "dive/crawl/slide/slip/scramble/roll/wriggle/creep/squeeze/scurry/scoot/climb/get/go under/beneath/underneath bed/sofa/couch/bunk",
  ],
  [
    { posture: "crouch", gesture: "peek" },
    "dive/slip/scramble/roll/wriggle/creep/squeeze/scurry/scoot/get/duck under/beneath/underneath table/desk/counter",
  ],
  [
    { posture: "hang_one" },
    "hang/dangle/cling/swing by one/hand/fingertips/arm, hang/dangle/cling from by/with one/hand/fingertips/arm",
  ],
  [
    { posture: "swing_rope" },
    "swing across/over/through/out/in/down on/from rope/vine/chandelier/liana/line/cable, swing on/from/by rope/vine/chandelier/liana across/over/through/out/into/down/past/to, swing/fly on rope/vine/liana, swing from vine/liana",
  ],
  [{ posture: "slide_pole" }, "slide/shoot/whoosh/zip down pole/drainpipe/mast/lamppost/pipe"],
  [
    { posture: "slide_wall", mood: "sad" },
    "slide/sink/slip/slump/collapse/drop down wall/door/lockers/pillar/cupboard/tree, slide/sink/slump/slip against/along wall/door to floor/ground, slide/sink/slip to floor/ground, slump against wall/door and/onto/to slide/slides/sink/sinks/floor/ground",
  ],
  [
    { posture: "drag_self", way: "across" },
    "drag/haul/pull/heave himself/herself/itself across/along/through/forward/forwards/towards/toward, crawl on belly/elbows/stomach, crawl under/beneath wire/fence, belly crawl, inch along/across/through on belly/stomach",
  ],
  [
    { posture: "run", way: "across", gesture: "spread_arms", mood: "glad" },
    "break/run/burst/race/sprint/dash/charge/breast/snap/cross through/the tape/ribbon, break/breast/snap/cross tape/ribbon, cross/reach/pass/breast finish/finishing, cross line first, run/sprint/race/dash/burst through/across/over finish/finishing/line",
  ],
  [{ posture: "fall_back", mood: "surprised" }, "fall backwards over by"],
  [
    {},
    "dissolve, dissolve to/into/in, vanish/disappear in/into/with puff/smoke/flash/air/light/cloud/mist/sparks/dust/nothing, appear/emerge out/from of/air/nowhere/nothing air/nowhere/nothing, appear/emerge in puff/flash/cloud/light, transform/turn/change/morph/shapeshift into a/an",
  ],
  [{ glance: "at" }, "fall/go/grow silent/quiet/still"],
  [{ mood: "shouting", gesture: "breathe_out" }, "breathe/spit/spew/belch/blow fire/flame/flames"],
  [
    { posture: "float", glance: "beyond" },
    "drift/float/tumble/spin off/away/out into/in/through/from/to/towards space/void/stars/dark/darkness/nothing/blackness, drift/float into/through space/void/stars/blackness, drift/float off/away from ship/station/capsule/shuttle/hull",
  ],
  [
    { posture: "walk", way: "across", gesture: "tow" },
    "pull/haul/tow/drag/heave sled/sledge/toboggan/handcart/rickshaw through/along/across/over/up/down/behind/out/home/onto/into/to, pull/haul/tow/drag sled/sledge/toboggan/rickshaw",
  ],
  [
    { gesture: "haul", takes: true },
    "pull/haul/draw/reel/hoist it/ladder/rope up, pull/haul/draw/reel up it/ladder/rope",
  ],
  [
    { posture: "roll", way: "across" },
    "roll/dive/slide/slip under/beneath/through closing/shutter/gate/door/barrier/garage, roll clear/away/aside",
  ],
  [
    { posture: "climb_out" },
    "crawl/climb/dig/drag/clamber/scramble/emerge out from/of under/beneath/rubble/debris/wreckage/snow/avalanche/ruins/ashes, crawl/climb/dig/emerge from/out under/beneath rubble/debris/wreckage/snow/ruins, dig/drag/pull himself/herself out from/of",
  ],
  [{ gesture: "throw", takes: true }, "put the shot, put shot"],
  [
    { gesture: "lift_bar", takes: true },
    "snatch/lift/press/hoist/heave/jerk/raise/clean/haul/pull/thrust barbell/weights, lift/press/pump weights/iron, do deadlift/deadlifts",
  ],
  [
    { gesture: "lift_over", takes: true },
    "hold/keep/balance/push barbell/weights, hold/keep/push barbell/weights over/above/overhead/up",
  ],
  [
    { gesture: "over_head", takes: true },
    "hold/put/pull/keep/lift/raise newspaper/jacket/coat/bag/briefcase/book/folder/handbag/satchel/leaf/shawl/magazine over/above head",
  ],
  [
    { posture: "stand", gesture: "hug_self" },
    "take shelter/cover/refuge under/beneath/in/inside awning/canopy/porch/tree/bridge/roof/doorway/arch/eaves, huddle/wait/stand/stop/shelter under/beneath awning/canopy/porch/eaves, shelter under/beneath/in/from awning/canopy/porch/tree/bridge/roof/doorway/arch/eaves/rain/storm, take shelter from",
  ],
  [{ gesture: "hurl_spear", takes: true }, "throw/hurl/fling/cast/launch/toss javelin/spear/harpoon/lance"],
  [
    { gesture: "scythe", takes: true },
    "swing/sweep scythe/sickle, mow/cut/reap/scythe with scythe/sickle, mow/cut/reap/scythe grass/hay/corn/wheat/barley/meadow with scythe/sickle/swings/strokes/sweeps, scythe",
  ],
  [{ posture: "climb" }, "straddle branch/bough/limb"],
  [{ posture: "sit" }, "straddle wall/log/beam/railing/chair, sit astride"],
  [{ posture: "ride", way: "across" }, "stand on/in/up pedals/stirrups, pump up hill/slope/road/climb, pump pedals"],
  [{ gesture: "draw_bow" }, "let arrow/arrows fly/go, let fly arrow, loose/release/shoot/fire arrow/arrows"],
  [
    { posture: "lean" },
    "lean/slouch/lounge/slump in/against/on doorway/doorframe/doorpost/jamb/archway/entrance/frame",
  ],
  [
    { posture: "leap" },
    "leap/jump/spring/bound/vault to/onto next/other roof/rooftop/building/ledge/boat/platform/rock/carriage/wagon, leap/jump/spring/bound to/onto next/roof/rooftop",
  ],
  [
    { gesture: "haul", takes: true },
    "pull/haul/draw/drag/yank/jerk fish/salmon/trout/pike/carp/tuna/eel out/from/up hole/water/river/lake/sea/pond/ice",
  ],
  [
    { gesture: "recoil", mood: "afraid" },
    "jerk/snatch/spring/leap/jump/start/scramble/flinch/rear back from/in/with/at/against, jerk/flinch/start back",
  ],
  [
    { posture: "tread", mood: "glad" },
    "tread/stamp/stomp/crush/trample/trample on/the/in grape/grapes/vat/trough/tub, tread/stamp/stomp/trample grapes",
  ],
  // On the spot.
  [
    { posture: "jump_up", mood: "glad" },
    "jump/leap/skip/bounce/hop for/with joy/delight/excitement/glee, jump/leap in triumph/delight/excitement, click heels",
  ],
  [{ posture: "stamp_foot", mood: "angry" }, "stamp/stomp foot/feet, stamp his/her foot/feet, stamp on floor/ground"],
  [
    { posture: "kowtow" },
    "kowtow, prostrate, prostrate himself/herself, touch/press/put/bow/lower forehead/head/brow to/on/against floor/ground/earth/mat/carpet, bow to ground/floor/earth, bow until forehead/head",
  ],
  [{ posture: "lotus", mood: "asleep" }, "meditate, sit/meditate in lotus, sit in meditation"],
  [{ posture: "lotus" }, "sit cross legged/on, sit cross-legged, sit with legs crossed"],
  [
    { posture: "tree_pose", mood: "asleep" },
    "do/hold/practise/practice tree, do/practise/practice yoga, hold yoga/pose, stand/balance in tree",
  ],
  [
    { gesture: "hands_on_knees" },
    "bend/double/lean over/forward hand/hands/gasping/panting/breath/winded, bend/double over to/and catch/breathe, bend over hand/hands on knees, put/rest/brace hand/hands on/against knees, catch breath, gasp/fight/struggle/pant for breath, pant, stop for breath, stop out of breath, stop panting",
  ],
  [
    { posture: "surfaced", mood: "surprised" },
    "come/burst/shoot/bob up for/through/from/out/gasping air/breath/surface/water/under, come up, break surface, come to surface, surface, burst from/out/through water/sea/lake/surface, tread water, bob in water/sea/waves, gasp at surface",
  ],
  [
    { posture: "parachute" },
    "parachute, parachute down/into/to, float/drift/descend/glide down/through/under with/by/on/beneath/under parachute, hang from/under/below parachute, pull ripcord, open parachute",
  ],
  [
    { posture: "ensnared", mood: "screaming" },
    "struggle/thrash/writhe/fight/twist/flail/hang in/inside/against web/net/cobweb/vines/ropes/tentacles, hang/stick caught/trapped/stuck/tangled in/inside web/net/vines",
  ],
  [
    { gesture: "wheel_round", mood: "surprised", glance: "at" },
    "turn/spin/whirl/swing/wheel/pivot round/around sharply/suddenly/quickly/abruptly/startled/fast, wheel round/around, spin/whirl on heel/heels",
  ],
  [
    { posture: "twirl", mood: "glad" },
    "spin/twirl/whirl/turn/dance round/around and/in round/around/circles, spin/twirl/whirl/turn round/around with arms",
  ],
  [
    { posture: "skipping", way: "across", mood: "glad" },
    "skip along/down/across/through/home/away/off/past/towards/into, skip",
  ],
  [{ posture: "fall" }, "lose grip/hold and/on falls/fall/ledge/rope/edge"],
  // Hands, by what is felt.
  [
    { gesture: "wipe_brow" },
    "wipe/mop/dab/rub brow/forehead/sweat/perspiration, wipe/mop/dab the/his/her brow/forehead/sweat, wipe/mop sweat from/off",
  ],
  [
    { gesture: "call_out", mood: "shouting" },
    "cup hand/hands around/round/to/over/at/about mouth/lips, cup hand/hands and shout/call/yell, shout/call/yell/holler through hand/hands/cupped, shout/call/yell/holler across/over/down/up/into/after/out/from valley/gorge/canyon/street/field/water/river/lake/ravine/harbour/rooftops",
  ],
  [
    { gesture: "bite_nails", mood: "afraid" },
    "bite/chew/gnaw/nibble nail/nails/fingernail/fingernails/fingers, bite/chew on nail/nails/fingernails",
  ],
  [
    { gesture: "rub_hands" },
    "rub/chafe hands/palms, rub hands/palms together, blow on/into hands/fingers, warm hands with/by, wring hands",
  ],
  [
    { gesture: "gulp", mood: "afraid" },
    "swallow hard/nervously/dryly, gulp nervously/hard, tug/pull/loosen at collar/tie, tug/loosen collar/tie",
  ],
  [{ gesture: "rub_neck" }, "rub/massage/knead/scratch neck/nape/shoulder"],
  [{ gesture: "sigh", mood: "sad" }, "sigh, sigh deeply/heavily, heave sigh, breathe out, exhale"],
  [{ gesture: "touch_heart", mood: "glad" }, "sigh with/in relief, breathe/exhale sigh/with/in relief, sigh of relief"],
  [{ gesture: "hold_cheeks", mood: "bashful" }, "blush, go/turn red/pink/scarlet, flush"],
  [{ gesture: "startle", mood: "surprised" }, "jaw drop/drops, gape at, stare stunned, stop dead/short"],
  [{ mood: "winking", glance: "at" }, "wink, wink at, give wink"],
  [
    { mood: "cheeky", glance: "at" },
    "stick/poke/put/pull out/his/her tongue, stick/poke/put tongue out, make/pull face/faces at, make/pull faces",
  ],
  [
    { gesture: "be_sick", mood: "surprised" },
    "vomit, retch, be sick, vomit/retch into/over/on, bend/double over and/to vomit/vomits/retch/retches",
  ],
];

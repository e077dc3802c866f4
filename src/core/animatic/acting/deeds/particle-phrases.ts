// Phrases of verbs that mean one thing or another by their particle or their object ("draw the veil away", "draw a breath"), written as those in
// hand-phrases; they win over those of other files. "him" stands for whoever is named as well.
import type { Deed } from "./deed.ts";

export const PARTICLE_PHRASES: readonly (readonly [Deed, string])[] = [
  // Nothing that hands do.
  [
    {},
    "draw/take/catch/hold breath, draw deep/long breath, raise alarm/voice, plant foot/feet, make face/mistake/excuse/decision, prick ears/up, fall in love, hold back tears/laughter, run bath, set sail, lose footing/way",
  ],
  [
    { glance: "at" },
    "catch eye/gaze/glance/sight, look on, stick/poke out tongue, make face at, turn/lift/raise head/face/eyes to/towards/toward/at",
  ],
  [{ gesture: "startle", mood: "surprised" }, "hit/bump/bang head on/against"],
  // Whole bodies.
  [{ posture: "jump" }, "jump/leap up at/on/onto"],
  [{ posture: "dance" }, "dance in middle/centre/center/front/rain/street/puddle/circle/snow/moonlight/room/hall"],
  [{ posture: "tumble" }, "trip over/on, trip and fall"],
  [{ gesture: "recoil", mood: "afraid" }, "spring/jump/leap apart/away"],
  [{ posture: "drive", way: "across" }, "back car/truck/van/lorry into/out/down/up"],
  [{ posture: "back_away" }, "back into/against/towards/toward/through/from/onto/on/along"],
  [
    { posture: "walk", way: "across" },
    "fall into step, set off/out/forth, gather round/around/at/in, pick/push/force/shoulder/elbow/make/feel way",
  ],
  [{ posture: "run", way: "across" }, "catch train/bus/tram/taxi/flight/plane/ferry"],
  [{ posture: "walk", way: "out" }, "board train/bus/plane/ship/tram/ferry"],
  [{ posture: "stairs", way: "across" }, "follow/chase/lead up/down stairs/steps/staircase"],
  [{ posture: "walk", way: "across" }, "lead/guide/usher/escort/herd"],
  [
    { posture: "walk", gesture: "push", way: "across" },
    "steer plough/plow/trolley/pram/wheelbarrow/cart/wheelchair, roll the/a/an/her/his tyre/tire/barrel/wheel/boulder/keg/log across/along/to/into/up/down/over/through, roll the/a/an/her/his tyre/tire/barrel/wheel/boulder/keg/log",
  ],
  [{ gesture: "row" }, "push/pole/punt with/along pole, pole/punt boat/raft/gondola/punt/along"],
  [{ posture: "lie" }, "play dead, climb/get/crawl/slip into bed, get in bed"],
  [{ posture: "sit" }, "lower herself/himself/themselves/itself into/onto/in/on/to"],
  [
    { posture: "sit", gesture: "piano" },
    "sit at/down piano/organ/keyboard/harpsichord, sit down at piano/organ/keyboard/harpsichord",
  ],
  [{ posture: "face_down" }, "lie face down in/on"],
  [{ posture: "curl" }, "wrap/put arms around/round knees/legs"],
  [
    { posture: "surf", way: "across" },
    "ride board/surfboard/skateboard/snowboard, ride along/down wave, ride wave/waves",
  ],
  [{ gesture: "lean_over" }, "bend to/towards/toward/close, lean in/close/forward/down"],
  [{ gesture: "whisper" }, "lean in/over/close/towards whisper, lean in/close ear, put mouth/lips to ear"],
  [{ posture: "fly", way: "down" }, "land/alight/settle/perch on/in/onto/beside"],
  [{ mood: "shouting" }, "breathe fire/flame/flames/smoke, spit/spew fire/flame/flames"],
  [{ mood: "asleep" }, "squeeze/screw/press/squint/scrunch eyes"],
  // Off, away, out, up.
  [
    { gesture: "take_off", takes: true },
    "draw/pull/lift/push/throw/fold veil/mask/hood/visor away/back/up/aside/off/from, lift/take/remove/pull/rip/tear/snatch/yank/whip/sweep crown/helmet/hat/cap/veil/mask/wig/glasses/goggles/headphones/tiara/wreath from/off head/face/ears/eyes",
  ],
  [{ gesture: "take_off", takes: true }, "pull/slip/twist/work/tug/slide ring/bracelet/watch/glove off/from"],
  [
    { gesture: "pluck", takes: true },
    "pick/pluck/break/twist/snip off, pluck from, pick from vine/tree/branch/bush/stem/shelf/twig",
  ],
  [
    { gesture: "pocket", takes: true },
    "put/tuck/slip away, pocket, put/drop/slip/tuck/stuff in/into bag/pocket/purse/handbag/rucksack/backpack/satchel",
  ],
  [{ gesture: "blow_out", takes: true }, "put/blow/snuff/pinch out candle/candles/match/flame/lantern/torch"],
  [
    { gesture: "coat_on", takes: true },
    "put/pull/throw/slip coat/jacket/shirt/cloak/robe/cape/jumper/sweater/cardigan on",
  ],
  [
    { gesture: "tie" },
    "turn up collar, do up tie/coat/shirt/jacket/zip/button/buttons/dress/laces, strap on, roll cigarette/joint, roll cigar",
  ],
  [{ gesture: "tie", takes: true }, "slip/slide/push ring on/onto, slip/slide the/a/her/his on/onto finger/wrist"],
  [{ gesture: "turn_back" }, "turn his/her/their/its back"],
  [{ gesture: "part_blind" }, "draw curtains/curtain/blinds/blind"],
  // Hands and heads.
  [{ gesture: "cover", mood: "sad" }, "drop/sink/lower/bury/put/hold/rest/lay head/face into/in/on hand/hands"],
  [{ gesture: "cover_ears" }, "press/hold/clamp hand/hands/headphone/headphones to/on/over/against ear/ears"],
  [
    { gesture: "comb" },
    "play/fiddle/toy with hair/curl/strand/braid/plait, brush/push/sweep/tuck hair from/out/behind/back",
  ],
  [{ gesture: "bang" }, "slam/bang/bring/pound/smack fist/hand/palm/fists on/down/onto/against/into"],
  [
    { gesture: "chop", takes: true },
    "smash/bang/beat/break/slam on/against/into ground/floor/wall/tree/rock/stone/pavement",
  ],
  [{ gesture: "despair" }, "throw/fling up hand/hands"],
  [{ gesture: "stop" }, "shoo away/off/out, wave away/off, shoo, ward off"],
  [{ gesture: "wave" }, "hail taxi/cab/rickshaw/bus, flag/wave down"],
  [{ gesture: "hold", takes: true }, "close around/round/on/over, shield candle/flame/match/light/cigarette"],
  [{ gesture: "raise" }, "raise/put up/lift hand hand/question"],
  [{ gesture: "knock" }, "rap at/on/against"],
  // A thing.
  [
    { gesture: "slide", takes: true },
    "slide/push/shove the/a/an/her/his/their across/over/along to/towards/toward, slide the/a/an/her/his/their to/towards/toward, slide/push/shove across/over to/towards/toward",
  ],
  [{ gesture: "push" }, "push/shove/slide/nudge to/towards/into middle/centre/center"],
  [
    { gesture: "hand_over", takes: true },
    "hold/stretch/reach out on palm/palms/hand/hands, push/press/thrust/slap into hand/hands/palm/arms",
  ],
  [
    { gesture: "show", takes: true },
    "hold/thrust/shove/push up/out to/in/into/at/before face/nose/eyes, hold up to him/them",
  ],
  [
    { gesture: "plant", takes: true },
    "drive/stick/ram/thrust/push/stab/jam/plant flag/banner/stake/pole/spear/sword/cross into/in",
  ],
  [{ gesture: "snap", takes: true }, "break bread/loaf/biscuit/chocolate/stick/pencil/twig/baguette"],
  [{ gesture: "tear", takes: true }, "rip/tear open/up/down/off/out"],
  [{ gesture: "open", takes: true }, "tear/rip open letter/envelope/packet/parcel/package"],
  [{ gesture: "open" }, "throw/fling/push/pull/swing/slide/burst open, unzip"],
  [{ posture: "kick" }, "kick open/in/down/shut/closed"],
  [{ gesture: "peek" }, "peer/peek/peep/poke out/round/around, poke head/nose round/around/through/in"],
  [{ gesture: "lean_out" }, "poke/stick/put/thrust head out"],
  [
    { gesture: "insert", takes: true },
    "hide/stash/tuck/slip/push/shove/cram/stuff/drop/put under/beneath/into/behind/inside/in pillow/mattress/rug/drawer/cushion/book/carpet/floorboard/locker/safe/cupboard",
  ],
  [{ gesture: "toss_up", takes: true }, "flip/toss/spin coin, flip/toss pancake/pancakes/omelette/noodles/dough"],
  [
    { gesture: "fold", takes: true },
    "crumple/crush/scrunch/ball/screw letter/paper/note/page/photo/photograph/telegram/up",
  ],
  [
    { gesture: "put_down", posture: "kneel", takes: true },
    "spread/lay/unroll out/open/on/across floor/ground/grass/sand/carpet/rug/deck",
  ],
  [{ gesture: "give" }, "hold/stretch/put out palm/palms"],
  [{ gesture: "offer_hand" }, "stretch out hand/arm/claw/paw/feeler/tentacle"],
  [{ gesture: "work", takes: true }, "crack/break egg/eggs"],
  [
    { gesture: "set_on_table", takes: true },
    "hang up phone/receiver/telephone, spread/lay/unroll/roll out/open/on/across map/table/desk/bonnet/counter/chart, replace receiver",
  ],
  [{ gesture: "phone", takes: true }, "take/lift/pick phone/receiver/telephone off/from/up"],
  [
    { gesture: "read", takes: true },
    "unfold/open/unroll letter/map/newspaper/note/paper/telegram/menu/scroll/page, thumb/thumbs/flick/flip/leaf/page through, thumb/thumbs/flick through book/magazine/file/album/papers",
  ],
  [
    { gesture: "examine", takes: true },
    "look/stare/gaze/peer/squint/glance at passport/ticket/card/coin/ring/key/necklace/jewel/stone/shell/badge/thermometer/bottle/bullet",
  ],
  [
    { gesture: "work" },
    "go/look/search/sort/sift/dig/rummage through drawer/drawers/papers/pockets/bag/files/file/mail/boxes/box/wallet/suitcase/clothes",
  ],
  [{ gesture: "write" }, "do homework/sums/crossword"],
  [{ gesture: "put_down", takes: true }, "load into/in/onto/up, unload from"],
  [{ gesture: "pick_up", takes: true }, "help herself/himself/themselves to"],
  [{ gesture: "knead", takes: true }, "squeeze/wring lemon/orange/lime/sponge/out"],
  [{ gesture: "turn_key", takes: true }, "wind clock/watch/up/musicbox/box"],
  [{ gesture: "rattle", takes: true }, "shake out/off/open, shake upside"],
  [{ gesture: "steer" }, "hit/slam brake/brakes/horn/gas/pedal/accelerator"],
  [
    { gesture: "reach" },
    "spin globe/wheel/bottle/chair, run hand/hands/finger/fingers/palm over/along/across/down, feel along/for/under",
  ],
  [{ gesture: "hold", takes: true }, "play with doll/toy/car/ring/pen/lighter/knife/string"],
  [{ gesture: "hang_up", takes: true }, "hang up coat/hat/jacket/dress/cloak/scarf/washing/shirt"],
  [
    { gesture: "set_on_table", takes: true },
    "put/set/lay/place crown/hat/helmet/mask/cap/glasses/wig on/onto table/chair/throne/bench/shelf/desk/bed/hook/counter/stand/cushion/coffin",
  ],
  [{ posture: "fall_back" }, "let himself/herself/themselves fall/drop/sink"],
  [{ gesture: "insert", takes: true }, "dip/dunk in/into"],
  [{ gesture: "lean_over" }, "load/unload machine/dishwasher/oven"],
  [{ gesture: "wipe" }, "brush/dust/flick/sweep off/from"],
  [{ gesture: "open" }, "let him/them in/inside/out"],
  [{ gesture: "cough" }, "spit out/into/up"],
  // With somebody; "him" is whoever is named.
  [
    { gesture: "hug" },
    "pull/draw/hold him/them close/closer/near/tight/in, draw/pull/gather/fold him/them into/to arms/chest/hug",
  ],
  [{ gesture: "arm_round" }, "head/drop/sink/fall/rest/lean/loll/droop onto/on/against shoulder"],
  [{ gesture: "turn_back" }, "turn away from him/them, turn back on him/them"],
  [{ gesture: "examine_them" }, "check/feel/take pulse/heartbeat/breathing"],
  [{ gesture: "bandage" }, "wind/wrap/tie/tape/bind round/around fist/fists/knuckles/wrist/ankle/knee/arm/leg/waist"],
  [
    { gesture: "speak_radio", takes: true },
    "speak/talk/shout/whisper/mutter/murmur/say/bark/yell/report/mumble into/on/over/in/through radio/walkie/handset/radiohandset/radioset/intercom/transmitter/transceiver, speak/talk/shout/whisper/bark/yell into it, hold/lift/raise/bring/put/press walkie/handset/radio/transmitter to mouth/lips, answer radio/intercom/walkie",
  ],
  [
    { gesture: "play_pipe", takes: true },
    "play/blow pipe/pipes/panpipes/fife/recorder/ocarina/flute, play/blow on/into pipe/pipes/panpipes/flute/fife/recorder, pipe tune/melody",
  ],
  [{ gesture: "play_mouth_organ", takes: true }, "play/blow harmonica, play/blow on/into harmonica"],
  [
    { gesture: "pull_loose", takes: true },
    "pull/yank/tear/rip/wrench/tug/jerk cable/cord/wire/lead/wires/cables out/from/loose rack/server/machine/panel/console/box/wall/robot/bomb/engine/computer",
  ],
  [
    { gesture: "slam_down", mood: "angry", takes: true },
    "slam/bang/slap/smack/thump/crash down on/onto table/desk/counter/bar, slam/bang/slap/smack/thump down, slam/slap/bang/smack domino/card/cards/glass/cup/mug/tankard/bottle/book/file/money/gun/badge/newspaper/coin on/onto/down",
  ],
  [
    { gesture: "feed", takes: true },
    "feed horse/pony/donkey/mare/foal/dog/puppy/cat/goat/goats/sheep/lamb/cow/deer/elephant/bear/monkey/parrot/bird/birds/duck/ducks/pigeons/hens/chickens/pig/pigs/rabbit/dragon/wolf/fox/swan/swans/gulls/camel/giraffe the/a/an/some/piece/pieces/slice/bit/bits/bread/crumbs bread/apple/apples/carrot/carrots/piece/pieces/slice/bit/bits/cake/bun/fruit/crumbs/of",
  ],
  [
    { gesture: "feed_piece", takes: true },
    "feed him/them/her/each the/a/an piece/slice/bite/morsel/bit/chunk, feed him/them/her/each the/a/an/some bread/cake/bun/fruit/grape/grapes/strawberry/cherry/chocolate/biscuit/dumpling/olive/fig/apple",
  ],
  [{ posture: "sit", gesture: "palms_meet" }, "armwrestle"],
  [{ gesture: "slap" }, "strike/slap/hit/smack across/in face/cheek"],
  [
    { gesture: "grab" },
    "shake him/them, shake by/him/them shoulder/shoulders/awake, pull/drag/yank him/them away/back/off/out/along/from",
  ],
  [
    { gesture: "aim", takes: true },
    "hold/press/put/point/stick/level gun/pistol/revolver to/at/against/on/into head/temple/back/neck/chest/face/him/them/throat",
  ],
  [
    { gesture: "stab", takes: true },
    "hold/press/put knife/blade/dagger/sword/razor to/at/against throat/neck/chest/back/him/them",
  ],
  [{ gesture: "light" }, "light 's cigarette/pipe/cigar, light cigarette/cigar/pipe in/for"],
  [{ gesture: "hand_over", takes: true }, "pass/slide him/them the/a/an/her/his"],
  [{ gesture: "throw", takes: true }, "throw/toss/fling/chuck/lob him/them the/a/an/her/his"],
];

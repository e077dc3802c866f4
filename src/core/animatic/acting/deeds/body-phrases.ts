// Phrases of going, of postures, and of head and eyes, written as those in hand-phrases.
import type { Deed } from "./deed.ts";

export const BODY_PHRASES: readonly (readonly [Deed, string])[] = [
  // Going and coming.
  [
    { posture: "walk", way: "in" },
    "come in/inside, come/step out, come back, walk/step/go in/inside, come through door/doorway",
  ],
  [
    { posture: "walk", way: "across" },
    "come to/towards, go to/towards/over/along/into, go for walk, take walk, make way",
  ],
  [{ posture: "run", way: "in" }, "run/rush/burst in/into, burst through"],
  [{ posture: "walk", way: "out" }, "go/walk/step out/away/off, turn walk away"],
  [{ posture: "run", way: "out" }, "run away/off/out"],
  [{ posture: "back_away" }, "back away/up/off/out, step/walk/move back/backwards/backward"],
  [{ posture: "stairs", way: "across" }, "climb/walk/go/run/come/descend/mount stairs/steps/staircase"],
  [{ posture: "climb" }, "climb up/ladder/wall/rope/tree/fence/mountain/cliff, go up ladder"],
  [{ posture: "jump" }, "climb over fence/wall, step over, jump over"],
  [{ posture: "crawl", way: "across" }, "climb/squeeze/slide under, crawl under/through/into"],
  [{ posture: "march", way: "across" }, "march past"],
  [{ posture: "ride" }, "climb/get/hop on/onto horse/bike/bicycle/motorbike"],
  [
    { posture: "walk", glance: "beyond" },
    "walk/go/move/stride/wander away/off from us/camera, walk/go/stride into distance/sunset/mist/fog/light",
  ],
  [{ posture: "walk", glance: "camera" }, "walk/come/stride/march towards/toward/to us/camera"],
  [{ posture: "run", glance: "camera" }, "run/race/charge/sprint towards/toward/at us/camera"],
  [{ gesture: "open" }, "climb/get in/into/aboard car/boat/taxi/bus/van/truck/carriage/cab"],
  [{ posture: "walk", way: "in" }, "climb/get out car/taxi/bus/van/truck/cab/pool"],
  [{ posture: "sneak", way: "out" }, "slip out/away/off/past/through/into"],
  [{ posture: "walk", way: "across" }, "walk/run/pace in circle/circles"],
  [
    { posture: "balance" },
    "stand/balance/hop on leg, lift/raise/stretch leg, balance on/along beam/rope/wall/rail/edge/ledge/tightrope",
  ],
  [{ posture: "fight" }, "hammer/beat/hit/pound bag, shadow box"],
  [{ posture: "lie_front", way: "across" }, "slide on belly/stomach"],
  // Up and down.
  [{ posture: "stand" }, "stand/get/jump up, get/rise to feet, climb out"],
  [
    { posture: "sit" },
    "sit up/down, sit at/on/in, take seat, sink into chair/seat/sofa/armchair, drop/slump/flop into chair/seat/sofa, wake up",
  ],
  [
    { posture: "sit_ground" },
    "sit on floor/ground/grass/sand/rug/carpet/snow/beach/blanket/rock/log/deck/roof, sit cross, sit against, sit by/around fire/campfire, sit down on floor/ground/grass/sand, sit in sand/sandpit/snow/grass/dirt/mud, slide down wall",
  ],
  [
    { posture: "kneel_both" },
    "drop/fall/sink to/on/onto knees, go down on knees, kneel before/down, kneel in prayer, pray on knees",
  ],
  [{ posture: "kneel" }, "go/drop/get down on/to knee, drop/go to/on knee"],
  [{ posture: "crouch" }, "bend down, bend over, get down, take cover, lie in wait, crouch behind, hide behind/under"],
  [{ posture: "lie" }, "lie down, lie on/in, lie back, stretch out"],
  [{ posture: "lie_front" }, "lie on stomach/belly/front, lie face down, lie facedown"],
  [{ posture: "lie_side" }, "lie on side, lie curled"],
  [{ posture: "curl" }, "curl up/into, hug/clasp knees, pull knees"],
  [{ posture: "lie", mood: "asleep" }, "fall asleep, drift off, lie asleep, pass out"],
  [{ posture: "collapse" }, "collapse, fall/sink/slump to ground/floor, drop dead, fall down, keel over"],
  [
    { posture: "lean" },
    "press/put/flatten back against/to wall/door, flatten against wall, lean against/on, lean back, prop against",
  ],
  [{ posture: "bow", glance: "down" }, "bow to/before, bow head, take bow, bow deeply, bow low"],
  [{ gesture: "whisper" }, "lean in/close/towards/over, whisper in/into ear, whisper to"],
  [{ posture: "hang" }, "hang from/off, cling to ledge/edge/rope/branch/cliff, dangle from, swing from/on"],
  [{ posture: "dive" }, "dive/jump/leap into/in water/pool/sea/river/lake/ocean, dive off/from"],
  [{ posture: "swim" }, "tread water"],
  [{ posture: "float" }, "float on back"],
  [{ posture: "twirl" }, "turn in circle, whirl around/round"],
  [
    { posture: "walk", way: "across", gesture: "drag", takes: true },
    "drag/pull along/across/behind, drag body/sack/suitcase/trunk/sled/sledge",
  ],
  [
    { posture: "walk", gesture: "push", way: "across" },
    "push cart/pram/stroller/wheelbarrow/trolley/wheelchair/bicycle/bike/barrow/car/broom/mower/buggy, wheel cart/bicycle/barrow/trolley",
  ],
  [
    { posture: "walk", gesture: "carry", way: "across", takes: true },
    "carry box/crate/chest/tray/basket/sack/boxes/bags/load/child/boy/girl/him/her/body/stack/pile/bucket/buckets through/up/down/to/across/along/into/over",
  ],
  [{ posture: "kick", takes: true }, "kick ball/football/door/him/her/stone/can"],
  [{ gesture: "fence" }, "fight with swords, cross swords, fight with sticks, swordfight, fence with, duel with"],
  [
    { posture: "sit", mood: "asleep" },
    "sleep/doze/nap/snore in/on/at chair/armchair/seat/bus/train/car/bench/desk/taxi/deckchair/wheel, fall asleep in/on/at/over chair/armchair/seat/bus/train/car/bench/desk/book/page, nod off",
  ],
  [{ posture: "sit", mood: "surprised" }, "wake with start/scream/gasp"],
  [
    { posture: "tumble" },
    "fall flat/over/backwards/backward/forward/forwards, fall on face/ice/back, fall in mud/snow",
  ],
  // Eyes and head.
  [{ glance: "away" }, "turn away, look away/aside, turn head, avert eyes/gaze, avoid eyes/gaze"],
  [
    { glance: "back" },
    "spin/whirl around/round, turn around/round, turn back, look/glance/peer over shoulder, look/glance back/behind/around, turn to look",
  ],
  [
    { glance: "camera" },
    "turn head/face to/towards camera/us/lens, turn to camera/us, look into camera/lens, face camera",
  ],
  [{ glance: "up" }, "look up, raise/lift head/eyes/gaze/face/chin, gaze at sky/stars/moon, throw back head"],
  [{ glance: "down" }, "look down, lower/hang/bow/drop head/eyes/gaze, stare at feet/floor/ground"],
  [{ gesture: "shake_head" }, "shake head"],
  [{ gesture: "nod" }, "nod head"],
  [{ mood: "asleep" }, "close/shut eyes"],
  [{ mood: "plain" }, "open eyes, blink"],
  [{ mood: "surprised" }, "stare wide, drop jaw"],
  [{ gesture: "shade_eyes" }, "shade/shield eyes, scan/search horizon, look out horizon"],
  [
    { gesture: "spy" },
    "look/peer/watch/stare/gaze through binoculars/telescope/spyglass, raise binoculars/telescope/spyglass, lift binoculars",
  ],
  [{ mood: "glad" }, "burst into smile, break into smile/grin, give smile"],
  [{ gesture: "laugh", mood: "laughing" }, "burst into laughter, burst out laughing, roar with laughter, crack up"],
  [{ gesture: "cover", mood: "crying" }, "burst into tears, break down"],
];

// Phrases of what is done with a thing that stands, hangs or is worn, written as those in hand-phrases; they win over those of other files.
import type { Deed } from "./deed.ts";

export const HANDLING_PHRASES: readonly (readonly [Deed, string])[] = [
  [{ gesture: "wave" }, "hail/flag taxi/cab/car/bus/driver, flag/wave down taxi/cab/car/bus/driver/train/truck"],
  [{ gesture: "hitch" }, "stick/hold/put out thumb, stand/wait/walk/sit with thumb, hitch ride/lift, thumb ride/lift"],
  [
    { gesture: "lower", takes: true },
    "lower letter/paper/photo/photograph/page/note/map/magazine/menu/glass/cup/mug/hand/torch/flashlight/mask/telegram",
  ],
  [
    { gesture: "haul", takes: true },
    "haul/pull/draw/hoist/winch/heave bucket/basket/pail/net/cage/pot up/from/out, lower bucket/basket/pail/net/cage/box/rope/lantern from/into/down/on/to/over",
  ],
  [{ gesture: "snap", takes: true }, "break/snap/crack over/across/on knee/thigh, break/snap in two/half"],
  [
    { gesture: "adjust_mirror" },
    "adjust/tilt/turn/straighten/angle mirror, look/glance/stare/check in/into/at/up rearview/rear/driving mirror",
  ],
  [
    { gesture: "make_up", takes: true },
    "paint/rouge/redden lip/lips/face/eyes/mouth, put/apply/dab/draw on lipstick/rouge/makeup/mascara/eyeliner, apply lipstick/makeup/mascara/rouge, do makeup",
  ],
  [
    { gesture: "tie_shoe", posture: "sit", takes: true },
    "pull/put/slip/draw/tug on trainers/sneakers/boots/shoes/shoe/boot/socks/sock/stockings/stocking/heels/slippers/sandals/skates, pull/put/slip/draw/tug trainers/sneakers/boots/shoes/shoe/boot/socks/sock/stockings/slippers/sandals/skates on, pull/tug/slip/take/kick off trainers/sneakers/boots/shoes/shoe/boot/socks/sock/stockings/stocking/heels/slippers/sandals/skates",
  ],
  [
    { gesture: "hand_over", takes: true },
    "put/press/place/lay/drop/slip/push/slap in/into/on/onto hand/hands/palm/arms, pass/slip to",
  ],
  [{ posture: "stand", gesture: "offer_seat" }, "offer/give seat/chair/place, give up seat/chair/place"],
  [
    { posture: "fight" },
    "punch/hit/box/beat/pound/pummel bag/punchbag/sandbag/punching, hammer/beat/hit/pound bag, work heavy/bag",
  ],
  [
    { gesture: "point" },
    "point up/down trail/road/path/street/river/valley/slope/track/canyon/corridor/lane/beach/line",
  ],
  [
    { gesture: "point_up" },
    "point at/to/towards/out plane/aeroplane/helicopter/bird/roof/summit/balloon/comet/rainbow",
  ],
  [{ gesture: "toast" }, "lift/raise glass/glasses/cup/cups/mug/mugs/theirs/goblet/goblets/toast"],
  [
    { posture: "crawl", way: "across" },
    "crawl/drag/creep/wriggle out/from from/under/underneath/beneath car/van/truck/lorry/bus/tractor/wagon/wreck/wreckage/rubble/bed/table",
  ],
  [
    { posture: "lie" },
    "slide/roll/lie out from/under/underneath/beneath car/van/truck/lorry/bus/tractor/engine/wagon, lie under/underneath/beneath",
  ],
];

// Phrases of what people do with animals, written as those in hand-phrases.
import type { Deed } from "./deed.ts";

const BEASTS =
  "dog/puppy/cat/kitten/horse/pony/mare/foal/donkey/cow/calf/goat/sheep/lamb/pig/piglet/rabbit/elephant/bear/wolf/fox/parrot/bird/hound/terrier/spaniel/retriever/labrador/animal/beast/dragon";

export const ANIMAL_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "lift", takes: true },
    "saddle horse/mare/pony/stallion/donkey/mule/camel/up, put/throw/heave/lift/place/lay saddle on/onto/over/across",
  ],
  [
    { gesture: "show", takes: true },
    "swing/wave/flourish/sweep/whirl/swirl/twirl/whip/snap/draw/pull/shake/flick/hold out/aside/before/up/the/a/his/her cape/muleta",
  ],
  [
    { gesture: "haul_line" },
    "hang/cling/hold on/onto to halter/bridle/reins/rein/leash/lead/lasso/bit, hang/cling on/onto halter/bridle/reins/rein/leash/lead/lasso/bit",
  ],
  [{ gesture: "raise", takes: true }, "crack/swing/lash/snap/brandish/flick whip"],
  [
    { gesture: "hold_nozzle" },
    "refuel car/truck/van/lorry/motorbike/taxi/bus/tank/jeep/plane, fill up, fuel up, fill car/truck/van/lorry/motorbike/taxi/tank/jeep, tank up, put/push/stick/hang nozzle/hose/pump in/into/back, squeeze nozzle/trigger, pump petrol/gas/diesel/fuel",
  ],
  [
    { gesture: "hammer", posture: "kneel" },
    "nail/hammer/fit/fix/put shoe/horseshoe on/onto/to, nail/hammer/fit/fix shoe/horseshoe, shoe horse/mare/pony/stallion/mule",
  ],
  [
    { gesture: "shear", posture: "kneel" },
    "shear sheep/lamb/ram/ewe/llama/alpaca/goat/fleece/wool, clip/trim/shave/cut/shear/strip poodle/sheep/fur/claws/coat/fleece/wool, clip/trim/shave/cut/shear/strip off fleece/wool",
  ],
  [
    { gesture: "caress", posture: "kneel" },
    `bathe/wash/soap/rinse/lather/scrub/dry/towel ${BEASTS}, stroke/pet/scratch/tickle/rub dog/puppy/cat/kitten/rabbit/lamb/piglet/belly`,
  ],
  [
    { gesture: "grapple", posture: "kneel" },
    `hold/grip/clamp/pin/clasp ${BEASTS}/ewe/ram/goose between knees/legs/thighs`,
  ],
  [{ gesture: "groom" }, `brush/groom/curry ${BEASTS}/flank/mane/neck`],
  [{ gesture: "caress" }, `scratch/rub/calm/soothe ${BEASTS}/flank/mane/muzzle/neck`],
  [{ gesture: "point" }, "train/teach/command dog/puppy/horse/lion/tiger/seal/parrot/bear"],
  [
    { posture: "back_away", mood: "afraid" },
    "stumble/stagger/shrink/scramble/scuttle back/backward/backwards, back away",
  ],
];

// Phrases of what is put on and taken off, and of things at the own body, written as those in hand-phrases.
import type { Deed } from "./deed.ts";

export const DRESSING_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "take_off", takes: true },
    "take/pull/tear/peel/rip/slip/lift off glasses/sunglasses/spectacles/mask/headphones/headset/goggles/ring/scarf/tie/earring/earrings/necklace/wig/crown/hood/hat/cap/helmet, take/pull/tear/lift glasses/sunglasses/mask/headphones/headset/goggles/scarf/hat/cap/helmet/crown/wig off, remove glasses/spectacles/sunglasses/mask/headset/headphones/goggles/ring/wig/hat/cap/helmet/crown",
  ],
  [
    { gesture: "put_on", takes: true },
    "put/pull/slip/place/set/jam/try on hat/cap/helmet/crown/mask/glasses/sunglasses/spectacles/goggles/headphones/headset/wig/scarf/tie, put/pull/slip/place/set/jam hat/cap/helmet/crown/mask/glasses/sunglasses/goggles/headphones on",
  ],
  [
    { gesture: "coat_off", takes: true },
    "take/pull/throw/slip/shrug/peel/tear off coat/jacket/shirt/cloak/robe/cape/sweater/jumper/cardigan/uniform/apron/raincoat/dress/gown, take/pull/throw/slip/shrug/peel coat/jacket/shirt/cloak/robe/cape/sweater/jumper/uniform/apron off, remove coat/jacket/cloak/uniform, get undressed, slip out of coat/jacket/dress",
  ],
  [
    { gesture: "coat_on", takes: true },
    "put/pull/slip/throw/shrug on coat/jacket/shirt/cloak/robe/cape/sweater/jumper/dress/cardigan/uniform/apron/raincoat/vest/armour/suit, put/pull/slip/throw/shrug coat/jacket/cloak/robe/uniform/apron on, slip/shrug/get/climb into coat/jacket/dress/robe/uniform/suit, get dressed",
  ],
  [
    { gesture: "gloves_on", takes: true },
    "pull/put/draw/tug/slip on glove/gloves/mittens/gauntlet, pull/put gloves on",
  ],
  [
    { gesture: "gloves_off", takes: true },
    "pull/take/peel/draw/tug/slip off glove/gloves/mittens/gauntlet, remove gloves/glove",
  ],
  [
    { gesture: "shoe_off", posture: "sit", takes: true },
    "take/pull/kick/slip/tug/ease off shoe/shoes/boot/boots/trainers/sneakers/sandals/slippers/heels/skates/socks, take/pull/kick shoes/boots/trainers/heels/slippers off, remove shoes/boots",
  ],
  [
    { gesture: "lift_veil", takes: true },
    "lift/raise/draw/pull/throw/push/turn veil back/away/off/up/aside/over/from, lift/raise/draw veil",
  ],
  [{ gesture: "perfume", takes: true }, "spray/dab/put perfume/scent/cologne, perfume"],
  [
    { gesture: "inject", takes: true },
    "inject himself/herself/myself/arm/thigh/leg, inject syringe/needle, push/stick/jab/plunge/press needle/syringe into/in arm/thigh/leg/vein, give injection",
  ],
  [
    { gesture: "bandage_self", takes: true },
    "bandage/bind/wrap/dress own, bandage/bind/wrap/dress her/his hand/arm/wrist/finger/knee/wound/leg, wrap bandage/cloth/gauze around/round hand/arm/wrist/finger",
  ],
  [{ gesture: "blow_nose" }, "blow nose, blow/sneeze into handkerchief/tissue/hanky"],
  [{ gesture: "wipe_tears" }, "wipe/brush/dab/dry sweat/forehead/brow/tear/tears"],
  [{ gesture: "swallow" }, "swallow/take/gulp/down pill/pills/tablet/tablets/capsule/medicine/aspirin"],
  [{ gesture: "roll_sleeves" }, "roll/push up sleeve/sleeves, roll sleeve/sleeves"],
  [
    { gesture: "look_mirror", takes: true },
    "look/stare/gaze/glance/smile at/in/into herself/himself mirror, look/stare/gaze in/into hand mirror, check face/reflection/hair/lipstick in mirror, hold/raise mirror",
  ],
  [
    { gesture: "show", takes: true, glance: "camera" },
    "hold/lift/show/raise up to/towards/at camera/lens/us, hold/show to/towards camera/lens/us",
  ],
  [{ gesture: "examine", takes: true }, "check/consult/open/wind/study pocket/pocketwatch/compass/locket/stopwatch"],
  [{ gesture: "don" }, "push/adjust/straighten glasses/spectacles/sunglasses/goggles"],
];

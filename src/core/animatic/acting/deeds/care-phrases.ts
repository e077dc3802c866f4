// Phrases of what is done to somebody's body and clothes, of help, and of things that pass between two, written as those in hand-phrases.
import type { Deed } from "./deed.ts";

export const CARE_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "tie_theirs" },
    "tie/straighten/adjust/fix/knot/loosen/smooth/button/unbutton/do/fasten/zip/clasp/undo his/her/their tie/bowtie/collar/necktie/shirt/coat/jacket/dress/buttons/uniform/apron/armour/lapels/cravat, tie/straighten/adjust/fix/knot/button/fasten/zip/smooth 's tie/bowtie/collar/shirt/coat/jacket/necklace/dress/uniform/lapels/cravat",
  ],
  [
    { gesture: "fasten_behind" },
    "zip/lace/hook/button/fasten/do/tie up 's/his/her dress/gown/corset/bodice/apron, zip/lace/hook/button/fasten/unzip/unlace 's/his/her dress/gown/corset/bodice, zip/lace/help them into corset/bodice/gown",
  ],
  [
    { gesture: "tie_their_shoe", posture: "kneel" },
    "tie/lace/untie/unlace/fasten 's shoe/shoes/shoelace/shoelaces/laces/boot/boots/skate/skates, lace/tie/fasten his/her/their skate/skates/ice, put/slip/slide shoe/slipper/boot on/onto 's/foot, wash/rub/bandage feet/foot",
  ],
  [
    { gesture: "wrap_round", takes: true },
    "wrap/wind/tie/put/drape/knot scarf/shawl/towel around/round/on/over neck/her/him/shoulders, tie/knot/wind/wrap 's scarf, tie/wind/wrap his/her scarf",
  ],
  [
    { gesture: "coat_round", takes: true },
    "put/drape/lay/wrap/place/throw it around/round/over/about shoulder/shoulders/her/him/them, put/drape/lay/wrap/throw/place/hang/slip/spread/pull coat/jacket/blanket/shawl/cloak/towel/cape/robe/cardigan/quilt around/round/over/on/about shoulder/shoulders/her/him/them/child/boy/girl, cover/wrap with/in coat/jacket/blanket/cloak/towel/shawl, help/hold into/on/up coat/jacket, help her/him into/on coat/jacket/with, take off coat/jacket put/drape/lay, wrap her/him/them in/with",
  ],
  [
    { gesture: "crown_them", takes: true },
    "hang/put/place/lay/lower/set/slip medal/garland/wreath/crown/tiara/flower/flowers/lei on/onto/over/around/round/to/in head/neck/hair/brow/her/him",
  ],
  [
    { gesture: "ring_on", takes: true },
    "slide/slip/put/place/push/ease ring on/onto/over finger/hand, exchange/swap rings/ring, put ring on, slide/slip ring on",
  ],
  [{ gesture: "braid_hair" }, "braid/plait/weave hair, braid/plait 's/her/his/their hair, braid"],
  [{ gesture: "do_hair" }, "comb/brush/untangle/do/wash/dry/pin 's hair, comb/brush/wash/dry her/his hair"],
  [
    { gesture: "trim_hair" },
    "cut/trim/shave/clip/snip/shear 's hair/head/beard/fringe/neck, cut/trim/clip/shear his/her hair/head/fringe, give haircut",
  ],
  [
    { gesture: "bandage" },
    "bandage/bind/dress/clean/stitch/treat/tend/wrap/examine/disinfect 's/his/her arm/wound/hand/wrist/knee/leg/cut/finger/fist/knuckles/shoulder, wrap/wind/tie bandage/gauze/tape/rag/cloth around/round/over arm/hand/hands/wrist/wound/knee/leg/finger/fist/fists/foot/head/ankle, tend to wound/wounded, put/stick plaster/bandage on, tend/treat wounded/wound",
  ],
  [
    { gesture: "feed", takes: true },
    "feed with/spoon/soup/porridge, hold/lift/bring/raise/put/offer spoon/fork/bite/spoonful/piece to/into/towards lips/mouth, spoon into mouth, put/pop/drop grape/berry/sweet/strawberry/piece/food in/into 's/his/her mouth, give bite/spoonful/medicine, hold cup/bottle/glass to 's/his/her lips/mouth",
  ],
  [
    { gesture: "paint_face" },
    "paint/draw 's/his/her/their face/cheek/cheeks/forehead/nose, paint/draw stripes/whiskers/tiger/butterfly/flower on 's/his/her face/cheek/cheeks",
  ],
  [{ gesture: "wake_them" }, "wake, shake awake, shake by shoulder, wake up, wake with kiss, rouse"],
  [
    { gesture: "tuck_in" },
    "pull/draw/lay/spread blanket/blankets/quilt/duvet/covers/sheet up over/to/around/round them/chin/shoulders/his/her/'s, pull/draw/lay/spread blanket/blankets/quilt/duvet/covers/sheet over/around sleeping/boy/girl/child, tuck in/up/into, tuck blanket/blankets/sheet/quilt around/round/under/over, pull/draw/lay/spread/pull blanket/blankets/quilt/duvet/covers/sheet/cover over/up/around/to, cover with blanket/quilt/duvet/sheet, put to bed",
  ],
  [{ gesture: "point_past" }, "lean/bend/reach over/across shoulder point, lean/bend over point, point over shoulder"],
  [
    { gesture: "over_shoulder" },
    "look/peer/peek/read/watch/glance/stare over 's/his/her shoulder at/in, look/peer/peek/lean/read/bend/watch/glance over 's shoulder, lean/bend over his/her/their shoulder, read over shoulder, stand behind watch/look",
  ],
  [
    { gesture: "guide_hands" },
    "guide/steer/move/adjust 's/her/his hand/hands/arm/arms/elbow/fingers/bow/grip, teach her/him/them how/to, show her/him how, teach to, teach her/him, put/place/lay fingers/hands on keys/strings, help her/him hold/draw/aim/hit/swing/write/roll/paint/reel/cast/stir/knead/steer/saw/cut",
  ],
  [
    { gesture: "point_past" },
    "help with homework/sums/lesson/reading/spelling/puzzle/work/exercise/task/screen/computer/map",
  ],
  [
    { gesture: "read_to", posture: "sit", takes: true },
    "read them story/book/tale/letter/poem/newspaper, read to/aloud them, read story/book/tale to/for",
  ],
  [{ gesture: "unveil" }, "lift/raise/draw/push 's veil, lift/raise/draw veil from/off/back"],
  // Carried, helped, dragged.
  [
    { gesture: "bear_on_shoulders" },
    "carry/lift/hoist/put/take/raise/swing/bear/set on/onto/upon/up shoulder/shoulders, carry/lift/hoist/take/put her/him/child/son/daughter/boy/girl on/onto shoulder/shoulders",
  ],
  [
    { posture: "carried_shoulders" },
    "ride/sit/perch/climb on/onto/up/upon shoulders, ride/sit/perch on 's/his/her shoulders",
  ],
  [
    { gesture: "bear_over_shoulder" },
    "carry/throw/sling/toss/hoist/heave/lift her/him over shoulder, carry/throw/sling/hoist/heave/toss/swing over shoulder/shoulders",
  ],
  [
    { posture: "carried_back", gesture: "none" },
    "ride/climb/jump/hop/leap/cling on/onto/to 's/his/her back, ride/climb/jump/hop/get piggyback, get piggyback/ride",
  ],
  [
    { gesture: "piggyback" },
    "carry/take/bear/give on/piggyback/her/him/ride back/piggyback/on, carry on back, give piggyback/ride",
  ],
  [{ gesture: "carry_person", posture: "stairs", way: "across" }, "carry her/him up stairs/steps/staircase"],
  [{ gesture: "carry_person", posture: "stairs", way: "down" }, "carry her/him down stairs/steps/staircase"],
  [
    { gesture: "carry_person", posture: "walk", way: "across" },
    "carry over threshold, carry from/out/through/across/into/to/up/down fire/flames/house/building/smoke/water/sea/battlefield/threshold/stairs/wreck",
  ],
  [
    { gesture: "carry_person" },
    "carry them, rock/lull/nurse/cuddle/soothe/cradle/burp/swaddle/breastfeed them, carry/hold/rock/lull/nurse/lift/scoop/cradle/gather in/into arms, lift/scoop/sweep/gather up into/in",
  ],
  [
    { gesture: "pull_up" },
    "pull/help/haul/lift/drag/hoist/raise up/to/from/off/onto feet/ground/up/floor/knees/ice/water/pit/hole/edge/ledge, help her/him/them up/stand/rise, help to feet, help up, haul/pull her/him/them up/out/from, pull out of, pull/haul/help/lift them out of water/bed/car/hole/pit/sea/river/mud/snow/wreck/fire/pool/lake, drag them out of bed/car/chair/hole/pit, drag them from bed/car/chair/hole/pit, pull/haul/help/lift them out/from of/water/bed/car/hole/pit/sea/river/mud/snow/wreck/fire, reach down pull/help, offer hand up",
  ],
  [
    { gesture: "support", posture: "walk", way: "across" },
    "lean on them as/and/while, lean on arm/them, help down/across/along/limp/walk/home/out/off/onto/up steps/stairs/street/road/path/bus/car/door/hall, help her/him down/across/along/walk/limp/over/out, support as walks/limps/staggers, lead/guide/steer/usher/walk to/across/along/by/through elbow/arm, lead/take by arm/elbow",
  ],
  [{ gesture: "support" }, "take them by arm/elbow, take by arm/elbow"],
  [
    { gesture: "drag_person", posture: "walk", way: "across" },
    "drag/haul/pull body/corpse/man/woman/soldier/prisoner/comrade/friend, drag/haul/pull her/him/them across/along/out/away/over/by/through/into/to/from/behind, drag by feet/legs/arms/collar/ankles/heels, drag/haul to/out/across/away/from/through safety/floor/water/mud/room/snow/street/sand/fire/cover",
  ],
  // Things between two.
  [{ gesture: "join_hands" }, "place/put/lay/give/set/join 's hand/hands in/into/with 's/his/her"],
  [
    { gesture: "hand_over", takes: true },
    "slip/slide/press/push/put/place/drop/tuck/pass/slap the/a/an/his/her/some into/in/to 's/his/her/their hand/hands/palm/arms, hand back to, hold out to",
  ],
  [
    { gesture: "slide_to", takes: true },
    "slide/push/shove/pass the/a/an/his/her across/over/along to/towards/toward, slide/push the/a/an/his/her to/towards/toward, slide/push/shove her/him/them the/a/an/another/some",
  ],
  [
    { gesture: "light_theirs" },
    "light cigarette/cigar/pipe in/for/between, light 's/his/her/their cigarette/cigar/pipe, hold match/lighter/flame to/for/under, give light",
  ],
  [
    { gesture: "lift_arm" },
    "lift/raise/move/straighten/hold/push/correct 's/his/her arm/arms/elbow/wrist/leg/hand higher/up/with/into, hold 's arm/hand in/above/over air/head/heads, hold up 's arm/hand/glove, lift/raise/straighten/bend 's arm/arms/elbow/wrist/leg",
  ],
  [
    { gesture: "douse", takes: true },
    "spill/pour/splash/dump/tip/empty over/on/onto/down/in 's/his/her/him/them, throw/toss water/drink/wine/paint/bucket/soup/coffee/juice over/on/onto 's/his/her/him/them, throw drink/water/wine/champagne in/at/into face, splash her/him/them",
  ],
  [
    { gesture: "snatch", takes: true },
    "snatch, grab/seize/steal/swipe/yank/pinch/nick 's bag/handbag/purse/wallet/phone/hat/money/camera/book/letter/toy/briefcase/gun/knife/keys/ball/bottle/sword/mask/glasses/cap, snatch/grab/rip/tear/pull/swipe/wrench/yank/pluck/take/steal from/out/off/away hand/hands/grasp/grip/pocket/shoulder/her/him, grab/snatch/take/yank away, steal wallet/purse/watch/necklace/phone/bag/handbag/money, lift wallet/purse, pick pocket",
  ],
  [{ gesture: "take_from", takes: true }, "take/accept/receive/collect/get from"],
  [
    { gesture: "show_them", takes: true },
    "show, hold/turn out/up/round/around photo/photograph/phone/picture/drawing/screen/map/badge/letter/paper/passport/mirror to/before/for/in",
  ],
  [
    { gesture: "pour_for" },
    "pour for, pour/refill/fill for/into/up her/him/them/glass/cup/mug, pour her/him/them, fill/refill 's/his/her cup/glass/mug/bowl/goblet, pour into 's/his/her cup/glass/mug",
  ],
  [
    { gesture: "carry_together", takes: true },
    "carry/lift/move/lug/heave/bear/haul/lower/lift sofa/couch/ladder/wardrobe/piano/table/mattress/stretcher/coffin/log/plank/desk/bed/fridge/canoe/boat/beam/trunk/crate/chest/carpet/rug/bench/cupboard, carry/lift/move between, carry together",
  ],
  [{ gesture: "throw", takes: true }, "throw/toss/chuck/fling/lob them the/a/an/her/his/some"],
  [{ gesture: "crown_them", takes: true }, "put/place/set crown/tiara/wreath on them, crown them"],
  [
    { gesture: "cover_their_eyes" },
    "cover/hide/shield/shut 's/his/her/their eyes, cover/hide/shield 's/his/her/their eyes with her/his/both hand/hands/palms, cover/hide/shield 's eyes with, put/clap/clamp/press/hold hand/hands over 's/his/her/their eyes, blindfold",
  ],
];

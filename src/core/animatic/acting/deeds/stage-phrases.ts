// Phrases of what is done at windows, doors, tables and poles, with clothes, and with somebody's whole body; written as those in hand-phrases.
import type { Deed } from "./deed.ts";

export const STAGE_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { posture: "stairs", way: "down" },
    "walk/come/go/run/climb/hurry/rush/creep down stairs/steps/staircase, descend stairs/steps/staircase",
  ],
  [{ gesture: "hit_ball" }, "play tennis/badminton/squash/ping/paddle"],
  [{ gesture: "bat_ball" }, "play golf/baseball/cricket/hockey/polo/croquet"],
  [{ posture: "fight" }, "practise/practice/do/train karate/judo/kungfu/boxing/kung"],
  [{ gesture: "pray" }, "make/say wish"],
  [{ gesture: "comb" }, "look at/in mirror, check reflection"],
  [{ gesture: "dance_with" }, "teach dance"],
  [{ gesture: "arm_round" }, "share blanket/coat, huddle together"],
  [{ gesture: "share_umbrella", takes: true, opens: true }, "share/huddle/stand/wait/crowd umbrella/parasol"],
  [{ gesture: "read", takes: true }, "share newspaper/paper/book/magazine/map/letter/menu/comic/hymnbook"],
  [{ gesture: "eat_from", takes: true, mood: "chewing" }, "share bag/bowl/bucket/popcorn/chips/fries/plate/tub"],
  [{ gesture: "drink", takes: true }, "share bottle/flask/beer/drink"],
  [{ gesture: "sip_straw", takes: true }, "share milkshake/smoothie/coke/cola/soda"],
  [{ posture: "sit_ground", way: "across" }, "slide down banister/rail/slide/chute"],
  [{ posture: "walk", gesture: "hold", way: "across" }, "walk dog/dogs"],
  [{ posture: "kick" }, "play football/soccer"],
  [{ posture: "balance" }, "do yoga, walk tightrope/wire/beam"],
  [{ posture: "handstand" }, "do handstand/cartwheel/headstand, stand on hands"],
  [{ posture: "lie_front" }, "do push/pushup/pushups/press"],
  [{ gesture: "wipe" }, "wash/polish/wax car/window/windows/floor/windscreen"],
  [{ gesture: "work", posture: "kneel" }, "build/make/shape sandcastle/snowman/castle/fire/tower/dam"],
  [{ gesture: "row", posture: "sit" }, "paddle canoe/kayak/boat/raft/gondola"],
  [{ gesture: "lean_over" }, "look/work/bend under/over bonnet/hood/engine, tuck in/up, look under bed/table/sofa"],
  [{ gesture: "talk" }, "make/give/deliver/hold speech/lecture/sermon/talk"],
  [{ posture: "jump" }, "climb/step/leap/get through/out window, jump out of"],
  [{ posture: "climb" }, "pull up himself/herself, pull himself/herself up"],
  [{ posture: "sneak", way: "across" }, "squeeze through/past/between, squeeze in beside/between/next, squeeze in"],
  [{ glance: "up" }, "roll eyes"],
  [
    { gesture: "blow_horn", takes: true, mood: "shouting" },
    "shout/speak/yell/call/talk through/into megaphone/loudhailer/bullhorn/loudspeaker",
  ],
  [
    { gesture: "arm_round" },
    "wrap blanket/coat/towel/scarf/shawl/jacket round/around/over, put/lay/drape/throw coat/blanket/jacket/shawl/cloak over/around/round shoulder/shoulders/him/her",
  ],
  [{ gesture: "caress" }, "feel/check/touch forehead, take temperature"],
  [{ gesture: "take", takes: true }, "steal wallet/purse/money/bag/jewel/watch/bread/food/key/necklace/ring"],
  [{ gesture: "tear", takes: true }, "rip/tear up/apart/off/in"],
  [{ gesture: "pump" }, "give massage/cpr, pump up, press on chest"],
  [{}, "stay, remain, stay/remain calm/still/silent"],
  [{ posture: "sit" }, "stay/remain seated/sitting"],
  [{ posture: "stand" }, "stay/remain standing"],
  [{ gesture: "raise" }, "raise/lift hand/arm, throw up right/left arm"],
  [{ gesture: "eat", takes: true, mood: "chewing" }, "put/pop/slip/drop/stuff/shove/push in/into mouth"],
  [
    { gesture: "examine", takes: true },
    "turn/rotate the/a/an/her/his map/photo/photograph/card/coin/letter/paper/picture, turn upside",
  ],
  [{ gesture: "spy", takes: true }, "raise/lift opera"],
  [{ gesture: "hammer", takes: true }, "bang/pound/strike gavel/hammer"],
  [
    { gesture: "plant", takes: true },
    "plant flag/banner/sword/pole/stake/cross, stick/ram/drive/thrust flag/banner/sword/pole/stake/spear in/into ground/snow/sand/dust/earth/rock",
  ],
  [{ gesture: "reach" }, "stretch/hold/reach/put out arm/hand for/to/towards/toward"],
  [{ gesture: "reach_up" }, "fire/light/open/work/pull burner, fire/light up burner"],
  [{ gesture: "call", mood: "shouting" }, "cry/scream/yell to/at, cry/call/yell out to/at"],
  [{ gesture: "kiss" }, "stand on tiptoe kiss, lean in/over/down/forward kiss"],
  [{ posture: "sit", mood: "asleep" }, "sleep/doze/snore/fall against"],
  [{ gesture: "show", takes: true }, "light face, hold under chin"],
  [
    { gesture: "work", takes: true },
    "throw/put/fold/stuff/cram/pack/lay into/in suitcase/bag/trunk/rucksack/backpack/case",
  ],
  [{ posture: "lie_front", way: "across" }, "slide down belly/stomach/hill/slope/ice"],
  [{ posture: "walk", gesture: "arm_round", way: "across" }, "walk/stroll arm arm"],
  // At windows and doors.
  [
    { gesture: "lean_out" },
    "lean out, lean out of/from window/train/car/balcony, lean over rail/railing/balcony/side/edge",
  ],
  [
    { gesture: "lean_over" },
    "lean over, lean across, lean over table/desk/counter/bar/map, bend/stoop over, lean forward/forwards",
  ],
  [
    { gesture: "part_blind" },
    "part slat/blind/curtain, peer/look/peek/peep through blind/curtain/slat/shutter, pull/draw/lift/push/move aside/back curtain/blind, open/draw/part/pull curtain/blind, lift/raise blind, peek/peer behind/round curtain",
  ],
  [
    { gesture: "keyhole" },
    "look/peer/peek/peep/spy/listen through/at/into keyhole/peephole/slot/letterbox/flap, look/peer/peek/peep/spy through hole/crack, look/peer through gap, bend/stoop/stand at/before keyhole/peephole",
  ],
  [{ gesture: "keyhole", posture: "kneel" }, "kneel/crouch at/before keyhole/peephole/letterbox"],
  [
    { gesture: "look_into" },
    "look/peer into/through/down microscope/eyepiece, look/peer/stare inside, look/stare/peer/gaze/glance into/in/down box/bag/well/cup/crack/crevice/fissure/hole/pit/crevasse/shaft/abyss/case/pot/pan/cradle/cot/pram/coffin/grave/lunchbox/bowl/basin/drawer/chest/fridge/oven/cauldron/bucket/crib/basket/crystal",
  ],
  [
    { gesture: "press_face" },
    "press/put/lay/place palm/hand/face/nose/cheek/forehead/ear to/against/on glass/window/pane/door/wall",
  ],
  [{ gesture: "palms_meet" }, "press palm/hand together, put/press/hold palm against/to palm"],
  [
    { gesture: "hug_pole" },
    "cling, cling to mast/pole/bedpost/post/lamppost/pillar/tree/trunk/column, hold/hang on to mast/pole/bedpost/post/lamppost/pillar/tree, wrap/throw arm round/around mast/pole/bedpost/post/lamppost/pillar/tree/trunk, hug tree/mast/pole/bedpost/post, grab/grip/clutch/seize/grasp/catch mast/pole/bedpost/lamppost/post/pillar/tree/trunk/column",
  ],
  [{ gesture: "raise" }, "cling/hold/hang/grip/clutch strap/handhold/loop"],
  [{ gesture: "grip_bars" }, "cling/hold/hang to/onto/on rail/railing/bar/fence/grille/gunwale"],
  [{ gesture: "hug" }, "cling to her/him/them/mother/father/mum/dad/mama/papa"],
  // Hiding.
  [
    { posture: "crouch", gesture: "peek" },
    "hide behind, duck/crouch/cower/shelter/drop/dive behind, take cover behind, peer/peek/look/peep from/round/around behind/corner/tree/wall/door, hide from",
  ],
  [{ posture: "crouch" }, "hide under/in/inside, slip/duck under/beneath"],
  // Things that go from one place to another.
  [
    { gesture: "slide", takes: true },
    "slide/push/shove/pass the/a/an/her/his/their across/over/along table/desk/counter/bar, slide across/over/along to/towards, push/shove across/over table/desk/counter",
  ],
  [
    { gesture: "insert", takes: true },
    "slip/slide the/a/an/her/his/their in/into/between/inside/through/under, put/push/tuck/stick/drop/place/post/feed/insert/hide/lay in/into/between/inside/through/under book/page/envelope/letterbox/slot/box/case/gap/drawer/pages/door/lock/machine, post letter, cast vote/ballot, put coin in",
  ],
  [
    { gesture: "release", takes: true },
    "release, let go balloon/bird/dove/lantern/kite/pigeon/butterfly, set free, free bird/dove/pigeon/butterfly, open hand/palm/finger, let fly, launch lantern/balloon/bird/drone/kite",
  ],
  [
    { gesture: "lower", takes: true },
    "lower gun/pistol/rifle/bow/sword/weapon/camera/book/newspaper/binocular/phone/lantern/knife/hammer",
  ],
  [{ gesture: "on_head", takes: true }, "carry/balance/bear on head, put/set/place on head"],
  [
    { gesture: "hold_beside", takes: true },
    "hold beside/against/next/to/near face/cheek/head, hold up beside/against/next/to/before face/cheek/head, compare with/to face",
  ],
  [
    { gesture: "shelter", takes: true },
    "hold umbrella/parasol/coat/newspaper over head/her/him/them, hold over head, shelter",
  ],
  [
    { gesture: "raise", takes: true },
    "hold to/up/against light/lamp/window/sun/sky, hold/lift/raise high/aloft, hold up to light/lamp/sun, wave flag/banner/torch/sword/stick/handkerchief/hat/briefcase/letter/ticket/paper",
  ],
  [{ gesture: "hold", takes: true, opens: true }, "open umbrella/parasol, put up umbrella/parasol"],
  // Clothes.
  [
    { gesture: "take_off", takes: true },
    "take/pull/tear/peel/rip/slip/lift off glasses/sunglasses/mask/headphone/headset/goggle/glove/ring/scarf/tie/shoe/boot/earring/necklace/wig/bandage/crown/hood, take off, remove glasses/mask/headset/headphone/goggle/glove/ring/wig, lift/raise visor/veil/mask",
  ],
  [
    { gesture: "put_on", takes: true },
    "put/pull/slip/place/set/jam/try on hat/cap/helmet/crown/mask/glasses/sunglasses/goggle/headphone/headset/wig/hood/beret",
  ],
  [{ gesture: "coat_on" }, "help into coat"],
  [
    { gesture: "tie" },
    "pull/put/draw on glove/mitten, pull on pair, tie/fasten/knot apron/tie/scarf/belt/ribbon/bandana",
  ],
  // Face and head.
  [{ gesture: "salute" }, "raise hand salute, raise/give/snap salute, touch/tip cap/brim, hand in salute"],
  [{ gesture: "at_attention" }, "stand/snap/spring/jump/come to/at attention"],
  [{ gesture: "wave" }, "wave hand/arm/goodbye, wave at/to/after/from"],
  [
    { gesture: "shield" },
    "shield/cover/protect face/head/eyes/himself/herself/themselves, raise/throw/put/hold arm/hand/towel/bag/shield over/before/front/up face/head, shield with",
  ],
  [
    { posture: "sit", mood: "sad" },
    "sink/slump/drop/fall/flop/collapse onto/on/into/down/in chair/seat/sofa/bench/stool/bed/couch/armchair, sink down",
  ],
  [
    { posture: "fall_back" },
    "fall/topple/tumble/stagger/land backwards/backward/over, fall on back/bottom, fall back, be thrown back",
  ],
  // Ways of going.
  [
    { posture: "surf", way: "across" },
    "surf, stand/balance/kneel/crouch on surfboard/paddleboard, ride wave, skateboard, snowboard, ride skateboard/surfboard/hoverboard/snowboard",
  ],
  [{ posture: "ski", way: "across" }, "ski"],
  [
    { posture: "climb", way: "down" },
    "climb down, slide down rope/pole/ladder, lower down rope/himself/herself, descend rope/ladder",
  ],
  [{ posture: "run", way: "away", glance: "back" }, "run for life, run/flee from, flee"],
  [{ posture: "walk", way: "across", gesture: "hug_self" }, "walk/lean/battle into/against wind/storm/snow"],
  [
    { posture: "walk", gesture: "push", way: "across" },
    "push pram/wheelchair/trolley/cart/wheelbarrow/barrow/bicycle/car/boat/tractor/crate along/up/down/through/over/out/into",
  ],
  // Work and magic.
  [
    { gesture: "cast_spell" },
    "cast spell, wave/point/raise/flick/swish/aim wand/staff, fire from wand, conjure, bewitch, work magic",
  ],
  [
    { gesture: "burn", takes: true },
    "burn letter/paper/photo/photograph/map/document/page/book/money/note/contract, set fire to letter/paper/photo/page/document, hold to/over/in flame/candle/lighter",
  ],
  [{ gesture: "taste" }, "taste soup/sauce/stew/broth/cream, taste with, taste from spoon/ladle, lick spoon"],
  [{ gesture: "spray", takes: true }, "spray, aim/hold/point/turn extinguisher/hose"],
  [
    { gesture: "shoot", takes: true },
    "fire/shoot at/gun/pistol/revolver/rifle/weapon/shot/shots, open fire, shoot with, fire into",
  ],
  [
    { gesture: "draw_sword", takes: true },
    "draw/pull/unsheathe sword/katana/sabre/blade/dagger/knife/rapier, draw against",
  ],
  [
    { gesture: "work" },
    "load gun/revolver/pistol/rifle/camera, push bullet/battery, open machine/engine, pack suitcase/bag/case/trunk/backpack/box, search bag/drawer/pocket, rummage in/through",
  ],
  [
    { gesture: "hang_up" },
    "hang/peg out/up/on washing/laundry/sheet/shirt/line/clothes, straighten/hang picture/painting/portrait/lantern/banner/decoration",
  ],
  [{ gesture: "fish_up", takes: true }, "jerk/pull/yank/whip/swing/snatch/strike/flick up rod, jerk/yank/whip rod"],
  [{ gesture: "fish" }, "catch fish, cast/reel line/fish/rod"],
  [
    { gesture: "board_game", posture: "sit" },
    "play chess/draughts/checkers/backgammon/go/dominoes, move piece/pawn/queen/knight/bishop/rook, move chess/hers",
  ],
  [{ gesture: "press" }, "tip/push/knock/flick/nudge domino/dominoes, press/push down, press shut/button/lever/dough"],
  [
    { gesture: "steer" },
    "slap/hit/bang/grip/turn/hold/wrench steering/yoke/joystick, pull back yoke/stick/lever, pull yoke/stick",
  ],
  [
    { gesture: "pull", takes: true },
    "pull lever/rope/cord/chain/handle/string/trigger/plug, pull/drag/heave in/up/out net/anchor/rope",
  ],
  [
    { gesture: "write", takes: true },
    "write/sign/scribble on/in paper/clipboard/notebook/book/letter/contract/form/card",
  ],
  [{ gesture: "scatter" }, "throw/scatter/toss/drop seed/crumb/grain/confetti/petal/rice/corn/ash/feed/food"],
];

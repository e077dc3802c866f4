// Other wordings of deeds that the tables beside it know, as prose has them; written as those in hand-phrases, they win over those of other files.
import type { Deed } from "./deed.ts";

/** Done with somebody, who must be meant by the words. */
export const WORDING_PAIR_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "hold_at_gunpoint", takes: true },
    "press/hold/jam/dig/stick/push/point/put muzzle/barrel/gun/pistol/revolver to/against/into/in/at head/neck/temple/ribs/back/spine/cheek/chin/face",
  ],
  [
    { gesture: "crown_them", takes: true },
    "set/place/put/lower/lay crown/tiara/wreath/laurel/circlet on brow/head/hair",
  ],
  [{ gesture: "clasp_hands" }, "read/study/trace 's/his/her/their palm/palms/hand, read palm/palms"],
  [{ gesture: "hand_on_chest" }, "lay/put/place/press/rest/plant palm/palms/hand/hands on/against 's/his/her chest"],
  [{ gesture: "pat" }, "lay/put/place/press/rest palm/palms/hand/hands on chest/arm/knee/brow/forehead"],
  [{ gesture: "tie_theirs" }, "lace/help/zip/button/strap/buckle them into dress/corset/gown/armour/harness"],
  [{ gesture: "hug" }, "hide/bury face/head in/against/into coat/chest/shoulder/neck/skirt/skirts/lap/arms/jacket"],
  [{ gesture: "grab" }, "clamp/press/hold/clap/put rag/cloth/hand over mouth/nose"],
  [
    { gesture: "wipe_face" },
    "rub/wipe/dab/clean/lick/sponge/mop from/off his/her/their/'s cheek/cheeks/face/chin/nose/mouth/lip/lips/brow, sponge/mop/dab/wipe/bathe his/her/their/'s face/brow/forehead/cheek/chin",
  ],
  [{ gesture: "douse" }, "soak/drench/splatter them"],
  [{ gesture: "arrest" }, "pin/twist/wrench arm/arms/wrist/wrists behind/up"],
  [
    { gesture: "grab" },
    "pin them to/against/down, catch/seize/grab/haul/yank by hood/collar/scruff/hair/coat/jacket/belt/ear/ankle/neck",
  ],
  [
    { posture: "fight" },
    "elbow/butt/jab/punch/thump/slug them/him/her, elbow/punch/hit in/on ribs/stomach/jaw/face/nose/chin",
  ],
  [{ gesture: "hold_hands" }, "slip/slide/put hand into/in his/hers/theirs, link/entwine/interlace/lace fingers/hands"],
  [{ gesture: "hug" }, "fall/sink/collapse/crumple/melt/run into his/her/'s/them arms"],
  [{ gesture: "lift_hug" }, "toss/throw/swing/fling them into/in/up/to air/ceiling/high"],
  [
    { gesture: "read_to" },
    "read them a/the/an/his/her/from story/book/letter/tale/poem/page, read to them, read story/book/poem to",
  ],
  [{ gesture: "high_five" }, "highfive/highfives"],
  [
    { gesture: "caress" },
    "brush/dust down/off them/shoulders/lapels/coat/jacket/uniform/sleeve, brush/dust/pick/flick lint/dust/crumbs/fluff/snow/ash off/from",
  ],
  [
    { gesture: "crown_them", takes: true },
    "pin/fix/fasten/attach flower/rose/poppy/ribbon/carnation to/on/onto lapel/chest/jacket/dress/coat/uniform/breast/collar",
  ],
];

export const WORDING_PHRASES: readonly (readonly [Deed, string])[] = [
  // Whole bodies.
  [
    { posture: "leap" },
    "throw/fling/hurl/launch himself/herself/themselves/itself at/over/across/off/from/aside/behind/out/sideways/clear, dive/leap/roll aside/sideways/clear, lunge",
  ],
  [
    { posture: "fall_back" },
    "throw/fling/hurl/flop himself/herself/themselves/down onto/on/into/across/back bed/sofa/couch/grass/hay/sand/floor/ground/chair, flop back/down/onto/on",
  ],
  [{ posture: "lie" }, "roll onto/on back/side, flop onto bed, throw/fling herself/himself onto/on/across bed"],
  [{ posture: "tantrum" }, "writhe on/in, thrash about/on/around/in, roll around/about, writhe"],
  [{ posture: "run", way: "across" }, "set/take off at jog/run/sprint/trot/gallop, break into sprint/trot/jog/run"],
  [{ posture: "walk", way: "out" }, "sweep/storm/flounce/stalk/march from/out, walk from room, take leave"],
  [{ posture: "stairs", way: "across" }, "descend"],
  [
    { posture: "stand", from: "ride" },
    "dismount, swing/slide/climb/jump down/off/from horse/mare/stallion/pony/mule/camel/saddle/bicycle/bike/motorbike",
  ],
  [{ posture: "sit_bed", from: "lie" }, "wake/waken/awaken in/on/to/from"],
  [{ posture: "bow", glance: "down" }, "bob/drop/sink/dip curtsy/curtsey, bob"],
  [{ posture: "kneel_both" }, "slide on/across knees, prostrate"],
  [{ gesture: "startle", mood: "surprised" }, "start at/as/when, start"],
  [{ posture: "sit_ground" }, "slide/sink/slip/slither down/to floor/ground"],
  [{ posture: "kick" }, "knee them/him/her"],
  [
    { posture: "fight" },
    "exchange/trade/swap blows/punches/hits/kicks/jabs, come to blows, counter with, throw/land/swing/deliver/block punch/punches/jab/hook/uppercut/blow/blows",
  ],
  [{ posture: "kowtow" }, "put/press/lay/hold ear to/against/on ground/floor/earth/rail/track/rails/tracks"],
  [{ posture: "walk", way: "in" }, "turn corner/bend"],
  [
    { posture: "walk", way: "across" },
    "mimic/imitate/ape/copy walk/gait/limp/waddle, climb/step into/onto pulpit/podium/stage/dais/rostrum",
  ],
  [{ posture: "slide_down", way: "down" }, "slide/slither down tail/neck/back/slope/hill/dune/trunk/mast"],
  [{ posture: "walk", way: "across" }, "brush past/by"],
  [{ posture: "stand" }, "roll to/onto feet"],
  [{ gesture: "touch_heart" }, "make sign cross"],
  [{ gesture: "reach" }, "cover with hand/palm/fingers"],
  [{ gesture: "ram" }, "ram/charge/barge/hit with shoulder"],
  [{ gesture: "write" }, "dip quill/nib"],
  [{ posture: "roll", way: "across" }, "roll under/across/away/clear/down/along"],
  [{ posture: "sit" }, "kick back"],
  [{ posture: "hang" }, "swing out/over/across/through, swing into"],
  [{ gesture: "cheer", mood: "glad" }, "punch air/water/sky"],
  [
    { gesture: "stretch" },
    "stretch hamstring/hamstrings/leg/legs/arm/arms/back/neck/limbs/calf/calves, swing arms, roll shoulder/shoulders/neck, flex fingers/muscles, limber up, warm up",
  ],
  [{ gesture: "pull_free" }, "wriggle/squirm/twist/break/tear/struggle/wrench/fight free/loose"],
  [
    { gesture: "type" },
    "reach over/across key/keyboard/typewriter/button/console, hammer/bang/pound/tap/clatter/peck/work/bash at/on/away keyboard/typewriter/laptop/computer/terminal",
  ],
  [{ posture: "stairs", way: "across" }, "take stairs/steps/staircase"],
  [{ posture: "ride" }, "swing/pull/heave/haul/vault/hoist into/onto/in/up saddle/horseback"],
  [
    { posture: "sit", gesture: "sleep_on_table" },
    "slump/collapse/fall/pitch forward/face/down onto/on/over/across table/desk/wheel/bar/keyboard/counter",
  ],
  [{ glance: "back" }, "check over shoulder, check behind"],
  [{ gesture: "think" }, "twirl/stroke/tug/smooth moustache/mustache/beard/whiskers/chin"],
  [{ gesture: "surrender" }, "raise/lift/put/throw both hands"],
  [{ gesture: "lift" }, "hitch/gather up dress/skirt/skirts/gown/hem/trousers/robe/robes, hold up skirt/skirts/hem"],
  [{ gesture: "write" }, "take order/orders/dictation/notes"],
  [{ gesture: "rub_neck" }, "swat/slap mosquito/fly/midge/insect/gnat on neck/cheek/arm/hand"],
  [{ gesture: "wave", mood: "angry" }, "swat at/away, swat"],
  // With a thing.
  [
    { gesture: "drink", takes: true },
    "knock/throw/toss back vodka/whisky/whiskey/drink/shot/glass/brandy/rum/gin/tequila/it, tip back glass/bottle/cup/mug/flask/tankard/goblet",
  ],
  [
    { gesture: "take_off", takes: true },
    "tear/rip/pull/peel off moustache/mask/wig/beard/disguise/bandage/goggles/helmet/headset/headphones/sunglasses/glasses",
  ],
  [{ gesture: "throw", takes: true }, "throw/toss/fling bouquet/salt/coin/flowers/garter/petals over shoulder"],
  [{ gesture: "draw_out", takes: true }, "flick/snap/flip/spring open knife/switchblade/blade/lighter/razor/phone"],
  [
    { gesture: "draw_floor", posture: "kneel_both" },
    "draw/trace/chalk/scratch circle/line/symbol/pentagram/star/square/hopscotch of/on/in/around salt/chalk/floor/ground/sand/dust/earth/dirt/pavement/herself/himself",
  ],
  [
    { gesture: "reach", takes: true },
    "run/pass/wave/move scanner/detector/brush/cloth/blade/stick/wand/torch/magnet over/across/along",
  ],
  [{ gesture: "stir", takes: true }, "toss/flip/shake in pan/wok/skillet"],
  [{ gesture: "sprinkle", takes: true }, "add salt/pepper/sugar/spice/spices/herbs/flour/cheese"],
  [{ gesture: "pour", takes: true }, "add milk/cream/water/oil/wine/lemon/syrup"],
  [{ gesture: "work" }, "change lens/battery/batteries/tyre/tire/wheel/film/fuse/nappy/diaper"],
  [
    { gesture: "smell", takes: true },
    "bury/dip/stick/put nose/face in/into flower/bouquet/rose/peony/peonie/flowers/blossom/lilac/book/shirt/pillow/scarf/jumper",
  ],
  [
    { gesture: "cover", takes: true },
    "pull/drag/throw/draw blanket/cover/duvet/sheet/quilt/pillow/coat/hood over/up head/face",
  ],
  [
    { posture: "lie", gesture: "cover", takes: true },
    "hide/bury/stick/put/shove/pull head/face under/beneath/into pillow/blanket/duvet/cover/quilt",
  ],
  [{ gesture: "throw", takes: true }, "skim/skip stone/pebble"],
  [{ gesture: "turn_dial" }, "turn/twist/dial up/down wick/lamp/radio/volume/flame/gas/heating/lantern/knob"],
  [
    { gesture: "tie", takes: true },
    "clip/snap/hook/clasp/buckle onto/into/to/on rope/belt/harness/carabiner/lead/leash/line/collar/ring",
  ],
  [{ gesture: "warm" }, "chalk hand/hands"],
  [{ gesture: "draw_bow", takes: true }, "nock/notch/fit arrow, draw bow/bowstring"],
  [{ gesture: "shoot_bow" }, "draw and loose"],
  [
    { gesture: "make_up" },
    "draw/paint moustache/mustache/whiskers/beard/face on/over face/lip/cheeks, apply lipstick/mascara/powder/rouge",
  ],
  [{ gesture: "inject" }, "draw blood from"],
  [{ gesture: "drum" }, "bang/beat/hit/pound/bash drum/drums/tambourine/bongos"],
  [{ gesture: "light", takes: true }, "strike match/matches/lighter/flint"],
  [{ gesture: "weld" }, "strike arc"],
  [{ gesture: "wag", takes: true }, "wag/shake/waggle spoon/stick/pen/cane/pencil/ruler at"],
  [{ gesture: "tap_down", takes: true }, "tap/bang/thump/pound/strike cane/stick/staff/crutch/spear on/against"],
  [{ gesture: "reload" }, "spin/check/snap/open/close cylinder/chamber/magazine/clip"],
  [{ gesture: "press", takes: true }, "stub/grind/crush out"],
  [{ gesture: "chop", takes: true }, "beat out/at flames/fire/blaze/sparks"],
  [{ gesture: "spray", takes: true }, "turn on hose/hosepipe"],
  [{ gesture: "fold", takes: true }, "coil/loop/wind rope/cable/hose/lead/line/wire"],
  [
    { gesture: "hold", takes: true },
    "wrap/cup/fold/curl/close hand/hands/fingers round/around mug/cup/glass/handle/bowl/hilt/grip",
  ],
  [{ gesture: "bandage_self" }, "tape/tape up/strap knuckles/hands/wrists/fists/hand/fingers/ankle"],
  [
    { gesture: "aim", takes: true },
    "sweep/cover/scan room/hall/corridor/alley/street/doorway/house/cellar/trees/darkness/shadows with pistol/gun/rifle/weapon/revolver/shotgun, train gun/pistol/rifle/weapon on",
  ],
  [{ gesture: "shine", takes: true }, "sweep/run/play torch/flashlight/beam/lantern over/across/along/round/around"],
  [{ gesture: "blow_on", takes: true }, "blow on"],
  [{ gesture: "blow_on", takes: true }, "blow/puff dust/sand/ash/cobwebs/crumbs/snow off/from/away"],
  [
    { gesture: "draw_finger" },
    "draw/trace/write/outline rune/letter/letters/word/heart/circle/shape/pattern/line/symbol/name/sign in/on/across/over/along, trace, draw/write with finger",
  ],
  [
    { gesture: "take_off", takes: true },
    "unbuckle/unstrap/unclip/unhook/shed/strip, strip/shed/slough off, peel back/off/away bandage/mask/plaster/glove/sticker/label",
  ],
  [
    { gesture: "throw", takes: true },
    "cast/toss/throw/fling/drop/feed/pitch/hurl/put in/into/onto/on fire/flames/fireplace/hearth/stove/furnace/embers/grate/bonfire",
  ],
  [
    { gesture: "put_on", takes: true },
    "lock/clip/fasten/pull/fit/strap/snap/jam/settle helmet/mask/visor/hood/goggles/headset onto/on/down/over/into",
  ],
  [
    { gesture: "close" },
    "seal door/airlock/hatch/gate/tomb/lid, snap/swing/push/pull/slam/bang shut, snap fan/book/locket/case/box/purse/bag shut/closed",
  ],
  [{ gesture: "press_keys" }, "flick/flip/throw/hit/click switch/switches/lever/breaker, punch in code/number"],
  [
    { gesture: "set_on_table", takes: true },
    "stack/pile/place/balance/put block/brick/card/book/coin/cup/stone on/onto",
  ],
  [{ gesture: "drink", takes: true }, "squirt/pour/tip/trickle water/wine/beer/juice into mouth"],
  [{ gesture: "chop", takes: true }, "bury/sink/drive/lodge/plant axe/hatchet/cleaver in/into"],
  [
    { gesture: "dig", posture: "kneel" },
    "claw/scrabble/scrape/dig/tear at/in/through/away earth/soil/ground/sand/snow/dirt/mud/rubble/gravel",
  ],
  [{ gesture: "bang" }, "claw/scratch/hammer/pound/batter at/on/against door/wall/lid/window/glass/gate/hatch/metal"],
  [
    { gesture: "wipe_glass" },
    "scrape/wipe/rub/clear frost/ice/steam/fog/mist/condensation/dust/snow from/off/away pane/window/glass/mirror, scrape/wipe/rub/clear pane/window/mirror",
  ],
  [
    { gesture: "smell", takes: true },
    "kiss letter/photo/photograph/picture/medal/trophy/cup/crucifix/cross/locket/coin/ring/ticket/stone/doll",
  ],
  // Hands, heads and faces.
  [{ gesture: "clutch_belly" }, "clutch/hold/grab/grip/press stomach/belly/side/ribs/wound/gut/abdomen"],
  [{ gesture: "warm" }, "crack knuckles/fingers, rub hands/palms"],
  [{ gesture: "finger_to_lips" }, "lick thumb/finger/fingers/lips"],
  [{ gesture: "raise" }, "count on finger/fingers, count off"],
  [{ gesture: "shake_fist", mood: "angry" }, "clench/ball fist/fists"],
  [{ gesture: "wag" }, "warn, lift/raise/hold up warning finger"],
  [{ gesture: "stop" }, "decline/refuse/dismiss with wave/gesture/hand, wave aside/off/away, decline/refuse"],
  [{ gesture: "finger_to_lips" }, "hush, put/lay/raise/hold/press finger to/on/against/over lips"],
  [{ mood: "sad" }, "sigh, groan, moan, pout, whine"],
  [{ mood: "angry" }, "fume, seethe, grit/grind teeth, clench jaw/teeth"],
  [{ mood: "afraid" }, "wince, grimace, panic"],
  [{ glance: "away" }, "look/search/glance/peer/hunt around/about/round/for"],
];

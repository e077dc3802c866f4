// Phrases of what one person does with things in both hands, and of dressing, written as those in hand-phrases; they win over those of other files.
import type { Deed } from "./deed.ts";

export const HAND_WORK_PHRASES: readonly (readonly [Deed, string])[] = [
  // Taken up, moved, pointed, broken.
  [
    { gesture: "pick_up", takes: true },
    "lift/pull/haul/drag/take/fish/scoop/raise out/up from/of water/river/sea/mud/sand/snow/pool/lake/grave/hole/rubble/ashes, bend down lift/take",
  ],
  [{ gesture: "pluck", takes: true }, "pick/pluck/pull/snip off/from vine/tree/bush/branch/stem/plant/shelf"],
  [
    { gesture: "smell", takes: true },
    "smell/sniff flower/rose/tomato/apple/bread/soup/wine/glass/cup/bottle/letter/perfume/shirt/fish/fruit/herbs/bouquet/flowers/it/coffee/tea/food/flask/milk, breathe in scent, hold/raise/lift to nose",
  ],
  [
    { gesture: "examine", takes: true },
    "look/stare/glance/gaze/peer at passport/ticket/card/papers/licence/document/coin/ring/watch/photo/photograph/picture/stone/gem/key/medal/locket/compass/bottle/label/egg/shell, compare photo/photograph/passport",
  ],
  [
    { gesture: "slide", takes: true },
    "push/shove/slide chips/money/coins/coin/pile/stack/photo/photograph/paper/envelope/note/key/card/plate/glass/cup to/towards/into/across/over/forward/forwards",
  ],
  [
    { gesture: "polish", takes: true },
    "wipe/brush/rub/clean/scrape/blow/polish/dust mud/dust/dirt/sand/earth/soot/blood/snow/ice/frost/ash off/from",
  ],
  [
    { gesture: "smash_down", takes: true },
    "smash/slam/hurl/dash racket/guitar/plate/phone/vase/glass/bottle/cup/radio/violin/trophy/chair/bat/stick/jug/statue/mirror on/onto/to/against/at/into, smash racket/guitar/plate/vase/cup/bottle/radio/violin/trophy/jug/statue",
  ],
  [
    { gesture: "point_with", takes: true },
    "point/level/aim/hold/thrust sword/knife/dagger/blade/spear/stick/cane/umbrella/staff/sabre/rapier/lance/cutlass/foil/machete/scimitar/axe/wand/broom/spoon/pen/torch/sceptre/crutch/bayonet/pitchfork/trident/harpoon at/towards/to/toward, point it/them at/to/towards",
  ],
  [
    { gesture: "tear", takes: true },
    "break bread/loaf/biscuit/bun/roll/chocolate/cookie/baguette/croissant, snap/break pencil/pen/twig/branch/arrow/wand/chocolate/biscuit in",
  ],
  [
    { posture: "walk", gesture: "push", way: "across" },
    "roll tyre/tire/barrel/wheel/log/boulder/stone/cask/drum to/across/down/up/along/over/into/towards",
  ],
  [
    { gesture: "take_off", takes: true },
    "lift/take/pull/raise crown/hat/cap/helmet/wig/mask/veil/headphones/tiara from head/face/ears",
  ],
  [{ gesture: "don" }, "pull/lower/snap/flip/push visor down/up, lower/raise visor"],
  [{ gesture: "fly_kite", takes: true }, "hold/pull/tug/grip string/line of kite, hold kite string"],
  [
    { gesture: "drain", takes: true },
    "tip/upend/drain/empty/tilt flask/bottle/canteen/glass/cup/bowl/mug/jug/can/waterskin over/to/into/up/back/mouth, drain/empty bottle/flask/canteen/glass/cup/mug/tankard/goblet/horn/stein/tumbler/beer/pint, drink last/drops of/from",
  ],
  [
    { gesture: "toss_up", takes: true },
    "throw/toss/fling/hurl/cast in/into air/sky, throw/toss/fling up/upwards/skyward money/cards/hat/papers/coin/cap/ball/confetti/leaves/petals",
  ],
  [{ gesture: "rattle" }, "shake it/them"],
  [{ gesture: "draw_out", takes: true }, "slip/slide the/a/an/her/his out of/from"],
  [
    { gesture: "open_lid", takes: true },
    "click/snap/flip/pop/prise/push/pull box/case/briefcase/suitcase/lid/locket/chest/crate open",
  ],
  [
    { gesture: "close_lid", takes: true },
    "zip/buckle/fasten/strap bag/suitcase/backpack/case/rucksack, wrap present/gift/parcel/package/box",
  ],
  [{ gesture: "deal" }, "shuffle deck/cards/pack"],
  [{ gesture: "toss_up", takes: true }, "toss/flip up/upwards/high/spinning, throw high/spinning/upwards"],
  [{ gesture: "stir" }, "flip/turn pancake/pancakes/omelette/burger/egg/eggs, fry egg/eggs/bacon/onions/fish"],
  [{ gesture: "play" }, "pluck/strum string/strings/guitar/lute/banjo/ukulele"],
  [{ gesture: "read" }, "turn page/pages"],
  [
    { gesture: "hang_up", takes: true },
    "hang/peg/pin sheet/sheets/shirt/shirts/towel/washing/laundry/clothes/socks/dress on/onto/to/over line/washing/clothesline/rope, hang/peg out/up sheet/sheets/shirt/shirts/towel/washing/laundry/clothes, hang/peg sheet/sheets/shirt/towel/washing/laundry out/up",
  ],
  [{ gesture: "hang_up", takes: true }, "hang coat/hat/jacket/scarf/keys/towel/picture up/on"],
  [{ gesture: "insert", takes: true }, "drop/put/feed/push coin/coins/token/ticket/card in/into"],
  [{ gesture: "smell", takes: true }, "smell/sniff the/a/an/her/his"],
  [{ glance: "up" }, "smell/sniff the air"],
  [{ gesture: "pick_up", takes: true }, "pick rose/roses/tulip/tulips/daisy/daisies/lily/poppy/herbs/sunflower"],
  [
    { gesture: "pluck", takes: true },
    "pick/pluck apple/apples/orange/oranges/pear/pears/lemon/lemons/tomato/tomatoes/cherries/grapes/apricot/mango/quince/cherry/leaf/peach/plum/olive/fig/blossom",
  ],
  [
    { gesture: "read", takes: true },
    "check/consult/study/scan/examine map/list/letter/paper/papers/notebook/chart/book/file/contract/menu/document/page/newspaper",
  ],
  [
    { gesture: "paint_it" },
    "paint/varnish/glaze toy/doll/egg/mask/figure/pot/vase/plate/box/bowl/soldier/figurine/statuette/puppet/icon/nail/nails",
  ],
  // Papers.
  [
    { gesture: "crumple", takes: true },
    "crumple/scrunch/crush/crease letter/paper/note/page/sheet/photo/photograph/map/ticket/newspaper/bill/contract/invitation, screw/ball up letter/paper/note/page/photo, crumple up, crush into/in ball/fist",
  ],
  [
    { gesture: "fold_away", takes: true },
    "fold letter/paper/note/page/sheet/map/newspaper/banknote/contract/telegram/ticket",
  ],
  [
    { gesture: "unfold", takes: true },
    "unfold/unroll/spread/open map/letter/paper/note/newspaper/page/plan/plans/chart/scroll/parchment/blueprint/blueprints/poster/sheet/telegram, spread/roll/lay out map/plan/plans/chart/blueprint/blueprints, spread map",
  ],
  [
    { gesture: "open_letter" },
    "open/rip/tear/slit/unseal envelope, tear/rip/slit open envelope/letter/telegram, break seal, pull/take/draw letter/note/paper/photo/card out/from envelope",
  ],
  [{ gesture: "open_book", takes: true }, "open book/diary/album/notebook/bible/ledger/journal/file/folder/dossier"],
  [{ gesture: "close_book", takes: true }, "close/shut/snap/clap book/diary/album/notebook/bible/ledger/journal"],
  [
    { gesture: "read", takes: true },
    "read letter/book/newspaper/note/map/paper/diary/telegram/card/sign/page/magazine/comic/menu/contract/report",
  ],
  [
    { gesture: "write" },
    "write/scribble/scrawl/jot letter/note/postcard/diary/name/number/cheque/poem/list/report/message/address, sign letter/contract/paper/papers/document/treaty/cheque/form/name/book/autograph/register/will, sign on, write/scribble/scrawl/jot/note down, write/scribble/draw/sketch in/on notebook/diary/book/pad/journal/paper/napkin/clipboard/ledger/sketchbook, draw/sketch map/portrait/picture/face/plan/horse/house/tree, fill in form, take notes",
  ],
  [{ gesture: "paint" }, "paint/draw/sketch portrait/picture/landscape on/at canvas/easel"],
  [
    { gesture: "draw_floor", posture: "kneel_both" },
    "draw/write/paint/scrawl on/in floor/ground/pavement/sand/dust/asphalt/street/mud/snow, draw with crayons on floor",
  ],
  [
    { gesture: "stamp_it" },
    "stamp passport/paper/papers/document/letter/form/ticket/book/envelope/permit/card/visa/parcel/package/file/it/them",
  ],
  [
    { gesture: "count", takes: true },
    "count money/banknotes/notes/coins/cash/bills/dollars/pills/cards/change/out, leaf through money/banknotes/notes/bills",
  ],
  [{ gesture: "roll_dice", takes: true }, "roll/throw/cast/toss/fling dice/die"],
  // Boxes, bottles, lids.
  [
    { gesture: "open_lid", takes: true },
    "open/unlock/unlatch box/case/suitcase/briefcase/lid/casket/jewellery/gift/present/parcel/package/ring/crate/lunchbox/violin/toolbox, lift/raise/flip lid, flip/snap/prise/pry/click open box/lid/case/suitcase/briefcase/crate, unwrap gift/present/parcel/package, tear/rip wrapping/paper off/from gift/present/parcel, unpack parcel/suitcase/box/case, look inside box",
  ],
  [
    { gesture: "close_lid", takes: true },
    "close/shut/snap/slam/click/lock box/case/suitcase/briefcase/lid/casket/lunchbox/laptop/toolbox/ring",
  ],
  [
    { gesture: "open_bottle" },
    "open/uncork/unstop bottle/wine/champagne/beer, pop/pull/draw/twist cork/champagne, uncork",
  ],
  [
    { gesture: "screw_lid", takes: true },
    "open/screw/unscrew/twist/shut/close/seal jar/can/tin/flask/thermos/bottle/vial/tube, screw/unscrew/twist lid/cap/top on/onto/off/from jar/can/tin/flask/thermos/bottle, open can/tin/jar/flask",
  ],
  [
    { gesture: "pack_in" },
    "put/drop/place/lay/pack/slip/stuff/toss/stow/pop/tuck/fold/cram in/into box/bag/suitcase/basket/bin/drawer/case/chest/trunk/backpack/rucksack/crate/safe/handbag/purse/jar/pot/pan/bowl/urn/hat/bucket/sack/briefcase, post/drop letter in/into, pack suitcase/bag/case/backpack/rucksack/box/lunchbox/trunk",
  ],
  [
    { gesture: "take_out" },
    "take/pull/draw/lift/fish/dig/produce/bring/scoop out/from of/the/a/an/her/his bowl/cup/oven/box/bag/drawer/suitcase/basket/case/chest/trunk/backpack/rucksack/crate/safe/handbag/purse/jar/envelope/fridge/oven/hat/bucket/sack/briefcase",
  ],
  [
    { gesture: "pack_in" },
    "slip/slide/drop the/a/an/her/his/their in/into box/bag/suitcase/basket/drawer/case/chest/trunk/backpack/rucksack/handbag/purse/bin/jar/bucket/sack/briefcase",
  ],
  [
    { gesture: "weigh" },
    "weigh gold/coin/coins/flour/fish/gem/gems/letter/parcel/meat/herbs/powder/fruit/on, weigh out",
  ],
  [{ gesture: "open_lid", takes: true }, "open ring/jewellery/music/shoe/tool box"],
  [{ gesture: "taste" }, "taste it/them"],
  [{ gesture: "blow_on", takes: true }, "blow on soup/tea/coffee/spoon/cup/mug/bowl/it, blow on hot"],
  [
    { gesture: "fix_tie" },
    "adjust/straighten/fix/loosen/knot/tie tie/bowtie/necktie/collar, adjust/straighten/knot/tie/fix tie/bowtie in mirror",
  ],
  [
    { gesture: "draw_out", takes: true },
    "take/pull/draw/fish/dig/produce/bring/whip/slip out/from pocket/coat/jacket/sleeve/belt/boot/apron/holster/waistcoat, pull/draw/whip/take out knife/gun/pistol/phone/key/keys/wallet/ring/badge/letter/photo/photograph/coin/watch/handkerchief/cigarette/notebook/pen/map/ticket/card/passport/revolver/flask",
  ],
  [
    { gesture: "tuck_under" },
    "slip/slide/hide/put/push/tuck/shove/stuff/cram/bundle under/beneath/underneath book/newspaper/blanket/napkin/plate/hat/cloth",
  ],
  // Phones.
  [
    { gesture: "hang_phone", takes: true },
    "hang up, hang up phone/telephone/receiver, hang phone up, put/slam/set/lay down phone/telephone/receiver/handset, put phone/telephone/receiver down, end call",
  ],
  [
    { gesture: "answer", takes: true },
    "answer/pick/take phone/telephone/call/mobile/receiver/cellphone, pick/snatch up phone/telephone/receiver/mobile, lift/grab/pick receiver/phone/telephone",
  ],
  // Kitchen and table.
  [
    { gesture: "stir" },
    "stir pot/soup/stew/sauce/pan/porridge/tea/coffee/cauldron/bowl/batter/paint/sugar, stir in/into, whisk/beat egg/eggs/batter/cream",
  ],
  [
    { gesture: "slice" },
    "cut/slice/chop/carve/dice bread/loaf/onion/onions/carrot/carrots/vegetables/cake/meat/fish/tomato/tomatoes/cheese/apple/turkey/chicken/sausage/fruit/pie/melon/pumpkin/ham/lemon/herbs/cucumber/potato/potatoes",
  ],
  [
    { gesture: "peel" },
    "peel orange/potato/potatoes/apple/banana/onion/carrot/egg/mandarin/tangerine/mango, peel, whittle/carve stick/wood/flute/figure/spoon/toy/branch",
  ],
  [{ gesture: "crack_egg" }, "crack/break egg/eggs"],
  [
    { gesture: "slurp" },
    "eat/slurp/spoon/sip/gobble/devour soup/noodles/ramen/rice/stew/porridge/cereal/pasta/spaghetti/salad/broth/curry/yoghurt/icecream/pudding, eat with/from/out spoon/fork/chopsticks/bowl/plate/pot/tin/can, eat bowl/plate, poke/pick at food/plate/dinner/meal, eat dinner/supper/breakfast/lunch/meal",
  ],
  [
    { gesture: "taste" },
    "taste/try soup/sauce/stew/broth/cream/curry/batter/gravy, taste from/with spoon/ladle, lick spoon",
  ],
  [
    { gesture: "sprinkle" },
    "sprinkle/shake/scatter/pour/throw salt/pepper/sugar/herbs/spice/spices/flour/cheese/cinnamon over/on/onto/into/in, salt soup/stew/dish, season soup/stew/dish/meat",
  ],
  [
    { gesture: "pour" },
    "pour tea/coffee/water/wine/milk/juice/whisky/beer/soup/drink/rum/champagne/oil/glass/cup, pour from/into/out, fill glass/cup/mug/bowl/goblet/glasses/cups/bowls, top up glass/cup, refill glass/cup/mug",
  ],
  [{ gesture: "knead" }, "knead/roll/press/pound/work dough/pastry/clay"],
  [
    { gesture: "polish" },
    "polish/wipe/clean/dry/rub/buff/dust cup/glass/glasses/plate/silver/trophy/lamp/sword/gun/pistol/rifle/shoe/shoes/boot/boots/apple/spectacles/lens/knife/bottle/dish/dishes/plates/spoon/fork/helmet/statue/vase/violin/trumpet/medal/watch/camera/brush",
  ],
  [
    { gesture: "wash_dish" },
    "wash/rinse/scrub/scour/soap dishes/plates/plate/cup/cups/glass/glasses/bowl/pan/pans/pot/pots/mug/brush/cutlery, do dishes, wash up",
  ],
  [
    { gesture: "wipe_table" },
    "wipe/clean/polish/scrub/dust/mop table/counter/bar/desk/worktop/bench/shelf/piano, wipe down",
  ],
  // Crafts.
  [
    { gesture: "sew" },
    "sew/stitch/mend/darn/embroider/hem button/shirt/dress/coat/sock/socks/trousers/cloth/sail/net/costume/skirt/jacket/tear/hole/sheet/flag/on",
  ],
  [{ gesture: "knit", takes: true }, "knit, knit scarf/jumper/sweater/sock, do knitting"],
  [{ gesture: "thread" }, "thread needle, roll cigarette/joint"],
  [
    { gesture: "repair" },
    "repair/fix/mend/screw/unscrew/adjust/tinker/dismantle/assemble/open radio/clock/watch/robot/toy/drone/machine/camera/lamp/bicycle/device/phone/computer/gun/doll/typewriter/toaster/gramophone/television/helmet/music, tinker/work/fiddle with/on/at radio/clock/watch/robot/toy/drone/machine/camera/lamp/device",
  ],
  [{ gesture: "solder" }, "solder"],
  [{ gesture: "nail_in" }, "hammer/drive/knock/bang nail/nails/peg, hammer into wall/board/plank/fence/post, nail"],
  [{ gesture: "sharpen", takes: true }, "sharpen/whet/hone/grind knife/sword/axe/blade/scythe/sickle/dagger, sharpen"],
  [{ gesture: "iron" }, "iron shirt/dress/trousers/clothes/sheet/uniform/skirt, press shirt/trousers/uniform"],
  [
    { gesture: "light_candle" },
    "light candle/candles/lamp/lantern/fuse/taper/torch/incense/firework/dynamite/pipe, put match/flame/lighter to",
  ],
  [{ gesture: "blow_bubbles", takes: true }, "blow bubble/bubbles/soap, make bubbles"],
  [{ gesture: "fly_kite", takes: true }, "fly kite, let kite rise/fly/up"],
  [
    { gesture: "release", takes: true },
    "let go balloon/balloons, let balloon/lantern/bird/dove/kite/butterfly/go rise/go/fly/float/off",
  ],
  [
    { gesture: "ring_bell", takes: true },
    "ring/shake/swing bell/handbell, ring small/little/hand/school/dinner/brass bell",
  ],
  [
    { gesture: "shine", takes: true },
    "shine/aim/direct/sweep/swing/train torch/flashlight/beam/light/lamp, point torch/flashlight/beam/lamp, shine, switch on torch/flashlight, search with torch/flashlight",
  ],
  [
    { gesture: "reload", takes: true },
    "load/reload/cock/check/unload gun/pistol/revolver/rifle/shotgun/musket/crossbow/magazine, reload, slide/push magazine/bullet/cartridge into/in",
  ],
  [{ gesture: "shake_out", takes: true }, "shake umbrella/raincoat/rug/cloth/tablecloth/blanket/coat/towel"],
  [
    { gesture: "raise_umbrella", takes: true, opens: true },
    "open/unfurl/raise umbrella/parasol, put/snap up/open umbrella/parasol",
  ],
];

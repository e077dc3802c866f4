// Phrases of everyday deeds: shaving somebody, injecting, heart massage, searching, letting by, stopping, lifting a child to see; plugs and rings. Written as
// those in hand-phrases.
import type { Deed } from "./deed.ts";

/** What needs somebody else. */
export const EVERYDAY_PAIR_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "shave_them" },
    "shave 's/his/her cheek/cheeks/chin/face/beard/throat/neck/jaw, shave cheek/cheeks/chin/face/beard/throat/neck/jaw of, shave them, scrape/draw/run razor over/across/along/down cheek/chin/throat/face/jaw/neck",
  ],
  [
    { gesture: "inject_them" },
    "give them injection/shot/jab/vaccination/vaccine, give an/a injection/jab/vaccination to, inject/vaccinate them, inject/stick/push/put/plunge/slide/press/jab needle/syringe into/in/to 's/his/her arm/shoulder/neck/thigh/leg/vein, inject/vaccinate arm/neck/shoulder",
  ],
  [
    { gesture: "press_chest", posture: "kneel_both" },
    "give/perform/do/start/begin CPR/cpr, give/perform/do/start/begin on/them cpr/massage/compressions, pump/press/push/pound down/on/at 's/his/her chest, press/push down/on on/his/her/the chest, revive/resuscitate them, try/fight to/for revive/resuscitate, give heart/cardiac massage",
  ],
  [
    { gesture: "give_baby", takes: true },
    "lay/put/place/hand/give/pass/lower baby/newborn/infant/bundle to/into/in/over/back/onto, hand/give/pass over/back baby/newborn/infant/bundle, hand/give/pass them baby/newborn/infant/bundle, hand/give/pass them the/a/her/his/their baby/newborn/infant/bundle, hold out baby/newborn/infant/bundle",
  ],
  [
    { gesture: "pat_down" },
    "search/frisk them, pat them down, pat down, search/frisk/pat 's/his/her pockets/body/clothes/jacket/coat/sides, run hands over/along/down body/sides/coat/legs",
  ],
  [
    { gesture: "guide_hands" },
    "press/hold/put/place/lay/guide/push 's/his/her hand/palm/fingers/hands against/on/to/onto/into/over wall/rock/stone/glass/keys/clay/paint/bark/trunk/snow/sand",
  ],
  [
    { gesture: "trim_hair" },
    "snip/cut/trim/clip/crop lock/strand/curl/fringe/ends/hair/locks off/from/of/into 's/his/her/the hair/head/fringe, snip/trim/cut/clip at 's/his/her hair/fringe/curls",
  ],
  [
    { gesture: "hand_over", takes: true },
    "thrust/shove/stuff the/a/an/his/her leaflet/flyer/paper/papers/letter/card/bouquet/flowers/money/banknote/envelope/parcel/bag/book/photo/ticket/note/key/keys/phone/bottle/cup/glass/box/gift/present/plate/file/folder/map/newspaper/bundle/wad/coat/hat at/into/in/to/towards/under, thrust/shove it at/into/towards them/hands/hand/arms",
  ],
  [{ gesture: "take_pulse" }, "take/feel/check pulse, take/feel/check 's/his/her pulse, feel for pulse"],
  [
    { gesture: "measure_them" },
    "measure them, measure 's/his/her/the chest/waist/shoulders/arm/leg/height/neck, measure them with/for tape/suit/dress, run/pass/put/wrap/loop/hold/draw/stretch tape round/around/across/along/down/over/against chest/waist/shoulders/shoulder/arm/leg/hips/neck/back/head",
  ],
  [
    { gesture: "free_them" },
    "untie/unbind/unchain/untangle them, untie/unbind/unchain/loosen/cut/undo/unlock 's/his/her/the hands/wrists/bonds/ropes/rope/feet/arms/handcuffs/cuffs/shackles/chains, cut/set them free/loose, cut rope/ropes/bonds around/from/on 's/his/her/them wrists/hands/feet",
  ],
  [
    { gesture: "make_way" },
    "step/move/stand/stumble aside/sideways for/to/and/as, make way/room/space for, step/get/move/jump out of way/path, step/move/stand back to/and let/for, let them pass/through/by/past, stand/step/move aside, give way to",
  ],
  [
    { gesture: "bar_way" },
    "block/bar them/their/his/her/the way/path/door/doorway/entrance/exit/gate/road/corridor/stairs/passage, block/bar 's way/path/exit/door, stand/step/move/plant/place in/into 's/his/her/their way/path, stand/step/move/plant between them and, refuse to let pass/through/in, block/bar entrance/way/path/door/exit",
  ],
  [
    { gesture: "lift_hug" },
    "lift/hoist/hold/raise/scoop/swing/pick them up/high so/to/for, lift/hoist/hold/raise/scoop/swing/pick them up/high, lift/hoist/raise them over/above head, lift/hoist/raise them to/so see/look/reach/window/that",
  ],
  [
    { gesture: "take_from", takes: true },
    "collect/check/take/punch/inspect/clip/stamp 's/his/her/their ticket/tickets/passport/papers/card/pass",
  ],
  [
    { gesture: "hand_over", takes: true },
    "deliver/bring/serve/present the/a/an/his/her/some to, serve/bring/deliver them the/a/an/his/her/some, hand out leaflets/flyers/papers/tickets/cards/programmes/sweets to",
  ],
];

export const EVERYDAY_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "plug_in", posture: "kneel", takes: true },
    "plug in/into, put/push/stick/insert plug in/into, connect cable/plug/wire/charger, plug charger/lamp/cable/phone/guitar/computer/radio/television",
  ],
  [
    { gesture: "unplug", posture: "kneel", takes: true },
    "unplug, pull/yank/tear/rip/take/tug plug/cable/cord out/from, pull/yank out plug/cable, pull plug, disconnect cable/plug/wire/computer",
  ],
  [
    { gesture: "ring_off", takes: true },
    "take/pull/slip/slide/twist/ease/tug/work/draw/wrench off ring, take/pull/slip/slide/twist/ease/tug/work/draw ring off/from, remove ring",
  ],
  [
    { gesture: "hide_at_back", takes: true },
    "hide/hold/keep/conceal/put/slip/whip/clutch/move the/a/an/his/her/it/them behind back, hide/keep something behind back",
  ],
  [
    { posture: "sneak", way: "across", gesture: "hold", takes: true },
    "steal/pinch/nick/pilfer/filch the/a/an/some apple/apples/bread/loaf/pie/cake/cookie/sausage/egg/eggs/fruit/orange/fish/chicken/ham/candy",
  ],
  [{ gesture: "toast" }, "propose/make/drink/raise/offer toast to, propose/make/drink/raise/offer toast"],
  [
    { gesture: "turn_key" },
    "put/insert/slide/push/stick/slip/fit/ram key in/into lock/keyhole/door/ignition/padlock, put/insert/slide/push/stick/slip/fit it in/into lock/keyhole/ignition",
  ],
  [
    { gesture: "point" },
    "point down/along/up street/road/corridor/hall/hallway/path/lane/alley/river/valley/track/line/beach/aisle/tunnel",
  ],
  [{ gesture: "stamp_it" }, "staple/clip paper/papers/pages/sheets/notes together, staple papers/pages/sheets"],
  [
    { gesture: "pack_in", takes: true },
    "slip/slide/put/tuck/push/fold/drop it/them in/into envelope/folder/file/book/bag/box/drawer/case/wallet, slip/slide/put/tuck/push letter/note/photo/paper/card/money/cheque/ticket in/into envelope/folder/file/book/wallet",
  ],
  [
    { gesture: "pocket", takes: true },
    "slip/slide/put/tuck/push/drop it/them in/into pocket/coat/jacket/sleeve/purse/handbag",
  ],
  [{ gesture: "hold" }, "slip/slide it/them"],
  [{ gesture: "pay_out" }, "lower coffin/casket into/in/to/down grave/ground/earth/pit/hole, lower coffin/casket"],
  [
    { gesture: "stamp_it" },
    "seal letter/envelope/scroll/document/parchment with/in/using, seal letter/envelope/scroll/document/parchment",
  ],
  [
    { posture: "walk", gesture: "push_chair", way: "across" },
    "push/wheel/roll them in/along/down/through/across/out/into/to/past/up/over wheelchair/chair/bed/trolley/pram/corridor/ward/street/garden/path/park, push/wheel 's/his/her wheelchair/pram/pushchair/stretcher, push/wheel them in/along/down/through/out, wheel them",
  ],
];

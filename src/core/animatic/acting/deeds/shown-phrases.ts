// Phrases of things that are only clear by what they are at: a light on something, paper on a wall, a scope at the eye, written as in hand-phrases.
import type { Deed } from "./deed.ts";

const HEADGEAR = "hat/cap/helmet/crown/wig/hood/tiara/beret/mask/goggles/headphones/headset";
const PAPERS =
  "photo/photos/photograph/photographs/picture/pictures/note/notes/poster/posters/drawing/drawings/map/letter/list/card/postcard/paper/papers/sheet/page/leaflet/flyer/notice/sign/sketch/clipping/cutting/polaroid/newspaper/ticket/menu/stickers/sticker/message";

export const SHOWN_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "shine", takes: true },
    "point/shine/direct/flash/aim/turn/train/sweep/swing/play/hold/move torch/flashlight/lamp/lantern/light/beam at/on/onto/into/over/around/across/along/towards/toward/down/up/through, shine torch/flashlight/lamp/lantern/light/beam, light with torch/flashlight, turn/switch/click on torch/flashlight, turn/switch/click torch/flashlight on",
  ],
  [
    { gesture: "pin_up", takes: true },
    `pin/tape/tack/stick/paste/nail/staple/glue/fix/post ${PAPERS}, pin/tape/tack/stick/paste/nail/staple/glue/fix/attach/post ${PAPERS} to/on/onto/up board/corkboard/noticeboard/wall/fridge/refrigerator/door/window/mirror/tree/lamppost/pole/post/whiteboard/locker, pin/tape/tack/stick/paste/nail up ${PAPERS}, put/hang up poster/posters/note/notes/notice/photo/photos/flyer/leaflet/map, put/hang poster/posters/note/notes/notice/photo/photos/flyer/leaflet/map on/up, pin/tape/tack/stick it/them to/on/onto/up`,
  ],
  [
    { gesture: "take_from_wall", takes: true },
    `take/pull/tear/rip/peel/pluck/unpin/remove/snatch ${PAPERS} from/off/down board/corkboard/noticeboard/wall/fridge/refrigerator/door/window/mirror/tree/lamppost/pole/post/whiteboard, take/pull/tear/rip/peel down/off ${PAPERS}, take ${PAPERS} down, take/pull/tear/rip/peel ${PAPERS} down/off from/of/the wall/board/fridge/door/window, unpin ${PAPERS}`,
  ],
  [
    { gesture: "sight" },
    "look/peer/squint/aim/stare/gaze/watch/sight through/down/into/along scope/sights/sight/riflescope/crosshairs, look/peer/squint/aim/sight down/along barrel/rifle, put/press/set/lower/bring/place/hold/lay eye to/against/at/behind/on/into scope/sight/sights/riflescope/rifle, squint/sight through/down, adjust scope/sights",
  ],
  [{ gesture: "sight" }, "close/shut/squeeze other, close/shut/squeeze one/left/right eye"],
  [
    { gesture: "answer", takes: true },
    "take/lift/pick/snatch/grab/pull receiver/telephone/handset/phone off/from/of hook/cradle/wall/rest, unhook receiver/telephone/handset/phone",
  ],
  [
    { gesture: "put_on", takes: true },
    `set/put/place/pull/lower/tug/jam/clap/settle/cram/lay/fit/slip/slide/ease/lift ${HEADGEAR} on/onto/over/down/upon own/head/ears/eyes/brow/hair/face, pull/put/set/place/lower/tug/slip it on/onto/over/down/upon head/hair/ears, put/pull/try/slip/clap/jam/cram on ${HEADGEAR}`,
  ],
  [{ gesture: "lift", takes: true }, `lift/raise/pick/take ${HEADGEAR} with/in/between hands`],
  [
    { gesture: "examine", takes: true },
    "hold/lift/raise up ring/coin/key/pearl/diamond/jewel/stone/gem/tooth/bullet/earring/button/feather/bone/chip/vial/pill/needle/hair/bead/nugget/medal/shell/egg/seed/fossil/cartridge/locket/nail/screw",
  ],
  [
    { gesture: "reach_out_of" },
    "pull/draw/take/withdraw/tear/yank/drag/slide/jerk arm/hand/fist/fingers out/from of/the/a/her/his/under, reach/stick/put/thrust/plunge/push/shove/dip arm/hand/fingers in/into/inside/down/through drain/toilet/hole/machine/drum/water/mud/washer/washing/sack/bag/barrel/pipe/bucket/jar/pond/tank/sand/hay/grave/vent/slot/sink/sewer",
  ],
  [
    { gesture: "open_can", takes: true },
    "open/crack/pop/snap/tear/pull can/soda/cola/coke/tab, crack/pop/snap/pull open can/beer/soda/cola/coke/tab/ring, pull/pop/lift tab/ring/pull of/off/from/on can/beer/soda, crack beer, pop can",
  ],
  [
    { gesture: "turn_pages" },
    "turn/flip/flick page/pages/leaf/leaves, turn/leaf/page/flip/flick/thumb/browse through book/album/diary/magazine/pages/ledger/bible/notebook/tome/scrapbook/manuscript/catalogue, turn over page/pages",
  ],
];

// Phrases of two against each other: grips, blows, weapons, arrests, chases, quarrels; written as those in hand-phrases.
import type { Deed } from "./deed.ts";

export const STRUGGLE_PHRASES: readonly (readonly [Deed, string])[] = [
  [
    { gesture: "hold_at_gunpoint", takes: true },
    "hold/point/press/put/aim/level/raise/train gun/pistol/revolver/rifle/weapon/shotgun/barrel/blaster at/to/against/on/into/between head/temple/chest/back/face/neck/forehead/throat/ribs, hold at gunpoint, hold up gun/pistol, pull/draw gun/pistol on, rob/threaten with gun/pistol, take hostage",
  ],
  [
    { gesture: "hold_at_knifepoint", takes: true },
    "hold/press/put/point/lay/place knife/blade/dagger/sword/razor/scalpel/spear at/to/towards/against/on/under throat/neck/chest/back/them/chin/heart/face, hold at knifepoint/swordpoint, threaten with knife/blade/dagger/sword/razor",
  ],
  [
    { gesture: "stab_back" },
    "stab in/from back/behind, stab her/him in back, stab/plunge/drive/sink/thrust/bury knife/dagger/sword/blade in/into back",
  ],
  [
    { gesture: "stab_them" },
    "stab, stab/plunge/drive/sink/thrust/bury/ram/run knife/dagger/sword/blade/spear in/into/through her/him/chest/heart/belly/stomach/side/neck, stab in/into/through chest/heart/belly/side",
  ],
  [
    { gesture: "shoot_them", takes: true },
    "shoot down/dead/point/her/him/them, shoot in/through/with/at, shoot, fire at/into/upon her/him/them/chest, open fire on",
  ],
  [
    { gesture: "disarm" },
    "disarm, knock/kick/twist/wrest/strike gun/pistol/knife/sword/weapon from/out/away, wrest/take weapon/gun/knife/pistol from/away, knock from hand",
  ],
  [
    { gesture: "arrest" },
    "handcuff, arrest, put/snap/slap/clap/lock/place/clip handcuffs/cuffs/shackles/chains/irons on/onto/around/round, twist/pull/wrench/force/bend arm/arms/wrists/hands behind/back/up, place/put under arrest, take into custody, lead away handcuffs/cuffs, search/frisk/pat down, frisk",
  ],
  [
    { gesture: "tie_up", takes: true },
    "tie/bind/lash up/to/with/hands/wrists chair/tree/post/mast/pole/rope/stake/track/hands/wrists/feet/back/up, tie/bind 's/his/her/their hands/wrists/feet, tie her/him/them up/to",
  ],
  [
    { gesture: "strangle" },
    "choke/strangle/throttle, squeeze/grab/seize/grip/take/hold/clutch throat/neck, grab/seize/take/hold/grip her/him by throat/neck, close/put/wrap/clamp/lock hands/hand/fingers around/round/on throat/neck, pin by throat",
  ],
  [
    { gesture: "grab" },
    "pull/drag/haul/yank them over/across table/desk/counter/bar, grab/seize/take/catch/hold/grip/lift/haul/shake/pull/yank/drag by collar/lapels/lapel/shirt/shoulders/tie/jacket/scruff/coat/front/hair/ear, grab her/him/them by collar/lapels/lapel/shirt/shoulders/tie/jacket/scruff/coat/hair/ear, grab/seize/grip/shake 's collar/lapels/shirt/shoulders/tie/hair, slam/pin/push/press/shove/hold/throw her/him against wall/door/car/lockers/fence/tree, pin against/to wall/door/car/ground, shake her/him/them, pull hair",
  ],
  [
    { gesture: "seize_arm" },
    "grab/seize/catch/grip/clutch/pull/yank/twist/tug/drag arm/wrist/hand/elbow/sleeve, take/hold arm/wrist/elbow/sleeve, grab/seize/catch/grip/hold/pull/drag/yank her/him/them by arm/wrist/elbow/sleeve, grab/seize/catch/yank by hand, grab/seize/catch/pull by arm/wrist/elbow, stop/hold/pull her/him/them back, hold back",
  ],
  [
    { gesture: "pull_ear" },
    "pull/drag/lead/tug/grab/take/twist/seize/march them by ear/ears, pull/twist/tug/tweak/pinch 's/his/her ear/ears/earlobe",
  ],
  [
    { gesture: "tug_sleeve" },
    "tug/pull/pluck/yank at/on sleeve/coat/skirt/hand/jacket/arm/trousers/dress/shirt/apron, tug/pull 's/his/her/their sleeve/coat/skirt/trousers/dress/apron",
  ],
  [
    { gesture: "grapple" },
    "wrestle, grapple, struggle with/for/over, tussle/scuffle/brawl with/for/over/on, roll fighting/wrestling, fight for/over, pounce/leap/jump/throw/lunge/fling on/onto/at her/him/them/back",
  ],
  [
    { gesture: "shove" },
    "push/shove/knock/hurl/throw/kick/tackle/slam her/him/them to/onto/into/over/aside/away/back/against/off/backwards/down/out, push/shove/knock/throw/hurl/slam/tackle to/onto/into/over/aside/backwards/against/down/off ground/floor/pool/water/wall/lockers/mud/snow/river/lake/door/car/back/bed/table/chair/cliff/stairs, push/shove/knock, push/shove past/aside",
  ],
  [
    { gesture: "grapple", posture: "kneel_both" },
    "roll/wrestle/tussle/scuffle/fight on/in/over/across mud/ground/floor/grass/dust/sand/snow/dirt/street/carpet",
  ],
  [
    { gesture: "hip_throw" },
    "throw/toss/flip/hurl/swing/fling them over shoulder/hip/back onto/to/on, throw/toss/flip/hurl/swing/fling them over hip, flip/throw/hurl/slam them onto/to/on mat/mats, flip them over",
  ],
  [
    { gesture: "tackle" },
    "tackle, tackle them to/down/from/on, bring/take/wrestle/pull/knock/throw/run them down/to, bring/take/wrestle/run down, rugby tackle",
  ],
  [{ gesture: "trip_up" }, "trip her/him/them/up, stick/put/stretch/hold out foot/leg, trip with foot/leg, trip"],
  [
    { gesture: "poke_chest" },
    "jab/poke/prod/stab/push/thrust finger/fingers in/into/at/against, jab/poke/prod in/her/him/on chest/in/stomach/ribs",
  ],
  [
    { gesture: "slap" },
    "slap/smack/hit/strike/backhand across/in/on face/cheek, slap her/him/them, slap/smack cheek/face",
  ],
  [
    { posture: "fight" },
    "punch/hit/strike/thump/headbutt in/on face/jaw/stomach/nose/chin/ribs/belly/gut/eye/mouth/arm, punch/hit/beat/thump her/him/them, throw punch/punches, land punch/blow, swing at her/him/them, swing fist/fists, beat up",
  ],
  [
    { posture: "kick" },
    "kick her/him/them in/down/away/back/out/hard, kick in/on stomach/shin/chest/leg/knee/face/back/belly/groin",
  ],
  [
    { gesture: "guard_them" },
    "shield/protect/guard/cover/defend her/him/them/with, shield/protect/defend from/with/against, step/stand/jump/throw/leap/move/put in/between/himself/herself front/between/before, stand/step before protect, protect/shield/defend, block her/him with",
  ],
  [
    { gesture: "hide_behind" },
    "hide/cower/shelter/duck/shrink/crouch/peek/peep/peer/step/slip/run/stand/cling behind/from behind/his/her/their/leg/legs/skirt/back/mother/father/grandmother/teacher, hide behind, hide/peek from behind, take cover/shelter behind",
  ],
  [{ gesture: "turn_round" }, "turn/spin/swing/whirl/wheel them round/around, pull round/around to face"],
  [{ gesture: "bump_into" }, "bump/run/crash/walk/stumble/barge into them, bump against them"],
  [
    { gesture: "dub", takes: true },
    "knight/dub them with/sword, knight/dub them, touch/tap 's/his/her shoulder/shoulders with sword/blade/rapier, lay/place/tap/touch/rest/put/lower/set the/a/an/her/his sword/blade on/to/onto/against/upon shoulder/shoulders, tap/touch/dub on/both shoulder/shoulders with sword/blade, knight them, dub them",
  ],
  [
    { gesture: "aim_at", takes: true },
    "hold/point/aim/level/train/raise gun/pistol/revolver/rifle/weapon/shotgun/blaster at/to/against/on",
  ],
];

// Phrases of what two do with each other's bodies, written as those in hand-phrases.
import type { Deed } from "./deed.ts";

export const PARTNER_PHRASES: readonly (readonly [Deed, string])[] = [
  [{ gesture: "piggyback" }, "carry/take/give on/onto back, give piggyback/ride, carry piggyback"],
  [
    { gesture: "carry_person" },
    "carry/hold/lift/take in/into arms, carry/lift/sweep her/him over threshold, carry/lift her/him/child/boy/girl/bride/woman/man/body, sweep off feet",
  ],
  [
    { gesture: "pull_up" },
    "pull/help/haul/drag her/him/them up/from, lift her/him/them from, pull up/from ground/floor/feet/water/hole, help to feet, help up/stand, pull to feet",
  ],
  [
    { gesture: "shove" },
    "push/shove/knock/throw/hurl/trip her/him/them, push/shove/knock to/onto/on/into/off/over/against/backwards/down ground/floor/pool/water/wall/lockers/mud/snow/river/lake/back/him/her, push/shove aside/away/back/over/down",
  ],
  [
    { gesture: "hug" },
    "run/fall/fly/jump/leap/throw/rush into/in arms, fling/throw herself/himself into/at arms/neck, hold each/tight/close, hug from/round/around",
  ],
  [
    { gesture: "caress" },
    "hold/press hand/palm to/against cheek/face, take face in hands, kiss hand, rub/dry/pet/scratch/stroke/pat/groom dog/foal/horse/cat/mare/cow/goat/sheep/pony/calf/lamb/wolf/lion/elephant/puppy/kitten/fur/neck/muzzle/nose/ears/dry",
  ],
  [
    { gesture: "crown_them", takes: true },
    "crown, place/put/set/lower crown/wreath/garland/medal/helmet/tiara/veil/hat on/over/round/around/onto head/neck/brow, hang medal round/around",
  ],
  [
    { gesture: "examine_them" },
    "listen to chest/heart/heartbeat/lungs/breathing, listen with stethoscope, examine with stethoscope, press/put/hold stethoscope, give injection, inject, vaccinate, measure with/tape/shoulders/waist, take blood, feel pulse",
  ],
  [
    { gesture: "bandage" },
    "bandage/dress/wrap/bind/stitch/tend/treat her/his/the arm/leg/wound/head/knee/foot/ankle/shoulder, press on chest/wound, operate on, bend over patient",
  ],
  [{ gesture: "support" }, "help walk/along/across/limp/home, lean on arm/him/her, hold up wounded/soldier/friend"],
  [
    { gesture: "dance_with" },
    "jive, foxtrot, quickstep, rumba, salsa, jitterbug, dance with/together/slowly/cheek/tango/waltz, spin/twirl/whirl her/him/bride/partner round/around/across",
  ],
  [
    { gesture: "give", posture: "kneel", takes: true },
    "propose to, go down/get on/drop to one knee, ask to marry, open ring box",
  ],
  [
    { gesture: "grab" },
    "grab/catch/seize/hold/pull by collar/tie/lapel/arm/wrist/hair/leg/sleeve/shoulder/hand/ear/throat, grab her/him/it, arrest, handcuff, pull at sleeve/arm/coat/skirt, tug at sleeve/arm/coat/skirt",
  ],
  [{ gesture: "shake_hands" }, "shake hand, seal deal"],
  [{ gesture: "hold_hands", posture: "walk", way: "across" }, "walk/stroll/run/wander hand hand"],
  [{ gesture: "hold_hands" }, "hold hand, take hand, take by hand, lead by hand"],
  [
    { gesture: "feed", takes: true },
    "hold/offer out apple/carrot/bread/food/hay/sugar/fish/meat/bone/bottle/hand to horse/dog/fox/elephant/deer/dragon/bird/goat/cat/bear/mare/pony/wolf",
  ],
  [{ gesture: "throw", takes: true }, "throw/toss/chuck/pass/hurl/fling at/to/towards/back/down/up/over/across"],
];

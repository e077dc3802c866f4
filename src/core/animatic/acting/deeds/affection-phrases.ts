// Phrases of tenderness and of care between two, written as those in hand-phrases; they win over those of other files.
import type { Deed } from "./deed.ts";

export const AFFECTION_PHRASES: readonly (readonly [Deed, string])[] = [
  // Embraces and kisses.
  [
    { gesture: "hug_behind" },
    "hug/embrace/hold/clasp from behind, wrap/put/slip/throw/slide arms/arm around/round from behind, come/step/slip/creep behind hug/embrace, wrap/put/slip/slide arms/arm around/round waist",
  ],
  [
    { gesture: "lift_hug" },
    "lift/sweep/swing/pick off feet/ground/floor, lift/scoop/sweep in/into hug/embrace, lift/swing/whirl/spin her/him/them round/around/into/high, pick up swing/spin/hug/whirl, spin/swing/whirl/twirl round/around by/in arms/hands/circle, toss/throw up/in/into air, lift/hold up/high air/sky/high/overhead, catch her/him in arms",
  ],
  [
    { gesture: "hug", mood: "crying" },
    "weep/cry/sob on/in/into/against/at 's/his/her/their shoulder/shoulders/arms/chest/neck, weep/cry/sob on/in/into/against shoulder/arms",
  ],
  [
    { gesture: "hug" },
    "wrap/throw/fling/put/fold/close/lock arms around/round her/him/them/neck/each, take/pull/draw/gather/fold/close in/into/to arms/embrace/hug, pull/draw/hold her/him/them close/tight/in/into/against, pull/draw into hug/embrace, give hug/cuddle, fall/sink/run/rush/fly into arms/embrace, cling to her/him/them/each, hold/hug each, bury face in shoulder/chest/neck, press herself/himself against",
  ],
  [
    { gesture: "kiss_brow" },
    "kiss forehead/brow/head/hair/cheek/cheeks/nose, kiss on/on forehead/brow/head/hair/cheek/cheeks/nose, press/plant/give/place/drop kiss on/to/against forehead/brow/head/hair/cheek, peck on/on cheek, peck cheek, press lips to/against forehead/brow/cheek/hair",
  ],
  [
    { gesture: "kiss_hand" },
    "kiss hand/hands/fingers/knuckles/palm/ring, kiss back of hand, press/raise/lift/bring hand to lips/mouth, bow over hand",
  ],
  [
    { gesture: "kiss" },
    "lean/press/rest/touch/put forehead against/to/on, press lips to/on/against, kiss on lips/mouth, lean in/over/down/forward/across kiss, pull/draw into kiss, steal kiss, share kiss",
  ],
  // Hands, arms and shoulders.
  [
    { gesture: "hand_in_hand", posture: "walk", way: "across" },
    "walk/stroll/wander/go/come/stride/skip/amble hand in hand, walk/stroll/wander holding hands/hand, lead by hand, pull/drag/tow/tug/draw them by hand across/along/through/down/up/into/out/onto/over/to/towards/away/behind, take them by hand, pull/tow/tug/draw them by hand, pull along by hand, take hand lead/walk, lead/guide/walk/bring them to/through/across/into/onto/out/away/home/up/along/over/from, lead/guide/walk them down",
  ],
  [
    { gesture: "hand_in_hand", posture: "run", way: "across" },
    "run/race/dash/flee/rush/hurry hand in hand, run/race/dash/flee holding hands, pull by hand running",
  ],
  [
    { gesture: "hand_in_hand", posture: "skate", way: "across" },
    "skate/glide hand in hand, skate/glide arm in arm, skate/glide holding hands/hand",
  ],
  [
    { gesture: "arm_in_arm", posture: "walk", way: "across" },
    "walk/stroll/wander/go/come/promenade/stride arm in arm, walk/lead/escort/take down aisle, link arms, lead/escort on arm, walk/stroll arm arm",
  ],
  [{ gesture: "hand_in_hand" }, "stand/sit/wait hand in hand, stand/sit/wait holding hands"],
  [
    { gesture: "clasp_hands" },
    "hold/take/clasp/squeeze/grip/press hand/hands, take/hold/clasp hand in hands/both, hold hands across, reach across take hand/hands, squeeze hand, join hands, reach/lay/put/place hand/hands on/over/for hand/hands",
  ],
  [
    { gesture: "arm_round" },
    "put/lay/drape/throw/sling/slip/wrap/slide arm/arms around/round/across/over shoulder/shoulders/her/him/friend, hug by shoulders, put/lay/drape arm around/round",
  ],
  [
    { gesture: "head_on_shoulder" },
    "drop/fall/sink/rest/lean/loll onto/on/against/to shoulder/chest, rest/lay/lean/put/drop/nestle/bury/lower head on/against/onto/in/to shoulder/chest, lean/snuggle/nestle/cuddle/curl into/against/up/on her/him/shoulder/side, lean on/against shoulder, cuddle/snuggle up",
  ],
  [
    { gesture: "head_on_shoulder", mood: "asleep" },
    "sleep/doze/nap/fall/drift/nod on/against/asleep/off on/against/shoulder/chest, fall/drift asleep on/against shoulder, sleep/doze/snore on/against shoulder, sleep with head on shoulder",
  ],
  [
    { gesture: "whisper" },
    "tell/share/confide secret, lean/bend in/close/over/down/across whisper, whisper in/into/to ear, lean/bend to/towards/toward/near/into ear, murmur/breathe/speak in/into ear, cup hand whisper",
  ],
  [
    { gesture: "hand_on_shoulder" },
    "put/lay/rest/place/set hand/hands on shoulder/back, put/lay/rest/place/set hand/hands on shoulder/back of",
  ],
  [
    { gesture: "comfort" },
    "comfort, console, soothe, calm, reassure, try to comfort/console, rub/stroke back/shoulder/shoulders, hold while cries/sobs/weeps, offer comfort",
  ],
  [
    { gesture: "pat_back" },
    "pat/slap/clap/thump/rub/pound on/on/between back/shoulder/blades, pat/clap/thump/slap her/him/them on/on back/shoulder, pat back/shoulder",
  ],
  [
    { gesture: "tap_shoulder" },
    "tap/touch/poke/prod/nudge on shoulder/arm, tap/poke her/him on shoulder/arm/back, tap shoulder, tap back",
  ],
  [
    { gesture: "palms_meet" },
    "press/put/lay/place/hold palm/palms/hand/hands to/against/on glass/window/pane/screen/each, touch hand/hands/palm/palms/finger/fingers/fingertip/fingertips through/between, touch hands/palms/fingers/fingertips",
  ],
  [{ gesture: "bless" }, "lay/put/place/rest/set hand/hands/palm on/upon head, bless"],
  [
    { gesture: "stroke_hair" },
    "stroke/smooth/caress 's/his/her/their hair/head/curls, stroke/smooth hair/head/curls, run hand/hands/fingers through/over/down 's/his/her/their hair/curls",
  ],
  [
    { gesture: "ruffle_hair" },
    "ruffle/tousle/muss/mess, ruffle/tousle/muss/mess hair, pat/stroke/rub/touch head, pat on/on head, pat her/him on head",
  ],
  [{ gesture: "bump_fists" }, "bump/touch/knock fists/fist, share/exchange fist, give fist"],
  [
    { gesture: "high_five" },
    "high five, slap/smack/clap/hit palms/hands, share/give/exchange high, slap/give/clap five, give each high",
  ],
  [{ gesture: "pinky_promise" }, "make pinky/promise, link/lock/cross pinkies/pinky/little/fingers, swear pinky"],
  [{ gesture: "shake_hands" }, "shake hand/hands, seal deal/bargain, shake her/his/their hand"],
  // The face.
  [
    { gesture: "wipe_face" },
    "wipe/dab/brush/clean/dry/wash/kiss tear/tears/cheek/face/mouth/chin/nose/blood/crumb/crumbs/mud/dirt from/off/away, wipe/dab/clean/wash/dry her/his face/mouth/chin/cheek/nose/tears/brow/forehead, wipe away tear/tears",
  ],
  [
    { gesture: "caress" },
    "touch/stroke/caress/cup/cradle/hold/brush face/cheek/chin/jaw, take/hold/cup/cradle face/chin/head in/between hands/hand/palms, tuck/brush/sweep/push/smooth hair/strand/lock/curl behind/from/away/back, lift/raise/tilt/tip chin, lay/put/press/place palm/hand on/to/against cheek/face/forehead/brow, pinch cheek/cheeks",
  ],
  // Bodies that lean on others.
  [{ posture: "carried_lap" }, "sit/climb/perch/settle/curl/hop/jump/clamber/sit on/onto/into/in/up lap/knee/knees"],
  [{ posture: "lie", gesture: "head_in_lap" }, "lie/rest/lay head on/in lap, rest/lay/put head in/on lap"],
  [
    { gesture: "hug_leg" },
    "cling/hang/hold to/onto/on leg/legs/skirt/knees/apron, hug/grab/clutch/clasp/grip leg/legs/knees/skirt/apron, wrap/throw arms around/round leg/legs/knees",
  ],
  [{ gesture: "dip" }, "dip, dip her/him, dip/bend low/back/backwards/backward"],
  [
    { gesture: "dance_with" },
    "twirl/spin/whirl them, dance/sway/waltz/tango/twirl/spin/whirl together/with/in/through, lead onto dance, lead dance/waltz/tango, dance on feet, dance cheek, teach waltz/tango/dance, twirl/spin/turn her/him under",
  ],
  [
    { gesture: "offer_hand" },
    "offer/extend/give/reach/stretch/hold/put out/his/her/its/a/the hand/arm/paw to/towards/toward/down, hold/reach/stretch/put/offer/extend out hand to/towards/toward/down, offer them his/her/a hand/arm, offer hand/arm to, ask/invite/beg them for/to dance",
  ],
];

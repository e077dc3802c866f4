// Every effect that the studio can make, with the words that mean it: those of people, rooms, things and machines here, those of nature beside it. The
// media layer has a maker for each name.
import { bed, hit, type EffectFacts } from "./effect-facts.ts";
import { NATURE } from "./nature-effects.ts";

const MADE = {
  "heavy breathing": bed(-34, "breath|breathing|breathes|panting|pants|gasps?|gasping|sighs?"),
  heartbeat: bed(-30, "heartbeat|heart beats?|heart beating|heart pounds?|pulse|heart"),
  running: bed(-31, "running (?:feet|steps|footsteps)|(?:feet|footsteps?) run(?:ning)?|runs|sprints?"),
  steps: bed(-33, "footstep|footsteps|footfall|footfalls|steps|boots|walking|heels|tread|footwork|paces"),
  slam: hit(1.2, -9, "slam|slams|slammed|slamming|door bangs?|bangs? shut"),
  knock: hit(1, -15, "knock|knocks|knocking|rap|raps|rapping|tap on the door|pounding on (?:the |a )?door", 1.6),
  "door closes": hit(
    1,
    -16,
    "door (?:\\w+ )?(?:closes?|shuts?|clicks? shut)|(?:close|closing|shut|shutting) (?:of )?(?:a |the )?door|latch(?:es)?|lock clicks?|key (?:turns|in the lock)|bolt",
  ),
  "door opens": hit(1.5, -17, "door|doors|hinges?|door creaks?|gate|hatch"),
  creak: hit(1.5, -20, "creak|creaks|creaking|groan of wood|timbers?|floorboards?|rigging", 2.6),
  clink: hit(
    0.9,
    -18,
    "clink|clinks|clinking|glasses|toast|cutlery|dishes|plates|crockery|spoon|cup set down|cups?|saucers?",
    1.2,
  ),
  glass: hit(1.6, -11, "glass|shatter|shatters|shattering|smash|smashes|breaking window"),
  shot: hit(1.8, -6, "shot|shots|gunshot|gunshots|gunfire|rifle|pistol|gun fires|gun", 0.9),
  explosion: hit(
    3,
    -6,
    "explosion|explosions|explodes?|blast|blasts|boom|booms|detonation|bomb|bombs|shells?|shellfire|artillery|cannons?",
  ),
  sword: hit(1, -14, "sword|swords|blade|blades|clash of steel|swordplay|steel", 0.8),
  chains: hit(1.5, -19, "chain|chains|keys jingle|jingle|jingling|jangle|jangling"),
  clatter: hit(
    1.3,
    -15,
    "clatter|clatters|clang|clangs|clanging|clank|clanks|metal|pan drops|anvil|hammer|hammering|pots",
    1.5,
  ),
  thud: hit(0.8, -13, "thud|thuds|thump|thumps|body falls|falls|collapse|collapses|crash|crashes|impact", 1.2),
  doorbell: hit(2, -18, "doorbell|ding-dong|buzzer"),
  "bicycle bell": hit(
    0.9,
    -20,
    "bicycle bell|bike bell|little bell|small bell|shop bell|hand bell|chime|chimes|bell over the door",
    1.4,
  ),
  bell: hit(4, -15, "bell|bells|toll|tolls|tolling|church bell|clock strikes", 2.2),
  vibrate: hit(1.4, -22, "phone (?:buzzes|vibrates)|vibrating phone|vibration|buzzing phone", 2),
  phone: hit(3.2, -18, "phone|phones|telephone|ringtone|ringing|rings|ring"),
  siren: bed(-34, "siren|sirens|police car|ambulance"),
  alarm: bed(-33, "alarm|alarms|klaxon|warning tone"),
  beeps: bed(-37, "beep|beeps|beeping|monitor|bleeps?|sonar|heart monitor"),
  static: bed(-36, "static|radio hiss|radio|white noise|interference|crackling radio|television|tv"),
  clock: bed(-38, "clock|clocks|tick|ticks|ticking|tick-tock|metronome|watch"),
  typing: bed(-37, "typing|keyboard|typewriter|keys clack|types|keystrokes"),
  "camera click": hit(0.4, -20, "camera clicks?|shutter|flash bulb|snapshot", 0.8),
  click: hit(0.2, -22, "click|clicks|switch|light switch|snap|snaps|button|lighter", 0.6),
  helicopter: bed(-31, "helicopter|chopper|rotor|rotors|drone"),
  plane: bed(-33, "plane|planes|aeroplane|airplane|jet|jets|aircraft|propeller"),
  "train whistle": hit(1.8, -15, "train whistle|steam whistle|locomotive whistle|whistle of (?:a |the )?train"),
  train: bed(-31, "train|trains|tram|trams|rails|railway|subway|underground train|wheels on (?:the )?track"),
  "ship horn": hit(2.6, -14, "foghorn|fog horn|ship'?s? horn|ferry horn", 4),
  "car horn": hit(0.7, -16, "car horn|horn|horns|honk|honks|honking", 1),
  "car pass": hit(3, -20, "car passes|passing car|car goes by|truck passes|drives past|passing cars", 3),
  traffic: bed(-35, "traffic|cars|city noise|city hum|street noise|motorway|highway"),
  engine: bed(
    -32,
    "engine|engines|motor|motors|car|truck|lorry|boat|tractor|generator|motorbike|motorcycle|idling|outboard",
  ),
  applause: bed(-31, "applause|applauds?|clap|claps|clapping|cheer|cheers|cheering|ovation"),
  crowd: bed(
    -33,
    "crowd|crowds|chatter|murmur|murmurs|murmuring|voices|babble|market|audience|people talking|conversation|mob|guests|pub|party",
  ),
  whistle: hit(0.9, -22, "whistle|whistles|whistling", 1.6),
  kettle: bed(-35, "kettle|teakettle"),
  steam: bed(-36, "steam|hiss|hisses|hissing|valve|gas"),
  hum: bed(
    -38,
    "hum|hums|humming|fridge|refrigerator|fluorescent|neon|transformer|buzz|buzzes|buzzing|electric|machine|machines|machinery|server",
  ),
  ventilation: bed(-39, "ventilation|air conditioning|fan|fans|vents?|air duct"),
  drone: bed(-35, "reactor|ship systems|spaceship|warp|rumble|rumbles|rumbling|low tone"),
  paper: hit(1, -24, "paper|papers|page|pages|newspaper|letter unfolds|leafing|envelope", 1.4),
  cloth: hit(1, -26, "cloth|clothes|fabric|coat|sheets|silk|flag"),
  leaves: bed(-37, "leaves|foliage|trees|branches|grass|reeds|rustle|rustles|rustling|undergrowth"),
  whoosh: hit(0.8, -17, "whoosh|whooshes|swish|swishes|swoosh|rush of air", 1.2),
  drum: hit(0.8, -13, "drum|drums|drumbeat|drumming|war drums|gong", 0.7),
  air: bed(-46, "room tone|quiet room|stillness"),
} as const satisfies Readonly<Record<string, EffectFacts>>;

export type EffectName = keyof typeof NATURE | keyof typeof MADE;

export const EFFECTS: Readonly<Record<EffectName, EffectFacts>> = { ...NATURE, ...MADE };

export const EFFECT_NAMES = Object.keys(EFFECTS) as readonly EffectName[];

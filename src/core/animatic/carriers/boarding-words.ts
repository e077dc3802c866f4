// The verbs, prepositions, parts and trades by which an action line says that somebody is on board of something, gets in or out, pushes or leads it.
export const wordSet = (list: string): ReadonlySet<string> => new Set(list.split(" "));
export const ON = wordSet("in on inside aboard astride atop upon at through from onto into off out of by with behind");
export const GETS = wordSet(
  "get climb jump step hop leap scramble clamber board mount fall tumble slip drop crawl come",
);
/** With "out of". */
export const GOES_OUT = wordSet("roll run walk swim float fly stagger march stride dash rush");
/** With "into". */
export const SLIPS = wordSet("slide slip swing duck dive squeeze bundle pile");
/** Into what they become. */
export const CHANGES = wordSet("transform turn change morph shapeshift fold twist carve shape make bend build cut");
export const DOWN = wordSet("fall tumble slip drop topple");
export const RIDES = wordSet(
  "ride drive steer row pedal cycle gallop canter trot sail paddle surf ski skate skateboard race speed cruise swing fly freewheel sledge pilot cross chase circle glide whip dive float drift bounce slide slither",
);
export const DRIVES = wordSet(
  "fly ride drive steer row pedal cycle gallop canter trot sail paddle surf ski skateboard sledge pilot whip",
);
export const PUSHES = wordSet("push wheel shove");
export const LEADS = wordSet("lead pull drag tow haul tug draw");
/** What is put on board, or thrown there. */
export const LOADS = wordSet(
  "pitch fork shovel roll wheel ease rake scoop empty dump sweep stack pile heap tip pour chuck sling hurl lift heave load put hoist lower throw toss fling drop lay place set pack stow shove push haul swing hang strap tie",
);
/** Open on top: what is put on them is their load. */
export const BEDS = wordSet("cart wagon trolley truck lorry sledge sled trailer handcart pickup barrow wheelbarrow");
/** Done to nobody. */
export const SCOOPS = wordSet("fork pitch shovel rake scoop tip pour empty dump sweep toss chuck");
/** "pulls himself up after it". */
export const REFLEXIVE = /^(?:her|him|it|them)sel(?:f|ves)$/;
export const BESIDE = wordSet(
  "stand walk run chase follow wait watch lean approach pass stop look point wave knock fill fuel refuel wash polish repair fix change check load unload saddle unsaddle bridle brush groom feed water shoe pat stroke calm hug tie untie unhitch harness whisper scrub rub bathe milk shear hose rinse scratch comb curry clean examine bandage jack hoist wrench weld dent scrape tow spray rake sweep shovel dig cheer clap applaud jeer throw scatter shower pelt strew toss greet salute unlock lock chain unchain padlock oil mend prop",
);
/** Where somebody is who does not go along. */
export const ELSEWHERE =
  /\b(?:from|on|at|in) (?:the|a|an|her|his|their) (?:\w+ )?(?:balcony|window|door|doorway|porch|pavement|kerb|platform|terrace|rooftop|steps|gate|garden|shore|bank|quay|pier|jetty)\b/;
/** Outside of it, although "on" or "in" stands before them. */
export const OUTSIDE = wordSet(
  "hand hands palm palms cheek forehead snout nose muzzle neck flank hood bonnet roof front way path side middle track tracks rails road picture photo door doors under underneath beneath",
);
/** "the tyre of the bus": only somebody beside it does something there. */
/** Not inside: at its outer parts, or under it. */
export const OUTER_PARTS =
  /\b(?:tyres?|tires?|wheels|bumper|fender|trunk|boot|radiator) of\b|\b(?:under|underneath|beneath) (?:it|(?:(?:the|his|her) (?:\w+ )?)?(?:car|van|truck|lorry|bus|taxi|tractor|bike|motorbike|carriage|cart|wagon))\b/;
export const PLACES =
  /\b(?:(?:pulls|works|opens|fires|lights|tugs|turns up) the (?:\w+ )?burner\b|(?:behind|at|takes|grips|holds) the (?:wheel|helm|tiller|oars|reins|controls)|in the saddle|(?:pulls|tugs|yanks|draws|hauls|jerks) (?:(?:back|in|on|hard|up) )*(?:the|her|his) reins|reins in|(?:turns|tries|twists) the (?:ignition )?key\b(?=[^.]*\b(?:engine|motor|car|van|truck|lorry|bus|taxi|tractor)\b)|on horseback|in the (?:\w+ ){0,2}seat|(?:at|on|with) (?:the|his|her|their) (?:oars|pedals)|out of the saddle)\b/;
export const OPENINGS = wordSet("window windows hatch turret cockpit cab basket saddle cabin porthole");
export const WINDOW =
  /\b(?:out of|from|through|at)\b.*\bwindows?\b|\b(?:lean|hang)\w* (?:\w+ )?out of (?:the|an?) (?:\w+ )?doors?\b|\bover the (?:side|edge|rail)\b/;
export const TRADES = wordSet(
  "driver rider pilot coachman charioteer gondolier rower cyclist biker skipper surfer skier cowboy jockey chauffeur boatman helmsman rickshaw trucker mahout passenger passengers motorcyclist aviator captain cabbie horseman horsewoman hussar dragoon lancer cavalryman cavalry",
);
/** What those are on board of who ride one thing only. */
export const RIDDEN_BY: Readonly<Record<string, RegExp>> = {
  cyclist: /^(?:bicycle|bike|tandem|tricycle|unicycle)$/,
  ...{ biker: /bike|cycle|scooter|chopper/, motorcyclist: /bike|cycle|scooter/ },
};
/** Done by somebody on board. */
export const FROM_ABOARD = wordSet(
  "wave call shout look shoot fire lean signal yell aim peer film smile salute whistle drop throw",
);
/** "throws a sandbag out of the basket", "leans over the edge of the basket". */
export const OVER_RIM = /\b(?:out of|over the (?:edge|side|rim) of) (?:the|its)(?: \w+)?$/;
/** What lines call them, where they are drawn by another word. */
export const CALLED: Readonly<Record<string, string>> = {
  flying_broom: "broom broomstick besom",
  broom: "broomstick",
  carpet: "carpet rug",
  air_balloon: "balloon basket",
  airship: "airship zeppelin blimp ship gondola",
  fighter_jet: "jet fighter plane",
  zip_line: "zip wire",
  jet_pack: "jet pack jetpack",
  hop_sack: "sack sacks",
  walking_frame: "frame walker",
  float_basket: "basket cradle",
  hang_glider: "glider hang paraglider",
  swim_ring: "ring tube lifebuoy lifebelt tyre tire doughnut donut",
  float_bird: "flamingo swan duck unicorn inflatable",
  air_mattress: "mattress lilo airbed inflatable float",
  float_log: "log trunk tree",
  float_board: "door plank board planks beam hatch wreckage table wood driftwood lid",
  ice_floe: "floe ice",
};

const MIDDLE = / in the (?:middle|centre|center) of (?:the|a) (?:\w+ )?\w+(?= on (?:the|a|an|his|her|their)\b)/g;
/** "floats in the middle of the pool on the mattress": on the mattress. */
export const withoutMiddle = (action: string): string =>
  action.replaceAll(MIDDLE, "").replaceAll(/\b(?:stretched |spread |laid )?(?:out )?in front of\b/g, "before");

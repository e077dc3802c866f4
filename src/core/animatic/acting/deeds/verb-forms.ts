// The forms of verbs: regular ones are made, the irregular ones stand in a table.

/** The plain form, then those that no rule makes. */
const IRREGULAR =
  "stand stood;freeze froze frozen;rise rose risen;arise arose;sit sat sitting;kneel knelt;hide hid hidden;lie lay lying lies lain;sleep slept;stride strode;leave leaves;" +
  "run ran running;flee fled;creep crept;swim swam swum swimming;dive dove;fly flew flown;fall fell fallen;leap leapt;spin spun spinning;fight fought;strike struck;" +
  "hit hitting;ride rode ridden;drive drove driven;hold held;take took taken;keep kept;bring brought;give gave given;write wrote written;draw drew drawn;read;" +
  "eat ate eaten;bite bit biting bitten;drink drank drunk;throw threw thrown;fling flung;ring rang rung;cut cutting;sweep swept;dig dug digging;build built;light lit;" +
  "swing swung;weep wept;shoot shot;shut shutting;lay laid;set setting;put putting;see saw seen;meet met;come came coming;go went gone goes;get got getting gotten;wake woke woken;" +
  "burst;bend bent;hang hung;sing sang sung;shake shook shaken;steal stole stolen;catch caught;tear tore torn;break broke broken;feed fed;lean leant;hurt;wind wound;blow blew blown;" +
  "slide slid;cling clung;string strung;beat beaten;drag;sew sewn;saw sawn;mow mown;make made making;dress;tread trod;spring sprang sprung;slit;stick stuck;thrust;wear wore worn;" +
  "rub;clap;hug;nod;tap;pat;pet;chop;stir;grip;grab;drop;strum;shrug;hop;skip;trot;slip;trip;flap;jog;jab;tug;sip;scrub;mop;sob;beg;knit;plug;zip;pin;tip;dip;rip;flip;clip;wrap;unwrap;strap;" +
  "wring wrung;sling slung;speak spoke spoken;tell told;say said;spill spilt;spread;bind bound;lead led;shave shaven;sink sank sunk;shrink shrank shrunk;grind ground;let letting;" +
  "shoo shoos;face;pour;wade;snore;spit spat spitting;stab;kid;ski skis skiing skied;box;fix;cry cries cried;carry carries carried;quarrel;kidnap;salute;whip;drum;crouch;split;rock";

const ENTRIES: ReadonlyMap<string, readonly string[]> = new Map(
  IRREGULAR.split(";").map((entry): [string, readonly string[]] => {
    const [plain = "", ...others] = entry.split(" ");
    return [plain, others];
  }),
);

/** One short syllable that ends in one consonant: the consonant is doubled. */
const DOUBLED = /^[^aeiou]*[aeiou][^aeiouwxy]$/;

/** All forms of a verb, its plain one first. */
export function formsOf(plain: string): readonly string[] {
  const stem = plain.endsWith("e") && !plain.endsWith("ee") ? plain.slice(0, -1) : plain;
  const isY = /[^aeiou]y$/.test(plain);
  const third = isY ? `${plain.slice(0, -1)}ies` : /(?:s|sh|ch|x|z|[^o]o)$/.test(plain) ? `${plain}es` : `${plain}s`;
  const last = DOUBLED.test(plain) ? `${plain}${plain.at(-1)}` : stem;
  const past = isY ? `${plain.slice(0, -1)}ied` : `${last}ed`;
  const all = [plain, third, `${last}ing`, `${stem}ing`, past, `${stem}ed`, ...(ENTRIES.get(plain) ?? [])];
  return [...new Set(all)];
}

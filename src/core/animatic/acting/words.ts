// Small words of action lines: pronouns, nouns for people, negations, and what stands between a subject and its verb.

const set = (list: string): ReadonlySet<string> => new Set(list.split(" "));

export const SHE = set("she her hers herself");
export const HE = set("he him his himself");
export const IT = set("it its itself");
export const THEY = set("they them their themselves both everyone everybody all together");
/** Nouns that name a person of a shot without a name. */
export const WOMEN = set(
  "woman girl lady mother grandmother daughter sister queen princess witch actress waitress nurse",
);
export const MEN = set(
  "man boy gentleman father grandfather son brother king prince wizard actor waiter guard soldier",
);
export const PEOPLE = set(
  "person child kid figure stranger doctor teacher officer detective captain driver pilot cook worker rider",
);

/** Several people of a shot, by the nouns of their kinds; who fits none of them means all. */
export const GROUPS: Readonly<Record<string, ReadonlySet<string>>> = {
  children: set("child boy girl kid"),
  kids: set("child boy girl kid"),
  boys: set("boy"),
  girls: set("girl"),
  men: set("man"),
  women: set("woman"),
  people: set(""),
  friends: set(""),
  couple: set(""),
  pair: set(""),
  brothers: set(""),
  sisters: set(""),
  twins: set(""),
  lovers: set(""),
  boxers: set(""),
  dancers: set(""),
  soldiers: set("soldier"),
  family: set(""),
  crew: set(""),
  team: set(""),
  parents: set(""),
  others: set(""),
};

/** Forbids the verb that follows. */
export const NEGATIONS = set(
  "not never no without dont doesnt didnt isnt arent cannot cant wont refuses refuse nobody nothing avoids stops stopped instead nor hardly barely",
);

/** Between a subject and its verb, or before any verb: says nothing about who acts. */
export const FILLERS = set(
  "and then now still just also slowly suddenly finally again quickly only is are was were has have had be been being to starts start begins begin tries try keeps continues does do did almost already who that which soon together alone quietly gently carefully silently softly both all each himself herself barefoot even once simply",
);

export const ARTICLES = set(
  "a an the his her their its my your our this that these those some any every no one two three of another",
);

/** Clauses end at them. */
export const JOINTS = set("while as when until because where but after before");

/** Prepositions after which something stands that is looked at. */
export const TOWARDS = set("at to toward towards into for after through over");

/** Articles, and pronouns that stand behind a verb. */
export const OF_OBJECTS = new Set([...ARTICLES, ..."it them him her his their".split(" ")]);

/** Prepositions: what stands before the verb after one of them is not its subject. */
export const PREPOSITIONS = set(
  "in on of from with by under over behind beside near across through along into onto off between at past around for to toward towards down up without inside outside against above below",
);

/** Verbs of the eyes, of the mind and of moving, which leave a thing where it is. */
export const NOT_HANDLING = set(
  "passes passed finds found spots sees hears remembers wants needs knows likes loves hates misses missed leaves reaches nears ignores ignored considers considered admires admired thinks circles surrounds avoids",
);

/** Words of going faster than somebody who goes. */
export const OVERTAKING = /^(?:overtak|outrun|outran|outstrip|outpac)/;

/** Nouns in the plural and adjectives that are verbs as well: "two hands", "the light". */
export const NOUN_LIKE = new RegExp(
  `^(?:${[
    "hands? faces? eyes? box high notes? call back light type press lean rings? files? fire steps? pass set drinks race shows? heads? arms? thumbs? fingers? shoulders? nails?",
    "cups? tapes? seals? smells? counts? shapes? pumps? grates? baths? mould roasts? grills? milk flips? pops?",
    "hammers? saws? brush combs? drums? rows? toasts? irons? cuts? drops? rakes? folds? tears? covers? match shakes? bows? dances smiles looks falls turns waves? water waters",
    "whispers screams laughs walks punch rocks? plays signals? signs? slices? watch paints? points? strings? sails? fans? plants? washing board cross packs? knights? cooks guards? wheels? wounds?",
    "floors? trails? shadows? whips? chats? chips? tests? puffs? collars? cuffs? pitch dumps? deals? slings? stacks? piles? heaps? stores? carts? trigger knots? laces? twine chains? tunes? patch oil grease",
    "hose heat brew dress soap showers? spears? park brakes? pilots? pads? hounds? plump tidy free smooth loose scoops? ladles? mash snacks? feasts? service present direct cast jolt jokes? barrels? tails? duck zoom dust butter counters? knees? raps? sponges?",
    "sand gravel plane lines? nurses? horns? phones? texts? films? records? angles? smokes? hides? rests? rushes charge bolts? slips? trips? rings? mounts? reels? clip roll bark barks duck swallow stalks?",
    "strokes? levers? torch surge worm jig axe churns? swirls? fillets? harpoons? shrouds? probes? collar capture mob exhibits? flutter till plough plow splinters?",
  ]
    .join(" ")
    .replaceAll(" ", "|")})$`,
);

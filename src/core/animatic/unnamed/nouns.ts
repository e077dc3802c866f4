// Nouns of an action line that mean somebody or something that moves: people by what they are, animals, vehicles; one or several of them.
import { isAnimalWord } from "../looks/animals/kinds.ts";
import { isCreatureWord } from "../looks/creature-look.ts";
import { VEHICLES } from "../looks/vehicle-words.ts";

export type NounKind = "person" | "animal" | "vehicle";

export interface Noun {
  /** Of one of them. */
  readonly one: string;
  readonly kind: NounKind;
  readonly isPlural: boolean;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Said of anybody: with "the" they mean somebody of the shot, where it has one that they fit. */
export const VAGUE_PEOPLE = words(
  "man woman boy girl child kid person figure stranger lady gentleman teenager somebody",
);

const PEOPLE = words(
  "man woman boy girl child kid person figure stranger lady gentleman teenager toddler baby guy mother father mum mom dad grandmother grandfather grandma grandpa son " +
    "daughter sister brother husband wife uncle aunt neighbour neighbor friend teacher pupil student schoolchild classmate doctor nurse surgeon paramedic patient waiter " +
    "waitress bartender barman cook chef baker butcher cleaner maid butler porter clerk secretary cashier seller vendor hawker shopkeeper merchant customer guest passer " +
    "passenger commuter tourist traveller traveler hitchhiker driver chauffeur conductor pilot stewardess steward captain sailor fisherman fisherwoman rower surfer swimmer " +
    "lifeguard diver soldier officer guard sentry warrior knight archer samurai ninja viking pirate gladiator legionary cavalryman policeman policewoman cop detective agent " +
    "inspector prisoner convict thief burglar robber gangster bandit judge lawyer witness reporter journalist photographer cameraman politician senator president king queen " +
    "prince princess emperor servant slave messenger envoy jester monk nun priest bishop pope witch wizard sorcerer fairy elf dwarf ghost zombie vampire skeleton robot android " +
    "alien astronaut cosmonaut scientist engineer mechanic worker miner builder carpenter blacksmith welder farmer shepherd herdsman gardener hunter lumberjack cowboy fireman " +
    "firefighter dancer ballerina singer musician drummer violinist pianist trumpeter actor actress clown acrobat magician juggler boxer wrestler footballer player goalkeeper " +
    "referee coach runner jogger cyclist rider skier skater bride groom widow beggar refugee peasant villager pilgrim dervish geisha mermaid angel demon mummy colleague boss " +
    "assistant butcher barber hairdresser postman courier janitor caretaker bystander onlooker protester demonstrator marcher mourner worshipper bridesmaid scout cadet sniper " +
    "hussar dragoon lancer horseman horsewoman musketeer crusader nomad trader gondolier boatman jockey matador hostage bodyguard henchman goon accomplice twin infant newborn " +
    "teller mugger inmate bailiff executioner hangman trapper trucker vet picnicker sunbather opponent dealer overseer orderly settler matron warden jailer " +
    "gaoler duelist duellist coroner mime medic bouncer principal headmaster headmistress attendant usher jeweller jeweler tailor seamstress cobbler " +
    "shoemaker potter weaver locksmith watchmaker clockmaker glassblower stonemason mason plumber electrician roofer painter decorator sculptor logger " +
    "bricklayer farrier upholsterer smith thatcher tiler plasterer glazier joiner saddler tanner bookbinder brewer goldsmith silversmith coppersmith tinsmith " +
    "gunsmith housekeeper housemaid chambermaid lamplighter ratcatcher handyman repairman workman labourer woodcutter farmhand stablehand ranger forester beekeeper fishmonger greengrocer grocer florist barista bellboy bellhop concierge receptionist typist " +
    "librarian curator archivist auctioneer bidder juror prosecutor notary sheriff deputy marshal constable sergeant corporal lieutenant colonel general " +
    "admiral trooper paratrooper commando gunner bombardier gunslinger outlaw highwayman smuggler pickpocket kidnapper assassin killer murderer hitman " +
    "stalker spy hacker dentist tattooist midwife governess nanny babysitter childminder chaperone countess duchess duke baron baroness nobleman noblewoman " +
    "courtier squire sultan vizier pharaoh chieftain shaman druid priestess goddess god giant ogre troll goblin orc gnome sprite nymph " +
    "sorceress enchantress alchemist minstrel piper fiddler cellist guitarist saxophonist busker conjurer contortionist ringmaster stuntman " +
    "director usherette hostess flamenco cheerleader quarterback winger striker batsman bowler fencer gymnast sprinter climber mountaineer hiker camper " +
    "angler surveyor geologist archaeologist explorer naturalist zookeeper trainer falconer jouster charioteer centurion bearer sherpa drover muleteer " +
    "couple sweeper dj walker thrower swallower charmer ventriloquist hypnotist puppeteer gambler croupier lamplighter stallholder cabdriver barkeep " +
    "reveller celebrant groomsman accordionist artist eater performer entertainer comedian compere emcee " +
    "coachman cabbie pedestrian jaywalker drunk tramp hobo vagrant orphan urchin schoolboy schoolgirl tenant landlord landlady roommate flatmate fiancee " +
    "fiance girlfriend boyfriend mistress lover suitor godmother stepmother stepfather granddaughter grandson nephew niece cousin blonde redhead " +
    "businessman businesswoman banker broker tycoon executive manager intern trainee apprentice technician operator professor scholar lecturer tutor " +
    "governor mayor ambassador diplomat translator interpreter bodybuilder weightlifter swordsman swordswoman spearman axeman bowman crossbowman cannoneer " +
    "helmsman deckhand stoker cooper cartwright wheelwright fletcher milkmaid washerwoman fishwife innkeeper barmaid goatherd swineherd ploughman reaper " +
    "gravedigger undertaker pallbearer sexton verger altarboy choirboy rabbi imam guru yogi bully playmate teammate umpire linesman stowaway castaway " +
    "hermit pawnbroker champion challenger rival docker stevedore lookout keeper bosun quartermaster navigator commander skipper oarsman crewman seaman " +
    "spaceman infantryman rifleman gunman guardsman defender attacker caddie bookmaker victim suspect culprit defendant foreman recruit bugler stagehand " +
    "barrister housekeeper gamekeeper bellringer snowboarder golfer bowler " +
    "motorcyclist biker shearer stockman cattleman dairymaid woodsman poacher groundsman forger looter shoplifter safecracker parachutist skydiver backpacker rambler " +
    "guide creature partner presenter host newsreader expert prompter taster tamer musher mutineer gambler hurdler jumper vaulter athlete contestant competitor finalist canoeist kayaker windsurfer",
);

/** Trades that are named by what is done, kept or sold: "doorman", "bookseller", "lighthousekeeper"; none of these is a thing. */
const TRADE = /^\w{2,}(?:keeper|seller|monger|dresser|tamer|swallower|walker|man|woman|girl|boy|lady|maid)$/;
const NO_TRADE = words(
  "snowman strawman ottoman talisman gingerbreadman caiman cayman human woman roman german norman walkman",
);

const isPerson = (one: string): boolean => PEOPLE.has(one) || (TRADE.test(one) && !NO_TRADE.has(one));

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ men: "man", women: "woman", children: "child", people: "person", mice: "mouse", geese: "goose", oxen: "ox" },
  ...{
    wolves: "wolf",
    thieves: "thief",
    wives: "wife",
    elves: "elf",
    dwarves: "dwarf",
    calves: "calf",
  },
  ...{ schoolchildren: "schoolchild", lice: "louse", homeless: "beggar", poor: "beggar", needy: "beggar" },
};
/** The same for one and for several. */
const UNCHANGED = words(
  "samurai sheep deer fish salmon trout cod tuna carp reindeer aircraft spacecraft squid bison moose cattle",
);

/** Words that are more often something else: a verb, food, a part of something. */
const NEVER = words(
  "swing sub junk express jet brig punt kart fighter pod engine cab racer sailing rowing fishing cutter mail fly bug ray seal coupe passer ram beetle metro subway convertible shuttle cod eel crane swallow rook quail tern thrush grouse carmen herman ramen specimen yemen",
);

const VEHICLE_NOUNS = words(`${Object.values(VEHICLES).join(" ")} pram pushchair trolley wheelchair`);

/** A word as one of these nouns; undefined where it is none. */
export function nounOf(word: string): Noun | undefined {
  if (NEVER.has(word)) return undefined;
  if (UNCHANGED.has(word)) return singular(word, false);
  const own = IRREGULAR[word] ?? oneOfMen(word);
  if (own !== undefined) return singular(own, true);
  return singular(word, false) ?? pluralOf(word);
}

/** "crewmen" as "crewman". */
function oneOfMen(word: string): string | undefined {
  const one = word.replace(/men$/, "man");
  return one !== word && isPerson(one) ? one : undefined;
}

function pluralOf(word: string): Noun | undefined {
  if (!word.endsWith("s")) return undefined;
  const stems = [word.replace(/s$/, ""), word.replace(/es$/, ""), word.replace(/ies$/, "y"), word.replace(/ves$/, "f")];
  for (const stem of stems) {
    const found = stem === word ? undefined : singular(stem, true);
    if (found) return found;
  }
  return undefined;
}

function singular(one: string, isPlural: boolean): Noun | undefined {
  if (NEVER.has(one)) return undefined;
  const kind = kindOf(one);
  return kind && { one, kind, isPlural };
}

function kindOf(one: string): NounKind | undefined {
  if (isPerson(one)) return "person";
  if (VEHICLE_NOUNS.has(one)) return "vehicle";
  return isAnimalWord(one) || isCreatureWord(one) ? "animal" : undefined;
}

/** What several of it may be called. */
export function pluralsOf(one: string): readonly string[] {
  const irregular = Object.keys(IRREGULAR).find((word) => IRREGULAR[word] === one);
  const men = one.replace(/man$/, "men");
  if (men !== one && oneOfMen(men) !== undefined) return [men];
  const regular = /(?:s|sh|ch|x|z)$/.test(one)
    ? `${one}es`
    : one.replace(/[^aeiou]y$/, (end) => `${end[0] ?? ""}ie`) + "s";
  return irregular === undefined ? [regular] : [irregular];
}

/** Names of three words and more, and those that mean a vehicle only beside a verb: "hot-air balloon", "flies a model plane". Those of two words are pairs. */
const NAMES: readonly (readonly [name: RegExp, one: string])[] = [
  [/\bhot air balloon(s?)\b/g, "airballoon$1"],
  [/\bflying (?:saucer|disc)(s?)\b/g, "ufo$1"],
  [/\bparaglider(s?)\b/g, "hangglider$1"],
  [/\binflatable (?:\w+ )?(?:flamingo|swan|duck|unicorn|dragon|crocodile|dolphin|animal)\b/g, "floatbird"],
  [
    /(?<=\bfl(?:y|ies|ying) (?:an?|the|his|her|their) )(?:\w+ )?(?:model|toy|remote controlled|radio controlled|rc) (?:(?:aero|air)?planes?|aircraft|jet|biplane|helicopter)\b/g,
    "modelplane",
  ],
];

/** A sentence with each of them as one word. */
export const joinedNames = (words: readonly string[]): readonly string[] =>
  NAMES.reduce((line, [name, one]) => line.replaceAll(name, one), words.join(" ")).split(" ");

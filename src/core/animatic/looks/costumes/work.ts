// What people wear at work, by their occupation.
import type { Costume } from "./era.ts";

const OLD_MINER = "grey flatcap, brown waistcoat, beige shirt, grey trousers, brown boots, sooty face, neckerchief";

export const WORK: readonly Costume[] = [
  {
    words: "nurse matron",
    wear: "white nursecap, pale blue scrubs, white trainers",
    in: {
      victorian: "white nursecap, long grey dress, white apron",
      twenties: "white nursecap, long pale blue dress, white apron",
    },
  },
  {
    words: "doctor physician gp medic paediatrician",
    wear: "white labcoat over a teal tshirt, grey trousers, stethoscope",
    in: { victorian: "black tailcoat, white shirt, black trousers, black tophat", ancient: "white toga" },
  },
  { words: "surgeon anaesthetist", wear: "teal scrubs, teal surgicalcap, pale teal facemask" },
  { words: "paramedic emt", wear: "dark green boilersuit, yellow hivis, black boots" },
  { words: "patient", wear: "pale blue hospitalgown, bare feet" },
  { words: "dentist vet pharmacist optician", wear: "white labcoat over a blue tshirt" },
  {
    words: "scientist chemist biologist researcher physicist technician",
    wear: "white labcoat over a shirt, safety glasses",
  },
  {
    words: "police cop policeman policewoman constable sergeant patrolman officer policemen bobby gendarme",
    wear: "navy policecap, navy uniform, navy trousers, black boots, badge, black belt, holster",
    in: { victorian: "black bobbyhelmet, black uniform, black trousers, black boots" },
  },
  {
    words: "sheriff marshal",
    wear: "brown cowboyhat, brown waistcoat, beige shirt, badge, brown belt, holster, denim trousers, brown boots",
  },
  { words: "ranger warden", wear: "tan sunhat, khaki shirt, dark green trousers, brown belt, brown boots" },
  {
    words: "detective inspector investigator",
    wear: "beige trenchcoat over a white shirt, dark tie, dark grey trousers, grey fedora",
    in: {
      victorian: "brown checked coat, brown bowler",
      twenties: "beige trenchcoat, grey fedora, white shirt, dark tie",
    },
    woman: "dark grey jacket over a white shirt, dark grey trousers, badge",
  },
  {
    words: "firefighter fireman firemen firewoman",
    wear: "yellow firehelmet, navy turnout, yellow trousers, black boots",
  },
  {
    words:
      "soldier infantryman private corporal marine commando recruit gunner sniper troops squaddie paratrooper rifleman",
    wear: "camouflaged olive armyhelmet, camouflaged olive fatigues, camouflaged olive trousers, black boots, brown belt",
    in: {
      ancient: "romanhelmet, steel cuirass, red short skirt, sandals",
      medieval: "steel helmet, grey chainmail, red tabard, brown boots",
      early: "black tricorn, red tailcoat, white breeches, black boots, white crossbelt",
      victorian: "dark blue kepi, dark blue uniform, grey trousers, black boots, white crossbelt",
      twenties: "khaki tinhelmet, khaki uniform, khaki trousers, brown boots, brown belt",
      future: "grey armyhelmet, grey cuirass, dark grey boilersuit, black boots",
    },
  },
  {
    words: "general colonel major commander captain lieutenant admiral",
    wear: "navy officercap, navy uniform, navy trousers, black shoes, gold medals",
    in: {
      early: "black tricorn, dark blue tailcoat, white breeches, black boots",
      victorian: "dark blue bicorne, dark blue tailcoat, white breeches, black boots, gold medals",
      ancient: "romanhelmet, bronze cuirass, red short skirt, red cape, sandals",
      future: "dark grey uniform, dark grey trousers, black boots, silver medals",
    },
  },
  {
    words: "guard sentry watchman warder bouncer",
    wear: "black peakedcap, dark grey uniform, black trousers, black boots, black belt",
    in: {
      ancient: "romanhelmet, steel cuirass, red short skirt, sandals",
      medieval: "steel helmet, grey chainmail, blue tabard, brown boots",
      early: "steel helmet, red tunic, brown breeches, brown boots",
      victorian: "red uniform, black busby, black trousers",
      future: "black visorhelmet, grey cuirass, black boilersuit",
    },
  },
  {
    words: "chef cook",
    wear: "white chefhat, white chefjacket, checked trousers, white apron, red neckerchief",
    in: {
      ancient: "brown tunic, white apron, sandals",
      medieval: "brown tunic, white apron, white coif",
      early: "white shirt, white apron, brown breeches, white coif",
      victorian: "grey long dress, white apron, white mobcap",
    },
  },
  { words: "baker", wear: "white chefhat, white tshirt, white apron, grey trousers" },
  { words: "butcher fishmonger", wear: "white strawboater, white shirt, red and white striped apron, grey trousers" },
  {
    words: "waiter waitress barman bartender sommelier barmaid",
    wear: "white shirt, black waistcoat, black bowtie, black trousers, white waistapron",
    woman: "white shirt, black skirt, black bowtie, white waistapron",
  },
  { words: "barista grocer shopkeeper greengrocer florist", wear: "green apron over a white shirt, grey trousers" },
  { words: "mechanic plumber", wear: "blue boilersuit, blue cap, black boots, oily rag" },
  { words: "welder", wear: "brown boilersuit, weldingmask, brown gloves, brown boots" },
  {
    words: "builder bricklayer roofer engineer docker stevedore electrician roadworker",
    wear: "yellow hardhat, orange hivis, blue shirt, denim trousers, brown boots",
  },
  {
    words: "worker labourer workman workmen",
    wear: "brown flatcap, blue shirt, brown waistcoat, brown trousers, brown boots",
    in: { future: "orange boilersuit, black boots" },
  },
  { words: "construction", wear: "yellow hardhat, orange hivis, blue shirt, denim trousers, brown boots" },
  {
    words: "miner collier pitman",
    wear: "yellow lamphelmet, dark grey boilersuit, black boots, sooty face",
    in: { victorian: OLD_MINER, twenties: OLD_MINER },
  },
  {
    words: "farmer farmhand gardener peasant shepherd",
    wear: "strawhat, checked red shirt, denim dungarees, brown boots",
    in: {
      ancient: "beige tunic, sandals",
      medieval: "brown tunic, green hose, brown coif, brown boots",
      early: "white shirt, brown waistcoat, brown breeches, strawhat",
      victorian: "white shirt, brown waistcoat, brown trousers, strawhat, brown boots",
    },
  },
  {
    words: "fisherman angler trawlerman",
    wear: "yellow souwester, yellow oilskin, navy trousers, green wellingtons",
    in: { ancient: "beige tunic, bare feet" },
  },
  {
    words: "sailor seaman deckhand matelot",
    wear: "white sailorcap, white and navy striped jersey, navy trousers",
    in: {
      early: "red bandana, white and navy striped shirt, white breeches, bare feet",
      victorian: "white sailorcap, navy uniform, white trousers",
    },
  },
  {
    words: "boatman gondolier ferryman",
    wear: "strawboater, white and navy striped jersey, black trousers",
    in: { ancient: "beige tunic" },
  },
  {
    words: "pilot airman aviator copilot",
    wear: "navy peakedcap, white shirt, navy tie, navy jacket, navy trousers",
    in: {
      twenties: "brown flyinghelmet, goggles, brown leather jacket, white scarf, brown trousers, brown boots",
      victorian: "brown flyinghelmet, goggles, brown leather jacket, white scarf",
      future: "grey jumpsuit, white crashhelmet",
    },
  },
  {
    words: "stewardess steward attendant",
    wear: "navy pillbox, navy uniform, navy skirt, red neckerchief",
    man: "navy waistcoat, white shirt, red tie, navy trousers",
  },
  { words: "astronaut cosmonaut spaceman spacewoman", wear: "white spacesuit" },
  {
    words: "diver",
    wear: "black wetsuit, divemask, tank, yellow belt, flippers",
    in: { victorian: "brasshelmet, tan boilersuit, tan gloves, black boots" },
  },
  { words: "postman postwoman mailman postie courier", wear: "navy peakedcap, red jacket, navy trousers, brown bag" },
  { words: "driver trucker cabbie chauffeur", wear: "flatcap, checked shirt, brown waistcoat, denim trousers" },
  {
    words: "conductor porter bellboy bellhop doorman stationmaster usher",
    wear: "red pillbox, red uniform, black trousers, gold medals",
  },
  {
    words:
      "businessman businesswoman banker lawyer executive manager salesman stockbroker solicitor agent broker politician minister ambassador",
    wear: "dark grey suit, white shirt, red tie, black shoes",
    woman: "dark grey jacket, white shirt, dark grey skirt, black heels",
    in: {
      victorian: "black tailcoat, grey waistcoat, white shirt, grey trousers, black tophat",
      twenties: "grey suit, white shirt, dark tie, grey fedora",
    },
  },
  {
    words: "clerk secretary receptionist accountant librarian",
    wear: "beige cardigan over a white shirt, grey trousers, glasses",
    woman: "beige cardigan over a white shirt, grey skirt, glasses",
    in: { victorian: "black waistcoat, white shirt, black trousers, green eyeshade" },
  },
  {
    words: "teacher professor lecturer headmaster headmistress schoolmaster",
    wear: "brown tweed jacket, green sweater, brown trousers, glasses",
    woman: "green cardigan over a white shirt, brown skirt, glasses",
    in: { victorian: "brown tweed jacket, grey waistcoat, white shirt, dark tie, brown trousers, glasses" },
  },
  { words: "graduate", wear: "black mortarboard, black robe, white shirt" },
  { words: "judge magistrate barrister", wear: "white wig, black robe, white jabot, black shoes" },
  {
    words: "butler footman valet manservant",
    wear: "black tailcoat, white shirt, white bowtie, grey waistcoat, black trousers, white gloves",
  },
  { words: "balletteacher", wear: "black sweater, black longskirt, black shoes", man: "black sweater, black trousers" },
  {
    words: "cleaner janitor caretaker sweeper",
    wear: "blue housecoat over a grey tshirt, grey trousers, headscarf",
    man: "grey boilersuit, grey cap",
  },
  {
    words: "priest vicar pastor reverend clergyman chaplain curate",
    wear: "black cassock, white dogcollar, black shoes",
    in: { ancient: "white toga, gold necklace, sandals, shaved head" },
  },
  { words: "preacher", wear: "black brimmedhat, black frockcoat, white dogcollar, black trousers, black shoes" },
  { words: "bishop archbishop", wear: "white and gold mitre, purple cassock, white and gold cope" },
  { words: "pope", wear: "white zucchetto, white cassock, white shoes" },
  { words: "rabbi", wear: "black hat, black coat, white shirt, black trousers, full grey beard" },
  { words: "imam", wear: "white turban, white robe, full black beard" },
  { words: "nun sister abbess", wear: "black wimple, black habit, silver cross" },
  { words: "monk friar abbot lama", wear: "brown habit, rope belt, sandals, shaved head" },
  {
    words: "photographer journalist reporter",
    wear: "beige waistcoat over a blue shirt, denim trousers, neckcamera",
    in: { twenties: "brown fedora, white shirt, brown waistcoat, brown trousers, dark tie, neckcamera" },
  },
  {
    words: "hussar dragoon lancer cavalryman cavalry musketeer",
    wear: "blue uniform, gold sash, white breeches, black boots, black busby",
  },
  { words: "drag", wear: "purple ballgown, blond wavy hair, red lipstick, gold earrings, woman" },
  { words: "painter artist sculptor", wear: "beret, blue smock, grey trousers" },
  {
    words: "blacksmith cobbler potter carpenter",
    wear: "brown leather apron, white shirt, brown trousers, brown boots",
    in: { medieval: "brown leather apron, beige tunic, brown hose" },
  },
  { words: "tailor watchmaker jeweller", wear: "grey waistcoat, white shirt, grey trousers, glasses" },
  { words: "beekeeper", wear: "white boilersuit, beehat, white gloves" },
  {
    words: "hunter forester gamekeeper explorer archaeologist",
    wear: "khaki brimmedhat, khaki shirt, khaki trousers, brown boots, brown belt",
    in: { medieval: "green hood, green tunic, brown hose, brown boots", ancient: "brown fur, brown tunic" },
  },
  {
    words: "hiker mountaineer climber backpacker rambler",
    wear: "red anorak, dark trousers, brown boots, backpack, beanie",
  },
  { words: "biker motorcyclist", wear: "black leather jacket, denim trousers, black boots, red bandana" },
  { words: "slave", wear: "ragged brown tunic, bare feet" },
  { words: "refugee", wear: "brown shawl, grey dress, headscarf", man: "brown coat, grey trousers, beanie" },
  { words: "bride", wear: "white weddingdress, white bridalveil" },
  { words: "groom bridegroom", wear: "black suit, white shirt, black bowtie" },
  {
    words: "widow mourner",
    wear: "black hat, black veil, black coat, black long dress",
    man: "black coat, black suit, black tie",
  },
  { words: "gardener", wear: "strawhat, green apron, checked shirt, brown trousers, green wellingtons" },
  { words: "tourist", wear: "flowered blue shirt, beige shorts, sunhat, sunglasses, neckcamera, sandals" },
  {
    words: "fighterpilot",
    wear: "olive jumpsuit, white flyinghelmet, raisedgoggles, headphones, brown belt, black boots",
    in: { twenties: "brown flyinghelmet, goggles, brown leather jacket, white scarf, brown trousers, brown boots" },
  },
  {
    words: "anchorman anchorwoman newsreader presenter",
    wear: "navy suit, white shirt, red tie, black shoes",
    woman: "red jacket, white shirt, navy skirt, black heels",
  },
  {
    words: "chimneysweep sweep",
    wear: "black flatcap, ragged charcoal jacket, grey shirt, red neckerchief, charcoal trousers, black boots, sooty face",
  },
  {
    words: "lumberjack woodcutter logger",
    wear: "red beanie, red and black checked shirt, braces, denim trousers, brown boots, full brown beard",
  },
];

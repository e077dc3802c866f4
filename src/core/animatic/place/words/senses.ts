// Words whose sense hangs on their neighbours: a bank by a river, a bank with tellers.
import { FURTHER_SENSES, type Sense } from "./further-senses.ts";

/** Streets and rooms of a city of which walls are gone show what is left of the city. */
const DESTROYED: readonly Sense[] = [
  {
    kind: "battlefield",
    near: "bombed shelled bombarded ruined ruins rubble destroyed toppled collapsed apocalyptic shattered gutted",
  },
];

const JAPANESE = { kind: "dojo", near: "kyoto japan japanese tatami nara geisha" } as const;
const PINES = { kind: "pine_forest", near: "pine pines fir spruce" } as const;
const IN_SUBMARINE = { kind: "submarine", near: "submarine periscope torpedo" } as const;
const IN_JUNGLE = { kind: "jungle", near: "jungle rainforest lianas" } as const;
const IN_CHURCH = { kind: "church", near: "cathedral church chapel vault basilica nave fresco" } as const;
/** A floor that is so high that the windows show the city. */
const HIGH_UP = {
  kind: "office_tower",
  near: "skyscraper tower 20th 25th 30th 31st 32nd 35th 38th 40th 42nd 45th 50th 60th 70th 80th twentieth thirtieth fortieth fiftieth penthouse",
} as const;

export const SENSES: Readonly<Record<string, readonly Sense[]>> = {
  slope: [{ kind: "ski_slope", near: "snow snowy ski skis skier skiers snowboard snowboarder powder piste" }],
  "snow slope": [{ kind: "snow", near: "penguin penguins antarctica" }],
  slopes: [{ kind: "ski_slope", near: "snow snowy ski skis skier skiers snowboard snowboarder powder piste" }],
  mountain: [{ kind: "ski_slope", near: "ski skis skier skiers snowboard snowboarder piste" }],
  alps: [{ kind: "ski_slope", near: "ski skis skier skiers snowboard snowboarder powder piste" }],
  monastery: [
    { kind: "church_front", near: "clifftop cliff cliffs hilltop" },
    { kind: "temple_court", near: "mountainside mountain slope snow snowy steps" },
    { kind: "east_temple", near: "tibet tibetan buddhist bhutan zen himalaya lama" },
  ],
  jetty: [{ kind: "harbour", near: "harbour harbor port trawler trawlers ferry quay" }],
  ...Object.fromEntries(
    "canoe kayak raft dinghy boat"
      .split(" ")
      .map((word) => [word, [{ kind: "river", near: "river rapids amazon gorge creek" }]]),
  ),
  "under water": [{ kind: "none", near: "street streets cars town village basement kitchen" }],
  "standing stones": [{ kind: "none", near: "cliff cliffs sea beach" }],
  ridge: [{ kind: "mountain", near: "andes alps altai himalaya snow snowy peak peaks summit climber climbers rope" }],
  ledge: [{ kind: "none", near: "window sill" }],
  ...Object.fromEntries(
    "street boulevard downtown metropolis skyscraper apartment shop".split(" ").map((word) => [word, DESTROYED]),
  ),
  avenue: [{ kind: "finish_line", near: "finish" }, ...DESTROYED],
  flat: [{ kind: "none", near: "roof roofs rooftop rooftops gravel clay salt stone rock" }, ...DESTROYED],
  house: [
    { kind: "suburb", near: "burning ablaze flames hoses lawn" },
    { kind: "veranda", near: "porch veranda verandah" },
    ...DESTROYED,
  ],
  farmhouse: [{ kind: "village", near: "burning ablaze flames yard outside barn" }],
  bridge: [
    {
      kind: "spaceship",
      near: "starship spaceship spacecraft space viewport warp orbit alien galaxy asteroid nebula stars console hologram planet",
    },
    { kind: "ship_deck", near: "sailing sails galleon pirate schooner caravel clipper brig windjammer" },
    {
      kind: "ship_bridge",
      near: "captain helm helmsman vessel ship trawler freighter wheelhouse radar sonar submarine tanker warship battleship destroyer cruiser frigate carrier corvette",
    },
  ],
  opera: [{ kind: "opera_box", near: "box boxes balcony" }],
  "opera house": [{ kind: "opera_box", near: "box boxes balcony" }],
  "back seat": [{ kind: "bus", near: "schoolbus bus tram" }],
  station: [
    { kind: "none", near: "weather meteorological cattle sheep" },
    { kind: "space_corridor", near: "orbit orbital space airlock astronaut module" },
    { kind: "police_station", near: "police detective sergeant" },
    { kind: "fire_station", near: "fire firefighter firemen" },
    { kind: "recording_studio", near: "radio" },
  ],
  platform: [
    { kind: "metro_station", near: "subway metro underground tube" },
    { kind: "oil_rig", near: "oil drilling offshore derrick" },
    { kind: "platform", near: "railway train trains rails" },
    { kind: "harbour", near: "sea ocean pier oil" },
    { kind: "theatre", near: "speaker stage" },
  ],
  ...Object.fromEntries(
    "plains valley canyon dunes crater hills"
      .split(" ")
      .map((word) => [word, [{ kind: "planet", near: "planet exoplanet martian mars" }]]),
  ),
  gorge: [IN_JUNGLE],
  ravine: [IN_JUNGLE],
  moonbase: [{ kind: "planet", near: "surface crater dust outside" }],
  office: [HIGH_UP],
  "open plan office": [HIGH_UP],
  forest: [
    { kind: "pine_forest", near: "pine pines fir firs spruce conifer needles taiga" },
    { kind: "jungle", near: "tropical lianas vines parrots monkeys" },
  ],
  deck: [
    { kind: "bus", near: "bus tram decker" },
    { kind: "spaceship", near: "starship spaceship spacecraft space hull airlock" },
    { kind: "suburb", near: "house garden barbecue backyard" },
    { kind: "none", near: "cards card tape" },
    { kind: "ship_deck", near: "ship boat ferry sea ocean sail mast captain crew waves sailor steamer harbour" },
    { kind: "rooftop", near: "car park parking multistorey garage" },
  ],
  cabin: [
    { kind: "train", near: "train sleeper railway" },
    { kind: "plane_cabin", near: "plane aircraft airliner flight passengers stewardess airplane" },
    { kind: "ship_cabin", near: "ship boat captain vessel porthole yacht hammock" },
    { kind: "log_cabin", near: "log logs wood woods wooden forest mountain mountains snow snowed" },
  ],
  bank: [
    { kind: "river", near: "river stream water reeds grassy brook canoe" },
    { kind: "bank", near: "money robbery teller tellers cash counter counters gold marble" },
  ],
  bar: [
    { kind: "none", near: "chocolate soap gold" },
    { kind: "noodle_bar", near: "ramen noodle noodles sushi chopsticks" },
    { kind: "saloon", near: "western cowboy outlaw sheriff" },
  ],
  kitchen: [
    { kind: "bakery", near: "bakery baker loaves" },
    { kind: "kitchen", near: "office modern" },
    {
      kind: "old_kitchen",
      near: "convent monastery nuns abbey whitewashed hacienda roman medieval hearth cauldron castle manor witch viking oak cave cavern herbs bones 1600 1750 1820 copper",
    },
  ],
  club: [
    { kind: "park", near: "golf tennis" },
    { kind: "none", near: "wooden caveman" },
    { kind: "parlour", near: "gentlemen" },
    { kind: "club_stage", near: "jazz blues piano comedy" },
    { kind: "none", near: "chess youth book tennis rowing sailing bridge social" },
  ],
  court: [
    { kind: "sports_court", near: "tennis basketball volleyball" },
    { kind: "castle_hall", near: "king queen royal throne" },
    { kind: "courtroom", near: "judge jury trial lawyer witness defendant law gavel" },
  ],
  courts: [{ kind: "sports_court", near: "tennis basketball" }],
  "basketball court": [{ kind: "sports_hall", near: "indoor school gym" }],
  salon: [
    { kind: "shop", near: "nail hair hairdresser hairdressers hairdressing beauty nails mirrors dryers" },
    { kind: "none", near: "tattoo" },
  ],
  parlour: [{ kind: "shop", near: "tattoo beauty icecream" }],
  parlor: [{ kind: "shop", near: "tattoo beauty icecream" }],
  "tea house": [JAPANESE],
  teahouse: [JAPANESE],
  campsite: [PINES, { kind: "beach", near: "beach" }],
  clearing: [
    PINES,
    { kind: "field", near: "wheat barley rye corn maize stalks crops" },
    { kind: "jungle", near: "jungle rainforest tropical" },
  ],
  tent: [{ kind: "none", near: "clearing campsite meadow" }],
  lobby: [{ kind: "hotel_lobby", near: "hotel reception guests" }],
  "dining room": [
    { kind: "space_quarters", near: "moon mars spaceship starship orbital lunar" },
    { kind: "canteen", near: "school army prison factory" },
  ],
  shrine: [
    { kind: "temple_court", near: "path mountain steps hill" },
    { kind: "jungle", near: "rainforest jungle forest" },
    { kind: "temple_court", near: "japan japanese kyoto shinto nara gate garden" },
  ],
  garage: [{ kind: "home_garage", near: "suburban family father mother parents house bicycles band" }],
  corridor: [
    IN_SUBMARINE,
    { kind: "stone_passage", near: "castle monastery convent torches vaulted medieval fortress" },
    {
      kind: "space_corridor",
      near: "spaceship starship mining orbital airlock hull reactor mars lunar moon space astronaut",
    },
  ],
  "control room": [{ kind: "submarine", near: "submarine periscope torpedo" }],
  passage: [IN_SUBMARINE],
  passageway: [IN_SUBMARINE],
  tunnel: [{ kind: "mine", near: "mine miner miners coal ore pit" }],
  cockpit: [
    {
      kind: "spaceship",
      near: "spaceship starship spacecraft spaceplane shuttle starfighter space alien orbit galaxy",
    },
  ],
  balcony: [{ kind: "opera_box", near: "theatre theater opera auditorium play" }],
  ...Object.fromEntries(
    [
      "research station",
      "antarctic station",
      "arctic research station",
      "antarctic research station",
      "polar research station",
    ].map((words) => [
      words,
      [{ kind: "polar_hut", near: "corridor inside interior room bunk bunks mess kitchen hooks" }],
    ]),
  ),
  "polar station": [{ kind: "polar_hut", near: "corridor inside interior room bunk bunks mess kitchen hooks" }],
  grotto: [{ kind: "reef", near: "underwater mermaid mermaids coral corals reef" }],
  gallery: [
    { kind: "mine", near: "mine miner miners coal ore pit" },
    { kind: "coast", near: "lighthouse" },
  ],
  windmill: [{ kind: "mill_works", near: "gear gears cogs millstone millstones flour grain grinding" }],
  scaffold: [IN_CHURCH],
  scaffolding: [IN_CHURCH],
  dam: [{ kind: "river", near: "beaver beavers" }],
  den: [{ kind: "burrow", near: "wolf fox bear badger otter cub cubs roots" }],
  burrow: [{ kind: "none", near: "wood forest oak roots meadow field hedge" }],
  "monastery courtyard": [
    {
      kind: "temple_court",
      near: "japan japanese kyoto china chinese tibet tibetan buddhist zen shaolin korea korean pagoda",
    },
    { kind: "courtyard", near: "" },
  ],
  nursery: [{ kind: "greenhouse", near: "plant plants rose glass seedlings" }],
  courtyard: [{ kind: "prison_yard", near: "prison jail gulag penitentiary" }],
  "research station": [{ kind: "snow", near: "outside porch flags" }],
  "long table": [{ kind: "none", near: "library boardroom office tavern kitchen vineyard garden tent" }],
  heaven: [{ kind: "none", near: "seventh" }],
  staircase: [{ kind: "grand_stairs", near: "mansion palace marble chandelier sweeping opera" }],
  plant: [
    { kind: "factory", near: "power steel chemical nuclear bottling machines" },
    { kind: "none", near: "" },
  ],
  cell: [
    { kind: "space_quarters", near: "starship spaceship spacecraft" },
    { kind: "none", near: "blood phone battery" },
    { kind: "padded_cell", near: "padded asylum quilted" },
    { kind: "dungeon", near: "dungeon castle torch medieval chains" },
    { kind: "monk_cell", near: "monk nun monastery convent" },
  ],
  pass: [
    { kind: "mountain", near: "mountain snow ridge alps high rock" },
    { kind: "none", near: "" },
  ],
  space: [{ kind: "none", near: "parking storage empty white living work office" }],
  stage: [{ kind: "none", near: "coach stagecoach early" }],
  carriage: [{ kind: "road", near: "horse horses coach coachman" }],
  school: [{ kind: "reef", near: "fish fishes" }],
  ...FURTHER_SENSES,
};

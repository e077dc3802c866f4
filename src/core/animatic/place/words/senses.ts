// Words whose sense hangs on their neighbours: a bank by a river, a bank with tellers.
import type { PlaceKind } from "../place-kinds.ts";

/** A word that names one kind or another by what else the text speaks of; the first that fits counts. */
export interface Sense {
  readonly kind: PlaceKind | "none";
  readonly near: string;
}

/** Streets and rooms of a city of which walls are gone show what is left of the city. */
const DESTROYED: readonly Sense[] = [
  {
    kind: "battlefield",
    near: "bombed shelled bombarded ruined rubble destroyed toppled collapsed apocalyptic shattered gutted",
  },
];

const JAPANESE = { kind: "dojo", near: "kyoto japan japanese tatami nara geisha" } as const;
const PINES = { kind: "pine_forest", near: "pine pines fir spruce" } as const;
const BY_THE_SEA = { kind: "sea_terrace", near: "sea ocean bay lake cliff cliffs" } as const;

export const SENSES: Readonly<Record<string, readonly Sense[]>> = {
  slope: [{ kind: "ski_slope", near: "snow snowy ski skis skier skiers snowboard snowboarder powder piste" }],
  "snow slope": [{ kind: "snow", near: "penguin penguins antarctica" }],
  slopes: [{ kind: "ski_slope", near: "snow snowy ski skis skier skiers snowboard snowboarder powder piste" }],
  mountain: [{ kind: "ski_slope", near: "ski skis skier skiers snowboard snowboarder piste" }],
  alps: [{ kind: "ski_slope", near: "ski skis skier skiers snowboard snowboarder powder piste" }],
  monastery: [
    { kind: "church_front", near: "clifftop cliff cliffs hilltop" },
    { kind: "east_temple", near: "tibet tibetan buddhist bhutan zen himalaya lama" },
  ],
  jetty: [{ kind: "lake", near: "lake loch pond tarn reservoir" }],
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
    "street avenue boulevard downtown metropolis skyscraper apartment shop".split(" ").map((word) => [word, DESTROYED]),
  ),
  flat: [{ kind: "none", near: "roof gravel" }, ...DESTROYED],
  house: [{ kind: "suburb", near: "burning ablaze flames hoses lawn" }, ...DESTROYED],
  bridge: [
    {
      kind: "spaceship",
      near: "starship spaceship spacecraft space viewport warp orbit alien galaxy asteroid nebula stars console hologram planet",
    },
    {
      kind: "ship_bridge",
      near: "captain helm helmsman vessel ship trawler freighter wheelhouse radar submarine tanker",
    },
  ],
  opera: [{ kind: "opera_box", near: "box boxes balcony" }],
  "opera house": [{ kind: "opera_box", near: "box boxes balcony" }],
  "back seat": [{ kind: "bus", near: "schoolbus bus tram" }],
  station: [
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
  moonbase: [{ kind: "planet", near: "surface crater dust outside" }],
  office: [
    {
      kind: "office_tower",
      near: "skyscraper tower 20th 25th 30th 31st 32nd 35th 38th 40th 42nd 45th 50th 60th 70th 80th penthouse",
    },
  ],
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
    { kind: "kitchen", near: "office modern" },
    {
      kind: "old_kitchen",
      near: "convent monastery nuns abbey whitewashed hacienda roman medieval hearth cauldron castle manor witch viking 1600 1750 1820 copper",
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
    { kind: "shop", near: "nail hair beauty nails mirrors" },
    { kind: "none", near: "tattoo" },
  ],
  parlour: [{ kind: "shop", near: "tattoo beauty icecream" }],
  parlor: [{ kind: "shop", near: "tattoo beauty icecream" }],
  "tea house": [JAPANESE],
  teahouse: [JAPANESE],
  campsite: [PINES, { kind: "beach", near: "beach" }],
  clearing: [PINES, { kind: "jungle", near: "jungle rainforest tropical" }],
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
    { kind: "stone_passage", near: "castle monastery convent torches vaulted medieval fortress" },
    { kind: "space_corridor", near: "spaceship starship mining orbital airlock hull reactor mars lunar moon" },
  ],
  "control room": [{ kind: "submarine", near: "submarine periscope torpedo" }],
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
  trench: [
    { kind: "none", near: "coat" },
    { kind: "deep_sea", near: "ocean sea abyss submarine" },
  ],
  track: [{ kind: "platform", near: "train railway rails" }],
  tracks: [
    { kind: "platform", near: "train railway rails station" },
    { kind: "none", near: "" },
  ],
  studio: [
    { kind: "tv_studio", near: "tv television talk show film camera cameras" },
    { kind: "recording_studio", near: "recording music radio microphone mixing sound" },
    { kind: "dance_studio", near: "ballet dance yoga barre" },
    { kind: "art_studio", near: "painter painting restorer artist easel easels paint sculptor canvases" },
  ],
  mine: [{ kind: "none", near: "friend your not entrance field" }],
  pit: [
    { kind: "none", near: "orchestra fire sand peach barbecue ball" },
    { kind: "mine", near: "coal miner miners" },
    { kind: "none", near: "" },
  ],
  tomb: [{ kind: "graveyard", near: "graveyard cemetery churchyard outside hillside" }],
  coach: [
    { kind: "none", near: "football team sports" },
    { kind: "road", near: "horse horses stagecoach" },
  ],
  trailer: [{ kind: "trailer_park", near: "park outside exterior ext doorstep steps yard" }],
  yard: [
    { kind: "quarry", near: "marble stonemason" },
    { kind: "fort_yard", near: "fort palisade stockade" },
    { kind: "vineyard", near: "vineyard vines winery grapes" },
    { kind: "corral", near: "stable stables horse horses ranch cattle paddock" },
    { kind: "rail_yard", near: "railway freight locomotive trains wagons" },
    { kind: "factory_yard", near: "factory concrete industrial gravel works depot brewery foundry chimneys chimney" },
    { kind: "village", near: "village mud clay adobe hut huts medieval" },
  ],
  fort: [{ kind: "fort_yard", near: "frontier wooden palisade cavalry log logs" }],
  cottage: [
    { kind: "toadstool_house", near: "toadstool mushroom gnome elf fairy pixie" },
    { kind: "village", near: "thatched gate hedge lane" },
  ],
  galley: [{ kind: "kitchen", near: "trawler yacht boat freighter cook stove" }],
  hut: [{ kind: "polar_hut", near: "polar arctic antarctic antarctica pole glacier" }],
  crossing: [{ kind: "none", near: "train ship ferry compartment carriage plane" }],
  "repair shop": [
    { kind: "workshop", near: "robot robots android androids clock piano violin doll dolls instrument" },
    { kind: "shop", near: "phone phones bike bikes bicycle bicycles shoe shoes watch radio tv television computer" },
  ],
  porch: [{ kind: "veranda", near: "plantation farmhouse ranch rocking bungalow bayou cane" }],
  hive: [{ kind: "hills", near: "bee bees honey thyme lavender heather orchard meadow" }],
  motel: [{ kind: "motel", near: "sign vacancy outside parking lot car walkway exterior facade" }],
  vault: [{ kind: "none", near: "church gym gymnastics ceiling" }],
  airship: [{ kind: "none", near: "hangar overhead city" }],
  zeppelin: [{ kind: "none", near: "hangar overhead" }],
  arcade: [{ kind: "none", near: "stone columns shopping" }],
  landing: [{ kind: "none", near: "ferry boat runway moon plane river jetty helicopter water" }],
  steps: [{ kind: "none", near: "" }],
  slab: [{ kind: "none", near: "stone concrete marble" }],
  gym: [{ kind: "sports_hall", near: "school basketball hoop hoops gymnasium climbing" }],
  circus: [{ kind: "fairground", near: "outside bulbs tents caravans field" }],
  loft: [
    { kind: "living_room", near: "apartment brick" },
    { kind: "workshop", near: "hay barn" },
  ],
  class: [{ kind: "none", near: "first business second upper" }],
  home: [{ kind: "none", near: "way going goes come" }],
  "cargo ship": [{ kind: "none", near: "orbit space airlock" }],
  bed: [
    {
      kind: "none",
      near: "flower oyster rose roses vegetable river sea lake truck seed hospital ward cell prison cabin tent boat nursery",
    },
  ],
  camp: [
    { kind: "snow", near: "ice glacier arctic antarctic polar greenland inuit sledge sled" },
    { kind: "tent_camp", near: "gold prospectors miners mining" },
    { kind: "desert", near: "bedouin desert sahara jordan nomad oasis dunes" },
    { kind: "tent_camp", near: "army military refugee refugees soldiers aid" },
    { kind: "steppe", near: "roman yurt mongol" },
  ],
  ship: [{ kind: "spaceship", near: "orbit airlock starship spaceship alien space galaxy warp asteroid hyperdrive" }],
  wood: [{ kind: "none", near: "panel panelled paneled floor dark table oak polished walls chopping carved desk" }],
  plain: [{ kind: "none", near: "background backdrop coloured colored white wall walls room table simple" }],
  plane: [{ kind: "road", near: "runway tarmac airfield" }],
  square: [{ kind: "none", near: "metre meter feet table jaw room window pit hole trench" }],
  forum: [
    { kind: "ruins", near: "ruined ruins" },
    { kind: "none", near: "internet online" },
  ],
  temple: [
    { kind: "jungle_temple", near: "jungle rainforest maya mayan aztec inca vines lianas" },
    { kind: "forum", near: "steps egypt egyptian pharaoh karnak luxor" },
    { kind: "ruins", near: "ruined ancient broken overgrown greek" },
  ],
  garden: [{ kind: "restaurant", near: "beer waiter" }],
  market: [{ kind: "hall", near: "stock" }],
  hall: [{ kind: "corridor", near: "narrow doors school" }],
  "hotel terrace": [BY_THE_SEA],
  terrace: [
    BY_THE_SEA,
    { kind: "ski_slope", near: "ski skis snow snowy" },
    { kind: "garden", near: "garden vines villa country" },
  ],
  bay: [
    { kind: "hospital", near: "sick medical" },
    { kind: "spaceship", near: "cargo docking starship shuttle" },
  ],
  city: [
    { kind: "none", near: "market" },
    { kind: "battlefield", near: "bombed burning besieged shelled rubble war apocalyptic destroyed toppled" },
    { kind: "ruins", near: "lost ancient ruined abandoned" },
    { kind: "reef", near: "underwater sunken" },
  ],
  village: [{ kind: "battlefield", near: "burning shelled bombed" }],
  ice: [{ kind: "none", near: "cream cube cubes whisky" }],
};

// Further words whose sense hangs on their neighbours, of works, camps, rooms and terraces.
import type { PlaceKind } from "../place-kinds.ts";

/** A word that names one kind or another by what else the text speaks of; the first that fits counts. */
export interface Sense {
  readonly kind: PlaceKind | "none";
  readonly near: string;
}

const BY_THE_SEA = {
  kind: "sea_terrace",
  near: "sea ocean bay lake cliff cliffs bosphorus mediterranean adriatic aegean riviera gulls",
} as const;

/** Water without waves, with planks over it. */
const ON_STILL_WATER = {
  kind: "jetty",
  near: "lake lakeside river loch pond reservoir amazon jungle bayou swamp reeds canoe canoes",
} as const;

/** Where there are ships of space. */
const IN_SPACE = "space spaceship starship spacecraft orbit orbital";

/** A plane that is seen from outside, where it came down. */
const CRASHED = { kind: "none", near: "crashed crash wreck wrecked wreckage downed" } as const;

export const FURTHER_SENSES: Readonly<Record<string, readonly Sense[]>> = {
  "cargo hold": [{ kind: "space_corridor", near: IN_SPACE }],
  "cargo bay": [{ kind: "space_corridor", near: IN_SPACE }],
  sickbay: [{ kind: "space_quarters", near: IN_SPACE }],
  ...Object.fromEntries(
    "lake river pond loch".split(" ").map((word) => [
      word,
      [
        { kind: "lava_field", near: "lava magma" },
        { kind: "frozen_lake", near: "frozen" },
        { kind: "jetty", near: "jetty jetties" },
      ] as const,
    ]),
  ),
  "dressing room": [{ kind: "locker_room", near: "hockey football rugby team teams players gear match boots" }],
  "tide pool": [{ kind: "beach", near: "low tide evening rocks shore beach morning noon sunset dusk dawn" }],
  entrance: [{ kind: "none", near: "tunnel cave mine park zoo" }],
  lighthouse: [{ kind: "spiral_stairs", near: "spiral" }],
  vault: [
    { kind: "pod_bay", near: "clone clones cloning tanks" },
    { kind: "none", near: "church gym gymnastics ceiling" },
  ],
  cave: [{ kind: "ice_cave", near: "ice glacier frozen" }],
  ...Object.fromEntries(
    [
      "mouth of a cave",
      "cave mouth",
      "cave entrance",
      "entrance of a cave",
      "entrance to a cave",
      "outside a cave",
    ].map((words) => [
      words,
      [
        { kind: "jungle", near: "jungle rainforest" },
        { kind: "forest", near: "forest woods" },
        { kind: "desert", near: "desert dunes" },
        { kind: "coast", near: "sea coast beach ocean" },
        { kind: "snow", near: "snow snowy" },
        { kind: "hills", near: "hill hills hillside meadow" },
      ] as const,
    ]),
  ),
  ...Object.fromEntries(
    ["cliff", "cliffs", "sheer cliff", "cliff face"].map((word) => [
      word,
      [{ kind: "mountain", near: "mountain mountains alps himalaya climber climbers dolomites andes summit" }] as const,
    ]),
  ),
  cellar: [{ kind: "club_stage", near: "jazz brass band piano blues" }],
  speakeasy: [{ kind: "alley", near: "alley outside" }],
  stairway: [
    { kind: "none", near: "favela hillside outdoor street forest woods jungle bamboo mountain cliff garden monastery" },
  ],
  lane: [
    { kind: "stadium", near: "stadium athletics sprinters" },
    { kind: "road", near: "hedge hedges hedgerow field fields meadow meadows country farm sunflower woods" },
    { kind: "market", near: "market bazaar souk awnings" },
    { kind: "alley", near: "cobbled cobblestone cobblestones tenement tenements houses narrow city medieval" },
  ],
  barracks: [{ kind: "barracks_yard", near: "yard parade ground outside flagpole drill" }],
  pier: [ON_STILL_WATER],
  dock: [{ kind: "courtroom", near: "courtroom court judge trial" }, ON_STILL_WATER],
  docks: [ON_STILL_WATER],
  "landing stage": [{ kind: "harbour", near: "ferry ferries steamer sea" }],
  "wooden pier": [{ kind: "harbour", near: "sea ocean beach surf waves harbour" }],
  "small pier": [{ kind: "harbour", near: "sea ocean beach surf waves harbour" }],
  "fishing pier": [{ kind: "harbour", near: "sea ocean beach surf waves harbour" }],
  "wooden dock": [{ kind: "harbour", near: "sea ocean harbour" }],
  "motel corridor": [{ kind: "motel", near: "outdoor outside open railing cars car parking sky" }],
  "breakfast room": [{ kind: "restaurant", near: "hotel motel inn buffet guests guesthouse hostel waiter tables" }],
  "burial chamber": [{ kind: "crypt", near: "church chapel cathedral coffins skulls bones" }],
  "tomb chamber": [{ kind: "crypt", near: "church chapel cathedral coffins skulls" }],
  "crater lake": [{ kind: "planet", near: "moon mars planet" }],
  "obstacle course": [{ kind: "none", near: "horse horses show" }],
  "training ground": [{ kind: "barracks_yard", near: "army soldiers recruits recruit military camp" }],
  fort: [
    { kind: "none", near: "blankets blanket pillows pillow cushions cardboard sheets chairs" },
    { kind: "fort_yard", near: "frontier wooden palisade cavalry log logs" },
  ],
  castle: [{ kind: "none", near: "blankets cardboard bouncy sand cushions" }],
  trench: [
    { kind: "none", near: "coat" },
    { kind: "deep_sea", near: "ocean sea abyss submarine" },
  ],
  track: [
    { kind: "platform", near: "train railway rails" },
    { kind: "stadium", near: "stadium athletics sprinters" },
  ],
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
  cottage: [
    { kind: "toadstool_house", near: "toadstool mushroom gnome elf fairy pixie" },
    { kind: "old_kitchen", near: "cauldron cauldrons" },
    { kind: "village", near: "thatched gate hedge lane" },
  ],
  galley: [{ kind: "kitchen", near: "trawler yacht boat freighter cook stove" }],
  stream: [{ kind: "lava_field", near: "lava magma" }],
  "top floor": [{ kind: "high_steel", near: "skeleton girder girders steel" }],
  doorstep: [{ kind: "veranda", near: "hut cabin shack cottage chalet fisherman fishermen lodge" }],
  hut: [
    { kind: "veranda", near: "doorstep threshold porch" },
    { kind: "polar_hut", near: "polar arctic antarctic antarctica pole glacier" },
    { kind: "old_kitchen", near: "cauldron cauldrons herbs" },
  ],
  reception: [{ kind: "hotel_lobby", near: "hotel motel hostel inn guesthouse" }],
  "palace courtyard": [
    { kind: "temple_court", near: "korean korea chinese china japanese kyoto peking beijing forbidden" },
  ],
  "train crossing": [{ kind: "none", near: "bridge river viaduct ravine" }],
  shack: [{ kind: "old_kitchen", near: "cauldron cauldrons herbs" }],
  crossing: [{ kind: "none", near: "train ship ferry compartment carriage plane" }],
  "repair shop": [
    { kind: "workshop", near: "robot robots android androids clock piano violin doll dolls instrument" },
    { kind: "shop", near: "phone phones bike bikes bicycle bicycles shoe shoes watch radio tv television computer" },
  ],
  porch: [{ kind: "veranda", near: "plantation farmhouse ranch rocking bungalow bayou cane" }],
  hive: [{ kind: "hills", near: "bee bees honey thyme lavender heather orchard meadow" }],
  motel: [{ kind: "motel", near: "sign vacancy outside parking lot car walkway exterior facade" }],
  airship: [{ kind: "none", near: "hangar overhead city" }],
  zeppelin: [{ kind: "none", near: "hangar overhead" }],
  arcade: [
    { kind: "courtyard", near: "convent cloister monastery abbey garden courtyard nuns monks" },
    { kind: "none", near: "stone columns shopping" },
  ],
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
    { kind: "snow", near: "everest himalaya k2 summit" },
    { kind: "snow", near: "ice glacier arctic antarctic polar greenland inuit sledge sled" },
    { kind: "tent_camp", near: "gold prospectors miners mining" },
    { kind: "desert", near: "bedouin desert sahara jordan nomad oasis dunes" },
    { kind: "tent_camp", near: "army military refugee refugees soldiers aid" },
    { kind: "steppe", near: "roman yurt mongol mongols steppe khan tartar felt" },
  ],
  ship: [{ kind: "spaceship", near: "orbit airlock starship spaceship alien space galaxy warp asteroid hyperdrive" }],
  wood: [
    { kind: "forest", near: "autumn fog mist ferns leaves burrow fox deer path trees undergrowth bluebells birdsong" },
    { kind: "none", near: "panel panelled paneled floor dark table oak polished walls chopping carved desk" },
  ],
  runway: [{ kind: "speakers_stage", near: "spectators fashion model models catwalk designer gown photographers" }],
  ocean: [{ kind: "deep_sea", near: "deep depths abyss specks" }],
  "open ocean": [{ kind: "reef", near: "deep depths shafts beneath below" }],
  "open sea": [{ kind: "reef", near: "deep depths shafts beneath below" }],
  plain: [
    { kind: "planet", near: "planet exoplanet martian mars lunar" },
    { kind: "none", near: "background backdrop coloured colored white wall walls room table simple" },
  ],
  plane: [{ kind: "road", near: "runway tarmac airfield" }, CRASHED],
  ...Object.fromEntries("airplane aeroplane aircraft airliner".split(" ").map((word) => [word, [CRASHED]])),
  forum: [
    { kind: "ruins", near: "ruined ruins" },
    { kind: "none", near: "internet online" },
  ],
  temple: [
    { kind: "jungle_temple", near: "jungle rainforest maya mayan aztec inca vines lianas" },
    { kind: "forum", near: "steps egypt egyptian pharaoh karnak luxor" },
    { kind: "ruins", near: "ruined ancient broken overgrown greek buried columns dunes" },
  ],
  garden: [{ kind: "restaurant", near: "beer waiter" }],
  market: [{ kind: "hall", near: "stock" }],
  hall: [
    { kind: "corridor", near: "narrow doors school" },
    { kind: "grand_stairs", near: "staircase" },
  ],
  mansion: [{ kind: "grand_stairs", near: "staircase" }],
  "prison cell": [{ kind: "space_quarters", near: "starship spaceship spacecraft" }],
  "hotel terrace": [BY_THE_SEA],
  "cafe terrace": [BY_THE_SEA],
  "restaurant terrace": [BY_THE_SEA],
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
  party: [{ kind: "none", near: "search hunting rescue landing raiding boarding war political third wedding office" }],
};

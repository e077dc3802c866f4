// English words of what is drawn into a place because its text names it, and the kinds of place that draw it anyway.
import { LANDMARKS } from "./landmark-words.ts";

const FAR = {
  minaret: "minaret, minarets",
  mosque:
    "mosque, mosques, istanbul, cairo, damascus, baghdad, marrakesh, marrakech, isfahan, tehran, casablanca, fez, tunis, samarkand, bukhara, kasbah, medina, algiers",
  steeple: "church tower, steeple, church spire, spire, spires, church, chapel, belfry",
  castle: "castle, fortress, keep, citadel, ruined tower, old tower, tower ruin",
  pyramid: "pyramid, pyramids, giza, luxor, pharaoh palace",
  towers:
    "new york, manhattan, brooklyn, chicago, dubai, hong kong, shanghai, singapore, los angeles, toronto, skyscraper, skyscrapers, tower block, tower blocks, office tower, office towers, high rises, city skyline, skyline, city behind, apartment blocks, glass towers, alien city, spires of a city",
  peak: "mountain, mountains, peak, peaks, fjord, alpine, alpine pasture, alpine meadow, andes, alps, himalayas",
  volcano: "volcano",
  sea: "sea, ocean, sea view, coastal road, coast road",
  lighthouse: "lighthouse",
  crane: "crane, cranes, building crane, tower crane",
  chimneys: "factory chimneys, smokestack, smokestacks, factory chimney, chimney stacks, factories, steelworks",
  dome: "dome, domes, cathedral, basilica, capitol",
  pagoda:
    "pagoda, pagodas, kyoto, nara, beijing, peking, chinatown, suzhou, forbidden city, chinese village, chinese town",
  ferris_wheel: "ferris wheel, big wheel",
  sails: "sailing boat, sailing boats, sailboats, sails, yachts, ships at anchor, sailing ships",
  smoke_column:
    "column of smoke, columns of smoke, smoke columns, smoke on the horizon, smoke far off, smoking crater, plumes of smoke, smoke rising",
  burning_houses:
    "burning houses, house on fire, burning house, flames in the windows, burning village, burning city, burning buildings, burning town, houses on fire, burning huts",
  pylon: "pylon, pylons, power lines",
  iceberg: "iceberg, icebergs",
};

const SKY = {
  birds: "birds, gulls, seagulls, crows, ravens, swallows, geese, vultures, flock",
  kites: "kites, kite",
  white_clouds: "white clouds, fluffy clouds, puffy clouds, cumulus, cumulus clouds, heaped clouds, summer clouds",
  fireworks: "fireworks",
  rainbow: "rainbow",
  aurora: "aurora, northern lights, aurora borealis, polar lights",
  full_moon: "moon in view",
  moons: "two moons, twin moons, three moons, double moon",
  earth: "blue earth, earth above, earth low, earthrise, earth hanging",
  airship: "airship, zeppelin, airships",
  hot_air_balloons: "hot air balloon, hot air balloons, other balloons, distant balloons, balloons in the sky",
  ringed_planet: "ringed planet, saturn, planet with rings, rings of saturn",
  big_planet: "gas giant, jupiter, huge planet, giant planet, planet above, planet on the horizon",
};

const HUNG = {
  washing:
    "washing line, washing lines, laundry line, laundry lines, laundry, washing overhead, hanging washing, drying clothes, clothesline, clotheslines, hanging sheets",
  bulbs:
    "string lights, strings of lights, fairy lights, strings of bulbs, string of bulbs, string of lights, coloured bulbs, christmas lights",
  lanterns: "paper lantern, paper lanterns, red lanterns, lanterns, chinese lanterns, hanging lanterns",
  bunting: "bunting, pennants, strings of flags, string of flags, rows of flags, streamers, party flags",
  wires: "tangled wires, overhead wires, tram wires, wires, power cables",
  garlands: "garland, garlands, marigold garlands, flower garlands",
  prayer_flags: "prayer flags, prayer flag",
  paper_chains: "paper chains, paper chain, paper stars, paper streamers",
  vines: "hanging vines, vines, ivy, creepers, lianas, climbing roses, bougainvillea, wisteria",
};

const TOWN = {
  barrier:
    "barrier, lowered barrier, checkpoint, border crossing, border post, boom gate, toll gate, roadblock, turnpike",
  booth: "guard booth, sentry box, guardhouse, guard hut, toll booth, tollbooth, kiosk, ticket booth, newsstand",
  standards: "flags, banners, flag poles, flagpoles, war banners, broken banners, standards, torn banners",
  open_grave: "open grave, freshly dug grave, empty grave, dug grave",
  igloo: "igloo, igloos, snow house",
  fence: "fence, picket fence, white fence, wooden fence, fences, railings, garden fence",
  chain_link: "chain link fence, chain link, wire fence, razor wire, perimeter fence, barbed wire fence",
  gravestones: "gravestone, gravestones, headstone, headstones, tombstone, tombstones, graves",
  crosses: "crosses, stone crosses, celtic crosses, wooden crosses, white crosses",
  statue: "statue, statues, monument, marble statue, stone angel, bust",
  fountain: "fountain, fountains",
  well: "well, stone well, village well",
  cross: "wayside cross, wooden cross, stone cross, great cross",
  tent: "camp, campsite, tent, tents, orange tent, small tent",
  yurt: "yurt, yurts, ger camp, yurt camp, camp of yurts, camp of gers, felt tent, felt tents, ger, gers, tipi, tipis, teepee, teepees, wigwam, round tents",
  campfire: "campfire, bonfire, camp fire, open fire, fire pit, brazier, fires, a fire",
  cart: "cart, carts, wagon, wagons, hay cart, ox cart, wheelbarrow, covered wagon, covered wagons, handcart",
  bench: "bench, benches, park bench, swing seat, porch swing, swing bench",
  shelter: "bus shelter, bus stop, tram stop, shelter, bus stop shelter",
  bins: "bins, dustbins, rubbish bins, garbage cans, trash cans, dumpster, dumpsters, wheelie bins",
  barrels: "barrel, barrels, casks, kegs, oil drums",
  crates: "crate, crates, wooden crates, boxes, cardboard boxes, packing cases, fish crates",
  sacks: "sack, sacks, grain sacks, flour sacks, mail sacks",
  containers: "container, containers, shipping containers, freight containers",
  nets: "fishing nets, fishing net, nets, lobster pots, drying nets",
  anchor: "anchor, rusty anchor",
  rowing_boat: "rowing boat, upturned boat, beached boat, small boats, fishing boats, wooden boats, narrow boats",
  rubble: "rubble, debris, ruins, bricks, shattered concrete, collapsed wall, broken concrete",
  barricade: "barricade, barricades",
  sandbags: "sandbags, sandbag",
  wreck:
    "wreck, wrecks, burnt cars, burnt car, wrecked car, wrecked cars, burnt out car, burnt out cars, rusted cars, abandoned cars, burned cars, scrap cars",
  watchtower: "watchtower, watch tower, guard tower, watchtowers, guard towers, lookout tower",
  floodlight: "floodlight, floodlights, floodlit, searchlight, searchlights",
  swing: "swing, swings, swing set",
  slide: "slide, climbing frame, jungle gym",
  goal: "goal, goals, goal net, sagging net, goal posts, goalposts, football goal, football pitch, muddy pitch, wet net",
  hoop: "basketball hoop, basketball hoops",
  torii: "torii, torii gate, shrine gate, red gate",
  stone_lantern: "stone lantern, stone lanterns",
  sign: "road sign, signpost, sign post, wooden sign, street sign, direction sign",
  billboard: "billboard, billboards, hoarding, hoardings, election poster",
  pump: "petrol pump, petrol pumps, gas pump, gas pumps, fuel pumps",
  stall: "stall, stalls, market stall, market stalls, food stall, food stalls, fruit stall, striped awnings",
  parasol:
    "parasol, parasols, sunshade, sunshades, beach umbrella, beach umbrellas, sun umbrellas, striped umbrellas, straw umbrellas, white umbrellas, yellow umbrellas, garden umbrellas, cafe umbrellas, patio umbrellas",
  column: "column, columns, marble columns, pillars, painted columns, colonnade, broken columns",
  arch: "arch, archway, arches, stone arch, triumphal arch",
  gate: "gate, iron gate, gates, iron gates, farm gate, garden gate, factory gate, palace gate",
  telephone_pole: "telephone pole, telephone poles, telegraph pole, telegraph poles, power poles",
  dish: "satellite dish, satellite dishes, radio dish, antennas",
  water_tank: "water tank, water tanks, water tower",
  scaffold: "scaffold, scaffolding",
  tyres: "tyres, tires, old tyres, stacks of tyres",
  cannon: "cannon, cannons, field gun",
  ladder: "ladder, ladders",
  scarecrow: "scarecrow",
  street_lamp:
    "street lamp, street lamps, gas lamp, gas lamps, lamp post, lamppost, iron lamp, sodium lamps, street light",
  phone_box: "phone box, telephone box, phone booth, telephone booth",
  letter_box: "letter box, letterbox, post box, mailbox, pillar box",
  pumpjack: "pumpjack, pumpjacks, oil pump, oil pumps, nodding donkeys, oil field, oil fields, oilfield",
  solar_panels: "solar panels, solar panel, solar farm, solar plant, solar park",
  pumpkins: "pumpkins, pumpkin patch, pumpkin field, pumpkin",
  cotton: "cotton field, cotton fields, cotton plantation, cotton plants",
  gallows: "gallows, scaffold of the gallows, hanging tree, noose, gibbet",
  mine_sign: "minefield, mine field, warning signs, mine signs, danger sign, danger signs",
  traffic_light: "traffic light, traffic lights, stoplight",
};

const LAND = {
  targets:
    "archery range, archery targets, archery target, archery butts, archery field, archery contest, archery tournament",
  ship_wreck:
    "shipwreck, shipwrecks, ship wreck, wreck of a ship, wreck of a boat, wreck of a galleon, wreck of a freighter, wreck of a steamer, wrecked ship, stranded ship, beached ship, ship aground, sunken ship, sunken galleon, wreck on the sea floor, wreck on the seabed, wreck on the bottom",
  plane_wreck:
    "crashed plane, crashed aeroplane, crashed airplane, crashed aircraft, crashed airliner, plane crash, plane wreck, wreck of a plane, wreckage of a plane, wreckage of an airliner, wrecked plane, downed plane",
  acacia: "acacia, acacias, acacia trees, thorn tree, thorn trees, baobab, baobabs",
  palm: "palm, palms, palm tree, palm trees, coconut palms",
  cactus: "cactus, cacti, cactuses, saguaro",
  blossom_tree: "cherry blossom, cherry blossoms, cherry tree, cherry trees, apple blossom, jacaranda",
  maple_tree: "maple, maples, red maple, maple tree, maple trees, red maple leaves",
  olive_tree: "olive tree, olive trees, olives, olive grove",
  orange_tree: "orange tree, orange trees, lemon trees, lemon tree, apple tree, apple trees, fruit trees",
  birch: "birch, birches, bare birches, birch trees",
  bare_tree: "bare tree, bare trees, dead tree, dead trees, bare oaks, bare branches, leafless trees",
  cypress: "cypress, cypresses",
  fir: "fir, tall fir, fir tree, pine tree, pine trees, fir trees, snowy pines, firs, pines",
  oak: "oak, oaks, big tree, lone tree, old tree, single tree, great tree, trees, plane trees",
  willow: "willow, willows, weeping willow",
  cracked_earth:
    "cracked earth, cracked mud, cracked ground, dried mud, dry lake bed, dry lakebed, parched earth, parched ground, dry waterhole, dried up waterhole",
  balloon_basket:
    "basket of a hot air balloon, basket of a balloon, balloon basket, gondola of a balloon, wicker basket of a balloon, in a hot air balloon, hot air balloon basket, inside of a hot air balloon",
  haystack: "haystack, haystacks, hay bales, bales of hay",
  windmill: "windmill, windmills",
  turbine: "wind turbine, wind turbines, wind farm, wind park",
  barn: "barn, red barn, farmhouse, farmyard, stone house, low stone house",
  cave_mouth: "mouth of a cave, mouth of the cave, cave mouth, cave entrance, entrance of a cave, entrance to a cave",
  boulders: "boulder, boulders, rocks, standing stones, great stone",
  mushrooms: "mushroom, mushrooms, toadstools, giant mushrooms",
  sunflowers: "sunflower, sunflowers",
  reeds: "reeds, reed, rushes, bulrushes",
  bamboo: "bamboo",
  log: "log, logs, fallen tree, tree stump, tree trunk, driftwood",
  pond: "pond, duck pond, village pond, garden pond, lily pond, fish pond, waterhole, water hole, drinking pool",
  waterfall: "waterfall, waterfalls, cascade",
  snowman: "snowman",
  beach_huts: "beach hut, beach huts, bathing huts, bathing machine, changing huts",
  hedge: "hedge, hedges, hedgerow, hedgerows",
  beehives: "beehive, beehives, hives",
  flowers: "flowers, wildflowers, flower bed, flower beds, flower pots, geraniums, rows of flowers, flowerpots",
  roses: "roses, rose bushes, rose bed",
  poppies: "poppies, poppy",
  lavender: "lavender",
  tulips: "tulips, tulip",
  marigolds: "marigolds",
  tall_grass: "tall grass, long grass, dry grass, yellow grass",
  corn: "cornfield, corn field, corn, maize, cornstalks, tall corn",
  wheat: "wheat, barley, rye",
};

const WALL = {
  lockers:
    "locker, lockers, high school corridor, high school hallway, school corridor, school hallway, corridor of a school, hallway of a school, corridor of a high school",
  mirror: "mirror, mirrors, big mirrors",
  poster: "poster, posters, fight posters, old posters, photographs, photos on the wall",
  painting: "painting, paintings, picture on the wall, pictures on the walls",
  portrait: "portrait, portraits",
  clock: "clock, wall clock, cuckoo clock, big clock, station clock",
  map: "map, maps, world map",
  blackboard: "blackboard, chalkboard",
  whiteboard: "whiteboard",
  window: "open window, windows, one window",
  tall_window: "tall window, tall windows, big windows, high window, large windows",
  barred_window: "barred window, barred windows, slit window",
  round_window: "round window, porthole, small round window",
  broken_window: "broken window, broken windows, smashed window",
  stained_glass: "stained glass, stained glass window, rose window",
  curtains: "curtain, curtains, red curtain, velvet curtains, lace curtains, drapes",
  blinds: "blinds, venetian blinds, slatted light, slatted blinds, shutters, slatted moonlight, louvres",
  tapestry:
    "tapestry, tapestries, paper screens, paper screen, folding screen, folding screens, gold screen, gold screens, golden screens, painted screens, painted golden screens, painted gold screens, silk screens, silk screen, wall hanging, wall hangings",
  lift_doors:
    "lift doors, elevator doors, steel lift, steel lift doors, lift lobby, elevator lobby, bank of lifts, two lifts, before a lift, lift shaft",
  sinks: "sinks, steel sinks, row of sinks, washbasins, wash basins, basins, scrub room, scrub sinks",
  fly_ropes:
    "ropes and sandbags, fly ropes, wings of a theatre, wings of an opera house, theatre wings, fly gallery, fly loft, wings of a stage, dark wings",
  flag: "flag, national flag",
  shelf: "shelf, shelves, jars, rows of jars, bottles, steel shelves",
  antlers: "antlers, stag head, hunting trophies, deer head",
  crucifix: "crucifix, cross on the wall",
  tools: "tools, pegboard",
  pipes: "pipes, steam pipes, valves, pipework",
  cables: "cables, wiring",
  graffiti: "graffiti, graffitied walls, spray paint",
  monitors: "monitors, wall of screens, screens, displays",
  television: "television, tv, old tv, television set",
  neon_sign: "neon sign, neon signs, neon",
  vault_door:
    "vault door, round vault door, steel vault door, bank vault door, vault hatch, round steel door, door of a vault, strongroom door, safe door",
};

const FLOOR = {
  blanket_fort:
    "blanket fort, fort of blankets, den of blankets, blanket den, tent of blankets, blanket tent, fort of sheets, fort of cushions, cushion fort, pillow fort, fort of pillows, fort of chairs, den of sheets, fort built of blankets, cardboard fort, cardboard box fort, cardboard castle",
  buffet:
    "buffet, breakfast buffet, buffet table, cold buffet, breakfast hall, hotel breakfast room, motel breakfast room, juice dispenser, cereal dispenser",
  telegraph:
    "telegraph, telegraph key, telegraph office, telegraph station, telegraph apparatus, morse apparatus, morse key, wireless room, wireless set, radio shack, radio set",
  bunks: "bunk bed, bunk beds, bunks, bunk room, barrack room, iron beds, rows of beds",
  piano: "piano, upright piano, grand piano",
  plant: "houseplant, houseplants, potted plant, potted plants, rubber plant, pot plants",
  coffin: "coffin, coffins, casket",
  altar: "altar",
  throne: "throne, thrones",
  cage: "cage, cages",
  gold: "gold coins, heaped with gold, mountain of gold, mountains of gold, hills of gold, bones and gold, piles of gold, heap of gold, gold and jewels, heaps of gold, treasure, full of gold, hoard",
  crystals: "crystal, crystals, glowing crystals",
  pods: "pods, glass pods, cryo pods, sleeping pods, capsules",
  machines: "machines, machinery, generator, compressor",
  candles: "candle, candles, single candle",
  bookshelf: "bookshelf, bookshelves, bookcase, bookcases, walls of books",
  balloons: "balloons, balloon",
  open_door: "open door, half open door, open doorway, doorway, open barn door",
  closed_door: "closed door, locked door, numbered doors",
  christmas_tree: "christmas tree",
  canopy_bed: "canopy bed, four poster bed, four poster, royal bed, canopied bed, royal bedchamber, bedchamber",
  carousel:
    "baggage carousel, luggage carousel, black carousel, long black carousel, baggage belt, luggage belt, baggage hall, baggage reclaim, baggage claim, luggage hall",
  podium: "podium, low podium, round podium, low round podium, fitting podium, plinth",
  couch: "couch, chaise longue, chesterfield, psychiatrist office, therapist office, psychoanalyst office",
};

const CEILING = {
  chandelier: "chandelier, chandeliers",
  bulb: "bare bulb, bare bulbs, one bulb, light bulb, single bulb, hanging bulb",
  chains: "chains, hanging chains, meat hooks",
  cobwebs: "cobweb, cobwebs, spider webs",
  ceiling_fan: "ceiling fan, ceiling fans, a fan",
  mirror_ball: "mirror ball, disco ball, glitter ball",
};

export const DETAIL_WORDS = { ...FAR, ...LANDMARKS, ...SKY, ...HUNG, ...TOWN, ...LAND, ...WALL, ...FLOOR, ...CEILING };
export type DetailName = keyof typeof DETAIL_WORDS;

// English words of outside places. Before the semicolon what names the place, after it what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const OUTSIDE: KindWords = {
  street:
    "traffic jam, roundabout, street corner, street, avenue, boulevard, main street, high street, downtown, city, city centre, city center, town, crossing, crossroads, intersection, crosswalk, pavement, sidewalk, shopping street, city street, metropolis, taxi rank, traffic, new york, tokyo, london, paris, berlin, chinatown, red light district, motel sign; traffic lights, storefronts, kerb, curb, cobbles, cobblestones, neon signs, neon",
  alley:
    "medina, kasbah, casbah, hutong, favela, shanty town, fireescape, alley, alleyway, back alley, backstreet, back street, lane between houses, side street, passage between houses, backyard of tenements, courtyard of a tenement, narrow street, narrow lane; dumpster, dumpsters, fire escape, bins, garbage cans, trash cans",
  square:
    "square, eiffel tower, trocadero, brandenburg gate, times square, concrete steps, broad steps, office plaza, town square, market square, plaza, piazza, christmas market, city square; stalls, fountain, monument, statue, market stalls",
  stadium:
    "stadium, football goal, goalmouth, football stadium, football pitch, football field, soccer field, soccer pitch, athletics track, running track, ballpark, baseball stadium, sports ground; grandstand, goalposts, floodlights, penalty area",
  fairground:
    "fairground, funfair, fair, carnival, amusement park, theme park; ferris wheel, carousel, merry go round, roller coaster, bumper cars",
  pool: "diving board, springboard, rooftop pool, roof pool, swimming pool, olympic pool, pool lanes, outdoor pool, lido, motel pool, hotel pool, pool side, poolside; diving board, sun loungers, lip of the pool",
  village:
    "village, mud hut, mud huts, clay hut, straw hut, grass hut, hamlet, fishing village, mountain village, village street, village square, old town, country town, settlement, medieval town, monastery yard, churchyard gate, farm, farmyard, farmhouse yard, windmill; thatched, thatched roofs, well, church tower, chimney smoke",
  suburb:
    "suburb, suburbs, suburb street, suburban street, suburban road, residential street, cul de sac, front yard, front lawn, driveway, porch, front porch, doorstep, front door, doorway, housing estate, neighbourhood, neighborhood, terraced houses, bungalows; mailbox, porch lamp, porch light, picket fence, lawn, garden gate, sprinkler",
  rooftop:
    "rooftop, flat roof, gravel roof, tar roof, flat gravel roof, roof of a building, rooftop garden, roof garden, roof terrace garden, rooftops, roof, roof terrace, roofs, terrace, over the city, skyline, helipad; chimneys, water tank, antenna, antennas, tar paper, satellite dish, roof tiles",
  bridge:
    "bridge, river bridge, footbridge, stone bridge, suspension bridge, viaduct, rope bridge, wooden bridge, railway bridge, overpass, flyover, aqueduct; parapet, railing of the bridge",
  road: "barracks gate, gate of the barracks, gates of a barracks, army base gate, gate of an army base, military checkpoint, border checkpoint, checkpoint, border crossing, border post, toll booth, tollbooth, road, lane, country lane, country road, highway, desert road, forest road, dirt road, roadside, lay by, mountain road, coastal road, crossroad, track; tarmac, asphalt, road sign, milestone, guard rail, centre line",
  platform:
    "platform, railway platform, train platform, station platform, railway line, railway tracks, railway embankment; rails, tracks, signal box, sleepers",
  castle:
    "gates of a palace, gates of the palace, palace gate, iron gates of a palace, gates of an imperial palace, gates of a royal palace, imperial palace gates, royal palace gates, castle, fortress, citadel, castle courtyard, fort, stronghold, palace gate, tower of the wizard; moat, turrets",
  harbour:
    "harbour, harbor, port, pier, dock, docks, quay, quayside, wharf, marina, ferry landing, harbour wall, breakwater, mole, boatyard, promenade, waterfront; fishing boats, mooring, bollard, bollards, cranes, gulls, anchored",
  coast:
    "coast, cliff, cliffs, clifftop, cliff top, lighthouse, headland, cape, rocky shore, bay, sea cliff, promontory, crag over the sea, coastline; surf, sea spray, breakers",
  beach:
    "cove, smugglers cove, beach bar, beach, beach hut, beach huts, shore, seashore, seaside, sandy beach, island, desert island, tropical island, lagoon, sandbank, dunes by the sea, oyster beds, oyster bed, mudflat, mudflats, shoreline, tidal flat; sand and sea, palm trees, deckchair, parasol, sandcastle, driftwood, seashells",
  sea: "sea, fish farm, rolling wave, blue wave, breaking wave, giant wave, surf break, fjord, ocean, open sea, open ocean, high seas, boat, rowing boat, lifeboat, raft, sailing boat, sailboat, at sea, mid ocean, middle of the sea, out at sea, kayak, canoe, iceberg, whirlpool, yacht, dinghy; waves, swell, horizon line, whitecaps",
  ship_deck:
    "ship deck, bow of an ocean liner, bow of a ship, bow of the ship, bow of a ferry, prow of a ship, stern of a ship, deck of an ocean liner, deck of a liner, ocean liner, icebreaker, deck of an icebreaker, deck, deck of the ship, deck of a ship, pirate ship, ship, sailing ship, galleon, ferry, trawler, fishing boat, cruise ship, on deck, deck of the boat, aircraft carrier, whaler, quarterdeck, crow nest, frigate, steamer, tanker, cargo ship; mast, rigging, sails, ship rail, ropes, capstan, bow, stern",
  oil_rig:
    "oil rig, oil rig deck, oil platform, drilling platform, drilling rig, offshore platform, offshore rig, gas platform, deck of an oil rig, drill floor; derrick, drill pipes, helideck",
  ice_rink: "outdoor ice rink, open air ice rink, outdoor skating rink, outdoor rink; skaters, ice skates, zamboni",
  river:
    "river landing, ghat, ghats, river, riverbank, river bank, bank of the river, stream, brook, creek, riverside, ford, rapids, delta, banks, canyon river, mill stream, gorge with a river; current, stepping stones, reeds",
  lake: "lake, geyser, geysers, geyser field, pond, lakeside, lakeshore, loch, reservoir, mountain lake, tarn, boathouse, jetty on the lake; lily pads, water lilies, still water, swan",
  reef: "reef, coral reef, underwater, under water, under the ice, beneath the ice, below the ice, beneath floating ice, beneath the floating ice, beneath the ice sheet, under the ice sheet, under the polar ice, undersea, beneath the waves, beneath the surface, below the surface, under the sea, sea floor, sea bed, kelp forest, tide pool, sunken temple, atlantis, underwater cave; coral, corals, seaweed, kelp, anemone, fish swarm, shoal",
  deep_sea:
    "deep sea, abyss, ocean floor, ocean trench of the ocean, seabed, shipwreck on the seabed, sunken ship, sunken wreck, abyssal plain, mariana trench, hydrothermal vent, deep ocean, depths of the sea, depths of the ocean, bottom of the sea, bottom of the ocean, bathyscaphe, twilight zone; bioluminescent, anglerfish, wreck",
  forest:
    "forest, wood, woods, woodland, grove, clearing, forest path, glade, forest clearing, beech forest, oak forest, autumn forest, thicket, birch forest, birches, forest edge, campsite, camp, campfire, camp fire, campground; trees, ferns, moss, trunks, undergrowth, leaves",
  pine_forest:
    "pine forest, pines, pine wood, pine woods, fir forest, spruce forest, firs, taiga, conifer forest, conifers, evergreen forest, redwoods, redwood forest, sequoia; pine needles, fir trees, pine trees, pine, fir, spruce",
  jungle:
    "jungle track, jungle road, jungle path, jungle trail, rainforest track, rainforest trail, banana plantation, coffee plantation, rubber plantation, cocoa plantation, palm plantation, plantation, jungle, jungle clearing, rainforest clearing, rainforest, rain forest, tropical forest, bamboo forest, bamboo grove, amazon; lianas, vines, palms, parrots, tropical leaves",
  swamp:
    "swamp, mangrove boardwalk, boardwalk through a swamp, mangrove, mangroves, mangrove swamp, marsh, bog, mire, fen, wetland, wetlands, bayou, everglades, quagmire, moorland pool, peat bog; cypress, rushes, murky water, will o wisp",
  field:
    "cornfield maze, corn maze, maize maze, sports day field, pumpkin patch, pumpkin field, cotton field, cotton fields, cotton plantation, sugar cane field, strawberry field, hop field, potato field, solar farm, solar park, field, fields, farmland, wheat field, cornfield, corn field, meadow, pasture, prairie, grassland, plain, plains, lavender field, sunflower field, playing field, heath, racecourse, show jumping course, jumping course, poppy field, tulip field, hayfield, barley, wheat, airfield grass; haystack, scarecrow, tractor, furrows, crops, wildflowers",
  hills:
    "apiary, beehives, bee hives, beehive, bee yard, wind farm, wind park, moor, moors, hill, hills, hillside, hilltop, downs, highland, highlands, valley, vale, shire, rolling hills, dale, countryside, moorland, knoll, ridge; sheep, heather, dry stone wall",
  garden:
    "garden, lawn, backyard, back garden, back yard, yard, kitchen garden, rose garden, patio, pergola, hedge maze, maze, garden party, terrace garden, wedding garden, arbour; flower beds, roses, hedge, hedges, trellis, swing, vegetable beds, garden table",
  park: "park, plane tree, chess table, stone chess table, plane trees, city park, central park, park bench, botanical garden, bandstand, dog park, cemetery park, picnic; benches, swings, slide, jogging path, pond with ducks",
  graveyard:
    "graveyard, cemetery, churchyard, burial ground, grave, graveside, funeral, necropolis; gravestones, gravestone, tombstones, headstones, headstone, crosses, open grave",
  mountain:
    "mouth of a cave, cave mouth, cave entrance, entrance of a cave, entrance to a cave, outside a cave, mountain, mountains, mountain top, mountaintop, summit, peak, mountain pass, pass, alps, alpine meadow, rock face, cliff face, volcano, volcanic, himalaya, canyon rim, plateau, gorge, ravine, ledge; scree, boulders, precipice, cairn, lava",
  snow: "blue ice, sea ice, plain of ice, plain of sea ice, ice plain, drift ice, ice sheet, ice edge, icy slope, penguin colony, slope of ice, ice shelf, ice cliff, pack ice, frozen bay, frozen fjord, frozen harbour, snowfield, snowy field, arctic, antarctic, antarctica, tundra, ice field, ice floe, north pole, south pole, inside a snow globe, inside of a snow globe, glacier, polar station, polar research station, antarctic research station, reindeer camp, snowy plain, frozen wasteland, frozen plain, ice desert, snowscape, winter landscape, frozen sea, arctic research station, antarctic station; siberia, snowdrifts, snowdrift, sled, sledge, ice, snow",
  desert:
    "sandy pit, tomb entrance, entrance of a tomb, entrance of the tomb, entrance to a tomb, entrance to the tomb, doorway of a tomb, doorway of an egyptian tomb, doorway of the tomb, mouth of a tomb, mouth of the tomb, entrance of a pyramid, entrance to a pyramid, entrance of the pyramid, pit with string lines, excavation trench, pit in the desert, dig in the desert, excavation, archaeological dig, archaeological site, dig site, excavation site, excavation pit, border fence, border wall, oil field, oil fields, oilfield, solar farm in the desert, desert, dunes, sand dunes, sahara, oasis, mesa, badlands, wasteland, salt flat, salt flats, salt pan, salt desert, desert camp, outback, dry lake, gobi, arizona, pyramids, pyramid, arroyo; cacti, cactus, camels, sandstorm, sand",
  battlefield:
    "battlefield, no man land, front line, frontline, war zone, warzone, bombed city, bombed out city, battle, bomb site, minefield, killing field, crash site, burning village, besieged city, foxhole, shell crater, post apocalyptic city, destroyed city, destroyed town, ruined street, apocalypse; barbed wire, shell craters, craters of shells, burning tanks, sandbags, cannons, corpses, soldiers, smoke of guns, artillery",
  ruins:
    "ruin, ruins, temple columns, columns of a temple, broken columns, half buried columns, half buried temple, buried temple, ruined hall, ruined great hall, ruined banquet hall, ruined throne hall, ruined throne room, roofless hall, hall without a roof, hall open to the sky, great hall open to the sky, ruined monastery, ruined palace, ruined chapel, castle ruin, castle ruins, ruined temple, ruined city, ruined abbey, burnt out church, roofless church, bombed church, church without a roof, ruined church, ruined castle, ancient temple, temple ruins, colosseum, abandoned city, amphitheatre, amphitheater, archaeological site, excavation, lost city, ancient city; broken columns, fallen columns, crumbling walls, rubble",
  planet:
    "planet, plain on mars, red plain on mars, plain of mars, alien city, dead alien city, alien metropolis, alien planet, mars, moon surface, surface of the moon, surface of mars, surface of the planet, lunar surface, the moon, alien world, exoplanet, asteroid, dead planet, red planet, other planet, another planet, distant planet, alien landscape, moon crater, ice planet, ice moon, icy moon, frozen moon, surface of a moon, desert planet, jungle planet, lunar crater, lunar plain, lunar landscape, lunar valley, martian plain, martian desert, on the moon, alien desert; two moons, three moons, two suns, small suns, twin suns, craters, alien plants, rover",
  orbit:
    "orbit, outer space, space, deep space, galaxy, nebula, asteroid belt, asteroid field, solar system, spacewalk, space walk, void of space, milky way, black hole, wormhole, comet, starfield, interstellar, vacuum of space, low earth orbit; satellite, satellites, rings of saturn",
  abstract:
    "void, nowhere, limbo, dreamscape, white void, black void, nothingness, mind palace, inside his mind, inside her mind, memory, darkness only, infinite white, title card, black screen, white screen, blank, unknown place, placeholder, background, plain background, backdrop, plain backdrop, coloured background",
};

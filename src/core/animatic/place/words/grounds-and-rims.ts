// English words of grounds of soldiers, of jetties, hot springs and craters, and of further rooms. Before the semicolon what names the place, after it
// what is only found there.
import type { KindWords } from "../place-kinds.ts";

export const GROUNDS_AND_RIMS: KindWords = {
  barracks_yard:
    "barracks yard, barrack yard, yard of a barracks, yard of the barracks, barracks square, barracks courtyard, courtyard of a barracks, parade ground, parade square, drill ground, drill square, drill yard, army yard, military yard, army base, military base, army training ground, training ground of recruits, boot camp, training camp of soldiers, assault course, obstacle course, military academy yard, outside the barracks, front of the barracks",
  hot_spring:
    "hot spring, hot springs, thermal spring, thermal springs, thermal pool, thermal pools, hot pool, geothermal pool, onsen, outdoor onsen, outdoor hot spring, open air bath, mineral spring, steaming pool, hot spring pool, hot spring bath, rotenburo",
  jetty:
    "jetty, wooden pier, small pier, fishing pier, landing stage, boat landing, river landing, wooden landing, wooden dock, boat dock, lake dock, bathing platform, swimming dock, bathing jetty, dock on a lake, dock on the lake, pier on a lake, pier on the lake, end of a dock",
  crater_rim:
    "crater rim, rim of a crater, rim of the crater, rim of a volcano, rim of the volcano, lip of a volcano, lip of the volcano, lip of a crater, edge of a volcano, edge of the volcano, edge of a crater, edge of the crater, volcano rim, volcano crater, volcanic crater, crater of a volcano, crater of the volcano, mouth of a volcano, mouth of the volcano, top of a volcano, top of the volcano, inside a volcano, crater lake",
  pharaoh_tomb:
    "burial chamber, tomb chamber, royal tomb, tomb in the desert, tomb of a king, tomb of a queen, tomb under the sand, rock tomb",
  fight_ring: "wrestling hall, sumo ring, wrestling match, wrestling show, lucha libre, boxing hall, boxing match",
  restaurant:
    "breakfast hall, hotel breakfast room, motel breakfast room, inn breakfast room, guesthouse breakfast room, hotel breakfast, breakfast buffet, hotel dining room, motel dining room, hotel dining hall, dining saloon, dining room of a hotel",
  ship_cabin:
    "wireless room, ship wireless room, ship radio room, radio room of a ship, lower deck, lower deck of a ship, crew quarters of a ship, forecastle, between decks, ship mess, mess of a ship, sick bay of a ship",
  engine_cab:
    "cab of a locomotive, cab of a steam locomotive, cab of a steam engine, cab of a steam train, cab of a train, cab of a diesel locomotive, cab of an engine, locomotive cab, engine cab, engine cab of a steam train, engine cab of a train, train cab, driver cab, driver cab of a train, driver cab of a night train, driver cab of a tram, driver cab of a metro train, train driver cab, footplate, footplate of a steam engine, steam engine footplate; firebox",
  van: "back of a van, back of the van, back of a delivery van, back of a police van, back of a prison van, back of a surveillance van, inside of a van, inside of the van, inside of a delivery van, inside of a windowless van, inside a van, inside a delivery van, surveillance van, police van, prison van, delivery van, cargo area of a van",
  pro_kitchen:
    "kitchen of a chinese restaurant, kitchen of an indian restaurant, kitchen of an italian restaurant, kitchen of a big restaurant, kitchen of a palace hotel, kitchen of a cruise ship, chinese restaurant kitchen; woks, wok",
  greenhouse: "butterfly house, tropical house, palm house, hothouse",
  tent: "tepee, tipi, teepee, wigwam, inside of a tepee, inside of a tipi, wedding night tent, reindeer tent, command tent",
  field_hospital: "hospital ward in a tent, ward in a tent, hospital in a tent",
  factory_yard: "whaling station, cannery yard, tannery yard, sugar mill yard",
  butcher: "deli, delicatessen, deli counter",
  fairy_forest:
    "treehouse village, village in the trees, tree village, village of treehouses, elven city, elf city, tree city, city of elves, city in the trees, elven village, elf village in the trees",
  river:
    "barge, rice barge, houseboat, sampan, mekong, ganges, congo river, nile, mississippi, danube, volga, yangtze, orinoco",
  fairground: "bumper car arena, bumper car track, dodgems, ferris wheel cabin, cabin of a ferris wheel",
  bar: "cantina, saloon bar, taproom bar",
  lake: "billabong, oxbow",
  orbit:
    "outer hull, outer hull of a space station, outside of a space station, hull of a space station, hull of the station, hull of a spaceship, hull of the ship in space, spacewalk, space walk",
  big_things: "giant table top, table top of a giant, table of a giant, giant kitchen table",
  cellar: "mushroom farm",
  reef: "coral wall, coral cliff, sunken galleon, hold of a sunken galleon, sunken ship in the reef",
  arena: "amphitheatre, greek amphitheatre, ancient theatre, amphitheater",
  zoo: "crocodile farm, alligator farm, safari park, wildlife park",
  swimming_hall: "swimming gala, diving tower, diving pool, swimming pool hall, hall of a swimming pool",
  veranda: "terrace of a mountain hut, terrace of an alpine hut, terrace of a farmhouse, terrace of a cottage",
  bus_stop: "country bus stop",
  airport: "airport gate, departure gate, boarding gate",
  office: "judge chambers, telegraph office, telegraph station, registrar office, notary office, headmaster study",
  control_room: "telephone exchange, switchboard room, radio shack, radar room",
  stable: "sheepcote, cattle shelter",
  forest: "forest trail, woodland trail, trail through a forest, trail through the woods",
  pine_forest:
    "trail through a spruce forest, trail through a pine forest, trail through a fir forest, sled trail, dog sled trail",
};

// English words of times and of regions: what a place is built of hangs on both. Before the semicolon words that say it.
import type { Era, Region } from "../place-scene.ts";

/** The year that words stand for; a number that is written out counts before them. */
export const YEARS: Readonly<Record<string, string>> = {
  "-8000": "prehistoric, stone age, ice age, caveman, cavemen, neolithic",
  "-1200":
    "bronze age, biblical, pharaoh, pharaohs, ancient egypt, ancient egyptian, babylon, babylonian, trojan, minoan",
  "-400": "antiquity, ancient greece, ancient greek, spartan, ancient athens, ancient china, ancient",
  "50": "ancient rome, roman, roman empire, pompeii, gladiator, gladiators, roman forum",
  "900": "viking, vikings, norse, saxon, longship, longhouse",
  "1300": "medieval, middle ages, knights, gothic, feudal, fantasy, wizard, fairy tale, fairytale, crusader, byzantine",
  "1600": "samurai, shogun, edo, tudor, elizabethan, renaissance, conquistador, aztec, inca, ming",
  "1720": "pirate, pirates, galleon, baroque, buccaneer, 18th century, musketeer, musketeers",
  "1815": "regency, napoleonic, georgian, colonial, austen",
  "1885":
    "victorian, wild west, western town, western, old west, gaslight, gaslit, gas lamps, gas lamp, horse drawn, 19th century, nineteenth century, frontier, gold rush, steampunk, steam engine, stagecoach, cowboy, cowboys, saloon",
  "1908": "edwardian, belle epoque, turn of the century",
  "1916": "first world war, world war one, great war, no man land",
  "1926":
    "prohibition, speakeasy, jazz age, roaring twenties, art deco, period, vintage, old fashioned, antique, typewriter",
  "1943": "second world war, world war two, wartime, blitz, ghetto, occupied paris",
  "1955": "fifties, postwar, post war, rockabilly",
  "1968": "sixties, cold war, soviet",
  "1985": "eighties, seventies",
  "2015": "modern, contemporary, present day",
  "2090":
    "futuristic, domed city, space market, future, cyberpunk, sci fi, science fiction, android, hologram, holograms, dystopian, high tech, starship, spaceship, cyber, megacity, flying cars",
};

/** Words of a time that name no year. */
export const ERAS: Partial<Readonly<Record<Era, string>>> = {
  medieval: "plague, pillory, castle, thatched",
  old: "in the past, distant past, long past",
  future: "robot, robots, space",
};

/** How a region builds. Names of places only, never of people. */
export const REGIONS: Readonly<Record<Region, string>> = {
  plain: "",
  north:
    "norway, norwegian, iceland, icelandic, sweden, swedish, finland, finnish, denmark, faroe, greenland, lapland, norse, viking, stockholm, oslo, reykjavik, helsinki, copenhagen",
  europe:
    "london, paris, berlin, vienna, prague, england, english, france, french, germany, german, bavaria, bavarian, amsterdam, dublin, edinburgh, scotland, scottish, ireland, irish, wales, welsh, manchester, glasgow, yorkshire, cornwall, flanders, belgium, poland, warsaw, krakow, hungary, budapest, romania, ukraine, kyiv, russia, russian, moscow, petersburg, hamburg, munich, lyon, normandy, brittany, alsace, strasbourg, swiss, switzerland, austria, austrian, bruges, salzburg, tudor, victorian, edwardian, siberia",
  south:
    "italy, italian, rome, naples, venice, venetian, florence, sicily, sicilian, palermo, tuscany, tuscan, puglia, spain, spanish, seville, granada, madrid, barcelona, andalusia, portugal, lisbon, porto, greece, greek, athens, crete, santorini, aegean, marseille, provence, malta, croatia, mediterranean, adriatic, corsica, sardinia, bologna, verona, amalfi",
  classical:
    "ancient rome, roman forum, ancient greece, pompeii, acropolis, roman empire, ancient athens, sparta, colosseum, forum",
  arab: "cairo, egypt, egyptian, morocco, moroccan, marrakech, marrakesh, casablanca, fez, tunis, tunisia, algiers, algeria, tangier, damascus, syria, aleppo, baghdad, iraq, iran, tehran, isfahan, kabul, afghanistan, yemen, sanaa, beirut, lebanon, jerusalem, amman, jordan, petra, arabia, arabian, medina, kasbah, casbah, istanbul, turkey, turkish, anatolia, ottoman, samarkand, bukhara, timbuktu, karachi, peshawar, lahore, pakistan, minaret, minarets, souk, mosque",
  india:
    "india, indian, punjab, punjabi, lahore, pakistan, bengal, delhi, mumbai, bombay, calcutta, kolkata, varanasi, rajasthan, jaipur, udaipur, kerala, goa, chennai, bangalore, nepal, kathmandu, sri lanka, colombo, dhaka, bangladesh, ganges",
  east: "japan, japanese, kyoto, tokyo, osaka, edo, nara, samurai, shogun, china, chinese, beijing, shanghai, hong kong, sichuan, tibet, tibetan, lhasa, korea, korean, seoul, vietnam, hanoi, saigon, laos, mekong, thailand, bangkok, cambodia, angkor, taiwan, taipei, bali, zen, shinto, buddhist, pagoda, dojo, shibuya, chinatown",
  africa:
    "africa, african, kenya, kenyan, nairobi, nigeria, lagos, ghana, accra, senegal, dakar, mali, ethiopia, tanzania, uganda, congo, kinshasa, soweto, johannesburg, zimbabwe, mozambique, masai, serengeti, rwanda, malawi",
  latin:
    "mexico, mexican, cuba, cuban, havana, brazil, brazilian, peruvian, colombian, chilean, bolivian, argentine, rio, sao paulo, bahia, salvador, peru, cusco, lima, bolivia, la paz, colombia, bogota, cartagena, ecuador, quito, chile, santiago, valparaiso, argentina, buenos aires, andes, guatemala, favela, barrio, hacienda",
  western:
    "western town, wild west, old west, frontier town, mining town, dodge city, tombstone arizona, gold rush town, ghost town",
};
